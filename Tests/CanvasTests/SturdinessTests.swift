import Canvas
import Testing

/// The same numbers in every run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}

let awkward = [
  "a", "Z", "5", " ", "é", "日", "한", "💪", "🏋️‍♀️", "👨‍👩‍👧‍👦", "🇩🇪", "ש", "م", "\t", "\n", "\r\n", "\u{301}", "\u{200D}",
  "\u{202E}",
  "\u{1B}", "\u{AD}", "नि", "▌", "×", "Ａ", "\u{FEFF}", "❤️", "👍🏽", "\u{0}", "\u{E0041}",
]

func text(_ dice: inout Dice) -> String {
  (0..<dice.roll(9)).map { _ in awkward[dice.roll(awkward.count)] }.joined()
}

/// Whether every wide character has its second half and nothing else has one.
func isWhole(_ grid: Grid) -> Bool {
  for row in 0..<grid.size.rows {
    var column = 0
    while column < grid.size.columns {
      let width = grid[column, row].glyph.columns
      guard width == 1 || width == 2, column + width <= grid.size.columns else { return false }
      if width == 2, !grid[column + 1, row].isContinuation { return false }
      column += width
    }
  }
  return true
}

@Test func `whatever is written wherever, no cell is ever half a character`() {
  var dice = Dice(seed: 7)
  var grid = Grid(size: Size(columns: 12, rows: 4))
  for step in 0..<4000 {
    let place = Point(column: dice.roll(20) - 5, row: dice.roll(8) - 2)
    let words = text(&dice)
    switch dice.roll(6) {
    case 0: grid.write(words, column: place.column, row: place.row, role: Role(.text))
    case 1:
      grid.write(
        words, column: place.column, row: place.row, role: Role(.text), width: dice.roll(9), align: .centre)
    case 2: grid.overlay(words, column: place.column, row: place.row, ink: .accent)
    case 3:
      let frame = Rectangle(column: place.column, row: place.row, columns: dice.roll(6), rows: dice.roll(4))
      grid.draw(in: Viewport(frame, offset: dice.roll(3))) {
        $0.write(words, column: dice.roll(4) - 1, row: dice.roll(4), role: Role(.text))
      }
    case 4:
      grid.fill(row: place.row, columns: place.column..<(place.column + dice.roll(5)), role: Role(.text))
    default: grid.fill(row: place.row, role: Role(.text))
    }
    guard isWhole(grid) else {
      Issue.record("step \(step) broke\n\(grid.text)")
      return
    }
  }
}

@Test func `whatever a text holds, its cut and its lines keep within their columns`() {
  var dice = Dice(seed: 11)
  for _ in 0..<2000 {
    let words = (0..<6).map { _ in text(&dice) }.joined(separator: dice.roll(3) == 0 ? " & " : " ")
    let columns = 2 + dice.roll(14)
    #expect(words.truncated(to: columns).columns <= columns)
    #expect(words.fitted(to: columns).columns == columns)
    #expect(words.truncatedAtJoint(to: columns).columns <= columns)
    #expect(words.wrapped(to: columns).allSatisfy { $0.columns <= columns })
  }
}

@Test func `whatever a table is given, its fields stand where they stand`() {
  var dice = Dice(seed: 13)
  let table = Table([
    Table.Column("A", columns: 6), Table.Column("B", columns: 7, alignment: .decimal(after: 3), padding: 1),
    Table.Column("|", columns: 1),
  ])
  for _ in 0..<500 {
    var grid = Grid(size: Size(columns: 16, rows: 1))
    grid.row(
      [Table.Field(text(&dice)), Table.Field(text(&dice)), Table.Field("|")], of: table, column: 0, row: 0)
    #expect(grid[15, 0].glyph == "|")
    #expect(grid[6, 0].glyph == " " && grid[14, 0].glyph == " ")
  }
}
