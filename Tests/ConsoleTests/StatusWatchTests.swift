import Console
import Testing

/// `knurl status --watch` and what the doctor says of hooks and keys.
struct StatusWatchTests {
  let desk = Desk()

  @Test func `a line is printed only when it reads differently`() {
    desk.pauses = [
      { desk.knurl("start", "--empty", "Arms") }, {}, { desk.wait(1) }, { desk.knurl("discard", "--yes") },
    ]
    let out = desk.knurl("status", "--watch", "--format", "[{name} {time}]").out
    #expect(out == "\n[Arms 0:00]\n[Arms 0:01]\n\n")
  }

  @Test func `JSON is a line each`() {
    desk.pauses = [{ desk.knurl("log", "bench", "100x5") }]
    let out = desk.knurl("status", "--watch", "--json").out
    #expect(out.split(separator: "\n").map { $0.hasPrefix("{\"running\":") } == [true, true])
  }

  @Test func `the doctor names hooks that are never called and keys that clash`() {
    _ = desk.write("[keys]\nundo = o\n", to: "config")
    desk.makeFolder("hooks")
    _ = desk.write("#!/bin/sh\n", to: "hooks/on_set")
    _ = desk.write("#!/bin/sh\n", to: "hooks/on_sets")
    let out = desk.knurl("doctor").out
    #expect(out.contains("hooks/on_set is never called: it is not executable."))
    #expect(
      out.contains(
        "hooks/on_sets is never called: hooks are named on_set, on_record, on_rest_end, on_finish."))
    #expect(out.contains("config:2: undo: “o” is the key of add-set."))
    #expect(desk.knurl("doctor", "--fix").out.contains("It is executable now."))
    #expect(desk.knurl("doctor").out.contains("ok    Hooks: on_set."))
  }

  @Test func `config lists the keys and says where they are kept`() {
    _ = desk.write("[keys]\nundo = Z, Ctrl-U\n", to: "config")
    #expect(desk.knurl("config", "keys.undo").out == "Z, Ctrl-U\n")
    #expect(desk.knurl("config", "keys").out.contains("Z, Ctrl-U *"))
    #expect(desk.knurl("config", "keys.undo", "Y").errors.contains("below the line [keys]"))
    #expect(desk.knurl("config", "keys.nothing").code == 2)
    #expect(desk.knurl("config", "keys.undo", "--json").out.contains("\"own\":true"))
  }
}
