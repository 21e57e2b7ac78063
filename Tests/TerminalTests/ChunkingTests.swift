import Canvas
import Terminal
import Testing

struct ChunkingTests {
  private static let pieces = [
    "a", "Q", "ü", "中", "🏋", "\r", "\u{12}", "\u{7F}", "\u{1B}", "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OP",
    "\u{1B}x",
    "\u{1B}[105;5u", "\u{1B}[<0;12;5M", "\u{1B}[200~pasted text\r\n\u{1B}[201~", "\u{1B}[I", "\u{1B}[[A",
    "\u{1B}[99;99z", "\u{1B}]0;title\u{7}", "\u{1B}P+q\u{1B}\\", "\u{1B}[M !!", "\u{1B}[1;", "\u{1B}]",
  ]

  @Test func `however the bytes are cut, the events are the same`() {
    var random = Seeded(state: 2026)
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 1...12, using: &random))
        .compactMap { _ in ChunkingTests.pieces.randomElement(using: &random) }.joined()
      let bytes = Array(text.utf8)
      #expect(inChunks(bytes, &random) == events(bytes: bytes))
    }
  }

  @Test func `however random bytes are cut, the events are the same`() {
    var random = Seeded(state: 7)
    let common = Array("\u{1B}\u{1B}[[<O]P;0123456789~uMmA\u{7}\\".utf8)
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random) : common.randomElement(using: &random) ?? 0
      }
      #expect(inChunks(bytes, &random) == events(bytes: bytes))
    }
  }

  private func inChunks(_ bytes: [UInt8], _ random: inout Seeded) -> [Event] {
    var decoder = InputDecoder()
    var events: [Event] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...rest.count, using: &random)
      events += decoder.decode(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return events + decoder.settle()
  }
}
