import Canvas
import Training

/// A workout in the feed: a card with its numbers, records and best sets, or two rows where it is narrow.
struct WorkoutCard {
  /// Exercises listed before the rest is only counted.
  private static let mostLines = 6

  private let workout: WorkoutSummary
  private let scene: Scene
  private let border: Int

  init(_ workout: WorkoutSummary, _ scene: Scene) {
    self.workout = workout
    self.scene = scene
    border = scene.style.cardBorder
  }

  /// Rows of the card, its border included.
  var height: Int {
    if scene.isNarrow { return 2 }
    let note = workout.note.isEmpty ? 0 : 1
    return 3 + note + min(workout.lines.count, WorkoutCard.mostLines) + (border == 0 ? 1 : 2 * border)
  }

  func draw(on grid: inout Grid, row: Int) {
    let columns = scene.size.columns - 2 * scene.margin
    if scene.isNarrow {
      drawNarrow(on: &grid, row: row)
    } else {
      drawWide(on: &grid, Rectangle(column: scene.margin, row: row, columns: columns, rows: height))
    }
  }

  /// Shows that the cursor is on it.
  func mark(on grid: inout Grid, row: Int) {
    for step in 0..<height {
      grid.overlay(scene.style.glyphs.bar, column: scene.margin, row: row + step, ink: .accent)
    }
  }

  private func drawWide(on grid: inout Grid, _ frame: Rectangle) {
    grid.card(frame)
    let left = frame.column + 2
    let right = frame.endColumn - 2
    var row = frame.row + border
    let when = "\(workout.start.day.text) \(scene.style.glyphs.dot) \(time)"
    title(on: &grid, column: left, row: row, columns: right - left - when.columns - 2)
    grid.write(when, column: right - when.columns, row: row, role: Role(.secondary, on: .card))
    row += 1
    if !workout.note.isEmpty {
      grid.write(
        WorkoutCard.line(of: workout.note), column: left, row: row,
        role: Role(.secondary, on: .card, personal: true), width: right - left)
      row += 1
    }
    for (index, stat) in stats.enumerated() {
      let column = left + index * 18
      grid.write(
        grid.style.label(stat.label.uppercased(), columns: 16), column: column, row: row,
        role: Role(.secondary, on: .card))
      grid.write(stat.value, column: column, row: row + 1, role: Role(.text, on: .card, strong: true))
    }
    if workout.records > 0 {
      let flag = "\(workout.records) PR"
      grid.flag(flag, column: min(left + 57, right - flag.columns - 4), row: row + 1)
    }
    drawLines(on: &grid, column: left, row: row + 2, columns: right - left)
  }

  private func title(on grid: inout Grid, column: Int, row: Int, columns: Int) {
    let chip = workout.isRunning ? " running " : ""
    let name = workout.name.truncated(
      to: columns - chip.columns - 2, mark: scene.style.glyphs.ellipsis)
    let used = grid.write(
      name, column: column, row: row, role: Role(.text, on: .card, strong: true, personal: true))
    grid.write(chip, column: column + used + 2, row: row, role: Role(.accent, on: .accentSoft, strong: true))
    let start = column + used + 2 + (chip.isEmpty ? 0 : chip.columns + 2)
    grid.tags(
      workout.tags, column: start, to: column + columns, row: row, role: Role(.secondary, on: .card))
  }

  private func drawLines(on grid: inout Grid, column: Int, row: Int, columns: Int) {
    let shown =
      workout.lines.count > WorkoutCard.mostLines ? WorkoutCard.mostLines - 1 : workout.lines.count
    let names = WorkoutCard.names(in: columns)
    for (index, line) in workout.lines.prefix(shown).enumerated() {
      grid.write(
        line.name.truncatedAtJoint(to: names - 2, mark: scene.style.glyphs.ellipsis), column: column,
        row: row + index, role: Role(.accent, on: .card))
      grid.write(
        best(line), column: column + names, row: row + index, role: Role(.secondary, on: .card),
        width: columns - names)
    }
    guard shown < workout.lines.count else { return }
    grid.write(
      "and \(workout.lines.count - shown) more", column: column, row: row + shown,
      role: Role(.secondary, on: .card))
  }

  /// Where the best sets begin, in all cards alike: behind the longest built-in name, under the record's flag
  /// where there is much room.
  private static func names(in columns: Int) -> Int { columns >= 100 ? 54 : min(44, columns - 22) }

  private func best(_ line: ExerciseLine) -> String {
    guard let best = line.best else { return line.count }
    return ValueText(guessing: best, scene).set(best)
  }

  private func drawNarrow(on grid: inout Grid, row: Int) {
    let columns = scene.size.columns
    for step in 0..<2 { grid.fill(row: row + step, role: Role(.text, on: .card)) }
    let day = workout.start.day
    let isThisYear = day.civil.year == scene.now.day.civil.year
    let when = day.shortText + (isThisYear ? "" : " \(day.civil.year)")
    title(on: &grid, column: 2, row: row, columns: columns - when.columns - 4)
    grid.write(when, column: columns - 1 - when.columns, row: row, role: Role(.secondary, on: .card))
    let sets = setsText + (setsText == "1" ? " set" : " sets")
    let numbers = [stats[0].value, stats[1].value, sets].joined(separator: " \(scene.style.glyphs.dot) ")
    var flag = workout.records > 0 ? "\(workout.records) PR" : ""
    // Without room the sign of a record says it alone.
    if numbers.columns + flag.columns + 5 > columns - 3 { flag = String(flag.prefix { $0 != " " }) }
    grid.write(numbers, column: 2, row: row + 1, role: Role(.secondary, on: .card), width: columns - 4)
    guard !flag.isEmpty else { return }
    grid.flag(flag, column: columns - 5 - flag.columns, row: row + 1)
  }

  private var stats: [(label: String, value: String)] {
    [
      ("Duration", duration.map(Elapsed.text) ?? scene.style.glyphs.dash),
      (
        "Volume",
        workout.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers)
      ),
      ("Sets", setsText),
    ]
  }

  /// The sets done; of a running workout with all that it has.
  private var setsText: String {
    guard workout.isRunning else { return String(workout.sets) }
    return "\(workout.sets)/\(workout.sets + workout.lines.reduce(0) { $0 + $1.open })"
  }

  private var duration: Int? {
    workout.isRunning ? max(0, scene.now.moment - workout.start.moment) : workout.duration
  }

  private var time: String { SessionCard.time(workout.start) }

  /// A note of several lines as one.
  static func line(of note: String) -> String {
    note.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension ValueText {
  /// For a set whose exercise is not at hand: its kind follows from the values there are.
  init(guessing values: SetValues, _ scene: Scene) {
    let kind: ExerciseKind =
      switch (values.weight, values.reps, values.distance) {
      case (let weight?, _?, _): weight.milli < 0 ? .assistedBodyweight : .weightReps
      case (nil, _?, _): .reps
      case (_?, nil, _?): .weightDistance
      case (_?, nil, nil): .weightDuration
      case (nil, nil, _?): .distanceDuration
      case (nil, nil, nil): .duration
      }
    self.init(Exercise(id: ID(""), name: "", kind: kind), scene)
  }
}
