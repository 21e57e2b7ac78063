internal import SQLite
package import Training

extension Logbook {
  /// A page of the history narrowed by a filter, newest first.
  package func workouts(filter: ListFilter, limit: Int) throws(LogbookError) -> [WorkoutSummary] {
    guard !filter.isEmpty else { return try workouts(before: nil, limit: limit) }
    return try store.reading { () throws(LogbookError) in
      let ids = try store.rows(try FilterSQL(filter).statement(in: store), .integer(limit)) { $0.text(0) }
      let summarizer = try Summarizer(store)
      var found: [WorkoutSummary] = []
      for id in ids {
        if let head = try store.workoutHead(id) { found.append(try summarizer.summary(of: head)) }
      }
      return found
    }
  }
}

/// A filter as conditions on workouts `w`.
private struct FilterSQL {
  /// What one sort asks for; `source` lists the workouts that pass its test, `count` says about how many.
  private struct Sort {
    let test: String
    let source: String
    let count: String
  }

  private var sorts: [Sort] = []
  private var exclusions: [String] = []

  /// Fewer than these are looked for one by one; of more the newest soon fill a page.
  private static let few = 3_000

  init(_ filter: ListFilter) {
    let included = filter.wanted.filter(\.value).keys
    if included.contains(.records) {
      sorts.append(
        Sort(
          test: FilterSQL.hasRecord,
          source: "SELECT DISTINCT started_at, workout_id FROM record WHERE shown = 1",
          count: "SELECT count(*) FROM record WHERE shown = 1"))
    }
    for conditions in Dictionary(grouping: included.compactMap(FilterSQL.condition), by: \.sort).values {
      let done = FilterSQL.done(conditions.map(\.sql).joined(separator: " OR "))
      sorts.append(
        Sort(
          test: FilterSQL.holds(done),
          source: "SELECT DISTINCT started_at, workout_id FROM block WHERE exercise_id IN (\(done))",
          count: "SELECT sum(workouts) FROM exercise_total WHERE exercise_id IN (\(done))"))
    }
    for facet in filter.wanted.filter({ !$0.value }).keys {
      let test = FilterSQL.condition(facet).map { FilterSQL.holds(FilterSQL.done($0.sql)) }
      exclusions.append("NOT \(test ?? FilterSQL.hasRecord)")
    }
  }

  /// Finds the newest workouts that pass: from the rarest sort, or through all where none is rare.
  func statement(in store: Store) throws(LogbookError) -> String {
    var rarest: (count: Int, source: String)?
    for sort in sorts {
      let count = try store.int(sort.count)
      if count < rarest?.count ?? FilterSQL.few { rarest = (count, sort.source) }
    }
    let condition = (sorts.map(\.test) + exclusions).joined(separator: " AND ")
    guard let rarest else {
      return "SELECT w.id FROM workout w WHERE \(condition) ORDER BY w.started_at DESC, w.id DESC LIMIT ?"
    }
    return """
      SELECT d.workout_id FROM (\(rarest.source)) d CROSS JOIN workout w ON w.id = d.workout_id
      WHERE \(condition) ORDER BY d.started_at DESC, d.workout_id DESC LIMIT ?
      """
  }

  private static let hasRecord =
    "EXISTS (SELECT 1 FROM record r WHERE r.workout_id = w.id AND r.shown = 1)"

  /// A condition on exercises `e`; nil for what is none of theirs.
  private static func condition(_ facet: ListFilter.Facet) -> (sort: Int, sql: String)? {
    switch facet {
    case .records: nil
    case .muscle(let muscle):
      (1, "instr(',' || replace(e.primary_muscles, ', ', ',') || ',', ',\(muscle.rawValue),') > 0")
    case .equipment(let word): (2, "e.equipment = '\(quoted(word))'")
    case .kind(let kind): (3, "e.kind = '\(kind.rawValue)'")
    }
  }

  /// Exercises that were ever done.
  private static func done(_ condition: String) -> String {
    "SELECT e.id FROM exercise_total x JOIN exercise e ON e.id = x.exercise_id WHERE (\(condition))"
  }

  /// Asks first whether such an exercise was ever done: one that never was costs no look at each workout.
  private static func holds(_ done: String) -> String {
    """
    (EXISTS (\(done)) AND EXISTS (SELECT 1 FROM block b
      WHERE b.workout_id = w.id AND b.exercise_id IN (\(done))))
    """
  }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
  }
}
