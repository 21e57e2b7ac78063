import Canvas
import Training

/// The page of charts: which series, how far back, the line, and what the cursor reads.
struct ExerciseCharts {
  private let content: ExerciseContent
  private let place: ChartPlace
  private let scene: Scene
  let points: ChartPoints

  init(_ content: ExerciseContent, _ place: ChartPlace, _ scene: Scene) {
    self.content = content
    self.place = place
    self.scene = scene
    points = ChartPoints(content, place.series(of: content.summary.exercise), scene)
  }

  private var border: Int { scene.style.cardBorder }
  private var exercise: Exercise { content.summary.exercise }
  private var all: [ChartSeries] { ChartSeries.all(for: exercise.kind) }
  private var cursor: Int? { points.points.firstIndex { $0.key == place.cursor } }
  var read: ChartPoints.Point? { cursor.map { points.points[$0] } }

  /// Where the control of the ranges starts: at the right, or below where it is narrow.
  private func rangePlace(_ frame: Rectangle) -> (column: Int, row: Int, padding: Int) {
    let width = ChartRange.allCases.reduce(0) { $0 + $1.title.columns + 2 }
    return scene.isNarrow
      ? (frame.column, frame.row + 1, 1) : (frame.endColumn - scene.margin - width, frame.row, 1)
  }

  private var seriesPadding: Int { scene.isNarrow ? 0 : 1 }

  private func cardFrame(_ frame: Rectangle) -> Rectangle {
    let head = scene.isNarrow ? 2 : 1
    return Rectangle(
      column: frame.column + scene.margin, row: frame.row + head, columns: frame.columns - 2 * scene.margin,
      rows: max(0, frame.rows - head))
  }

  private func plotFrame(_ frame: Rectangle) -> Rectangle {
    let card = cardFrame(frame)
    let keys = card.rows >= 12 ? 2 : 0
    return Rectangle(
      column: card.column + 1 + (scene.isNarrow ? 0 : 1), row: card.row + border + 2,
      columns: card.columns - 3 - (scene.isNarrow ? 0 : 1), rows: max(0, card.rows - 2 - 2 * border - keys))
  }

  func draw(on grid: inout Grid, in frame: Rectangle) {
    drawControls(on: &grid, frame)
    let card = cardFrame(frame)
    grid.card(card)
    if points.points.isEmpty { return drawEmpty(on: &grid, card) }
    drawReading(on: &grid, card)
    let plot = plotFrame(frame)
    grid.lineChart(points.chart(cursor: cursor), in: plot)
    guard plot.endRow + 1 < card.endRow - border else { return }
    drawKeys(on: &grid, column: card.column + 2, row: card.endRow - 1 - border, columns: card.columns - 4)
  }

  private func drawControls(on grid: inout Grid, _ frame: Rectangle) {
    let range = rangePlace(frame)
    let selected = ChartRange.allCases.firstIndex(of: place.range) ?? 0
    if scene.isNarrow {
      let index = (all.firstIndex(of: points.series) ?? 0) + 1
      grid.write(
        points.series.title, column: frame.column + 1, row: frame.row, role: Role(.text, strong: true))
      let count = "\(index)/\(all.count)"
      grid.write(
        count, column: frame.endColumn - 1 - count.columns, row: frame.row, role: Role(.secondary))
    } else {
      grid.segments(
        all.map(\.short), selected: all.firstIndex(of: points.series) ?? 0, column: scene.margin,
        row: frame.row, padding: seriesPadding)
    }
    grid.segments(
      ChartRange.allCases.map(\.title), selected: selected, column: range.column, row: range.row,
      padding: range.padding)
  }

  /// The newest value and where it goes, or the value under the cursor.
  private func drawReading(on grid: inout Grid, _ card: Rectangle) {
    let row = card.row + border
    let left = card.column + (scene.isNarrow ? 1 : 2)
    let right = card.endColumn - 2
    var column = left
    guard let shown = read ?? points.points.last else { return }
    // Narrow, the title stands above already; of a pair both numbers must have room.
    let isShort = scene.isNarrow && shown.lifted != nil
    let label = read == nil ? isShort ? ChartSeries.estimate.short : points.series.title : words(shown)
    column += grid.write(label, column: column, row: row, role: Role(.text, on: .card, strong: true)) + 2
    column +=
      grid.write(
        points.text(shown.value), column: column, row: row, role: Role(.accent, on: .card, strong: true)) + 2
    if let lifted = shown.lifted {
      let text = "lifted \(points.text(lifted))"
      column += grid.write(text, column: column, row: row, role: Role(.secondary, on: .card)) + 2
    }
    if read != nil {
      guard shown.isRecord else { return }
      let flag = scene.isNarrow ? "PR" : "record"
      if column + flag.columns + 4 <= card.endColumn { grid.flag(flag, column: column, row: row) }
      return
    }
    if let change = points.change {
      let text = "\(change.isUp ? scene.style.glyphs.up : scene.style.glyphs.down) \(change.text)"
      if column + text.columns <= right {
        column +=
          grid.write(
            text, column: column, row: row, role: Role(change.isUp ? .done : .secondary, on: .card)) + 2
      }
    }
    let remark = remark
    guard column + remark.columns <= right else { return }
    grid.write(remark, column: right - remark.columns, row: row, role: Role(.secondary, on: .card))
  }

  /// The day of a workout, or the month: `Mar 2024`.
  private func words(_ point: ChartPoints.Point) -> String {
    guard point.workout == nil else { return scene.words(point.day) }
    return "\(point.day.civil.monthShort) \(point.day.civil.year)"
  }

  private var remark: String {
    let count = points.countWords
    guard points.series == .estimate else { return count }
    return "\(count) \(scene.style.glyphs.dot) \(scene.preferences.formula.name)"
  }

  private func drawKeys(on grid: inout Grid, column: Int, row: Int, columns: Int) {
    let hints =
      scene.isNarrow
      ? [("j k", "series"), ("+ -", "range"), (", .", "read")]
      : [
        ("j k", "series"), ("+ -", "range"), (", .", "read a point"),
        ("Enter", points.isMonthly ? "its month" : "its workout"),
      ]
    var at = column
    for (key, text) in hints {
      guard at + key.columns + text.columns + 3 <= column + columns else { return }
      at += grid.write(key, column: at, row: row, role: Role(.accent, on: .card)) + 1
      at += grid.write(text, column: at, row: row, role: Role(.secondary, on: .card)) + 3
    }
  }

  private func drawEmpty(on grid: inout Grid, _ card: Rectangle) {
    let inRange = "\(points.series.title) has no value in \(place.range.words)."
    let sentence =
      content.summary.workouts == 0
      ? "The line starts with the first workout that has a completed set of it."
      : place.range == .all
        ? "\(points.series.title) needs sets with those numbers; there are none yet."
        : "\(inRange) + looks farther back."
    grid.emptyPage("Nothing to draw", [sentence], in: card.inset(columns: 1, rows: 1), on: .card)
  }

  /// What a click means: a series, a range, or the nearest point.
  func hit(_ point: Point, in frame: Rectangle) -> ChartHit? {
    let range = rangePlace(frame)
    if point.row == range.row {
      var column = range.column
      for choice in ChartRange.allCases {
        let width = choice.title.columns + 2 * range.padding
        if (column..<(column + width)).contains(point.column) { return .range(choice) }
        column += width
      }
    }
    if point.row == frame.row, !scene.isNarrow {
      var column = scene.margin
      for choice in all {
        let width = choice.short.columns + 2 * seriesPadding
        if (column..<(column + width)).contains(point.column) { return .series(choice) }
        column += width
      }
    }
    let plot = plotFrame(frame)
    guard plot.contains(point) else { return nil }
    let index = points.chart(cursor: nil).mark(nearest: point.column, in: plot)
    return index.map { .point(points.points[$0]) }
  }
}

enum ChartHit {
  case series(ChartSeries)
  case range(ChartRange)
  case point(ChartPoints.Point)
}
