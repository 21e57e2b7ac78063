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

  /// In order of time.
  package var marks: [Mark]
  package var labels: [Label]
  /// The sign before decimals at the axis.
  package var decimalMark = "."

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
      grid.draw(plot.line, column: plot.frame.column, row: plot.frame.row, ink: .chart)
      for mark in chart.marks where mark.isRecord {
        let dot = plot.dot(mark)
        grid.overlay(
          grid.style.glyphs.up, column: plot.frame.column + dot.column / 2, row: plot.frame.row + dot.row / 4,
          ink: .record)
      }
      grid.timeLabels(chart.labels, plot, row: frame.row + rows, on: surface)
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

  /// Writes labels under their times, leaving out one that would touch the one before it.
  private mutating func timeLabels(_ labels: [LineChart.Label], _ plot: Plot, row: Int, on surface: Surface) {
    var free = plot.frame.column
    for label in labels {
      let width = label.text.columns
      let centred = plot.frame.column + plot.across(label.time) / 2 - width / 2
      let column = min(max(centred, plot.frame.column), plot.frame.endColumn - width)
      guard column >= free else { continue }
      write(label.text, column: column, row: row, role: Role(.tertiary, on: surface))
      free = column + width + 1
    }
  }
}

/// A chart laid out in a rectangle: where times and values fall, in dots.
struct Plot {
  let frame: Rectangle
  let ticks: Ticks
  let tickLabels: [String]
  let axisColumns: Int
  private let start: Double
  private let end: Double
  private(set) var line: Braille

  /// Nil without marks or without room.
  init?(_ chart: LineChart, frame: Rectangle) {
    let marks = chart.marks.filter { $0.time.isFinite && $0.value.isFinite }
    guard let first = marks.first, let last = marks.last else { return nil }
    let values = marks.map(\.value)
    let rows = frame.rows - 1
    ticks = Ticks(
      from: values.min() ?? first.value, to: values.max() ?? first.value, most: max(2, (rows + 2) / 3))
    tickLabels = ticks.labels(mark: chart.decimalMark)
    axisColumns = (tickLabels.map(\.columns).max() ?? 0) + 1
    self.frame = Rectangle(
      column: frame.column + axisColumns, row: frame.row, columns: frame.columns - axisColumns, rows: rows)
    guard self.frame.columns > 0, rows > 0 else { return nil }
    start = first.time
    end = last.time
    line = Braille(columns: self.frame.columns, rows: rows)
    var previous = dot(first)
    line.line(from: previous, to: previous)
    for mark in marks.dropFirst() {
      let next = dot(mark)
      line.line(from: previous, to: next)
      previous = next
    }
  }

  func dot(_ mark: LineChart.Mark) -> Point { Point(column: across(mark.time), row: down(mark.value)) }

  /// Dots from the left; a lone time stands in the middle.
  func across(_ time: Double) -> Int {
    let most = frame.columns * 2 - 1
    guard end > start else { return most / 2 }
    return place(time, from: start, to: end, most: most)
  }

  /// Dots from the top; the least and the greatest tick stand in the middle of their rows.
  func down(_ value: Double) -> Int {
    let most = frame.rows * 4 - 4
    return 1 + most - place(value, from: ticks.low, to: ticks.high, most: most)
  }

  private func place(_ value: Double, from low: Double, to high: Double, most: Int) -> Int {
    guard high > low, value.isFinite else { return 0 }
    let share = max(0, min(1, (value - low) / (high - low)))
    return Int(share * Double(most) + 0.5)
  }
}
