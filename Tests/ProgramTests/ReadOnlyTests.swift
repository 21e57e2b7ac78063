import Glibc
import Pty
import Testing

/// A log that may only be read, or not even that, as somebody meets it who is not root.
struct ReadOnlyTests {
  /// A log with a workout, and the program where everybody may run it.
  private func home() throws -> Home {
    let home = try Home.imported()
    try #require(try home.run(["/bin/cp", Pty.built("knurl"), "\(home.folder)/knurl"]).code == 0)
    return home
  }

  /// Runs the program without root's rights.
  private func knurl(_ home: Home, _ words: [String]) throws -> Home.Answer {
    let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    return try home.run((geteuid() == 0 ? nobody : []) + ["\(home.folder)/knurl"] + words)
  }

  @Test func `a log that may not be written is read, and says so when it should be written`() throws {
    let home = try home()
    let before = try Files.read(home.log)
    chmod(home.log, 0o444)
    chmod(home.folder, 0o555)
    defer { chmod(home.folder, 0o755) }
    #expect(try knurl(home, ["status"]).out == "No workout is running.\n")
    #expect(try knurl(home, ["history"]).out.contains("Push"))
    for words in [["log", "bench", "100x5"], ["start"], ["undo"]] {
      let answer = try knurl(home, words)
      #expect(answer.code == 1 && answer.out.isEmpty)
      #expect(answer.err.contains("the file or its folder is read-only. Nothing was changed."))
    }
    #expect(try Files.read(home.log) == before)
  }

  @Test func `a log that may not be written opens for reading, and the doctor examines it`() throws {
    let home = try home()
    chmod(home.log, 0o444)
    chmod(home.folder, 0o555)
    defer { chmod(home.folder, 0o755) }
    let doctor = try knurl(home, ["doctor"])
    #expect(doctor.out.contains("ok    Records and totals are what a replay"))
    #expect(doctor.out.contains("There is no backup."))
    #expect(!doctor.err.contains("--fix"), "\(doctor.err)")
    let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let command = (geteuid() == 0 ? nobody : []) + ["\(home.folder)/knurl"]
    let pty = try Pty(
      command[0], Array(command.dropFirst()), environment: home.environment, columns: 80, rows: 24)
    try #require(pty.wait(for: "Next up"))
    try #require(pty.wait(for: "Nothing can be saved."))
    pty.type("\r")
    try #require(pty.wait(for: "cannot be written"))
    pty.type("2")
    try #require(pty.wait { $0.contains("Nothing can be saved.") && $0.contains("Push") })
    pty.type("\u{3}")
    #expect(pty.waitForEnd() == .exit(0))
  }

  @Test func `the plain mode reads a log that may not be written, and says why nothing is saved`() throws {
    let home = try home()
    let before = try Files.read(home.log)
    chmod(home.log, 0o444)
    chmod(home.folder, 0o555)
    defer { chmod(home.folder, 0o755) }
    home.environment["TERM"] = "dumb"
    let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let command = (geteuid() == 0 ? nobody : []) + ["\(home.folder)/knurl", "--plain"]
    let pty = try Pty(
      command[0], Array(command.dropFirst()), environment: home.environment, columns: 120, rows: 60)
    try #require(pty.wait(for: "Nothing can be saved."))
    try #require(pty.wait(for: "Type a number to start it."))
    pty.type("1\n")
    try #require(pty.wait(for: "the file or its folder is read-only. Nothing was changed."))
    pty.type("history\n")
    try #require(pty.wait(for: "Type a number to open it"))
    pty.type("1\n")
    try #require(pty.wait(for: "Now at:"))
    pty.type("100x5\nlog bench 100x5\nquit\n")
    #expect(pty.waitForEnd() == .exit(0))
    #expect(!pty.received.contains(0x1B))
    #expect(try Files.read(home.log) == before)
  }

  @Test func `a log in a folder that may not be entered is told in a sentence`() throws {
    let home = try home()
    let closed = home.folder + "/closed"
    mkdir(closed, 0o000)
    chmod(home.folder, 0o755)
    home.environment["KNURL_LOG"] = closed + "/log.db"
    for words in [["status"], ["history"], ["doctor"], ["log", "bench", "100x5"]] {
      let answer = try knurl(home, words)
      #expect(answer.code == 1)
      #expect((answer.out + answer.err).contains("cannot be opened or read. Nothing was changed."))
    }
  }

  @Test func `a log that may not be read is told in a sentence`() throws {
    let home = try home()
    chmod(home.log, 0o000)
    chmod(home.folder, 0o755)
    let answer = try knurl(home, ["status"])
    #expect(answer.code == 1 && answer.err.contains("cannot be opened or read. Nothing was changed."))
  }
}
