import Canvas
import Training

/// The page of records: the best weight for each count of reps beside the predicted one, then every kind.
struct ExerciseRecords {
  private let exercise: Exercise
  private let reps: [RepRecord]
  private let estimate: Estimate?
  private let lines: [RecordLine]
  private let scene: Scene
  private let growth: ExerciseGrowth

  init(_ content: ExerciseContent, _ scene: Scene) {
    exercise = content.summary.exercise
    reps = content.repRecords
    lines = content.records.filter(\.isCurrent)
    self.scene = scene
    growth = ExerciseGrowth(content, scene)
    // The best estimate may have been made by another formula before the preference changed.
    estimate = content.summary.bestEstimate.flatMap { best in
      Estimate(
        load: best.load, reps: best.reps, rpe: best.rpe, formula: scene.preferences.formula, unit: best.unit)
    }
  }

  private var border: Int { scene.style.cardBorder }
  private var unit: WeightUnit { exercise.unit ?? scene.preferences.weightUnit }
  private var hasReps: Bool { !reps.isEmpty }
  private var repRows: Int { hasReps ? 2 + EstimateFormula.mostReps + (border == 0 ? 1 : 2 * border) : 0 }
  private var lineRows: Int { lines.isEmpty ? 0 : 2 + lines.count + (border == 0 ? 1 : 2 * border) }

  var isEmpty: Bool { reps.isEmpty && lines.isEmpty }

  var rows: Int { growthRow + growth.rows }

  private var growthRow: Int { [repRows, lineRows].reduce(0) { $0 + ($1 > 0 ? $1 + 1 : 0) } }

  func draw(on grid: inout Grid) {
    let columns = scene.size.columns - 2 * scene.margin
    if hasReps {
      drawReps(on: &grid, Rectangle(column: scene.margin, row: 0, columns: columns, rows: repRows))
    }
    growth.draw(on: &grid, row: growthRow)
    guard !lines.isEmpty else { return }
    let row = repRows > 0 ? repRows + 1 : 0
    drawLines(on: &grid, Rectangle(column: scene.margin, row: row, columns: columns, rows: lineRows))
  }

  /// What stands in the table for one count of reps.
  private struct Row {
    var reps: Int
    var actual: Weight?
    var predicted: Weight?
    var day: Day?
  }

  private var table: [Row] {
    (1...EstimateFormula.mostReps).map { count in
      let record = reps.first { $0.reps == count }
      let predicted = estimate?.predicted(reps: count).map { prediction in
        // What was lifted is never predicted to be too much.
        let weight = prediction.weight(in: unit)
        let done = record.map { $0.weight.converted(to: unit) }
        return done.map { max($0, weight) } ?? weight
      }
      return Row(reps: count, actual: record?.weight, predicted: predicted, day: record?.start.day)
    }
  }

  private func drawReps(on grid: inout Grid, _ frame: Rectangle) {
    grid.card(frame)
    let left = frame.column + 2
    let row = frame.row + border
    grid.write("Records by reps", column: left, row: row, role: Role(.text, on: .card, strong: true))
    let legend = "predicted by \(scene.preferences.formula.name)"
    if !scene.isNarrow {
      grid.write(
        legend, column: frame.endColumn - 2 - legend.columns, row: row, role: Role(.secondary, on: .card))
    }
    let rows = table
    let weights = rows.map {
      $0.actual.map { $0.text(in: unit, style: scene.numbers) } ?? scene.style.glyphs.dash
    }
    let columns = repTable(weights)
    grid.header(columns, column: left, row: row + 1)
    let most = rows.compactMap { [$0.actual, $0.predicted].compactMap { $0 }.max() }.max()
    for (index, line) in rows.enumerated() {
      draw(line, weights[index], columns, on: &grid, left: left, row: row + 2 + index)
      let start = left + columns.width + 3
      guard !scene.isNarrow, let most else { continue }
      drawBar(
        line, most, on: &grid, column: start, row: row + 2 + index, columns: frame.endColumn - 2 - start)
    }
  }

  private func repTable(_ weights: [String]) -> Table {
    let mark: Character = scene.preferences.usesDecimalComma ? "," : "."
    let after = Table.decimals(of: weights, mark: mark)
    return Table(
      [
        Table.Column("REPS", columns: 4, alignment: .right, gap: scene.isNarrow ? 1 : 4),
        Table.Column("WEIGHT", columns: 11, alignment: .decimal(after: after), gap: scene.isNarrow ? 1 : 4),
        Table.Column(
          scene.isNarrow ? "PRED." : "PREDICTED", columns: scene.isNarrow ? 7 : 9, alignment: .right, gap: 2),
        Table.Column("WHEN", columns: scene.isNarrow ? 9 : 11, gap: 1),
      ], decimalMark: mark)
  }

  private func draw(_ line: Row, _ weight: String, _ table: Table, on grid: inout Grid, left: Int, row: Int) {
    let predicted = line.predicted.map {
      Number.text($0.milli, minimum: 1, maximum: 1, style: scene.numbers)
    }
    let when = line.day.map { scene.isNarrow ? scene.shortWords($0) : scene.words($0) } ?? ""
    let isNew = line.day == scene.now.day
    grid.row(
      [
        Table.Field(String(line.reps), Role(.secondary, on: .card)),
        Table.Field(weight, Role(.text, on: .card, strong: line.actual != nil)),
        Table.Field(predicted ?? "", Role(.secondary, on: .card)),
        Table.Field(when, Role(isNew ? .record : .secondary, on: .card, strong: isNew)),
      ], of: table, column: left, row: row)
  }

  /// Solid as far as was lifted, dotted as far as is predicted.
  private func drawBar(_ line: Row, _ most: Weight, on grid: inout Grid, column: Int, row: Int, columns: Int)
  {
    func length(_ weight: Weight?) -> Int {
      let share =
        Double(weight.map { Load($0).milli(in: unit) } ?? 0) / Double(max(1, Load(most).milli(in: unit)))
      return max(0, min(columns, Int((share * Double(columns)).rounded())))
    }
    let done = length(line.actual)
    let glyphs = scene.style.glyphs
    grid.write(
      String(repeating: glyphs.lowerHalf, count: done), column: column, row: row,
      role: Role(.chart, on: .card))
    let rest = max(0, length(line.predicted) - done)
    grid.write(
      String(repeating: glyphs.gridDot, count: rest), column: column + done, row: row,
      role: Role(.tertiary, on: .card))
  }

  private func drawLines(on grid: inout Grid, _ frame: Rectangle) {
    grid.card(frame)
    let left = frame.column + 2
    let row = frame.row + border
    grid.write("All records", column: left, row: row, role: Role(.text, on: .card, strong: true))
    let table = Table([
      Table.Column("RECORD", columns: scene.isNarrow ? 12 : 14, gap: 1),
      Table.Column("BEST", columns: 12, alignment: .left, gap: 1),
      Table.Column("WHEN", columns: scene.isNarrow ? 6 : 12),
    ]).stretched(1, to: frame.columns - 4)
    grid.header(table, column: left, row: row + 1)
    for (index, line) in lines.enumerated() {
      let day = line.start.day
      grid.row(
        [
          Table.Field(line.event.label, Role(.secondary, on: .card)),
          Table.Field(
            best(line.event, columns: table.columns[1].columns), Role(.text, on: .card, strong: true)),
          Table.Field(scene.isNarrow ? scene.shortWords(day) : scene.words(day), Role(.secondary, on: .card)),
        ], of: table, column: left, row: row + 2 + index)
    }
  }
}

extension ExerciseRecords {
  /// Each record's row opens the workout it was made in.
  var targets: [PageTarget] {
    let columns = scene.size.columns - 2 * scene.margin
    func target(_ row: Int, _ workout: ID<Workout>) -> PageTarget {
      PageTarget(
        place: Rectangle(column: scene.margin, row: row, columns: columns, rows: 1),
        destination: .detail(workout, at: exercise.name))
    }
    let first = border + 2
    let byReps = reps.map { target(first + $0.reps - 1, $0.workout) }
    let below = repRows > 0 ? repRows + 1 : 0
    return byReps
      + lines.enumerated().map { target(below + first + $0.offset, ID($0.element.event.workoutID)) }
  }

  /// What it was and is; where there is no room only what it is, so that no number is cut.
  private func best(_ event: RecordEvent, columns: Int) -> String {
    let change = event.change(
      formula: scene.preferences.formula, in: unit, arrow: scene.style.glyphs.arrow, style: scene.numbers)
    guard change.columns > columns else { return change }
    return event.amount(formula: scene.preferences.formula, in: unit, style: scene.numbers)
  }

  /// What the page says, a sentence a record.
  var sentences: [String] {
    let best = table.filter { $0.actual != nil }.map { row -> String in
      let weight = row.actual?.number(in: unit, style: scene.numbers) ?? ""
      let day = row.day.map { ", \(SpokenWords.day($0))" } ?? ""
      return "\(SpokenWords.count(row.reps, "rep")): \(weight) \(SpokenWords.unit(unit, of: weight))\(day)."
    }
    let kinds = lines.map { line -> String in
      let sentence = SpokenRecord.sentence(line.event, of: exercise.name, exercise, scene)
      return "\(sentence.dropLast()), \(SpokenWords.day(line.start.day))."
    }
    return isEmpty ? ["No record yet."] : best + kinds
  }
}
