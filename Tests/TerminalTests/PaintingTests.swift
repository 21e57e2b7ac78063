import Pty
import Testing

struct PaintingTests {
  @Test func `nothing is sent while nothing changes`() throws {
    let pty = try demo()
    pty.settle()
    #expect(pty.settle(milliseconds: 400) == 0)
  }

  @Test func `an equal frame sends nothing`() throws {
    let pty = try demo()
    pty.type("d")
    #expect(pty.wait(for: "tick"))
    pty.type("+")
    #expect(pty.wait { !$0.contains("tick") })
    pty.settle()
    // swallowed whole: the demo hears nothing and draws nothing
    pty.type("\u{1B}[99;99z")
    #expect(pty.settle() == 0)
  }

  @Test func `one changed cell sends few bytes, between the frame's marks`() throws {
    let pty = try demo()
    pty.settle()
    let before = pty.received.count
    pty.type("+")
    #expect(pty.wait(for: "exact !"))
    pty.settle()
    let sent = String(decoding: pty.received[before...], as: UTF8.self)
    #expect(sent.utf8.count < 120)
    #expect(sent.hasPrefix("\u{1B}[?2026h"))
    #expect(sent.hasSuffix("\u{1B}[?2026l"))
    #expect(!pty.screen.modes.contains(2026))
  }

  @Test func `wide characters and marks stand where the grid has them`() throws {
    let pty = try demo()
    pty.type("w")
    #expect(pty.wait(for: "a\u{4E2D}b e\u{301} \u{2665}!"))
    pty.type("w")
    #expect(pty.wait { $0.line(3) == "a-b" })
  }

  @Test(arguments: [
    ["LANG": "C"], ["LANG": nil], ["LANG": "xx_XX.ISO-8859-1"], ["LANG": "C", "LC_ALL": "POSIX"],
  ])
  func `text is UTF-8 whatever the locale is`(locale: [String: String?]) throws {
    let pty = try demo(with: locale)
    pty.type("w")
    #expect(pty.wait(for: "a\u{4E2D}b e\u{301}"))
    pty.type("ü")
    #expect(pty.wait(for: "character(\"ü\")"))
  }

  @Test func `whatever frames follow each other, the screen shows the last one whole`() throws {
    let pty = try demo(columns: 37, rows: 11)
    for turn in 1...120 {
      pty.type("r")
      try #require(pty.wait { $0.line(0) == "frame \(turn)" && !$0.modes.contains(2026) })
    }
    let before = visible(pty.screen)
    pty.type("F")
    #expect(pty.wait { $0.line(0) == "whole" && !$0.modes.contains(2026) })
    #expect(visible(pty.screen) == before)
    #expect(pty.screen.unknown == [])
  }

  private func visible(_ screen: VirtualScreen) -> [[VirtualScreen.Cell]] {
    screen.cells.dropFirst().map { $0.map(\.visible) }
  }

  @Test func `the last cell of the last row is drawn`() throws {
    let pty = try demo()
    #expect(pty.wait { $0.cells[23][79].text == "@" && $0.line(0) == "Knurl demo" })
  }

  @Test func `the cursor shows where it is asked for and hides again`() throws {
    let pty = try demo()
    #expect(!pty.screen.isCursorShown)
    pty.type("i")
    #expect(pty.wait { $0.isCursorShown && $0.row == 2 && $0.column == 5 })
    pty.type("i")
    #expect(pty.wait { !$0.isCursorShown })
  }

  @Test func `a new size is drawn whole`() throws {
    let pty = try demo()
    pty.resize(columns: 100, rows: 30)
    #expect(pty.wait(for: "resize 100x30") && pty.wait(for: "100x30 exact"))
    #expect(pty.wait { $0.cells[29][99].look.background == .rgb(26, 26, 26) })
    pty.resize(columns: 40, rows: 10)
    #expect(pty.wait(for: "40x10 exact"))
    #expect(pty.screen.line(0) == "Knurl demo")
    #expect(pty.screen.unknown == [])
  }

  @Test func `the window's size counts, not what the environment says`() throws {
    let pty = try demo(with: ["LINES": "10", "COLUMNS": "20"])
    #expect(pty.wait { $0.contains("80x24 exact") && $0.cells[23][79].text == "@" })
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 40), (500, 200)])
  func `no size is too small or too large`(columns: Int, rows: Int) throws {
    let pty = try demo()
    pty.resize(columns: columns, rows: rows)
    pty.settle()
    pty.resize(columns: 80, rows: 24)
    #expect(pty.wait { $0.contains("80x24 exact") && $0.contains("personal block") })
    pty.type("q")
    #expect(pty.waitForEnd() == .exit(0))
  }
}
