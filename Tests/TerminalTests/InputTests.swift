import Pty
import Testing

struct InputTests {
  @Test(arguments: [
    ("\u{1B}[1;5C", "key right 4"), ("\u{1B}OP", "key function(1) 0"), ("\u{12}", "key character(\"r\") 4"),
    ("\u{3}", "key character(\"c\") 4"), ("\u{11}", "key character(\"q\") 4"), ("\r", "key enter 0"),
    ("\u{1B}", "key escape 0"), ("\u{1B}[<0;11;4M", "mouse press 10,3"),
    ("\u{1B}[<65;1;1M", "mouse wheelDown 0,0"),
    ("\u{1B}[O", "focus false"), ("\u{1B}[200~80 kg\r8\u{1B}[201~", "paste 80 kg|8"),
  ])
  func `what is typed arrives as an event`(text: String, words: String) throws {
    let pty = try demo()
    pty.type(text)
    #expect(pty.wait(for: words))
  }

  @Test func `a sequence cut in two is one key`() throws {
    let pty = try demo()
    pty.type("\u{1B}[1;")
    pty.settle()
    pty.type("5C")
    #expect(pty.wait(for: "key right 4"))
    #expect(!pty.screen.contains("key character"))
  }

  @Test func `a watched descriptor wakes the program`() throws {
    let pty = try demo()
    pty.type("s")
    #expect(pty.wait(for: "ready true"))
  }

  @Test func `an escape is resolved before a later deadline`() throws {
    let pty = try demo()
    pty.type("d\u{1B}")
    #expect(pty.wait(for: "key escape 0"))
    #expect(!pty.screen.contains("tick"))
  }

  @Test func `queued keys are heard in order and drawn together`() throws {
    let pty = try demo()
    pty.settle()
    pty.type("acehjouk")
    #expect(pty.wait { $0.line(12).contains("character(\"k\")") })
    #expect(pty.screen.line(5).contains("character(\"a\")"))
  }

  @Test func `mouse, paste and focus are reported while the screen is up and not after`() throws {
    let pty = try demo()
    #expect(pty.screen.modes.isSuperset(of: [1002, 1006, 2004, 1004, 1049]))
    pty.type("q")
    #expect(pty.waitForEnd() == .exit(0))
    #expect(pty.screen.modes == [7, 25])
  }
}
