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
        guard let start = try store.start(of: record.event.workoutID) else { continue }
        lines.append(
          RecordLine(
            exercise: id, exerciseName: exercise.name, event: record.event, start: start, isCurrent: true))
      }
      return lines.sorted { $0.start.moment > $1.start.moment }
    }
  }

  /// The sets of a workout that are the best of their calendar year so far, for each the kinds it is best of.
  ///
  /// A kind that was not seen in the year before the day says nothing, and neither do sums of a session.
  package func yearBests(in workout: Workout) throws(LogbookError) -> [ID<SetEntry>: [RecordEvent]] {
    try store.reading { () throws(LogbookError) in
      let done = Set(workout.blocks.filter { $0.sets.contains(where: \.isCompleted) }.map(\.exercise))
      let deriver = try Deriver(store)
      var bests: [ID<SetEntry>: [RecordEvent]] = [:]
      for id in done {
        guard let exercise = try store.exercise(id.text) else { continue }
        for record in try deriver.yearBests(of: exercise, on: workout.start.day)
        where record.event.workoutID == workout.id.text && !record.event.kind.isOfSession {
          bests[ID(record.event.setID), default: []].append(record.event)
        }
      }
      return bests
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
