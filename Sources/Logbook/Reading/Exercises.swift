internal import SQLite
package import Training

/// A place in the sessions of an exercise, for the page after it.
package typealias SessionCursor = WorkoutCursor

extension Logbook {
  package func exercise(_ id: ID<Exercise>) throws(LogbookError) -> Exercise? {
    try store.exercise(id.text)
  }

  package func exercises(_ ids: [ID<Exercise>]) throws(LogbookError) -> [ID<Exercise>: Exercise] {
    try store.reading { () throws(LogbookError) in
      var found: [ID<Exercise>: Exercise] = [:]
      for id in ids where found[id] == nil { found[id] = try store.exercise(id.text) }
      return found
    }
  }

  /// Every exercise, archived ones last, by name.
  package func library() throws(LogbookError) -> [ExerciseSummary] {
    try summaries(of: nil)
  }

  /// Of one exercise, or of all.
  func summaries(of id: ID<Exercise>?) throws(LogbookError) -> [ExerciseSummary] {
    try store.reading { () throws(LogbookError) in
      let formula = try store.recordPreference().formula
      let count = Store.exerciseColumnCount
      let read = { (row: Row) -> ExerciseSummary in
        let event = row.isNull(count + 2) ? nil : RecordRows.read(row, at: count + 2).event
        return ExerciseSummary(
          exercise: Store.readExercise(row), workouts: row.int(count),
          lastDone: row.optionalInt(count + 1).map { Day(number: $0) },
          bestEstimate: event?.mark.estimate(formula: formula))
      }
      guard let id else { return try store.rows(Logbook.libraryQuery + Logbook.libraryOrder, read: read) }
      return try store.rows(Logbook.libraryQuery + " WHERE e.id = ?", .text(id.text), read: read)
    }
  }

  private static let libraryQuery = """
    SELECT \(Store.exerciseColumns), t.workouts, iif(t.workouts IS NULL, NULL, (
        SELECT s.day FROM exercise_session s WHERE s.exercise_id = e.id ORDER BY s.started_at DESC LIMIT 1)),
      \(RecordRows.columns)
    FROM exercise e LEFT JOIN exercise_total t ON t.exercise_id = e.id
      LEFT JOIN record r ON r.exercise_id = iif(t.workouts IS NULL, NULL, e.id)
        AND r.kind = 'e1rm' AND r.current = 1
    """

  private static let libraryOrder = " ORDER BY e.archived, e.name COLLATE NOCASE, e.id"
}

extension Logbook {
  /// What stands beside an exercise in a workout: its last sessions and bests before a moment.
  ///
  /// A session is a workout with at least one completed set; `excluding` leaves the workout itself out,
  /// `routine` keeps the sessions, not the bests, to workouts of one routine.
  package func past(
    of id: ID<Exercise>, before: Moment, excluding: ID<Workout>?, routine: ID<Routine>?, sessions: Int
  ) throws(LogbookError) -> ExercisePast {
    try store.reading { () throws(LogbookError) in
      guard let exercise = try store.exercise(id.text) else { return ExercisePast() }
      let formula = try store.recordPreference().formula
      let horizon = Horizon(before: before, excluding: excluding)
      let found = try store.sessions(
        of: id.text, horizon, routine: routine?.text, limit: max(sessions, Logbook.trendLength))
      let records = try store.records(of: id.text).filter { horizon.contains($0) }
      return ExercisePast(
        sessions: Array(found.prefix(sessions)),
        bestEstimate: records.last { $0.event.kind == .e1rm }?.event.mark.estimate(formula: formula),
        trend: try trend(of: exercise, over: found, formula: formula),
        repRecords: try store.repRecords(records, of: exercise))
    }
  }

  /// How many sessions the trend looks back.
  private static let trendLength = 12

  private func trend(of exercise: Exercise, over sessions: [Session], formula: EstimateFormula)
    throws(LogbookError) -> [Double]
  {
    let rules = exercise.loadRules
    guard rules.kind == .weightReps || rules.kind == .weightedBodyweight else { return [] }
    var trend: [Double] = []
    for session in sessions.prefix(Logbook.trendLength).reversed() {
      let weight = exercise.needsBodyweight ? try store.bodyweight(on: session.start.day) : nil
      let estimates = session.sets.compactMap { set -> Estimate? in
        guard !set.isSuspicious, set.type.counts, let reps = set.values.reps,
          let load = rules.effective(set.values.weight, bodyweight: weight)
        else { return nil }
        return Estimate(load: load, reps: reps, rpe: set.values.rpe, formula: formula, unit: .kg)
      }
      if let best = estimates.max() { trend.append(Double(best.milli(in: .kg)) / 1000) }
    }
    return trend
  }

  /// A page of the sessions of an exercise, newest first.
  package func history(of id: ID<Exercise>, before cursor: SessionCursor?, limit: Int)
    throws(LogbookError) -> [Session]
  {
    try store.reading { () throws(LogbookError) in
      try store.sessions(of: id.text, Horizon(cursor), routine: nil, limit: limit)
    }
  }
}

/// Up to where the past of an exercise goes.
struct Horizon {
  let start: Int
  /// Of workouts starting at that very moment, those with a smaller id belong to it; nil is none.
  let id: String?
  let excluded: String?

  init(_ cursor: WorkoutCursor?) {
    start = cursor?.start.seconds ?? Int.max
    id = cursor?.id.text
    excluded = nil
  }

  /// With a workout to leave out, others that start at the very moment still count.
  init(before: Moment, excluding: ID<Workout>?) {
    start = before.seconds
    id = excluding == nil ? nil : "~"
    excluded = excluding?.text
  }

  func contains(_ record: StoredRecord) -> Bool {
    guard record.event.workoutID != excluded else { return false }
    return record.start < start || (record.start == start && record.event.workoutID < id ?? "")
  }
}

extension Store {
  /// Sessions of an exercise, newest first: the completed sets of each workout in order.
  func sessions(of exercise: String, _ horizon: Horizon, routine: String?, limit: Int)
    throws(LogbookError) -> [Session]
  {
    var sessions = try rows(
      """
      SELECT b.workout_id, w.name, w.started_at, w.utc_offset_s
      FROM block b JOIN workout w ON w.id = b.workout_id
      WHERE b.exercise_id = ?1 AND b.started_at <= ?2 AND (b.started_at < ?2 OR b.workout_id < ?3)
        AND b.workout_id IS NOT ?4 AND (?5 IS NULL OR w.routine_id = ?5)
        AND EXISTS (SELECT 1 FROM set_entry s WHERE s.block_id = b.id AND s.completed = 1)
      GROUP BY b.started_at, b.workout_id ORDER BY b.started_at DESC, b.workout_id DESC LIMIT ?6
      """, .text(exercise), .integer(horizon.start), .text(horizon.id ?? ""), .text(horizon.excluded),
      .text(routine), .integer(limit)
    ) { row in
      Session(
        workout: ID(row.text(0)), workoutName: row.text(1), start: Store.readMoment(row, at: 2), sets: [])
    }
    for index in sessions.indices {
      sessions[index].sets = try rows(
        """
        SELECT \(SetColumns.entry) FROM block b JOIN set_entry s ON s.block_id = b.id
        WHERE b.workout_id = ? AND b.exercise_id = ? AND s.completed = 1
        ORDER BY b.position, b.id, s.position, s.id
        """, .text(sessions[index].workout.text), .text(exercise)
      ) { SetColumns.readEntry($0, at: 0) }
    }
    return sessions
  }
}
