import Canvas
import Terminal
import Testing

struct InputDecoderTests {
  @Test(arguments: [
    ("a", "a"), ("Z", "Z"), ("ü", "ü"), ("€", "€"), ("中", "中"), ("🏋", "🏋"),
  ])
  func `a letter in UTF-8 is a character key`(text: String, character: Character) {
    #expect(events(text) == key(.character(character)))
  }

  @Test(
    arguments: [
      ([0x80], []), ([0xFF, 0x61], ["a"]), ([0xC3, 0x61], ["a"]), ([0xC0, 0xAF], []),
      ([0xED, 0xA0, 0x80], []),
      ([0xE2, 0x82, 0xC3, 0xA9], ["é"]), ([0xF5, 0x62], ["b"]), ([0xC2, 0x9B, 0x63], ["c"]),
      ([0x1B, 0xFF, 0x61], ["a"]), ([0x1B, 0xE2, 0x61], ["a"]),
    ] as [([UInt8], [Character])])
  func `bytes that are no UTF-8 are dropped`(bytes: [UInt8], left: [Character]) {
    #expect(events(bytes: bytes) == left.map { .key(Key($0)) })
  }

  @Test(arguments: [
    ("\r", Key(.enter)), ("\t", Key(.tab)), ("\u{7F}", Key(.backspace)), ("\u{8}", Key(.backspace)),
    ("\u{12}", Key(.character("r"), .control)), ("\u{0}", Key(.character(" "), .control)),
    ("\u{A}", Key(.character("j"), .control)), ("\u{1A}", Key(.character("z"), .control)),
    ("\u{1F}", Key(.character("_"), .control)), ("\u{1C}", Key(.character("\\"), .control)),
  ])
  func `control bytes are keys with control or named keys`(text: String, expected: Key) {
    #expect(events(text) == [.key(expected)])
  }

  @Test(arguments: [
    ("[A", Key(.up)), ("[B", Key(.down)), ("[C", Key(.right)), ("[D", Key(.left)), ("[H", Key(.home)),
    ("[F", Key(.end)), ("OA", Key(.up)), ("OH", Key(.home)), ("OP", Key(.function(1))),
    ("[1;5C", Key(.right, .control)), ("[1;2A", Key(.up, .shift)),
    ("[1;8D", Key(.left, [.shift, .alt, .control])),
    ("[3~", Key(.delete)), ("[2;3~", Key(.insert, .alt)), ("[5~", Key(.pageUp)),
    ("[6;5~", Key(.pageDown, .control)),
    ("[1~", Key(.home)), ("[7~", Key(.home)), ("[4~", Key(.end)), ("[8~", Key(.end)),
    ("[11~", Key(.function(1))),
    ("[15~", Key(.function(5))), ("[17~", Key(.function(6))), ("[21~", Key(.function(10))),
    ("[23~", Key(.function(11))), ("[24;2~", Key(.function(12), .shift)),
    ("[1;5P", Key(.function(1), .control)),
    ("[Z", Key(.tab, .shift)), ("[1;2Z", Key(.tab, .shift)), ("[[A", Key(.function(1))),
    ("[[E", Key(.function(5))),
    ("Oa", Key(.up, .control)), ("[b", Key(.down, .shift)), ("[5^", Key(.pageUp, .control)),
    ("OM", Key(.enter)),
    ("Oj", Key(.character("*"))), ("Oy", Key(.character("9"))),
  ])
  func `named keys come in every terminal's writing`(text: String, expected: Key) {
    #expect(events("\u{1B}" + text) == [.key(expected)])
  }

  @Test(arguments: [
    ("[105;5u", Key(.character("i"), .control)), ("[27u", Key(.escape)), ("[13;2u", Key(.enter, .shift)),
    ("[9;5u", Key(.tab, .control)), ("[127;3u", Key(.backspace, .alt)), ("[97;2u", Key("A")),
    ("[122;6u", Key(.character("z"), [.control, .shift])), ("[97:65;2;65u", Key("A")), ("[57400u", Key("1")),
    ("[57414u", Key(.enter)), ("[57423u", Key(.home)), ("[97;1:2u", Key("a")),
    ("[97;133u", Key(.character("a"), .control)),
    ("[27;5;114~", Key(.character("r"), .control)), ("[27;2;13~", Key(.enter, .shift)),
  ])
  func `keys written as code points are read`(text: String, expected: Key) {
    #expect(events("\u{1B}" + text) == [.key(expected)])
  }

  @Test(arguments: [
    "[97;1:3u", "[1;1:3A", "[97;9u", "[57358u", "[57441;2u", "[1114112u", "[55296u", "[7u", "[?1;2c",
    "[>0;95;0c",
    "[8;24;80t", "[12;40R", "[?2026;1$y", "[5 q", "[99z", "[1;2;3;4;5;6~", "[E", "[[Z", "Oz", "OI", "[201~",
    "[;;m",
    "]52;c;AAAA\u{7}", "]10;rgb:ffff/ffff/ffff\u{1B}\\", "P1$r0m\u{1B}\\", "_Gi=1;OK\u{1B}\\",
    "^note\u{1B}\\",
    "X text\u{1B}\\", "[<35;1;1M", "[<2;1;1M", "[<66;3;3M", "[<0;1M", "[<0;0;1M", "[M\"##",
  ])
  func `well-formed sequences without a meaning are swallowed whole`(text: String) {
    #expect(events("\u{1B}" + text + "k") == key(.character("k")))
  }

  @Test func `an endless sequence is swallowed to its last letter`() {
    let long = String(repeating: "1;", count: 5000)
    #expect(events("\u{1B}[" + long + "~q") == key(.character("q")))
    #expect(events("\u{1B}]" + long + "\u{7}q") == key(.character("q")))
  }

  @Test func `a lone escape is the key once nothing follows`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isUnsettled)
    #expect(decoder.settle() == key(.escape))
    #expect(!decoder.isUnsettled)
    #expect(decoder.settle() == [])
  }

  @Test func `a half-read sequence waits for its rest however long that takes`() {
    var decoder = InputDecoder()
    #expect(decoder.decode(Array("\u{1B}[1;".utf8)) == [])
    #expect(decoder.settle() == [])
    #expect(decoder.decode(Array("5C".utf8)) == key(.right, .control))
  }

  @Test(arguments: [
    ("x", Key(.character("x"), .alt)), ("\u{7F}", Key(.backspace, .alt)), ("\r", Key(.enter, .alt)),
    ("\u{12}", Key(.character("r"), [.alt, .control])), ("ü", Key(.character("ü"), .alt)),
    ("[", Key(.character("["), .alt)), ("O", Key(.character("O"), .alt)), ("P", Key(.character("P"), .alt)),
  ])
  func `escape and a character are Alt and the character`(text: String, expected: Key) {
    #expect(events("\u{1B}" + text) == [.key(expected)])
  }

  @Test func `two escapes are two keys`() {
    #expect(events("\u{1B}\u{1B}") == key(.escape) + key(.escape))
    #expect(events("\u{1B}\u{1B}[A") == key(.escape) + key(.up))
  }

  @Test func `a broken sequence gives back the byte that broke it`() {
    #expect(events("\u{1B}[1;\u{3}") == key(.character("c"), .control))
    #expect(events("\u{1B}[1;\u{1B}[A") == key(.up))
    #expect(events("\u{1B}]0;x\u{1B}[A") == key(.up))
  }
}
