import Canvas
import Terminal
import Testing

struct MouseAndPasteTests {
  @Test(arguments: [
    ("[<0;1;1M", Mouse(.press, at: Point(column: 0, row: 0))),
    ("[<0;12;5m", Mouse(.release, at: Point(column: 11, row: 4))),
    ("[<32;12;5M", Mouse(.drag, at: Point(column: 11, row: 4))),
    ("[<16;300;99M", Mouse(.press, at: Point(column: 299, row: 98))),
    ("[<64;2;3M", Mouse(.wheelUp, at: Point(column: 1, row: 2))),
    ("[<69;2;3M", Mouse(.wheelDown, at: Point(column: 1, row: 2))),
    ("[M !!", Mouse(.press, at: Point(column: 0, row: 0))),
    ("[M#%&", Mouse(.release, at: Point(column: 4, row: 5))),
    ("[M`!\"", Mouse(.wheelUp, at: Point(column: 0, row: 1))),
  ])
  func `the left button and the wheel are read`(text: String, expected: Mouse) {
    #expect(events("\u{1B}" + text) == [.mouse(expected)])
  }

  @Test func `focus comes and goes`() {
    #expect(events("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
  }

  @Test func `a paste is one event and none of its letters is a key`() {
    #expect(events("\u{1B}[200~100 x 5\u{1B}[201~q") == [.paste("100 x 5")] + key(.character("q")))
  }

  @Test func `a paste keeps lines and tabs and loses other controls`() {
    let text = "a\r\nb\rc\nd\te\u{1B}[31mf\u{0}\u{7F}\u{9B}g"
    #expect(events("\u{1B}[200~\(text)\u{1B}[201~") == [.paste("a\nb\nc\nd\te[31mfg")])
  }

  @Test func `the beginning of a paste's end within it is text`() {
    #expect(events("\u{1B}[200~x\u{1B}[20\u{1B}[201~") == [.paste("x[20")])
  }

  @Test func `broken bytes in a paste are dropped`() {
    let bytes = Array("\u{1B}[200~".utf8) + [0x61, 0xFF, 0xC3, 0x62] + Array("\u{1B}[201~".utf8)
    #expect(events(bytes: bytes) == [.paste("ab")])
  }

  @Test func `of an overlong paste the beginning is kept`() {
    let text = String(repeating: "x", count: 300_000)
    #expect(events("\u{1B}[200~\(text)\u{1B}[201~") == [.paste(String(repeating: "x", count: 262_144))])
  }
}
