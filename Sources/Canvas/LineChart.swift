/// A line over time with round values at its left and labels below.
package struct LineChart: Hashable, Sendable {
  package struct Mark: Hashable, Sendable {
    /// Along the time axis, in any unit, such as days.
    package var time: Double
    package var value: Double
    package var isRecord: Bool

    package init(time: Double, value: Double, isRecord: Bool = false) {
      self.time = time
      self.value = value
      self.isRecord = isRecord
    }
  }

  package struct Label: Hashable, Sendable {
    package var time: Double
    package var text: String

    package init(time: Double, text: String) {
      self.time = time
      self.text = text
    }
  }

  /// What is drawn of marks that stand too close to be told apart.
  package enum Crowd: Hashable, Sendable {
    case mean, highest
  }

  /// In order of time.
  package var marks: [Mark]
  package var labels: [Label]
  /// The sign before decimals at the axis.
  package var decimalMark = "."
  /// Marks farther apart in time than this are not joined; nil joins all.
  package var longestGap: Double?
  /// Whether a dotted line shows where the values are going (least squares).
  package var showsTrend = false
  /// The mark that is read: a line stands at its time.
  package var cursor: Int?
  /// Values that stand alone beside the line, such as those it smooths or predicts.
  package var dots: [Mark] = []
  /// What stands for the marks that fall on one place because there are too many.
  package var crowd = Crowd.mean
  /// A value worth reaching: a dashed line lies at it.
  package var level: Double?

  package init(marks: [Mark], labels: [Label] = []) {
    self.marks = marks
    self.labels = labels
  }
}

extension Grid {
  /// Draws a line chart: values at the left, a dotted line at each, time labels in the last row.
  package mutating func lineChart(_ chart: LineChart, in frame: Rectangle, on surface: Surface = .card) {
    let rows = frame.rows - 1
    guard let plot = Plot(chart, frame: frame), rows > 1 else { return }
    draw(clippedTo: frame) { grid in
      grid.axis(plot, on: surface)
      if let level = chart.level, level.isFinite { grid.level(level, plot) }
      if chart.showsTrend { grid.trend(chart.marks, plot) }
      grid.draw(plot.dots, column: plot.frame.column, row: plot.frame.row, ink: .secondary)
      grid.draw(plot.line, column: plot.frame.column, row: plot.frame.row, ink: .chart)
      for mark in chart.marks where mark.isRecord {
        let dot = plot.dot(mark)
        grid.overlay(
          grid.style.glyphs.up, column: plot.frame.column + dot.column / 2, row: plot.frame.row + dot.row / 4,
          ink: .record)
      }
      if let cursor = chart.cursor, chart.marks.indices.contains(cursor) {
        grid.reading(chart.marks[cursor], plot, from: frame.row)
      }
      grid.timeLabels(chart.labels, plot, row: frame.row + rows, on: surface)
    }
  }

  private mutating func level(_ value: Double, _ plot: Plot) {
    for column in stride(from: 0, to: plot.frame.columns, by: 2) {
      overlay(
        style.glyphs.trendDash, column: plot.frame.column + column,
        row: plot.frame.row + plot.down(value) / 4, ink: .accent)
    }
  }

  /// The line at the mark that is read, and the mark itself.
  private mutating func reading(_ mark: LineChart.Mark, _ plot: Plot, from row: Int) {
    let dot = plot.dot(mark)
    let column = plot.frame.column + dot.column / 2
    for step in 0..<plot.frame.rows where step != dot.row / 4 {
      overlay(style.glyphs.hairline.vertical, column: column, row: row + step, ink: .tertiary)
    }
    let glyph = mark.isRecord ? style.glyphs.up : style.glyphs.cursorDot
    overlay(
      glyph, column: column, row: row + dot.row / 4, ink: mark.isRecord ? .record : .accent, strong: true)
  }

  /// The straight line nearest to all marks, in dots apart from each other.
  private mutating func trend(_ marks: [LineChart.Mark], _ plot: Plot) {
    guard let ends = LineChart.trend(marks) else { return }
    for column in stride(from: 0, to: plot.frame.columns, by: 2) {
      let share = Double(column) / Double(max(1, plot.frame.columns - 1))
      let value = ends.first + (ends.last - ends.first) * share
      guard value >= plot.ticks.low, value <= plot.ticks.high else { continue }
      overlay(
        style.glyphs.trendDash, column: plot.frame.column + column,
        row: plot.frame.row + plot.down(value) / 4, ink: .tertiary)
    }
  }

  private mutating func axis(_ plot: Plot, on surface: Surface) {
    for (value, label) in zip(plot.ticks.values, plot.tickLabels) {
      let row = plot.frame.row + plot.down(value) / 4
      write(
        label, column: plot.frame.column - plot.axisColumns, row: row, role: Role(.tertiary, on: surface),
        width: plot.axisColumns - 1, align: .right)
      for column in stride(from: 0, to: plot.frame.columns, by: 2) {
        overlay(style.glyphs.gridDot, column: plot.frame.column + column, row: row, ink: .chartGrid)
      }
    }
  }

  /// Writes labels under their times, two columns apart at least: one with less room is left out.
  private mutating func timeLabels(_ labels: [LineChart.Label], _ plot: Plot, row: Int, on surface: Surface) {
    var free = plot.frame.column
    for label in labels {
      let width = label.text.columns
      let centred = plot.frame.column + plot.across(label.time) / 2 - width / 2
      let column = min(max(centred, plot.frame.column), plot.frame.endColumn - width)
      guard column >= free else { continue }
      write(label.text, column: column, row: row, role: Role(.tertiary, on: surface))
      free = column + width + 2
    }
  }
}

extension LineChart {
  /// Where the line of least squares starts and ends; nil for fewer than three marks or one time.
  package static func trend(_ marks: [Mark]) -> (first: Double, last: Double)? {
    let marks = marks.filter { $0.time.isFinite && $0.value.isFinite }
    guard marks.count > 2, let start = marks.first?.time, let end = marks.last?.time, end > start else {
      return nil
    }
    let count = Double(marks.count)
    let meanTime = marks.reduce(0) { $0 + ($1.time - start) } / count
    let meanValue = marks.reduce(0) { $0 + $1.value } / count
    var across = 0.0
    var both = 0.0
    for mark in marks {
      let time = mark.time - start - meanTime
      across += time * time
      both += time * (mark.value - meanValue)
    }
    guard across > 0 else { return nil }
    let slope = both / across
    return (meanValue - slope * meanTime, meanValue + slope * (end - start - meanTime))
  }

  /// The mark drawn nearest to a column of the frame; nil without marks.
  package func mark(nearest column: Int, in frame: Rectangle) -> Int? {
    guard let plot = Plot(self, frame: frame) else { return nil }
    let at = column - plot.frame.column
    return marks.indices.min {
      abs(plot.across(marks[$0].time) / 2 - at) < abs(plot.across(marks[$1].time) / 2 - at)
    }
  }
}
