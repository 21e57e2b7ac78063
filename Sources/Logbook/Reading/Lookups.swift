internal import SQLite
package import Training

extension Logbook {
  package func exerciseSummary(_ id: ID<Exercise>) throws(LogbookError) -> ExerciseSummary? {
    try summaries(of: id).first
  }

  package func summary(of id: ID<Workout>) throws(LogbookError) -> WorkoutSummary? {
    try summary(id.text)
  }

  /// The newest finished workout of a name that starts before a moment.
  package func workout(named name: String, before moment: Moment) throws(LogbookError) -> WorkoutSummary? {
    let id = try store.first(
      """
      SELECT id FROM workout WHERE finished = 1 AND name = ? COLLATE NOCASE AND started_at < ?
      ORDER BY started_at DESC LIMIT 1
      """, .text(name), .integer(moment.seconds)
    ) { $0.text(0) }
    guard let id else { return nil }
    return try summary(id)
  }

  /// The workouts of a local day, newest first.
  package func workouts(on day: Day) throws(LogbookError) -> [WorkoutSummary] {
    let ids = try store.rows(
      """
      SELECT id FROM workout WHERE started_at BETWEEN ? AND ? AND started_at + utc_offset_s BETWEEN ? AND ?
      ORDER BY started_at DESC, id DESC
      """, .integer((day.number - 1) * 86_400), .integer((day.number + 2) * 86_400),
      .integer(day.number * 86_400), .integer(day.number * 86_400 + 86_399)
    ) { $0.text(0) }
    var found: [WorkoutSummary] = []
    for id in ids { if let summary = try summary(id) { found.append(summary) } }
    return found
  }

  /// The workout whose identifier begins so; nil when none does or several do.
  package func workout(idStarting text: String) throws(LogbookError) -> ID<Workout>? {
    guard text.count >= 8 else { return nil }
    let ids = try store.rows(
      "SELECT id FROM workout WHERE id >= ? AND id < ? LIMIT 2", .text(text), .text(text + "g")
    ) { $0.text(0) }
    return ids.count == 1 ? ID(ids[0]) : nil
  }

  private func summary(_ id: String) throws(LogbookError) -> WorkoutSummary? {
    try store.reading { () throws(LogbookError) in
      guard let head = try store.workoutHead(id) else { return nil }
      return try Summarizer(store).summary(of: head)
    }
  }
}

extension Logbook {
  /// The names of all exercises that are not archived; those done most often come first.
  package func exerciseNames() throws(LogbookError) -> [String] {
    try store.rows(
      """
      SELECT e.name FROM exercise e LEFT JOIN exercise_total t ON t.exercise_id = e.id
      WHERE e.archived = 0 ORDER BY t.workouts DESC, e.name COLLATE NOCASE
      """
    ) { $0.text(0) }
  }

  package func routineNames() throws(LogbookError) -> [String] {
    try store.rows("SELECT name FROM routine ORDER BY name COLLATE NOCASE") { $0.text(0) }
  }
}
