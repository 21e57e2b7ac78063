import Canvas
import Training

/// One workout in an exercise's history: when it was, and every set.
struct SessionCard {
  private let session: Session
  private let exercise: Exercise
  private let records: [String: RecordEvent]
  private let scene: Scene

  init(_ session: Session, _ content: ExerciseContent, _ scene: Scene) {
    self.session = session
    self.scene = scene
    exercise = content.summary.exercise
    let showsQuiet = scene.preferences.showsSetVolumeRecords
    let events = content.records.map(\.event).filter {
      $0.workoutID == session.workout.text && $0.isShown && (showsQuiet || !$0.kind.isQuiet)
    }
    records = Dictionary(events.map { ($0.setID, $0) }) { first, second in
      let order = RecordKind.allCases
      return (order.firstIndex(of: first.kind) ?? 0) <= (order.firstIndex(of: second.kind) ?? 0)
        ? first : second
    }
  }

  private var border: Int { scene.style.cardBorder }

  /// Rows of the card, its border included.
  var height: Int { 1 + session.sets.count + (border == 0 ? (scene.isNarrow ? 0 : 1) : 2 * border) }

  func draw(on grid: inout Grid, row: Int, isSelected: Bool) {
    let frame = Rectangle(
      column: scene.margin, row: row, columns: scene.size.columns - 2 * scene.margin, rows: height)
    grid.card(frame)
    let left = frame.column + 2
    let right = frame.endColumn - 2
    let day = session.start.day
    let when =
      scene.isNarrow
      ? scene.words(day) : "\(day.text) \(scene.style.glyphs.dot) \(SessionCard.time(session.start))"
    grid.write(when, column: right - when.columns, row: row + border, role: Role(.secondary, on: .card))
    grid.write(
      session.workoutName.truncated(to: right - left - when.columns - 2, mark: scene.style.glyphs.ellipsis),
      column: left, row: row + border, role: Role(.text, on: .card, strong: true, personal: true))
    let markers = Block(id: ID(""), exercise: exercise.id, sets: session.sets).markers
    for (index, set) in session.sets.enumerated() {
      draw(set, marker: markers[index], on: &grid, left: left, right: right, row: row + border + 1 + index)
    }
    guard isSelected else { return }
    for step in 0..<height {
      grid.overlay(scene.style.glyphs.bar, column: frame.column, row: row + step, ink: .accent)
    }
  }

  private func draw(_ set: SetEntry, marker: String, on grid: inout Grid, left: Int, right: Int, row: Int) {
    let markerInk: Ink = set.type == .warmup ? .warmup : .secondary
    grid.write(
      marker, column: left, row: row, role: Role(markerInk, on: .card), width: 3, align: .right)
    let role = Role(set.type == .warmup ? .secondary : .text, on: .card, strong: set.type != .warmup)
    var column = left + 5
    column += grid.write(ValueText(exercise, scene).set(set.values), column: column, row: row, role: role)
    var end = right
    if let event = records[set.id.text] {
      let text = event.shortBadge(
        formula: scene.preferences.formula, in: exercise.unit ?? scene.preferences.weightUnit,
        glyph: scene.style.glyphs.up, style: scene.numbers)
      end -= text.columns + 2
      grid.block(text, column: end, row: row, role: Role(.record, on: .recordChip, strong: true))
    }
    if !scene.isNarrow, exercise.kind == .weightReps,
      let estimate = ExerciseTrend.estimate(set, scene.preferences.formula)
    {
      let text = "e1RM \(scene.text(estimate, of: exercise, withUnit: false))"
      let place = max(column + 2, left + 28)
      grid.write(text, column: place, row: row, role: Role(.secondary, on: .card))
      column = place + text.columns
    }
    guard !set.note.isEmpty, end - column > 8 else { return }
    grid.write(
      WorkoutCard.line(of: set.note).truncated(to: end - column - 4, mark: scene.style.glyphs.ellipsis),
      column: column + 3, row: row, role: Role(.secondary, on: .card, personal: true))
  }

  /// `18:36`.
  static func time(_ start: LocalMoment) -> String {
    let minutes = start.secondOfDay / 60
    let (hour, minute) = (String(minutes / 60), String(minutes % 60))
    return "\(hour.count < 2 ? "0" : "")\(hour):\(minute.count < 2 ? "0" : "")\(minute)"
  }
}
