internal import SQLite
package import Training

extension Logbook {
  /// The days between two of which a question holds; values that wait for a confirmation answer none.
  package func days(matching predicate: DayPredicate, from: Day, through: Day) throws(LogbookError) -> Set<
    Day
  > {
    switch predicate.subject {
    case .volume(let weight):
      return try days(from, through) { predicate.comparison.holds($0.volume, Load(weight)) }
    case .sets(let count): return try days(from, through) { predicate.comparison.holds($0.sets, count) }
    case .minutes(let count):
      return try days(from, through) { predicate.comparison.holds($0.duration / 60, count) }
    case .records:
      return try store.workoutDays(
        from, through, "EXISTS (SELECT 1 FROM record r WHERE r.workout_id = w.id AND r.shown = 1)", nil)
    case .name(let text):
      return try store.workoutDays(from, through, "instr(lower(w.name), ?3) > 0", text)
    case .tag(let tag):
      return try store.workoutDays(
        from, through, "instr(' ' || w.tags || ' ', ' ' || ?3 || ' ') > 0", tag)
    case .exercise(let text, let weight, let reps):
      let trained = try store.trained()
      guard let exercise = Search.find(text, in: trained).first(where: \.isNamed) else { return [] }
      return try store.setDays(
        of: exercise.summary.exercise.id.text, from, through, predicate.comparison, weight, reps)
    }
  }

  /// The newest workouts of days for which a question holds, as far as a query without a text leaves them.
  package func workouts(
    matching predicate: DayPredicate, _ query: WorkoutQuery = WorkoutQuery(), through: Day, limit: Int
  ) throws(LogbookError) -> [WorkoutSummary] {
    try store.reading { () throws(LogbookError) in
      guard let oldest = try store.first("SELECT min(month) FROM month_total", read: { $0.optionalInt(0) })
      else { return [] }
      let first = max(Month(number: oldest ?? 0).first, query.since ?? Day(number: Int(Int32.min)))
      var found: [WorkoutSummary] = []
      var (last, span) = (through, 365)
      while last >= first, found.count < limit {
        let from = max(first, last + -span)
        let days = try days(matching: predicate, from: from, through: last)
        found += try workouts(on: days, query, limit: limit - found.count)
        (last, span) = (from + -1, span * 2)
      }
      return found
    }
  }

  /// The newest workouts of some days.
  private func workouts(on days: Set<Day>, _ query: WorkoutQuery, limit: Int)
    throws(LogbookError) -> [WorkoutSummary]
  {
    guard let first = days.min(), let last = days.max() else { return [] }
    var query = query
    (query.since, query.through) = (first, last)
    let places = try store.found(query, nil, try store.trainedExercises(), limit: Int.max)
    let summarizer = try Summarizer(store)
    var found: [WorkoutSummary] = []
    for place in places where days.contains(place.day) {
      guard found.count < limit else { break }
      if let head = try store.workoutHead(place.id) { found.append(try summarizer.summary(of: head)) }
    }
    return found
  }

  private func days(_ from: Day, _ through: Day, where holds: (Totals) -> Bool) throws(LogbookError) -> Set<
    Day
  > {
    Set(try dayTotals(from: from, through: through).filter { holds($0.totals) }.map(\.day))
  }
}

extension Store {
  /// Every exercise ever done, and in how many workouts.
  fileprivate func trained() throws(LogbookError) -> [ExerciseSummary] {
    try rows(
      """
      SELECT \(Store.exerciseColumns), t.workouts
      FROM exercise_total t CROSS JOIN exercise e ON e.id = t.exercise_id
      """
    ) { row in
      ExerciseSummary(
        exercise: Store.readExercise(row), workouts: row.int(Store.exerciseColumnCount), lastDone: nil,
        bestEstimate: nil)
    }
  }

  fileprivate func workoutDays(
    _ from: Day, _ through: Day, _ condition: String, _ text: String?
  ) throws(LogbookError) -> Set<Day> {
    let rows = try rows(
      """
      SELECT w.started_at, w.utc_offset_s FROM workout w
      WHERE w.started_at BETWEEN ?1 AND ?2 AND (?3 IS NULL OR 1) AND \(condition)
      """, .integer((from.number - 1) * 86_400), .integer((through.number + 2) * 86_400), .text(text)
    ) { Store.readMoment($0, at: 0).day }
    return Set(rows.filter { from <= $0 && $0 <= through })
  }

  fileprivate func setDays(
    of exercise: String, _ from: Day, _ through: Day, _ comparison: DayPredicate.Comparison,
    _ weight: Weight?,
    _ reps: Int?
  ) throws(LogbookError) -> Set<Day> {
    let grains = "s.weight_milli * iif(s.weight_unit = 'lb', 45359237, 100000000)"
    let limit = weight.map { $0.milli * ($0.unit == .lb ? 45_359_237 : 100_000_000) }
    let isWeight = limit == nil ? "1" : "\(grains) \(comparison.rawValue) ?4"
    let isReps = reps == nil ? "1" : "s.reps \(limit == nil ? comparison.rawValue : ">=") ?5"
    let rows = try rows(
      """
      SELECT DISTINCT w.started_at, w.utc_offset_s
      FROM block b JOIN workout w ON w.id = b.workout_id JOIN set_entry s ON s.block_id = b.id
      WHERE b.exercise_id = ?1 AND b.started_at BETWEEN ?2 AND ?3 AND (?4 IS NULL OR 1) AND (?5 IS NULL OR 1)
        AND s.completed = 1 AND s.suspicious = 0 AND s.type <> 'warmup' AND \(isWeight) AND \(isReps)
      """, .text(exercise), .integer((from.number - 1) * 86_400), .integer((through.number + 2) * 86_400),
      .integer(limit), .integer(reps)
    ) { Store.readMoment($0, at: 0).day }
    return Set(rows.filter { from <= $0 && $0 <= through })
  }
}
