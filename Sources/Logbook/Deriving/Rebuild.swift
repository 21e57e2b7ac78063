internal import SQLite
internal import Training

extension Store {
  /// Makes every derived number anew.
  func rebuildDerived() throws(LogbookError) {
    try run("DELETE FROM workout_total")
    try run("DELETE FROM month_total")
    try rebuildNumbers()
    let deriver = try Deriver(self)
    for workout in try rows("SELECT id FROM workout", read: { $0.text(0) }) {
      try deriver.total(of: workout)
    }
    for month in try months() { try derive(month) }
    try run("DELETE FROM exercise_total")
    for exercise in try usedExercises() { try countWorkouts(of: exercise) }
  }

  /// Finds the records and sessions of every exercise anew.
  func rebuildNumbers() throws(LogbookError) {
    for table in ["record", "exercise_session", "exercise_month"] { try run("DELETE FROM \(table)") }
    let deriver = try Deriver(self)
    for exercise in try usedExercises() { try deriver.numbers(of: exercise, from: Int.min) }
  }

  /// Fills the sums of sessions and months of a log that had none.
  func rebuildSessions() throws(LogbookError) {
    let deriver = try Deriver(self)
    for exercise in try usedExercises() { try deriver.sessions(of: exercise) }
    for month in try months() { try derive(month) }
  }

  /// Makes the numbers of exercises anew of which a set has its sides counted apart.
  func rebuildSides() throws(LogbookError) {
    let exercises = try rows(
      """
      SELECT DISTINCT b.exercise_id FROM set_entry s JOIN block b ON b.id = s.block_id
      WHERE s.reps_left IS NOT NULL
      """
    ) { $0.text(0) }
    let deriver = try Deriver(self)
    for exercise in exercises { try deriver.numbers(of: exercise, from: Int.min) }
  }

  func usedExercises() throws(LogbookError) -> [String] {
    try rows("SELECT id FROM exercise e WHERE EXISTS (SELECT 1 FROM block b WHERE b.exercise_id = e.id)") {
      $0.text(0)
    }
  }
}
