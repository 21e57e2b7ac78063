import Exchange
import Testing

/// Properties over files from a seeded generator.
@Suite struct CSVPropertyTests {
  private static let pieces = [
    "a", "60.5", ",", ";", "\t", "\"", "\n", "\r\n", "\r", " ", "é", "训", "🏋️", "\\n", "",
  ]

  /// A cell of up to six pieces.
  private static func cell(_ random: inout Seeded) -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      .joined()
  }

  private static func written(_ cell: String, delimiter: String, _ random: inout Seeded) -> String {
    let needsQuotes = cell.utf8.contains { [10, 13, 34, delimiter.utf8.first].contains($0) }
    guard needsQuotes || Bool.random(using: &random) else { return cell }
    return "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `rows written with random quotes come back as they were`(seed: UInt64) {
    var random = Seeded(state: seed)
    let delimiter = [",", ";", "\t"][Int(seed % 3)]
    let width = Int.random(in: 2...7, using: &random)
    var rows = [(0..<width).map { "column \($0)" }]
    for number in 0..<Int.random(in: 0...30, using: &random) {
      rows.append(["row \(number)x"] + (1..<width).map { _ in Self.cell(&random) })
    }
    var text = ""
    for (index, row) in rows.enumerated() {
      text += row.map { Self.written($0, delimiter: delimiter, &random) }.joined(separator: delimiter)
      if index < rows.count - 1 || Bool.random(using: &random) {
        text += ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
      }
    }
    let table = Table(Array(text.utf8), size: Int.random(in: 1...40, using: &random))
    #expect(table.rows == rows)
    #expect(table.damage.isEmpty)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `any bytes cut in any way give the same records and damage`(seed: UInt64) {
    var random = Seeded(state: seed &* 7919)
    let alphabet = Array("ab1,;\"\"\n\n\r\t 2025-01-14 18:00:00,".utf8) + [0xC3, 0xA9, 0xFF, 0]
    let start = Array("2025-01-14 18:00:00,".utf8)
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...400, using: &random) {
      bytes.append(alphabet.randomElement(using: &random) ?? 0)
      if Int.random(in: 0..<40, using: &random) == 0 { bytes += [10] + start }
    }
    for limit in [16 << 20, 40] {
      let whole = Table(bytes, size: max(1, bytes.count), limit: limit)
      for size in [1, 2, 3, 7, 64] {
        let cut = Table(bytes, size: size, limit: limit)
        #expect(cut.rows == whole.rows)
        #expect(cut.lines == whole.lines)
        #expect(cut.damage.map(\.lines) == whole.damage.map(\.lines))
        #expect(cut.damage.map(\.cause) == whole.damage.map(\.cause))
      }
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `no byte goes unnoticed: every line is in a record, in damage or empty`(seed: UInt64) {
    var random = Seeded(state: seed &* 104_729)
    let lines = [
      "2025-01-14 18:00:00,Push,\"Squat\",60", "2025-01-14 18:00:00,Push,\"Squ", "junk", "\"", "a,\"b\"c,d\"",
      "2025-01-14 18:00:00,\"one", "two\",x,y", "1,2,3,4,5,6",
    ]
    let chosen = (0..<30).map { _ in lines.randomElement(using: &random) ?? "" }
    let table = Table("Date,Name,Exercise,Weight\n" + chosen.joined(separator: "\n"))
    let starts = Set(table.lines)
    let damaged = Set(table.damage.flatMap { Array($0.lines) })
    #expect(starts.isDisjoint(with: damaged))
    var isInRecord = false
    for line in 1...31 {
      if starts.contains(line) { isInRecord = true }
      if damaged.contains(line) { isInRecord = false }
      #expect(isInRecord || damaged.contains(line), "line \(line)")
    }
  }
}
