import Canvas
import Training

/// The page that says what an exercise is and how it is set up.
struct ExerciseAbout {
  private static let labels = 14
  private static let chartRows = 9

  private let content: ExerciseContent
  private let scene: Scene
  private let trend: ExerciseTrend
  /// Label and value of each row; a value of several lines has rows without a label.
  private let facts: [(label: String, value: String, isPersonal: Bool)]

  init(_ content: ExerciseContent, _ scene: Scene) {
    self.content = content
    self.scene = scene
    trend = ExerciseTrend(content, scene)
    let room = max(8, scene.size.columns - 2 * scene.margin - 4 - ExerciseAbout.labels)
    facts = ExerciseAbout.facts(content.summary, scene).flatMap { label, value, isPersonal in
      value.wrapped(to: room).enumerated().map { ($0 == 0 ? label : "", $1, isPersonal) }
    }
  }

  private var border: Int { scene.style.cardBorder }
  private var hasChart: Bool { trend.points.count > 2 && !scene.isNarrow }
  private var factRows: Int { facts.count + 2 + 2 * border }
  private var chartCardRows: Int { ExerciseAbout.chartRows + 2 + 2 * border }

  var rows: Int { factRows + (hasChart ? 1 + chartCardRows : 0) }

  func draw(on grid: inout Grid) {
    let columns = scene.size.columns - 2 * scene.margin
    let frame = Rectangle(column: scene.margin, row: 0, columns: columns, rows: factRows)
    grid.card(frame)
    let left = frame.column + 2
    for (index, fact) in facts.enumerated() {
      let row = border + index
      grid.write(fact.label, column: left, row: row, role: Role(.secondary, on: .card))
      grid.write(
        fact.value, column: left + ExerciseAbout.labels, row: row,
        role: Role(.text, on: .card, personal: fact.isPersonal))
    }
    var column = left
    for (key, text) in [
      ("e", "Change"), ("A", content.summary.exercise.isArchived ? "Take back" : "Archive"),
    ] {
      column += grid.block(
        key, column: column, row: border + facts.count + 1, role: Role(.accent, on: .input, strong: true))
      column +=
        grid.write(
          text + " ", column: column, row: border + facts.count + 1, role: Role(.text, on: .input)) + 1
    }
    if hasChart {
      drawChart(
        on: &grid, Rectangle(column: scene.margin, row: factRows + 1, columns: columns, rows: chartCardRows))
    }
  }

  private func drawChart(on grid: inout Grid, _ frame: Rectangle) {
    grid.card(frame)
    let left = frame.column + 2
    let row = frame.row + border
    var column = left
    column += grid.write("Est. 1RM", column: column, row: row, role: Role(.text, on: .card, strong: true)) + 2
    if let last = trend.points.last {
      let value = Number.text(
        Int((last.value * 1_000).rounded()), minimum: 1, maximum: 1, style: scene.numbers)
      column +=
        grid.write(
          "\(value) \(trend.unit.rawValue)", column: column, row: row,
          role: Role(.accent, on: .card, strong: true)) + 2
    }
    if let change = trend.change(scene.numbers) {
      let glyph = change.isUp ? scene.style.glyphs.up : scene.style.glyphs.down
      grid.write(
        "\(glyph) \(change.text)", column: column, row: row,
        role: Role(change.isUp ? .done : .secondary, on: .card))
    }
    let formula = scene.preferences.formula.name
    let remark = "best of each workout \(scene.style.glyphs.dot) \(formula)"
    if column + 28 + remark.columns < frame.endColumn {
      grid.write(
        remark, column: frame.endColumn - 2 - remark.columns, row: row, role: Role(.secondary, on: .card))
    }
    grid.lineChart(
      trend.chart(scene),
      in: Rectangle(
        column: left, row: row + 2, columns: frame.columns - 4, rows: ExerciseAbout.chartRows))
  }

  private static func facts(
    _ summary: ExerciseSummary, _ scene: Scene
  ) -> [(label: String, value: String, isPersonal: Bool)] {
    let exercise = summary.exercise
    let times = summary.workouts == 1 ? "1 workout" : "\(summary.workouts) workouts"
    let last = summary.lastDone.map { ", last \(scene.words($0))" } ?? ""
    let unit = exercise.unit.map(\.rawValue) ?? "\(scene.preferences.weightUnit.rawValue), as in the settings"
    var facts: [(String, String, Bool)] = [
      ("Done", summary.workouts == 0 ? "not yet" : times + last, false), ("Kind", exercise.kind.words, false),
      ("Equipment", exercise.equipment, false),
      ("Muscles", MuscleText.of(exercise.primaryMuscles), false),
      ("Also works", MuscleText.of(exercise.secondaryMuscles), false),
      ("Aliases", exercise.aliases.joined(separator: ", "), false),
      ("Rest", rest(exercise.restWork, scene.preferences.restWork), false),
      ("Warm-up rest", rest(exercise.restWarmup, scene.preferences.restWarmup), false),
      ("Note", exercise.note, true),
    ]
    if exercise.kind.has(.weight) { facts.insert(("Weight unit", unit, false), at: 6) }
    return facts.filter { !$0.1.isEmpty }
  }

  private static func rest(_ own: Int?, _ usual: Int) -> String {
    own.map(PreferenceText.rest) ?? "\(PreferenceText.rest(usual)), as in the settings"
  }
}
