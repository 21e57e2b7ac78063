internal import SQLite
package import Training

extension Logbook {
  /// A page of the workouts in which an exercise stands, newest first.
  package func workouts(with exercise: ID<Exercise>, before cursor: WorkoutCursor?, limit: Int)
    throws(LogbookError) -> [WorkoutSummary]
  {
    try store.reading { () throws(LogbookError) in
      let ids = try store.rows(
        """
        SELECT DISTINCT started_at, workout_id FROM block
        WHERE exercise_id = ?1 AND started_at <= ?2 AND (started_at, workout_id) < (?2, ?3)
        ORDER BY started_at DESC, workout_id DESC LIMIT ?4
        """, .text(exercise.text), .integer(cursor?.start.seconds ?? Int.max), .text(cursor?.id.text ?? ""),
        .integer(limit)
      ) { $0.text(1) }
      let summarizer = try Summarizer(store)
      var found: [WorkoutSummary] = []
      for id in ids {
        if let head = try store.workoutHead(id) { found.append(try summarizer.summary(of: head)) }
      }
      return found
    }
  }
}
