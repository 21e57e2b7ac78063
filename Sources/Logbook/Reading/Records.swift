internal import SQLite
package import Training

extension Logbook {
  /// Every record of an exercise, newest first.
  package func records(of id: ID<Exercise>) throws(LogbookError) -> [RecordLine] {
    try store.recordLines(
      "r.exercise_id = ? ORDER BY r.started_at DESC, r.workout_id DESC, r.number DESC", .text(id.text))
  }

  /// Records nothing has beaten yet, newest first; what only began an exercise is not among them.
  package func currentRecords(limit: Int) throws(LogbookError) -> [RecordLine] {
    try store.recordLines("r.current = 1 AND r.shown = 1 ORDER BY r.started_at DESC LIMIT ?", .integer(limit))
  }

  /// The records of a workout that keep their badge when it is over, with what they beat.
  package func records(in id: ID<Workout>) throws(LogbookError) -> [RecordLine] {
    try store.recordLines("r.workout_id = ? AND r.shown = 1 ORDER BY r.exercise_id, r.number", .text(id.text))
  }

  /// The heaviest set of at least 1…12 reps; counts nobody has reached are left out.
  package func repRecords(of id: ID<Exercise>) throws(LogbookError) -> [RepRecord] {
    try store.reading { () throws(LogbookError) in
      guard let exercise = try store.exercise(id.text) else { return [] }
      return try store.repRecords(try store.records(of: id.text), of: exercise)
    }
  }
}

extension Store {
  /// Lines for the records a condition on `r` chooses.
  func recordLines(_ condition: String, _ value: Value) throws(LogbookError) -> [RecordLine] {
    try rows(
      """
      SELECT \(RecordRows.columns), e.name, w.started_at, w.utc_offset_s
      FROM record r JOIN exercise e ON e.id = r.exercise_id JOIN workout w ON w.id = r.workout_id
      WHERE \(condition)
      """, value
    ) { row in
      let record = RecordRows.read(row)
      return RecordLine(
        exercise: ID(record.exercise), exerciseName: row.text(RecordRows.count), event: record.event,
        start: Store.readMoment(row, at: RecordRows.count + 1), isCurrent: record.isCurrent)
    }
  }

  /// Every record of an exercise in the order they were made.
  func records(of exercise: String) throws(LogbookError) -> [StoredRecord] {
    try rows(
      """
      SELECT \(RecordRows.columns) FROM record r WHERE r.exercise_id = ?
      ORDER BY r.started_at, r.workout_id, r.number
      """, .text(exercise)
    ) { RecordRows.read($0) }
  }

  /// The heaviest of some records for each count of reps up to twelve; of equals the first.
  func repRecords(_ records: [StoredRecord], of exercise: Exercise) throws(LogbookError) -> [RepRecord] {
    guard exercise.kind == .weightReps || exercise.kind == .weightedBodyweight else { return [] }
    let points = records.filter { record in
      switch record.event.kind {
      case .weight, .repsAt: true
      case .reps: exercise.kind == .weightedBodyweight
      default: false
      }
    }
    var found: [RepRecord] = []
    for reps in 1...EstimateFormula.mostReps {
      var best: StoredRecord?
      for point in points where point.event.mark.reps >= reps {
        if let holder = best, point.event.mark.load <= holder.event.mark.load { continue }
        best = point
      }
      guard let best, let start = try start(of: best.event.workoutID) else { break }
      let mark = best.event.mark
      found.append(
        RepRecord(
          reps: reps, weight: mark.load.weight(in: mark.unit), repsDone: mark.reps,
          set: ID(best.event.setID), workout: ID(best.event.workoutID), start: start))
    }
    return found
  }

  /// When a workout began; nil when there is none of the id.
  func start(of workout: String) throws(LogbookError) -> LocalMoment? {
    try first("SELECT started_at, utc_offset_s FROM workout WHERE id = ?", .text(workout)) {
      Store.readMoment($0, at: 0)
    }
  }
}
