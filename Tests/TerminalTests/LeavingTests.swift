import Pty
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct LeavingTests {
  private func expectRestored(_ pty: Pty) {
    #expect(pty.isCooked)
    #expect(pty.screen.modes == [7, 25])
  }

  @Test(arguments: [("q", Pty.Ending.exit(0)), ("x", .exit(3))])
  func `the terminal is as before after every exit`(key: String, ending: Pty.Ending) throws {
    let pty = try demo()
    pty.type(key)
    #expect(pty.waitForEnd() == ending)
    expectRestored(pty)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a leave signal ends the program in its own time`(number: Int32) throws {
    let pty = try demo()
    pty.signal(number)
    #expect(pty.waitForEnd() == .exit(0))
    expectRestored(pty)
  }

  @Test(arguments: [SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE, SIGQUIT, SIGTRAP])
  func `a crash leaves a usable terminal and ends by its signal`(number: Int32) throws {
    let pty = try demo()
    pty.type("m+")
    #expect(pty.wait(for: "exact !"))
    pty.signal(number)
    #expect(pty.waitForEnd() == .signal(Int(number)))
    expectRestored(pty)
    #expect(pty.screen.contains("held message"))
  }

  @Test func `a failed assertion is told after the terminal is restored`() throws {
    let pty = try demo()
    pty.type("f")
    let ending = pty.waitForEnd()
    #expect(ending == .signal(Int(SIGILL)) || ending == .signal(Int(SIGTRAP)))
    expectRestored(pty)
    #expect(pty.screen.lines.joined().contains("the demo fails on purpose"))
  }

  @Test func `messages wait until the screen is given back`() throws {
    let pty = try demo()
    pty.type("m+")
    #expect(pty.wait(for: "exact !"))
    #expect(!pty.screen.contains("held message"))
    pty.type("q")
    #expect(pty.waitForEnd() == .exit(0))
    #expect(pty.screen.contains("held message"))
  }

  @Test func `the program ends when its terminal is gone`() throws {
    let pty = try demo()
    pty.hangUp()
    #expect(pty.waitForEnd() == .exit(0))
  }

  @Test(arguments: [false, true])
  func `after suspension everything is there again`(bySignal: Bool) throws {
    let shell = "set -m; \(Pty.built("TerminalDemo")); echo stopped as $?; read line; fg; echo ended as $?"
    let pty = try Pty("/bin/sh", ["-c", shell], environment: surroundings("xterm-256color"))
    #expect(pty.wait(for: "personal block"))
    pty.type("t+")
    #expect(pty.wait(for: "exact !"))
    if bySignal { kill(-pty.foreground, SIGTSTP) } else { pty.type("\u{1A}") }
    #expect(pty.wait(for: "stopped as"))
    expectRestored(pty)
    pty.resize(columns: 90, rows: 20)
    pty.type("\n")
    #expect(
      pty.wait { $0.contains("resumed") && $0.contains("90x20 exact !") && $0.contains("personal block") })
    #expect(pty.screen.modes.isSuperset(of: [1002, 1006, 2004, 1004, 1049]))
    #expect(pty.screen.title.hasPrefix("1:18"))
    pty.type("q")
    #expect(pty.wait(for: "ended as 0"))
  }

  @Test func `continued after a stop that it could not see, everything is sent again`() throws {
    let shell = "set -m; \(Pty.built("TerminalDemo")); echo stopped as $?; read line; fg; echo ended as $?"
    let pty = try Pty("/bin/sh", ["-c", shell], environment: surroundings("xterm-256color"))
    #expect(pty.wait(for: "personal block"))
    pty.type("t")
    #expect(pty.wait { !$0.title.isEmpty })
    kill(-pty.foreground, SIGSTOP)
    #expect(pty.wait(for: "stopped as"))
    pty.type("\n")
    #expect(pty.wait { $0.contains("resumed") && $0.contains("personal block") })
    pty.type("q")
    #expect(pty.wait(for: "ended as 0"))
    #expect(pty.screen.title == "")
  }
}
