import Glibc
import Pty
import Testing

/// The program among windows, shells and other programs.
struct TerminalLifeTests {
  private func running(_ home: Home, columns: Int = 80, rows: Int = 24) throws -> Pty {
    let pty = try home.open(columns: columns, rows: rows)
    try #require(pty.wait(for: "Next up"))
    pty.type("\r ")
    try #require(pty.wait(forSets: "1/9"))
    return pty
  }

  @Test func `a workout follows the window's size and keeps its row`() throws {
    let home = try Home.imported()
    let pty = try running(home)
    pty.resize(columns: 40, rows: 20)
    #expect(pty.wait { $0.contains("REPS    ✓") && $0.contains("1/9") && $0.contains("Prof   Hist") })
    pty.resize(columns: 120, rows: 40)
    #expect(pty.wait { $0.contains("Last sessions") && $0.contains("Sets 1/9") })
    pty.resize(columns: 20, rows: 5)
    #expect(pty.wait { $0.line(0).hasPrefix("Knurl needs 32") })
    pty.resize(columns: 80, rows: 24)
    #expect(pty.wait { Place($0)?.row.contains("▌   2") == true })
    #expect(pty.screen.unknown == [])
  }

  @Test(arguments: [false, true])
  func `suspended and continued, the workout is there again`(bySignal: Bool) throws {
    let home = try Home.imported()
    let shell = "set -m; knurl; echo stopped as $?; read line; fg; echo ended as $?"
    let pty = try Pty("/bin/sh", ["-c", shell], environment: home.environment)
    try #require(pty.wait(for: "Next up"))
    pty.type("\r ")
    try #require(pty.wait(forSets: "1/9"))
    if bySignal { kill(-pty.foreground, SIGTSTP) } else { pty.type("\u{1A}") }
    try #require(pty.wait(for: "stopped as"))
    #expect(pty.isCooked)
    pty.type("\n")
    #expect(pty.wait { Place($0)?.sets == "1/9" && $0.contains("Overhead Press") })
    pty.type("q")
    #expect(pty.wait(for: "ended as 0"))
    #expect(pty.screen.contains("Push keeps running"))
  }

  @Test func `nothing is sent while nothing happens`() throws {
    let home = try Home.imported()
    let pty = try home.open()
    try #require(pty.wait(for: "Next up"))
    pty.settle(milliseconds: 300)
    let before = pty.received.count
    _ = pty.wait(seconds: 1) { _ in pty.received.count > before }
    #expect(pty.settle(milliseconds: 200) == 0)
  }

  @Test func `a running workout sends one small frame a second`() throws {
    let home = try Home.imported()
    let pty = try running(home)
    pty.settle(milliseconds: 300)
    let before = pty.received.count
    _ = pty.wait(seconds: 3) { _ in false }
    let sent = pty.received[before...]
    let frames = String(decoding: sent, as: UTF8.self).components(of: "\u{1B}[?2026h")
    #expect((1...4).contains(frames), "\(frames) frames in 3 s")
    #expect(sent.count < frames * 400, "\(sent.count) bytes in \(frames) frames")
  }

  @Test func `text is pasted into a note, whole`() throws {
    let home = try Home.imported()
    let pty = try running(home)
    pty.type("n")
    try #require(pty.wait(for: "Note on set"))
    pty.type("\u{1B}[200~elbows in: q F u\u{1B}[201~")
    try #require(pty.wait(for: "elbows in: q F u"))
    pty.type("\r")
    #expect(pty.wait { !$0.contains("Note on set") && $0.contains("elbows in: q F u") })
    #expect(try home.knurl("show", "--json").out.contains("elbows in: q F u"))
    pty.type("n")
    try #require(pty.wait(for: "Note on set"))
    pty.type("\u{15}\u{1B}[200~one\rtwo\r\nthree\u{1B}[201~\r")
    #expect(pty.wait { !$0.contains("Note on set") && $0.contains("three") })
    #expect(try home.knurl("show", "--json").out.contains("one\\ntwo\\nthree"))
  }

  @Test func `a click on the box completes the set`() throws {
    let home = try Home.imported()
    let pty = try running(home)
    pty.click(on: "[ ]", inRowWith: "   2   ")
    #expect(pty.wait(forSets: "2/9"))
  }
}
