import Canvas
import Testing

func grid(_ columns: Int, _ rows: Int, _ change: (inout Style) -> Void = { _ in }) -> Grid {
  var style = Style()
  change(&style)
  return Grid(size: Size(columns: columns, rows: rows), style: style)
}

@Test func `text is written where it is told and says how far it went`() {
  var grid = grid(12, 2)
  #expect(grid.write("Push A", column: 1, row: 0, role: Role(.text, strong: true)) == 6)
  #expect(grid.write("日本", column: 0, row: 1, role: Role(.secondary)) == 4)
  #expect(grid.text == " Push A\n日本")
  #expect(grid.roles == "text*1 text!*6\nsecondary*4")
  #expect(grid[1, 1] == Cell("", role: Role(.secondary)))
}

@Test func `a field is painted whole and longer text is cut`() {
  var grid = grid(14, 4)
  let role = Role(.text, on: .input)
  #expect(grid.write("100", column: 2, row: 0, role: role, width: 6, align: .right) == 6)
  grid.write("Bench Press", column: 2, row: 1, role: role, width: 6)
  grid.write("ab", column: 2, row: 2, role: role, width: 6, align: .centre)
  #expect(grid.write("none", column: 2, row: 3, role: role, width: 0) == 0)
  #expect(grid.text == "     100\n  Bench…\n    ab\n")
  #expect(grid.roles == "text*2 text/input*6\ntext*2 text/input*6\ntext*2 text/input*6\n")
}

@Test func `what lies outside is not drawn and a cut wide character becomes a space`() {
  var grid = grid(4, 2)
  grid.write("abcdef", column: -2, row: 0, role: Role(.text))
  grid.write("日日日", column: -1, row: 1, role: Role(.text))
  grid.write("no", column: 0, row: 2, role: Role(.text))
  grid.write("no", column: 0, row: -1, role: Role(.text))
  #expect(grid.text == "cdef\n 日")
  #expect(grid[3, 1].glyph == " ")
}

@Test func `writing over half of a wide character blanks the other half`() {
  var grid = grid(6, 1)
  grid.write("日本", column: 0, row: 0, role: Role(.text))
  grid.write("x", column: 1, row: 0, role: Role(.text))
  #expect(grid.text == " x本")
  grid.write("y", column: 2, row: 0, role: Role(.text))
  #expect(grid.text == " xy")
  grid.write("日本", column: 0, row: 0, role: Role(.text))
  grid.write("語", column: 1, row: 0, role: Role(.text))
  #expect(grid.text == " 語")
  #expect(grid.cells.map(\.glyph) == [" ", "語", "", " ", " ", " "])
}

@Test func `rectangles and rows are filled and clipped`() {
  var grid = grid(5, 3)
  grid.fill(Rectangle(column: 3, row: 1, columns: 9, rows: 9), role: Role(.text, on: .card))
  grid.fill(row: 0, role: Role(.divider), glyph: "-")
  grid.fill(row: 1, columns: 0..<2, role: Role(.text, on: .input))
  grid.fill(Rectangle(column: 1, row: 1, columns: -2, rows: 1), role: Role(.text, on: .accent))
  #expect(grid.text == "-----\n\n")
  #expect(grid.roles == "divider*5\ntext/input*2 text*1 text/card*2\ntext*3 text/card*2")
}

@Test func `overlaid text keeps the surface beneath it`() {
  var grid = grid(6, 1)
  grid.fill(row: 0, columns: 0..<3, role: Role(.text, on: .restFill))
  grid.fill(row: 0, columns: 3..<6, role: Role(.text, on: .accentSoft))
  #expect(grid.overlay("1:18", column: 1, row: 0, ink: .accent, strong: true) == 4)
  #expect(grid.roles == "text/rest-fill*1 accent/rest-fill!*2 accent/accent-soft!*2 text/accent-soft*1")
}

@Test func `a viewport moves and cuts what is drawn in it`() {
  var grid = grid(10, 5)
  let viewport = Viewport(Rectangle(column: 2, row: 1, columns: 6, rows: 3), offset: 4)
  grid.draw(in: viewport) { grid in
    #expect(grid.columns == 6)
    #expect(grid.shows(rows: 4..<5))
    #expect(!grid.shows(rows: 0..<4))
    #expect(!grid.shows(rows: 7..<9))
    for row in 0..<10 { grid.write("row \(row) of ten", column: 0, row: row, role: Role(.text)) }
    grid.placeCursor(column: 1, row: 5)
  }
  #expect(grid.text == "\n  row 4\n  row 5\n  row 6\n")
  #expect(grid.cursor == Point(column: 3, row: 2))
  grid.write("out", column: 0, row: 0, role: Role(.text))
  #expect(grid.line(0) == "out")
}

@Test func `a viewport within a viewport is cut by both`() {
  var grid = grid(8, 4)
  grid.draw(in: Viewport(Rectangle(column: 1, row: 1, columns: 5, rows: 2))) { grid in
    grid.draw(in: Viewport(Rectangle(column: 2, row: 1, columns: 9, rows: 9), offset: 1)) { grid in
      for row in 0..<5 { grid.write("\(row)bcdefgh", column: 0, row: row, role: Role(.text)) }
      grid.placeCursor(column: 0, row: 3)
    }
  }
  #expect(grid.text == "\n\n   1bc\n")
  #expect(grid.cursor == nil)
}

@Test func `scrolling shows what is asked for and leaves no room below the last row`() {
  let viewport = Viewport(Rectangle(column: 0, row: 2, columns: 10, rows: 4), offset: 3)
  #expect(viewport.showing(4..<5, of: 20).offset == 3)
  #expect(viewport.showing(1..<2, of: 20).offset == 1)
  #expect(viewport.showing(9..<11, of: 20).offset == 7)
  #expect(viewport.showing(2..<9, of: 20).offset == 2)
  #expect(viewport.showing(4..<5, of: 5).offset == 1)
  #expect(viewport.showing(0..<1, of: 2).offset == 0)
  #expect(viewport.scrolled(by: 99, of: 20).offset == 16)
  #expect(viewport.scrolled(by: -99, of: 20).offset == 0)
  #expect(viewport.contentRow(at: Point(column: 3, row: 4)) == 5)
  #expect(viewport.contentRow(at: Point(column: 3, row: 6)) == nil)
  #expect(viewport.visibleRows == 3..<7)
}

@Test func `a grid without room takes everything and shows nothing`() {
  var grid = grid(0, 0)
  grid.write("abc", column: 0, row: 0, role: Role(.text), width: 3)
  grid.card(Rectangle(column: 0, row: 0, columns: 10, rows: 3))
  grid.tabBar([Tab("Workout", short: "Work")], active: 0, row: 0)
  grid.bar(0.5, row: 0)
  #expect(grid.text == "")
}
