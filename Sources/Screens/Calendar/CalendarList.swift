import Canvas
import Training

/// The workouts of a month, a line each, where a tall window has room below the year.
struct CalendarList {
  /// Fewer rows than these say too little.
  static let fewestRows = 5

  private let workouts: [WorkoutSummary]
  private let title: String
  private let scene: Scene

  /// Where a question is asked, those of the days it holds for.
  init(_ content: CalendarContent, month: Day, _ scene: Scene) {
    workouts = content.workouts.filter { content.matched?.contains($0.start.day) ?? true }
    let date = month.civil
    title = "\(CivilDate.monthNames[date.month - 1]) \(date.year), newest first"
    self.scene = scene
  }

  func draw(on grid: inout Grid, in frame: Rectangle) {
    let room = frame.rows - 1 - 2 * scene.style.cardBorder
    let count = workouts.count == 1 ? "1 workout" : "\(workouts.count) workouts"
    let at = grid.titledCard(title, count, in: frame, scene)
    guard !workouts.isEmpty else {
      grid.write(
        "No workout of this month is among the days asked for.", column: at.column, row: at.row,
        role: Role(.secondary, on: .card))
      return
    }
    let shown = workouts.count > room ? room - 1 : workouts.count
    for (index, workout) in workouts.prefix(shown).enumerated() {
      draw(workout, on: &grid, column: at.column, row: at.row + index, columns: frame.columns - 4)
    }
    guard shown < workouts.count else { return }
    grid.write(
      "and \(workouts.count - shown) more", column: at.column, row: at.row + shown,
      role: Role(.secondary, on: .card))
  }

  /// The workout on a line of the list.
  func workout(at point: Point, in frame: Rectangle) -> WorkoutSummary? {
    let row = point.row - frame.row - scene.style.cardBorder - 1
    let room = frame.rows - 1 - 2 * scene.style.cardBorder
    let shown = workouts.count > room ? room - 1 : workouts.count
    return (0..<shown).contains(row) ? workouts[row] : nil
  }

  private func draw(
    _ workout: WorkoutSummary, on grid: inout Grid, column: Int, row: Int, columns: Int
  ) {
    let quiet = Role(.secondary, on: .card)
    let day = workout.start.day
    grid.write(String(day.civil.day), column: column, row: row, role: quiet, width: 2, align: .right)
    grid.write(day.weekday.short, column: column + 3, row: row, role: quiet)
    let fields = [
      (workout.duration.map(Elapsed.text) ?? scene.style.glyphs.dash, 8),
      (workout.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers), 12),
      (workout.sets == 1 ? "1 set" : "\(workout.sets) sets", 9),
      (workout.records == 0 ? "" : "\(workout.records) PR", 7),
    ]
    var at = column + columns - fields.reduce(0) { $0 + $1.1 }
    grid.write(
      workout.name.truncated(to: at - column - 9, mark: scene.style.glyphs.ellipsis), column: column + 8,
      row: row, role: Role(.accent, on: .card, personal: true))
    for (index, (text, width)) in fields.enumerated() {
      let role = index == fields.count - 1 ? Role(.record, on: .card, strong: true) : quiet
      grid.write(text, column: at, row: row, role: role, width: width, align: .right)
      at += width
    }
  }
}
