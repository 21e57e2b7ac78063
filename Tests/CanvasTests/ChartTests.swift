import Canvas
import Testing

@Test(arguments: [
  (104.5, 118.2, 5, ["100", "105", "110", "115", "120"]), (0, 4, 5, ["0", "1", "2", "3", "4"]),
  (82.1, 84.0, 5, ["82.0", "82.5", "83.0", "83.5", "84.0"]), (82.4, 82.4, 3, ["80", "82", "84"]),
  (-20, 35, 4, ["-20", "0", "20", "40"]), (0, 100_000, 4, ["0", "50000", "100000"]),
  (-0.5, 0.5, 3, ["-0.5", "0.0", "0.5"]), (.nan, 3, 3, ["0.0", "0.5", "1.0"]),
])
func `ticks are round and hold the whole range`(low: Double, high: Double, most: Int, labels: [String]) {
  #expect(Ticks(from: low, to: high, most: most).labels() == labels)
}

@Test func `ticks never are more than asked for and never fewer than two`() {
  for most in 2...9 {
    for high in [0.003, 0.7, 3, 13, 99, 1234, 98765, 1e9] {
      let ticks = Ticks(from: high / 7, to: high, most: most)
      #expect((2...most).contains(ticks.count), "\(high) \(most)")
      #expect(ticks.low <= high / 7 + 1e-6 && ticks.high >= high - 1e-6, "\(high) \(most)")
    }
  }
}

@Test func `around zero there are three ticks at least`() {
  #expect(Ticks(from: -1, to: 1, most: 2).labels() == ["-1", "0", "1"])
  #expect(Ticks(from: -0.4, to: 87, most: 2).labels() == ["-100", "0", "100"])
  #expect(Ticks(from: -1e300, to: 1e300, most: 2).count == 3)
}

@Test func `ticks speak with the person's decimal mark`() {
  #expect(Ticks(from: 82, to: 83, most: 3).labels(mark: ",") == ["82,0", "82,5", "83,0"])
}

@Test func `dots make the signs of their cells`() {
  var braille = Braille(columns: 2, rows: 1)
  braille.set(0, 0)
  braille.set(3, 3)
  braille.set(-1, 0)
  braille.set(0, 4)
  #expect(braille.glyph(0, 0) == "⠁")
  #expect(braille.glyph(1, 0) == "⢀")
  for row in 0..<4 {
    braille.set(0, row)
    braille.set(1, row)
  }
  #expect(braille.glyph(0, 0) == "⣿")
}

@Test func `a line of dots joins its ends`() {
  var grid = grid(4, 2)
  var braille = Braille(columns: 4, rows: 2)
  braille.line(from: Point(column: 0, row: 7), to: Point(column: 7, row: 0))
  grid.draw(braille, column: 0, row: 0, ink: .chart)
  #expect(grid.text == "  ⡠⠊\n⡠⠊")
  grid = Canvas.Grid(size: grid.size, style: grid.style)
  grid.style.glyphs = .ascii
  grid.draw(braille, column: 0, row: 0, ink: .chart)
  #expect(grid.text == "  **\n**")
}

@Test func `a line chart has round values, a dotted grid, its line and its records`() {
  var grid = grid(24, 7)
  let marks = [(0.0, 104.0), (10, 108), (20, 106), (30, 114)]
  var chart = LineChart(marks: marks.map { LineChart.Mark(time: $0.0, value: $0.1) })
  chart.marks[3].isRecord = true
  chart.labels = [
    LineChart.Label(time: 0, text: "Jun"), LineChart.Label(time: 2, text: "x"),
    LineChart.Label(time: 20, text: "Jul"),
  ]
  grid.lineChart(chart, in: Rectangle(column: 0, row: 0, columns: 24, rows: 7), on: .canvas)
  #expect(
    grid.text == """
      120 · · · · · · · · · ·
                             ▲
                          ⣀⠔⠊⠁
            ⢀⣀⡠⠤⠒⠒⠢⠤⠤⢄⣀⡠⠔⠊
          ⠒⠉⠁
      100 · · · · · · · · · ·
          Jun         Jul
      """)
  #expect(grid.roles(1) == "text*23 record*1")
  #expect(grid.roles(5).hasPrefix("tertiary*3 text*1 chart-grid*1 text*1 chart-grid*1"))
}

@Test func `a chart of one mark, of none, or without room does no harm`() {
  var grid = grid(12, 4)
  grid.lineChart(LineChart(marks: []), in: Rectangle(column: 0, row: 0, columns: 12, rows: 4))
  #expect(grid.text == "\n\n\n")
  let one = LineChart(marks: [LineChart.Mark(time: 5, value: 100, isRecord: true)])
  grid.lineChart(one, in: Rectangle(column: 0, row: 0, columns: 3, rows: 4))
  grid.lineChart(one, in: Rectangle(column: 0, row: 0, columns: 12, rows: 1))
  grid.lineChart(one, in: Rectangle(column: 0, row: 0, columns: 12, rows: 4), on: .canvas)
  #expect(grid.text.contains("▲"))
  let wild = LineChart(
    marks: [LineChart.Mark(time: .nan, value: 1), LineChart.Mark(time: 0, value: .infinity)],
    labels: [LineChart.Label(time: 1e300, text: "never")])
  grid.lineChart(wild, in: Rectangle(column: 0, row: 0, columns: 12, rows: 4))
}

@Test func `more marks than columns stay a line: one value stands for each column`() {
  let marks = (0..<4_000).map { LineChart.Mark(time: Double($0), value: $0 % 2 == 0 ? 10 : 90) }
  var chart = LineChart(marks: marks)
  var grid = Grid(size: Size(columns: 40, rows: 12))
  let frame = Rectangle(column: 0, row: 0, columns: 40, rows: 12)
  grid.lineChart(chart, in: frame)
  #expect((0..<11).count { row in grid.line(row).contains { $0 >= "⠁" && $0 <= "⣿" } } == 1)
  chart.crowd = .highest
  var high = Grid(size: Size(columns: 40, rows: 12))
  high.lineChart(chart, in: frame)
  #expect((0..<11).first { row in high.line(row).contains { $0 >= "⠁" && $0 <= "⣿" } } == 1)
}
