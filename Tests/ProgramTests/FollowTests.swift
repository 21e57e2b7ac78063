import Glibc
import Pty
import Testing

/// A second process that looks on, hooks of the real program, and the line for bars.
struct FollowTests {
  @Test(arguments: [(80, 24), (40, 20)])
  func `a coach sees every set and changes nothing`(columns: Int, rows: Int) throws {
    let home = try Home.imported()
    try home.knurl("start", "Push")
    let coach = try home.open(columns: columns, rows: rows, "--watch")
    try #require(coach.wait(forSets: "0/9"))
    #expect(coach.screen.contains("Following along"))
    coach.type(" ")
    try #require(coach.wait(for: "You are following"))
    try home.knurl("done")
    try #require(coach.wait(forSets: "1/9"))
    #expect(coach.wait { Place($0)?.row.contains("2") == true })
    #expect(try home.knurl("show", "--json").out.components(of: "\"completed\":true") == 1)
    try home.knurl("finish", "--drop")
    try #require(coach.wait(for: "Next up"))
    coach.type("\u{3}")
    #expect(coach.waitForEnd() == .exit(0))
    #expect(try home.knurl("undo", "--list").out.components(of: "Completed") == 1)
  }

  @Test func `without a log there is nothing to follow`() throws {
    let home = try Home()
    let coach = try home.open("--watch")
    #expect(coach.waitForEnd() == .exit(1))
    #expect(try home.knurl("--plain", "--watch").code == 2)
  }

  @Test func `a hook is told of a set logged on the screen, and of the end of its rest`() throws {
    let home = try Home.imported()
    for name in ["on_set", "on_rest_end"] {
      let path = home.folder + "/config/knurl/hooks/\(name)"
      for folder in ["/config", "/config/knurl", "/config/knurl/hooks"] { mkdir(home.folder + folder, 0o700) }
      try Files.write("#!/bin/sh\ncat > \(home.folder)/\(name)\n".utf8, to: path)
      chmod(path, 0o700)
    }
    let pty = try home.open()
    try #require(pty.wait(for: "Next up"))
    pty.type("\r ")
    try #require(pty.wait(forSets: "1/9"))
    #expect(pty.wait { _ in home.holds("on_set") })
    pty.type("r1\r")
    #expect(pty.wait { _ in home.holds("on_rest_end") })
    #expect(try Files.read(home.folder + "/on_rest_end").contains("\"next\":\"Bench Press"))
    pty.type("q")
    #expect(pty.waitForEnd() == .exit(0))
  }

  @Test func `the line is printed again when another process logs`() throws {
    let home = try Home.imported()
    let pty = try home.open("status", "--watch", "--format", "<{sets}/{total}>")
    try home.knurl("start", "Push")
    try #require(pty.wait(for: "<0/9>"))
    try home.knurl("done")
    try #require(pty.wait(for: "<1/9>"))
    pty.type("\u{3}")
    #expect(pty.waitForEnd() == .signal(2))
  }

  @Test func `progress is drawn while resting where the terminal is known to take it`() throws {
    let home = try Home.imported()
    home.environment["TERM_PROGRAM"] = "ghostty"
    home.environment["TERM_PROGRAM_VERSION"] = "1.2.0"
    let pty = try home.open()
    try #require(pty.wait(for: "Next up"))
    pty.type("\r ")
    try #require(pty.wait(forSets: "1/9"))
    #expect(pty.wait { _ in String(decoding: pty.received, as: UTF8.self).contains("\u{1B}]9;4;1;") })
    pty.type("q")
    #expect(pty.waitForEnd() == .exit(0))
    #expect(String(decoding: pty.received, as: UTF8.self).contains("\u{1B}]9;4;0;0\u{07}"))
  }
}

extension Home {
  /// Whether a file of the folder has a whole line.
  fileprivate func holds(_ name: String) -> Bool {
    do { return try Files.read("\(folder)/\(name)").hasSuffix("\n") } catch { return false }
  }
}
