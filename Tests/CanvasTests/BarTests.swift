import Canvas
import Testing

@Test(arguments: [
  (0, "", 0), (1, "▏", 0), (2, "▎", 0), (3, "▍", 0), (4, "▌", 0), (5, "▋", 0), (6, "▊", 0), (7, "▉", 0),
  (8, "", 1),
  (9, " ▏", 1), (15, " ▉", 1), (16, "", 2),
])
func `the edge of a bar moves in eighths of a cell`(eighths: Int, text: String, full: Int) {
  var grid = grid(2, 1)
  grid.bar(Double(eighths) / 16, row: 0)
  #expect(grid.text == text)
  #expect(grid.cells.filter { $0.role.surface == .restFill }.count == full)
  #expect(grid.cells.filter { $0.role.surface == .accentSoft }.count == 2 - full)
}

@Test func `the edge is the colour of the fill on the track`() {
  var grid = grid(4, 1)
  grid.bar(0.4, row: 0)
  #expect(grid.text == " ▋")
  #expect(grid.roles == "text/rest-fill*1 rest-fill-edge/accent-soft*1 text/accent-soft*2")
}

@Test func `text stands on the bar and covers its edge`() {
  var grid = grid(10, 1)
  grid.bar(0.43, row: 0)
  grid.overlay("Rest 1:18", column: 1, row: 0, ink: .accent, strong: true)
  #expect(grid.text == " Rest 1:18")
  #expect(
    grid.roles == "text/rest-fill*1 accent/rest-fill!*3 accent/accent-soft!*6")
}

@Test func `something never looks like nothing, nor almost all like all`() {
  #expect(Eighths(0, of: 10).count == 0)
  #expect(Eighths(-1, of: 10).count == 0)
  #expect(Eighths(.nan, of: 10).count == 0)
  #expect(Eighths(0.0001, of: 10).count == 1)
  #expect(Eighths(0.9999, of: 10).count == 79)
  #expect(Eighths(1, of: 10).count == 80)
  #expect(Eighths(.infinity, of: 10).count == 80)
  #expect(Eighths(0.5, of: 0).count == 0)
}

@Test func `without eighths a bar moves in whole cells`() {
  var grid = grid(4, 1) { $0.glyphs = .ascii }
  grid.bar(0.4, row: 0)
  #expect(grid.text == "")
  #expect(grid.roles == "text/rest-fill*2 text/accent-soft*2")
  #expect(grid.blocks(0.01, column: 0, row: 0, columns: 4, ink: .chart) == 1)
  #expect(grid.line(0) == "#")
}

@Test func `columns a week stand above their labels and the newest are kept`() {
  var grid = grid(11, 4)
  let weeks = [Bar("35", 9), Bar("36", 3), Bar("37", 4), Bar("38", 1)]
  grid.columnChart(weeks, in: Rectangle(column: 0, row: 0, columns: 11, rows: 4), on: .canvas)
  #expect(grid.text == "▂▂  ██\n██  ██\n██  ██  ▆▆\n36  37  38")
  grid = Canvas.Grid(size: Size(columns: 11, rows: 2))
  grid.columnChart([Bar("36", 0)], in: Rectangle(column: 0, row: 0, columns: 11, rows: 2), on: .canvas)
  #expect(grid.text == "\n36")
}

@Test func `a sparkline rises from the least to the greatest and leaves gaps`() {
  var grid = grid(8, 3)
  grid.sparkline([100, 105, nil, 110], column: 0, row: 0, columns: 8)
  grid.sparkline([5, 5], column: 0, row: 1, columns: 4)
  grid.sparkline([nil, nil], column: 0, row: 2, columns: 4)
  #expect(grid.text == "    ▁▅ █\n  ▅▅\n")
  #expect(grid.roles(0) == "text*4 chart*2 text*1 chart*1")
}
