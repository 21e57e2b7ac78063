import Canvas
import Training

/// One kind over time: every value a dot, the smoothed trend the line.
struct MeasurementChart {
  private let kind: MeasurementsContent.Kind
  private let scene: Scene

  init(_ kind: MeasurementsContent.Kind, _ scene: Scene) {
    self.kind = kind
    self.scene = scene
  }

  func draw(on grid: inout Grid, _ frame: Rectangle) {
    guard frame.rows > 2, frame.columns > 8 else { return }
    grid.card(frame)
    let border = scene.style.cardBorder
    let left = frame.column + 2
    let columns = frame.columns - 4
    var row = frame.row + border
    guard let newest = kind.series.points.last else {
      return drawEmpty(on: &grid, column: left, row: row, columns: columns)
    }
    let value = newest.measurement.value.text(style: scene.numbers)
    let used = grid.write(
      kind.kind.title, column: left, row: row, role: Role(.text, on: .card, strong: true))
    grid.write(value, column: left + used + 2, row: row, role: Role(.accent, on: .card, strong: true))
    let remark = kind.count == 1 ? "1 value" : "\(kind.count) values"
    grid.write(
      remark, column: left + columns - remark.columns, row: row, role: Role(.secondary, on: .card))
    row += 1
    for line in sentences(newest) where row < frame.endRow - 4 {
      grid.write(
        scene.style.glyphs.spelled(line).truncated(to: columns, mark: scene.style.glyphs.ellipsis),
        column: left, row: row, role: Role(.secondary, on: .card))
      row += 1
    }
    grid.lineChart(
      chart, in: Rectangle(column: left, row: row, columns: columns, rows: frame.endRow - border - row))
  }

  /// Trend and its change, then the goal.
  private func sentences(_ newest: MeasurementSeries.Point) -> [String] {
    let series = kind.series
    var first = ["trend \(series.text(newest.trend, style: scene.numbers))"]
    if let change = series.change(overDays: 30) {
      first.append("\(series.changeText(change, style: scene.numbers)) in 30 days")
    }
    var lines = [first.joined(separator: " · ")]
    if let goal = kind.goal?.value {
      let rest = series.changeText(goal.number(in: series.unit) - newest.trend, style: scene.numbers)
      lines.append("goal \(goal.text(style: scene.numbers)) · \(rest) to go")
    }
    return lines
  }

  private var chart: LineChart {
    let points = kind.series.points
    let time = { (point: MeasurementSeries.Point) in Double(point.measurement.taken.day.number) }
    var chart = LineChart(marks: points.map { LineChart.Mark(time: time($0), value: $0.trend) })
    chart.dots = points.map { LineChart.Mark(time: time($0), value: $0.value) }
    if let goal = kind.goal?.value {
      chart.level = goal.number(in: kind.series.unit)
    }
    if scene.preferences.usesDecimalComma { chart.decimalMark = "," }
    if let first = points.first, let last = points.last {
      chart.labels = ChartAxis.labels(from: first.measurement.taken.day, through: last.measurement.taken.day)
    }
    return chart
  }

  private func drawEmpty(on grid: inout Grid, column: Int, row: Int, columns: Int) {
    grid.write(kind.kind.title, column: column, row: row, role: Role(.text, on: .card, strong: true))
    let sentence =
      "Its line starts with the first value: type it here, or knurl measure \(kind.kind.name) VALUE."
    for (index, line) in sentence.wrapped(to: columns).enumerated() {
      grid.write(line, column: column, row: row + 1 + index, role: Role(.secondary, on: .card))
    }
  }
}
