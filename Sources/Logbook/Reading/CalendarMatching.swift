internal import SQLite
package import Training

extension Logbook {
  /// The days between two of which a question holds.
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
      let named = Search.find(text, in: try library()).filter(\.isNamed)
      guard let exercise = named.first(where: { $0.summary.workouts > 0 }) else { return [] }
      return try store.setDays(
        of: exercise.summary.exercise.id.text, from, through, predicate.comparison, weight, reps)
    }
  }

  private func days(_ from: Day, _ through: Day, where holds: (Totals) -> Bool) throws(LogbookError) -> Set<
    Day
  > {
    Set(try dayTotals(from: from, through: through).filter { holds($0.totals) }.map(\.day))
  }

  /// A page of the history narrowed by a filter, newest first.
  package func workouts(filter: ListFilter, limit: Int) throws(LogbookError) -> [WorkoutSummary] {
    guard !filter.isEmpty else { return try workouts(before: nil, limit: limit) }
    let ids = try store.rows(
      """
      SELECT w.id FROM workout w WHERE \(FilterSQL(filter).condition)
      ORDER BY w.started_at DESC, w.id DESC LIMIT ?
      """, .integer(limit)
    ) { $0.text(0) }
    return try store.reading { () throws(LogbookError) in
      let summarizer = try Summarizer(store)
      var found: [WorkoutSummary] = []
      for id in ids {
        if let head = try store.workoutHead(id) { found.append(try summarizer.summary(of: head)) }
      }
      return found
    }
  }
}

/// A filter as a condition on workouts `w`.
private struct FilterSQL {
  let condition: String

  init(_ filter: ListFilter) {
    var included: [Int: [String]] = [:]
    var conditions: [String] = []
    for (facet, isWanted) in filter.wanted {
      let (sort, test) = FilterSQL.test(facet)
      if isWanted { included[sort, default: []].append(test) } else { conditions.append("NOT \(test)") }
    }
    conditions += included.values.map { "(" + $0.joined(separator: " OR ") + ")" }
    condition = conditions.isEmpty ? "1" : conditions.joined(separator: " AND ")
  }

  private static func test(_ facet: ListFilter.Facet) -> (sort: Int, sql: String) {
    switch facet {
    case .records: (0, "EXISTS (SELECT 1 FROM record r WHERE r.workout_id = w.id AND r.shown = 1)")
    case .muscle(let muscle):
      (1, exercise("instr(',' || replace(e.primary_muscles, ', ', ',') || ',', ',\(muscle.rawValue),') > 0"))
    case .equipment(let word): (2, exercise("e.equipment = '\(quoted(word))'"))
    case .kind(let kind): (3, exercise("e.kind = '\(kind.rawValue)'"))
    }
  }

  /// Asks first whether such an exercise was ever done: one that never was costs no look at each workout.
  private static func exercise(_ condition: String) -> String {
    let done = """
      SELECT e.id FROM exercise_total x JOIN exercise e ON e.id = x.exercise_id WHERE \(condition)
      """
    return """
      (EXISTS (\(done)) AND EXISTS (SELECT 1 FROM block b
        WHERE b.workout_id = w.id AND b.exercise_id IN (\(done))))
      """
  }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
  }
}

extension Store {
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
        AND s.completed = 1 AND s.type <> 'warmup' AND \(isWeight) AND \(isReps)
      """, .text(exercise), .integer((from.number - 1) * 86_400), .integer((through.number + 2) * 86_400),
      .integer(limit), .integer(reps)
    ) { Store.readMoment($0, at: 0).day }
    return Set(rows.filter { from <= $0 && $0 <= through })
  }
}
