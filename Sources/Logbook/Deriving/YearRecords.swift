internal import SQLite
internal import Training

// Records of a time on its own.
extension Deriver {
  /// The last of each kind; what was before does not matter.
  func bests(of exercise: Exercise, from: Day, through: Day) throws(LogbookError) -> [StoredRecord] {
    try records(of: exercise, performances(of: exercise.id.text, from: from, through: through)).current
  }

  /// The bests of a day's year that were made on the day, of the kinds that were seen in the year before.
  func yearBests(of exercise: Exercise, on day: Day) throws(LogbookError) -> [StoredRecord] {
    let done = try performances(of: exercise.id.text, from: day.startOfYear, through: day)
    let today = Set(done.lazy.filter { $0.day == day }.map(\.workout))
    let records = try records(of: exercise, done)
    let earlier = records.filter { !today.contains($0.event.workoutID) }
    let known = Set(earlier.current.map(\.event.kind))
    return records.current.filter { today.contains($0.event.workoutID) && known.contains($0.event.kind) }
  }

  private func records(of exercise: Exercise, _ done: [Performance]) throws(LogbookError) -> [StoredRecord] {
    var rules = preference.rules(for: exercise)
    rules.firstCounts = true
    return try replay(done, of: exercise, rules, after: [])
  }

  /// The sets of some days that can be records, oldest first.
  ///
  /// The sums of the sessions lie together and tell the days, so that no workout has to be looked up. The plus
  /// signs keep SQLite from going through all blocks of the time for each session.
  private func performances(of exercise: String, from: Day, through: Day)
    throws(LogbookError) -> [Performance]
  {
    var blocks: [(id: String, workout: String)] = []
    let done = try store.rows(
      """
      SELECT x.workout_id, x.started_at, x.day, b.id, \(SetColumns.done)
      FROM exercise_session x CROSS JOIN block b
        ON b.exercise_id = x.exercise_id AND b.started_at = +x.started_at AND b.workout_id = +x.workout_id
      CROSS JOIN set_entry s ON s.block_id = b.id
      WHERE x.exercise_id = ?1 AND x.started_at BETWEEN (?2 - 1) * 86400 AND (?3 + 2) * 86400
        AND x.day BETWEEN ?2 AND ?3 AND s.completed = 1 AND s.type <> 'warmup'
      ORDER BY x.started_at, x.workout_id, b.id, s.position, s.id
      """, .text(exercise), .integer(from.number), .integer(through.number)
    ) { row in
      let (workout, block) = (row.text(0), row.text(3))
      if blocks.last?.id != block { blocks.append((block, workout)) }
      return Performance(
        workout: workout, start: row.int(1), day: Day(number: row.int(2)),
        set: SetColumns.readDone(row, at: 4))
    }
    let isDoneTwice = zip(blocks, blocks.dropFirst()).contains { $0.workout == $1.workout }
    return isDoneTwice ? try placed(done, of: exercise) : done
  }

  /// The sets in the order of their blocks, where a workout has several of the exercise.
  private func placed(_ done: [Performance], of exercise: String) throws(LogbookError) -> [Performance] {
    guard let first = done.first?.start, let last = done.last?.start else { return done }
    let places = Dictionary(
      try store.rows(
        """
        SELECT s.id FROM block b JOIN set_entry s ON s.block_id = b.id
        WHERE b.exercise_id = ? AND b.started_at BETWEEN ? AND ?
        ORDER BY b.started_at, b.workout_id, b.position, b.id, s.position, s.id
        """, .text(exercise), .integer(first), .integer(last)
      ) { $0.text(0) }.enumerated().map { ($1, $0) }
    ) { first, _ in first }
    return done.sorted { places[$0.set.id.text] ?? 0 < places[$1.set.id.text] ?? 0 }
  }
}

extension [StoredRecord] {
  /// Those that nothing has beaten since.
  fileprivate var current: [StoredRecord] {
    var marked = self
    marked.markCurrent()
    return marked.filter(\.isCurrent)
  }
}
