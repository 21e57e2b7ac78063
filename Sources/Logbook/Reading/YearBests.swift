internal import SQLite
package import Training

extension Logbook {
  /// The best of an exercise from one day through another by every kind of record, newest first.
  ///
  /// What was done before does not matter: the first set of the time is its best until another is better.
  package func bests(of id: ID<Exercise>, from: Day, through: Day) throws(LogbookError) -> [RecordLine] {
    try store.reading { () throws(LogbookError) in
      guard let exercise = try store.exercise(id.text) else { return [] }
      let found = try Deriver(store).bests(of: exercise, from: from, through: through)
      var lines: [RecordLine] = []
      for record in found {
        guard let head = try store.workoutHead(record.event.workoutID) else { continue }
        lines.append(
          RecordLine(
            exercise: id, exerciseName: exercise.name, event: record.event, start: head.start, isCurrent: true
          ))
      }
      return lines.sorted { $0.start.moment > $1.start.moment }
    }
  }

  /// The exercises done from one day through another, the ones done most often first.
  package func exercisesDone(from: Day, through: Day) throws(LogbookError) -> [ID<Exercise>] {
    try store.rows(
      """
      SELECT b.exercise_id FROM workout w JOIN block b ON b.workout_id = w.id
      WHERE w.started_at BETWEEN ?1 - 86400 AND ?2 + 86400
        AND w.started_at + w.utc_offset_s >= ?1 AND w.started_at + w.utc_offset_s < ?2
      GROUP BY 1 ORDER BY count(*) DESC, 1
      """, .integer(from.number * 86_400), .integer((through.number + 1) * 86_400)
    ) { ID($0.text(0)) }
  }
}
