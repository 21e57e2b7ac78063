import Glibc
import Pty
import Testing

/// Nothing is lost, however the program ends.
struct KillTests {
  @Test func `killed after any key, the next start is on the same row with the right rest`() throws {
    let home = try Home.imported()
    var pty = try home.open()
    try #require(pty.wait(for: "Next up"))
    pty.type("\r")
    try #require(pty.wait(forSets: "0/9"))
    pty = try killed(pty, home)
    for done in 1...9 {
      pty.type(" ")
      try #require(pty.wait(forSets: "\(done)/9"))
      pty = try killed(pty, home)
      #expect(try home.knurl("show", "--json").out.components(of: "\"completed\":true") == done)
    }
    let last = try #require(Place(pty.screen))
    pty.type("F")
    try #require(pty.wait(for: "Finish Push"))
    pty = try killed(pty, home, at: last)
    pty.type("F")
    try #require(pty.wait(for: "Finish Push"))
    pty.type("\r")
    try #require(pty.wait(for: "Done"))
    pty.signal(SIGKILL)
    #expect(pty.waitForEnd() == .signal(9))
    pty = try home.open()
    #expect(pty.wait(for: "Next up"))
    #expect(try home.knurl("show", "last", "--json").out.components(of: "\"completed\":true") == 9)
  }

  /// Kills the program, opens it again and holds what it shows to what it showed.
  private func killed(_ pty: Pty, _ home: Home, at known: Place? = nil) throws -> Pty {
    let before = try #require(known ?? Place(pty.screen))
    let start = time(nil)
    pty.signal(SIGKILL)
    #expect(pty.waitForEnd() == .signal(9))
    let next = try home.open()
    try #require(next.wait { Place($0)?.sets == before.sets })
    let after = try #require(Place(next.screen))
    #expect(after.row == before.row)
    if let rest = before.rest {
      let left = try #require(after.rest)
      let passed = time(nil) - start + 2
      #expect((rest - passed...rest).contains(left), "\(rest) s of rest became \(left) s in \(passed) s")
    } else {
      #expect(after.rest == nil)
    }
    return next
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGILL])
  func `a crash restores the terminal and leaves the log whole`(number: Int32) throws {
    let home = try Home.imported()
    let pty = try running(home)
    pty.signal(number)
    #expect(pty.waitForEnd() == .signal(Int(number)))
    #expect(pty.isCooked)
    #expect(pty.screen.modes == [7, 25])
    try expectOneSet(home)
  }

  @Test(arguments: [SIGHUP, SIGTERM])
  func `a leave signal ends the program in its own time`(number: Int32) throws {
    let home = try Home.imported()
    let pty = try running(home)
    pty.signal(number)
    #expect(pty.waitForEnd() == .exit(0))
    #expect(pty.isCooked)
    try expectOneSet(home)
  }

  @Test func `a closed window ends the program and the workout goes on`() throws {
    let home = try Home.imported()
    let pty = try running(home)
    pty.hangUp()
    #expect(pty.waitForEnd() == .exit(0))
    try expectOneSet(home)
    let next = try home.open()
    #expect(next.wait(forSets: "1/9"))
  }

  private func running(_ home: Home) throws -> Pty {
    let pty = try home.open()
    try #require(pty.wait(for: "Next up"))
    pty.type("\r ")
    try #require(pty.wait(forSets: "1/9"))
    return pty
  }

  private func expectOneSet(_ home: Home) throws {
    let shown = try home.knurl("show", "--json")
    #expect(shown.code == 0)
    #expect(shown.out.components(of: "\"completed\":true") == 1)
  }
}
