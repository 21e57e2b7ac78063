import Canvas
import Training

/// How the leading record of an exercise grew, and the best of each year.
struct ExerciseGrowth {
  /// Steps listed, the newest.
  private static let mostSteps = 12

  private let steps: [RecordLine]
  private let count: Int
  private let years: [Year]
  private let points: ChartPoints
  private let exercise: Exercise
  private let scene: Scene

  /// The best of one year.
  private struct Year {
    var year: Int
    var best: Double
    var workouts: Int
  }

  init(_ content: ExerciseContent, _ scene: Scene) {
    self.scene = scene
    exercise = content.summary.exercise
    let series = ChartSeries.all(for: exercise.kind)[0]
    let made = content.records.filter { $0.event.kind == series.record }
    count = made.count
    steps = Array(made.prefix(ExerciseGrowth.mostSteps))
    points = ChartPoints(content, series, scene)
    years = Dictionary(grouping: points.points, by: { $0.day.civil.year }).map { year, points in
      Year(year: year, best: points.map(\.value).max() ?? 0, workouts: points.reduce(0) { $0 + $1.workouts })
    }.sorted { $0.year > $1.year }
  }

  private var border: Int { scene.style.cardBorder }
  private var edge: Int { border == 0 ? 1 : 2 * border }
  private var stepRows: Int { count < 2 ? 0 : 2 + steps.count + edge }
  private var yearRows: Int { years.isEmpty ? 0 : 2 + years.count + edge }

  var rows: Int { stepRows + yearRows + (stepRows > 0 && yearRows > 0 ? 1 : 0) }

  func draw(on grid: inout Grid, row: Int) {
    let columns = scene.size.columns - 2 * scene.margin
    var top = row
    if stepRows > 0 {
      drawSteps(on: &grid, Rectangle(column: scene.margin, row: top, columns: columns, rows: stepRows))
      top += stepRows + 1
    }
    guard yearRows > 0 else { return }
    drawYears(on: &grid, Rectangle(column: scene.margin, row: top, columns: columns, rows: yearRows))
  }

  private func title(_ text: String, _ remark: String, on grid: inout Grid, _ frame: Rectangle) {
    grid.card(frame)
    let row = frame.row + border
    grid.write(text, column: frame.column + 2, row: row, role: Role(.text, on: .card, strong: true))
    guard text.columns + remark.columns + 6 <= frame.columns else { return }
    grid.write(
      remark, column: frame.endColumn - 2 - remark.columns, row: row, role: Role(.secondary, on: .card))
  }

  private func drawSteps(on grid: inout Grid, _ frame: Rectangle) {
    let name = points.series.title
    title(
      "How \(name) grew", steps.count < count ? "the newest \(steps.count) of \(count)" : "newest first",
      on: &grid, frame)
    let table = Table([
      Table.Column("WHEN", columns: scene.isNarrow ? 7 : 12, gap: 1),
      Table.Column("RECORD", columns: 12, gap: 1),
      Table.Column("STOOD", columns: scene.isNarrow ? 9 : 14, alignment: .right),
    ]).stretched(1, to: frame.columns - 4)
    grid.header(table, column: frame.column + 2, row: frame.row + border + 1)
    let unit = exercise.unit ?? scene.preferences.weightUnit
    for (index, step) in steps.enumerated() {
      let day = step.start.day
      let end = index == 0 ? scene.now.day : steps[index - 1].start.day
      let change = step.event.change(
        formula: scene.preferences.formula, in: unit, arrow: scene.style.glyphs.arrow, style: scene.numbers)
      grid.row(
        [
          Table.Field(scene.isNarrow ? scene.shortWords(day) : scene.words(day), Role(.secondary, on: .card)),
          Table.Field(change, Role(index == 0 ? .record : .text, on: .card, strong: index == 0)),
          Table.Field(index == 0 ? "stands" : ExerciseTrend.span(end - day), Role(.secondary, on: .card)),
        ], of: table, column: frame.column + 2, row: frame.row + border + 2 + index)
    }
  }

  private func drawYears(on grid: inout Grid, _ frame: Rectangle) {
    title("Best of each year", points.series.title, on: &grid, frame)
    let table = Table([
      Table.Column("YEAR", columns: 4, gap: 2), Table.Column("BEST", columns: 11, alignment: .right, gap: 2),
      Table.Column("WORKOUTS", columns: 8, alignment: .right),
    ])
    let left = frame.column + 2
    grid.header(table, column: left, row: frame.row + border + 1)
    let most = years.map(\.best).max() ?? 0
    let start = left + table.width + 3
    for (index, year) in years.enumerated() {
      let row = frame.row + border + 2 + index
      let isBest = year.best >= most
      grid.row(
        [
          Table.Field(String(year.year), Role(.secondary, on: .card)),
          Table.Field(points.text(year.best), Role(isBest ? .record : .text, on: .card, strong: true)),
          Table.Field(String(year.workouts), Role(.secondary, on: .card)),
        ], of: table, column: left, row: row)
      guard frame.endColumn - 2 > start else { continue }
      grid.blocks(
        most > 0 ? year.best / most : 0, column: start, row: row, columns: frame.endColumn - 2 - start,
        ink: .chart)
    }
  }
}
