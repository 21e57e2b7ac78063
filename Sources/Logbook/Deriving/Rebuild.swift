internal import SQLite
internal import Training

extension Store {
  /// Makes every derived number anew.
  func rebuildDerived() throws(LogbookError) {
    try run("DELETE FROM workout_total")
    try rebuildRecords()
    let deriver = try Deriver(self)
    for workout in try rows("SELECT id FROM workout", read: { $0.text(0) }) {
      try deriver.total(of: workout)
    }
    try run("DELETE FROM exercise_total")
    for exercise in try usedExercises() { try countWorkouts(of: exercise) }
  }

  /// Finds the records of every exercise anew.
  func rebuildRecords() throws(LogbookError) {
    try run("DELETE FROM record")
    let deriver = try Deriver(self)
    for exercise in try usedExercises() { try deriver.records(of: exercise, from: Int.min) }
  }

  func usedExercises() throws(LogbookError) -> [String] {
    try rows("SELECT id FROM exercise e WHERE EXISTS (SELECT 1 FROM block b WHERE b.exercise_id = e.id)") {
      $0.text(0)
    }
  }
}
