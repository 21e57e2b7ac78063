import Pty
import Testing

struct AnnouncingTests {
  @Test func `the window has the title while the screen is up`() throws {
    let pty = try demo()
    pty.type("t")
    #expect(pty.wait { $0.title == "1:18 · Bench 100×5]evil" })
    pty.type("q")
    #expect(pty.waitForEnd() == .exit(0))
    #expect(pty.screen.title == "")
  }

  @Test func `the same title is sent once, and again after a pause`() throws {
    let pty = try demo()
    pty.type("ttt+")
    #expect(pty.wait(for: "exact !"))
    let sent = String(decoding: pty.received, as: UTF8.self)
    #expect(sent.split(separator: "\u{1B}]2;").count == 2)
  }

  @Test func `the bell rings once`() throws {
    let pty = try demo()
    pty.type("b")
    #expect(pty.wait { $0.bells == 1 })
  }

  @Test(
    arguments: [
      (["KITTY_WINDOW_ID": "1"], ["]99;i=knurl:d=0;Rest; over", "]99;i=knurl:p=body;Bench 100×5"]),
      (["TERM_PROGRAM": "iTerm.app"], ["]9;Rest; over: Bench 100×5"]),
      (["LC_TERMINAL": "iTerm2"], ["]9;Rest; over: Bench 100×5"]),
      (["TERM_PROGRAM": "WezTerm"], ["]777;notify;Rest, over;Bench 100×5"]),
      (["VTE_VERSION": "6003"], ["]777;notify;Rest, over;Bench 100×5"]),
      ([:], []),
    ] as [([String: String], [String])])
  func `a notification is written as the terminal knows it`(marks: [String: String], sent: [String]) throws {
    let pty = try demo(with: marks)
    pty.type("n+")
    #expect(pty.wait(for: "exact !"))
    #expect(pty.screen.strings == sent)
  }

  @Test func `within tmux a notification is handed through`() throws {
    let pty = try demo(
      type: "tmux-256color", with: ["TMUX": "/tmp/x,1,0", "TERM_PROGRAM": "tmux", "WEZTERM_PANE": "0"])
    pty.type("n+")
    #expect(pty.wait(for: "exact !"))
    #expect(pty.screen.strings == ["Ptmux;\u{1B}]777;notify;Rest, over;Bench 100×5\u{7}"])
  }

  @Test func `progress goes only where it is known and is cleared on leaving`() throws {
    let without = try demo()
    without.type("p+")
    #expect(without.wait(for: "exact !"))
    #expect(without.screen.strings == [])
    let with = try demo(with: ["TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.3"])
    with.type("pq")
    #expect(with.waitForEnd() == .exit(0))
    #expect(with.screen.strings == ["]9;4;1;40", "]9;4;0;0"])
  }

  @Test func `text goes to the clipboard`() throws {
    let pty = try demo()
    pty.type("y")
    #expect(pty.wait(for: "copied true"))
    #expect(pty.screen.strings == ["]52;c;QmVuY2ggMTAww5c1"])
  }
}
