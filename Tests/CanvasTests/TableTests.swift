import Canvas
import Testing

let setTable = Table([
  Table.Column("SET", columns: 4), Table.Column("PREVIOUS", columns: 12),
  Table.Column("KG", columns: 8, alignment: .decimal(after: 2), padding: 1),
  Table.Column("REPS", columns: 6, alignment: .right, padding: 1),
  Table.Column("✓", columns: 3, alignment: .centre),
])

func setRow(_ texts: String...) -> [Table.Field] {
  texts.map { Table.Field($0) }
}

@Test func `numbers stand on their decimal place whatever their digits`() {
  var grid = grid(37, 5)
  grid.header(setTable, column: 0, row: 0)
  grid.row(setRow("1", "97.5 kg × 5", "97.5", "5", "✓"), of: setTable, column: 0, row: 1)
  grid.row(setRow("2", "100 kg × 10", "100", "10", "[ ]"), of: setTable, column: 0, row: 2)
  grid.row(setRow("3", "—", "9", "12", "[ ]"), of: setTable, column: 0, row: 3)
  grid.row(setRow("4", "Bench press too long", "—", "", ""), of: setTable, column: 0, row: 4)
  #expect(
    grid.text == """
      SET  PREVIOUS          KG   REPS   ✓
      1    97.5 kg × 5     97.5      5   ✓
      2    100 kg × 10    100       10  [ ]
      3    —                9       12  [ ]
      4    Bench press…     —
      """)
}

@Test func `a field takes its role over its whole width`() {
  var grid = grid(10, 1)
  let table = Table([
    Table.Column("KG", columns: 5, alignment: .right, padding: 1), Table.Column("REPS", columns: 4),
  ])
  let role = Role(.inverse, on: .accent, strong: true)
  grid.row(
    [Table.Field("100", role), Table.Field("5", Role(.ghost, on: .input))], of: table, column: 0, row: 0)
  #expect(grid.text == " 100  5")
  #expect(grid.roles == "inverse/accent!*5 text*1 ghost/input*4")
}

@Test(arguments: [
  (["100", "97.5", "102.25"], Character("."), 3), (["100", "60"], ".", 0), (["97,5", "1.000"], ",", 2),
  (["112.5 kg", "110 kg"], ".", 5), (["4,820"], ".", 0), (["—", ""], ".", 0), (["5:30"], ".", 3),
])
func `the room after the decimal place fits the longest text`(texts: [String], mark: Character, after: Int) {
  #expect(Table.decimals(of: texts, mark: mark) == after)
}

@Test func `a decimal comma aligns as a point does`() {
  var grid = grid(10, 3)
  let table = Table([Table.Column("KG", columns: 9, alignment: .decimal(after: 2))], decimalMark: ",")
  grid.row(setRow("1.097,5"), of: table, column: 0, row: 0)
  grid.row(setRow("60"), of: table, column: 0, row: 1)
  grid.row(setRow("2,25"), of: table, column: 0, row: 2)
  #expect(grid.text == "  1.097,5\n     60\n     2,25")
}

@Test func `a text wider than its field keeps the table in its columns`() {
  var grid = grid(20, 2)
  let table = Table([
    Table.Column("NAME", columns: 8), Table.Column("KG", columns: 5, alignment: .right),
    Table.Column("X", columns: 1),
  ])
  grid.row(setRow("日本語の運動 👨‍👩‍👧", "123456789", "|"), of: table, column: 0, row: 0)
  grid.row(setRow("a\tb\nc", "5", "|"), of: table, column: 0, row: 1)
  #expect(grid.text == "日本語…  1234… |\na b c        5 |")
}

@Test func `fields are found by column and one may take all the room left`() {
  #expect(setTable.width == 37)
  #expect(setTable.fields == [0..<4, 5..<17, 18..<26, 27..<33, 34..<37])
  #expect(setTable.field(at: 20) == 2)
  #expect(setTable.field(at: 17) == nil)
  #expect(setTable.stretched(1, to: 50).width == 50)
  #expect(setTable.stretched(1, to: 20).width == 37)
}
