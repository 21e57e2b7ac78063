import Pty
import Testing

struct ColourTests {
  @Test func `colours are sent exactly as the theme has them`() throws {
    let screen = try demo().screen
    #expect(screen.look(of: "accent")?.foreground == .rgb(47, 128, 237))
    #expect(screen.look(of: "accent")?.background == .rgb(26, 26, 26))
    #expect(screen.look(of: "record")?.foreground == .rgb(0, 0, 0))
    #expect(screen.look(of: "done")?.foreground == .index(10))
    #expect(screen.look(of: "warning")?.foreground == .index(200))
    #expect(screen.look(of: "ghost")?.foreground == .default)
    #expect(screen.look(of: "ghost")?.background == .default)
    #expect(screen.unknown == [])
  }

  @Test func `the very bytes of a colour are the plain form`() throws {
    let pty = try demo()
    let text = String(decoding: pty.received, as: UTF8.self)
    #expect(text.contains("\u{1B}[38;2;47;128;237m"))
    #expect(text.contains("\u{1B}[48;2;26;26;26m"))
  }

  @Test func `attributes are sent`() throws {
    let screen = try demo().screen
    #expect(screen.look(of: "Knurl demo")?.isBold == true)
    #expect(screen.look(of: "error")?.isUnderlined == true)
    #expect(screen.look(of: "personal")?.isItalic == true)
    #expect(screen.look(of: "block")?.isReversed == true)
    #expect(screen.look(of: "accent").map { $0.isBold || $0.isReversed } == false)
  }

  @Test(
    arguments: [
      ("auto", "xterm-256color", nil, "palette"), ("256", "xterm-256color", "truecolor", "palette"),
      ("256", "xterm", nil, "palette"), ("auto", "tmux-256color", nil, "palette"),
    ] as [(String, String, String?, String)])
  func `with 256 colours the nearest is sent`(choice: String, type: String, promise: String?, depth: String)
    throws
  {
    let screen = try demo(choice, type: type, with: ["COLORTERM": promise]).screen
    #expect(screen.contains("80x24 \(depth)"))
    #expect(screen.look(of: "accent")?.foreground == .index(33))
    #expect(screen.look(of: "accent")?.background == .index(234))
    #expect(screen.look(of: "warning")?.foreground == .index(200))
  }

  @Test func `with sixteen colours the nearest is sent`() throws {
    let screen = try demo("16").screen
    #expect(screen.contains("80x24 sixteen"))
    #expect(screen.look(of: "accent")?.background == .index(0))
    #expect(screen.look(of: "done")?.foreground == .index(10))
  }

  @Test func `a terminal of eight colours gets eight`() throws {
    let screen = try demo(type: "xterm", with: ["COLORTERM": nil]).screen
    #expect(screen.contains("80x24 eight"))
    #expect(screen.look(of: "done")?.foreground == .index(2))
  }

  @Test(arguments: [("none", nil), ("auto", "1")] as [(String, String?)])
  func `without colours only attributes are sent`(choice: String, refusal: String?) throws {
    let pty = try demo(choice, with: ["NO_COLOR": refusal])
    #expect(pty.screen.contains("80x24 none"))
    #expect(pty.screen.look(of: "accent") == Look())
    #expect(pty.screen.look(of: "Knurl demo")?.isBold == true)
    #expect(!String(decoding: pty.received, as: UTF8.self).contains("38;"))
  }

  @Test func `an asked-for depth is sent whatever the environment says`() throws {
    let screen = try demo("truecolor", type: "xterm", with: ["COLORTERM": nil, "NO_COLOR": "1"]).screen
    #expect(screen.look(of: "accent")?.foreground == .rgb(47, 128, 237))
  }

  @Test(arguments: [
    "linux", "screen", "vt100", "rxvt-unicode-256color", "tmux", "xterm-ghostty", "alacritty",
  ])
  func `every kind of terminal is drawn on`(type: String) throws {
    let pty = try demo(type: type, with: ["COLORTERM": nil])
    #expect(pty.screen.contains("personal block"))
    pty.type("q")
    #expect(pty.waitForEnd() == .exit(0))
    #expect(pty.isCooked)
  }

  @Test(arguments: [
    ("no-such-terminal", "The terminal type no-such-terminal (TERM) is not known on this machine."),
    ("dumb", "cannot place the cursor"), ("", "TERM is not set"),
  ])
  func `a terminal that cannot serve gets a sentence`(type: String, sentence: String) throws {
    let pty = try Pty(Pty.built("TerminalDemo"), environment: surroundings(type))
    #expect(pty.waitForEnd() == .exit(1))
    #expect(pty.screen.lines.joined().contains(sentence))
    #expect(pty.isCooked)
  }

  @Test func `a program started from here sees the person's own TERMINFO`() throws {
    let plain = try demo()
    plain.type("T")
    #expect(plain.wait(for: "no TERMINFO"))
    let own = try demo(with: ["TERMINFO": "/lib/terminfo"])
    own.type("T")
    #expect(own.wait(for: "/lib/terminfo"))
  }
}
