import Canvas
import Training

/// The page that says what an exercise is and how it is set up.
struct ExerciseAbout {
  private static let labels = 14
  private static let chartRows = 9

  private let content: ExerciseContent
  private let scene: Scene
  private let trend: ExerciseTrend
  private let figure: MuscleFigure
  /// Whether the muscles are drawn at the right of the facts.
  private let isBeside: Bool
  private let factColumns: Int
  /// Label and value of each row; a value of several lines has rows without a label.
  private let facts: [(label: String, value: String, isPersonal: Bool)]

  init(_ content: ExerciseContent, _ scene: Scene) {
    self.content = content
    self.scene = scene
    trend = ExerciseTrend(content, scene)
    figure = MuscleFigure(content.summary.exercise)
    let all = scene.size.columns - 2 * scene.margin
    isBeside = all >= 76 && !figure.isEmpty
    factColumns = isBeside ? all - MuscleFigure.columns - 3 : all
    let room = max(8, factColumns - 4 - ExerciseAbout.labels)
    facts = ExerciseAbout.facts(content.summary, scene).flatMap { label, value, isPersonal in
      value.wrapped(to: room).enumerated().map { ($0 == 0 ? label : "", $1, isPersonal) }
    }
  }

  private var border: Int { scene.style.cardBorder }
  private var hasChart: Bool { trend.points.count > 2 && !scene.isNarrow }
  private var figureRows: Int {
    figure.isEmpty ? 0 : MuscleFigure.rows + 2 * max(border, 1) - (border == 0 ? 1 : 0)
  }
  private var factRows: Int {
    let rows = facts.count + 2 + 2 * border
    return isBeside ? max(rows, figureRows) : rows
  }
  private var figureRow: Int { isBeside ? 0 : factRows + 1 }
  private var topRows: Int { isBeside || figure.isEmpty ? factRows : factRows + 1 + figureRows }
  private var chartCardRows: Int { ExerciseAbout.chartRows + 2 + 2 * border }

  var rows: Int { topRows + (hasChart ? 1 + chartCardRows : 0) }

  func draw(on grid: inout Grid) {
    let columns = scene.size.columns - 2 * scene.margin
    let frame = Rectangle(column: scene.margin, row: 0, columns: factColumns, rows: factRows)
    grid.card(frame)
    drawFigure(on: &grid, columns: columns)
    let left = frame.column + 2
    for (index, fact) in facts.enumerated() {
      let row = border + index
      grid.write(fact.label, column: left, row: row, role: Role(.secondary, on: .card))
      grid.write(
        fact.value, column: left + ExerciseAbout.labels, row: row,
        role: Role(.text, on: .card, personal: fact.isPersonal))
    }
    for button in buttons {
      let used = grid.block(
        button.key, column: button.place.column, row: button.place.row,
        role: Role(.accent, on: .input, strong: true))
      grid.write(
        button.text + " ", column: button.place.column + used, row: button.place.row,
        role: Role(.text, on: .input))
    }
    if hasChart {
      drawChart(
        on: &grid, Rectangle(column: scene.margin, row: topRows + 1, columns: columns, rows: chartCardRows))
    }
  }

  /// What can be done with the exercise, and where it is told.
  var buttons: [(key: String, text: String, command: Command, place: Rectangle)] {
    let isArchived = content.summary.exercise.isArchived
    var column = scene.margin + 2
    return [
      ("Change", Command.editExercise), (isArchived ? "Take back" : "Archive", .archiveExercise),
    ].map { text, command in
      let key = scene.key(command)
      let columns = key.columns + 2 + text.columns + 1
      defer { column += columns + 1 }
      return (
        key, text, command,
        Rectangle(column: column, row: border + facts.count + 1, columns: columns, rows: 1)
      )
    }
  }

  private func drawFigure(on grid: inout Grid, columns: Int) {
    guard !figure.isEmpty else { return }
    let left = isBeside ? scene.margin + factColumns + 1 : scene.margin
    let frame = Rectangle(
      column: left, row: figureRow, columns: scene.margin + columns - left,
      rows: isBeside ? factRows : figureRows)
    grid.card(frame)
    figure.draw(
      on: &grid, column: frame.column + (frame.columns - MuscleFigure.columns) / 2, row: frame.row + border)
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

  /// What the page says, a sentence a fact.
  static func sentences(_ summary: ExerciseSummary, _ scene: Scene) -> [String] {
    facts(summary, scene).map { "\($0.label): \($0.value)." }
  }

  private static func facts(
    _ summary: ExerciseSummary, _ scene: Scene
  ) -> [(label: String, value: String, isPersonal: Bool)] {
    let exercise = summary.exercise
    let times = summary.workouts == 1 ? "1 workout" : "\(summary.workouts) workouts"
    let last = summary.lastDone.map { scene.words($0) } ?? ""
    let unit = exercise.unit.map(\.rawValue) ?? "\(scene.preferences.weightUnit.rawValue), as in the settings"
    var facts: [(String, String, Bool)] = [
      ("Done", summary.workouts == 0 ? "not yet" : times, false), ("Last done", last, false),
      ("Kind", exercise.kind.words, false),
      ("Equipment", exercise.equipment, false),
      ("Muscles", MuscleText.of(exercise.primaryMuscles), false),
      ("Also works", MuscleText.of(exercise.secondaryMuscles), false),
      ("Aliases", aliases(exercise), false),
      ("Rest", rest(exercise.restWork, scene.preferences.restWork), false),
      ("Warm-up rest", rest(exercise.restWarmup, scene.preferences.restWarmup), false),
      ("Note", exercise.note, true),
    ]
    if exercise.isPerSide { facts.insert(("Per side", "volume counts both sides", false), at: 7) }
    if exercise.kind.has(.weight) { facts.insert(("Weight unit", unit, false), at: 7) }
    return facts.filter { !$0.1.isEmpty }
  }

  /// The first few; the search knows all of them.
  private static func aliases(_ exercise: Exercise) -> String {
    let shown = exercise.aliases.prefix(5).joined(separator: ", ")
    return exercise.aliases.count > 5 ? "\(shown) and \(exercise.aliases.count - 5) more" : shown
  }

  private static func rest(_ own: Int?, _ usual: Int) -> String {
    own.map(PreferenceText.rest) ?? "\(PreferenceText.rest(usual)), as in the settings"
  }
}
