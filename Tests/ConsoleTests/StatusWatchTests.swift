import Console
import Logbook
import Testing
import Training

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

  @Test func `the end of a rest is told to the hook where no app is open, once`() throws {
    desk.makeFolder("hooks")
    let hook = desk.write("#!/bin/sh\ncat >> \(desk.folder)/told\n", to: "hooks/on_rest_end")
    desk.makeExecutable(hook)
    desk.knurl("log", "bench", "100x5")
    desk.knurl("rest", "3")
    desk.pauses = [{ desk.wait(2) }, { desk.wait(1) }, { desk.wait(1) }]
    desk.knurl("status", "--watch", "--format", "{rest}")
    let told = desk.line(in: "told")
    #expect(told.contains("\"event\":\"on_rest_end\""))
    #expect(told.contains("\"rest_s\":3"))
    #expect(told.split(separator: "\n").count == 1)
  }

  @Test func `the clock of a timed set stands in the line and in JSON`() throws {
    desk.knurl("log", "plank", "60s")
    let json = desk.knurl("status", "--json").out
    #expect(try JSONText.value(json, "$.clock") == .null)
    let log = try Logbook(path: desk.log)
    let before = try #require(try log.runningWorkout())
    var running = before.adding(
      [SetEntry(id: ID("next"))], to: before.blocks[0].id, at: 1)
    running.timer = SetTimer(
      set: ID("next"), ready: 5, watch: Stopwatch(startedAt: desk.now.moment), target: 60)
    try log.save(Change("Began a set", from: before, to: running), at: desk.now.moment)
    log.close()
    #expect(desk.knurl("status", "--format", "[{clock}]").out == "[-0:05]\n")
    desk.wait(15)
    #expect(desk.knurl("status", "--format", "{sets}{clock: · }").out == "1 · 0:50\n")
    let later = desk.knurl("status", "--json").out
    #expect(try JSONText.value(later, "$.clock.remaining_s") == .integer(50))
    #expect(try JSONText.value(later, "$.clock.paused") == .integer(0))
    let copy = desk.knurl("export", "--format", "jsonl", "\(desk.folder)/copy.jsonl")
    #expect(copy.code == 0)
    #expect(desk.text(of: "copy.jsonl").contains("\"timer\":{\"set_id\":\"next\",\"ready_s\":5"))
    desk.knurl("--log", "\(desk.folder)/other.db", "import", "\(desk.folder)/copy.jsonl", "--yes")
    let there = try Logbook(path: "\(desk.folder)/other.db")
    #expect(try there.runningWorkout()?.timer == running.timer)
    there.close()
  }

  @Test func `the reps of each side are told beside the weaker ones`() throws {
    desk.knurl("log", "bench", "24x8/7", "L/R", "@8")
    let json = desk.knurl("show", "--json").out
    #expect(try JSONText.value(json, "$.blocks[0].sets[0].reps") == .integer(7))
    #expect(try JSONText.value(json, "$.blocks[0].sets[0].reps_left") == .integer(8))
    #expect(try JSONText.value(json, "$.blocks[0].sets[0].reps_right") == .integer(7))
    let rows = desk.knurl("sql", "select exercise, reps_left, reps_right from v_side", "--format", "csv").out
    #expect(rows.contains("Bench Press (Barbell),8,7"))
  }

  @Test func `an exercise is made one per side from the command line`() throws {
    desk.knurl("log", "lunge (barbell)", "120x3")
    #expect(try JSONText.value(desk.knurl("status", "--json").out, "$.volume_kg") == .integer(360))
    #expect(desk.knurl("exercises", "per-side", "lunge (barbell)", "on").code == 0)
    #expect(try JSONText.value(desk.knurl("status", "--json").out, "$.volume_kg") == .integer(720))
    #expect(desk.knurl("exercises", "per-side", "lunge (barbell)").code == 2)
  }

  @Test func `a workout of warm-ups alone says so`() {
    desk.knurl("log", "bench", "60x5", "70x3", "--warmup", "--date", "2026-11-20 18:00")
    #expect(desk.knurl("show", "last").out.contains("2 warm-up sets, 0 working"))
    desk.heard = [(0, .line("history"))]
    #expect(desk.knurl("--plain").out.contains("2 warm-up sets, 0 working."))
  }
}
