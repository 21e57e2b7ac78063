internal import SQLite
package import Training

extension Logbook {
  package func routine(_ id: ID<Routine>) throws(LogbookError) -> Routine? {
    try store.reading { () throws(LogbookError) in try store.routine(id.text) }
  }

  /// Every routine, archived ones too, in the order of the list.
  package func routines() throws(LogbookError) -> [Routine] {
    try store.reading { () throws(LogbookError) in
      let ids = try store.rows("SELECT id FROM routine") { $0.text(0) }
      var routines: [Routine] = []
      for id in ids {
        if let routine = try store.routine(id) { routines.append(routine) }
      }
      return RoutineShelf(routines).routines
    }
  }

  /// When a workout of each routine was done last; nothing for those never done.
  package func lastPerformances() throws(LogbookError) -> [ID<Routine>: LocalMoment] {
    let rows = try store.rows(
      """
      SELECT routine_id, max(started_at), utc_offset_s FROM workout
      WHERE routine_id IS NOT NULL AND finished = 1 GROUP BY routine_id
      """
    ) { (ID<Routine>($0.text(0)), Store.readMoment($0, at: 1)) }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  /// What to do next, longest ago first: the routines, else the workout names of the last eight weeks.
  ///
  /// The weeks are counted back from the newest workout, so that an old history still offers something.
  package func nextUp(at now: LocalMoment, limit: Int) throws(LogbookError) -> [NextUp] {
    try store.reading { () throws(LogbookError) in
      let routines = try nextRoutines(limit: limit)
      return routines.isEmpty ? try nextNames(limit: limit) : routines
    }
  }

  private func nextRoutines(limit: Int) throws(LogbookError) -> [NextUp] {
    var nexts: [(NextUp, Int)] = []
    for routine in try routines() where !routine.isArchived && !routine.blocks.isEmpty {
      let done = try store.rows(
        """
        SELECT started_at, utc_offset_s, ended_at - started_at FROM workout
        WHERE routine_id = ? AND finished = 1 ORDER BY started_at DESC LIMIT 5
        """, .text(routine.id.text)
      ) { (Store.readMoment($0, at: 0), $0.optionalInt(2)) }
      let next = NextUp(
        source: .routine(routine.id), name: routine.name, lastDone: done.first?.0,
        minutes: Logbook.minutes(done.compactMap(\.1)), lines: try lines(of: routine))
      nexts.append((next, done.first?.0.moment.seconds ?? Int.min))
    }
    return Array(nexts.sorted { $0.1 < $1.1 }.prefix(limit).map(\.0))
  }

  private func lines(of routine: Routine) throws(LogbookError) -> [ExerciseLine] {
    var lines: [ExerciseLine] = []
    for block in routine.blocks {
      let name = try store.exercise(block.exercise.text)?.name ?? ""
      lines.append(ExerciseLine(name: name, sets: block.sets.filter(\.type.counts).count, best: nil))
    }
    return lines
  }

  private func nextNames(limit: Int) throws(LogbookError) -> [NextUp] {
    let newest = try store.first(
      "SELECT started_at FROM workout WHERE finished = 1 ORDER BY started_at DESC LIMIT 1"
    ) { $0.int(0) }
    guard let newest else { return [] }
    let recent = try store.rows(
      """
      SELECT id, max(started_at), ended_at - started_at, name FROM workout
      WHERE finished = 1 AND started_at >= ? AND trim(name) <> '' GROUP BY name ORDER BY 2 LIMIT ?
      """, .integer(newest - 56 * 86_400), .integer(limit)
    ) { ($0.text(0), $0.text(3)) }
    let summarizer = try Summarizer(store)
    var nexts: [NextUp] = []
    for (id, name) in recent {
      guard let workout = try store.workoutHead(id) else { continue }
      nexts.append(
        NextUp(
          source: .workout(workout.id), name: name, lastDone: workout.start,
          minutes: Logbook.minutes(try durations(named: name, since: newest - 56 * 86_400)),
          lines: try summarizer.lines(of: workout.id)))
    }
    return nexts
  }

  private func durations(named name: String, since start: Int) throws(LogbookError) -> [Int] {
    try store.rows(
      """
      SELECT ended_at - started_at FROM workout
      WHERE name = ? AND started_at >= ? AND ended_at IS NOT NULL ORDER BY started_at DESC LIMIT 5
      """, .text(name), .integer(start)
    ) { $0.int(0) }
  }

  /// The median in whole minutes; forgotten workouts, above five hours, are left out.
  private static func minutes(_ durations: [Int]) -> Int? {
    let usual = durations.filter { $0 > 0 && $0 <= 5 * 3600 }.sorted()
    return usual.isEmpty ? nil : (usual[usual.count / 2] + 59) / 60
  }
}
