internal import SQLite
package import Training

extension Logbook {
  /// The local days with a finished workout, oldest first, each once.
  package func trainingDays(from: Day?, through: Day) throws(LogbookError) -> [Day] {
    let first = from.map { $0.number * 86_400 } ?? -100_000_000_000
    return try store.rows(
      """
      SELECT DISTINCT (started_at + utc_offset_s + 62135596800) / 86400 FROM workout
      WHERE finished = 1 AND started_at BETWEEN ?1 - 86400 AND ?2 + 86400
        AND started_at + utc_offset_s >= ?1 AND started_at + utc_offset_s < ?2 ORDER BY 1
      """, .integer(first), .integer((through.number + 1) * 86_400)
    ) { Day(number: $0.int(0) - 719_162) }
  }

  /// Sets done for each muscle from one day through another: warm-ups and empty sets do not count.
  package func muscleSets(from: Day, through: Day) throws(LogbookError) -> WeeklySets {
    try store.reading { () throws(LogbookError) in
      let counts = try store.rows(
        """
        SELECT b.exercise_id, count(*)
        FROM workout w JOIN block b ON b.workout_id = w.id JOIN set_entry s ON s.block_id = b.id
        WHERE w.started_at BETWEEN ?1 - 86400 AND ?2 + 86400
          AND w.started_at + w.utc_offset_s >= ?1 AND w.started_at + w.utc_offset_s < ?2
          AND s.completed = 1 AND s.type <> 'warmup'
          AND (s.reps > 0 OR s.duration_s > 0 OR s.distance_milli > 0)
        GROUP BY 1
        """, .integer(from.number * 86_400), .integer((through.number + 1) * 86_400)
      ) { ($0.text(0), $0.int(1)) }
      var sets = WeeklySets()
      for (id, count) in counts {
        guard let exercise = try store.exercise(id) else { continue }
        sets.add(
          sets: count, primary: exercise.primaryMuscles.map(\.rawValue),
          secondary: exercise.secondaryMuscles.map(\.rawValue))
      }
      return sets
    }
  }
}
