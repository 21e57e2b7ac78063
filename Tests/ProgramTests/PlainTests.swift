import Pty
import Testing

/// The plain mode of the real program.
struct PlainTests {
  @Test func `on a dumb terminal a rest that ends is told while the prompt waits`() throws {
    let home = try Home.imported()
    home.environment["TERM"] = "dumb"
    let pty = try home.open("--plain")
    try #require(pty.wait(for: "Type a number to start it."))
    pty.type("1\n")
    try #require(pty.wait(for: "Set 1, previous"))
    pty.type("done\n")
    try #require(pty.wait(for: "Rest 2 minutes."))
    pty.type("rest 5\n")
    try #require(pty.wait(for: "Rest is over. Next: Bench Press"))
    #expect(!pty.received.contains(0x1B))
    pty.type("quit\n")
    #expect(pty.waitForEnd() == .exit(0))
    #expect(pty.screen.contains("keeps running."))
  }

  @Test func `on a dumb terminal an exercise is made, a file comes in and a workout is reviewed`() throws {
    let home = try Home()
    home.environment["TERM"] = "dumb"
    try Files.write(Sample.text().utf8, to: home.folder + "/strong.csv")
    let pty = try home.open(columns: 100, rows: 60, "--plain")
    try #require(pty.wait(for: "Nothing is logged yet."))
    let talk = [
      ("import", "Import which file?"), (home.folder + "/strong.csv", "Type kg or lb, or back."),
      ("kg", "Type yes to import it, or back."), ("yes", "Type undo to take it out again."),
      ("exercises", "Type a number or a name to open one"), ("new-exercise", "Name? As you call it"),
      ("Zercher Hold", "Kind? Now: weight and reps."), ("time", "Equipment? Now: barbell."),
      ("create", "Zercher Hold, history."), ("back", "exercises."), ("history", "Type a number to open it"),
      ("filter chest", "History with chest: 4 workouts."), ("1", "Now at:"), ("back", "History with chest"),
      ("workout", "Type a number to start it."), ("1", "Set 1, previous"),
      ("900x", "Something is missing after"),
      ("150x5", "Record of Bench Press"), ("finish", "Type drop to leave them out"),
      ("drop", "Push is finished"),
    ]
    for (line, answer) in talk {
      pty.type(line + "\n")
      try #require(pty.wait(for: answer), "\(line): \(pty.screen.lines)")
    }
    pty.type("\u{4}")
    #expect(pty.waitForEnd() == .exit(0))
    #expect(!pty.received.contains(0x1B))
    #expect(String(decoding: pty.received, as: UTF8.self).hasSuffix("> \r\n"))
  }

  @Test func `what another program logs is told at the prompt`() throws {
    let home = try Home.imported()
    let pty = try home.open("--plain")
    try #require(pty.wait(for: "Type a number to start it."))
    pty.type("1\n")
    try #require(pty.wait(for: "Set 1, previous"))
    try home.knurl("done")
    try #require(pty.wait(for: "Logged set 1 of Bench Press (Barbell)"))
    pty.type("\u{4}")
    #expect(pty.waitForEnd() == .exit(0))
  }

  @Test func `a pipe is read to its end`() throws {
    let home = try Home.imported()
    try Files.write("1\ndone\n100x6\nfinish\ndrop\n".utf8, to: home.folder + "/lines")
    let command = "cd \(home.folder) && knurl --plain < lines > said; echo ended $?"
    let pty = try Pty("/bin/sh", ["-c", command], environment: home.environment)
    try #require(pty.wait(for: "ended 0"))
    let said = try Files.read(home.folder + "/said")
    #expect(said.contains("Logged set 2 of Bench Press (Barbell): 100 kilograms, 6 reps."))
    #expect(said.contains("Push is finished:"))
    #expect(!said.contains("> "))
  }

  @Test func `a terminal that cannot place the cursor is told of the plain mode`() throws {
    let home = try Home.imported()
    home.environment["TERM"] = "dumb"
    let pty = try home.open()
    #expect(pty.waitForEnd() == .exit(1))
    #expect(pty.screen.contains("knurl --plain"))
  }
}
