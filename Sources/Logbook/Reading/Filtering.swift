internal import SQLite
package import Training

extension Logbook {
  /// The newest workouts that a query leaves.
  package func workouts(_ query: WorkoutQuery, limit: Int) throws(LogbookError) -> [WorkoutSummary] {
    try store.reading { () throws(LogbookError) in
      let trained = try store.trainedExercises()
      let pattern = TextPattern(query.text, in: trained)
      guard query.text.isEmpty || pattern != nil else { return [] }
      let summarizer = try Summarizer(store)
      var found: [WorkoutSummary] = []
      for place in try store.found(query, pattern, trained, limit: limit) {
        if let head = try store.workoutHead(place.id) { found.append(try summarizer.summary(of: head)) }
      }
      return found
    }
  }
}

extension Store {
  /// A workout that was found, and its day.
  struct Place {
    let id: String
    let day: Day

    /// From a row of id, start and offset.
    init(_ row: Row) {
      id = row.text(0)
      day = Store.readMoment(row, at: 1).day
    }
  }

  /// Every exercise ever done, the oftener the sooner.
  func trainedExercises() throws(LogbookError) -> [Exercise] {
    try rows(
      """
      SELECT \(Store.exerciseColumns) FROM exercise_total t CROSS JOIN exercise e ON e.id = t.exercise_id
      ORDER BY t.workouts DESC
      """, read: Store.readExercise)
  }

  /// The newest workouts a query leaves, and a text that was read as a pattern.
  func found(_ query: WorkoutQuery, _ pattern: TextPattern?, _ trained: [Exercise], limit: Int)
    throws(LogbookError) -> [Place]
  {
    guard let match = IndexMatch(query, pattern, trained) else { return [] }
    let first = query.since.map { ($0.number - 1) * 86_400 } ?? Store.earliest
    let last = query.through.map { ($0.number + 2) * 86_400 } ?? Store.latest
    return try rows(
      Store.finding(query.filter, hasMatch: match.text != nil), .text(match.text), .integer(first),
      .integer(last), .integer(query.since?.number), .integer(query.through?.number), .integer(limit)
    ) { Place($0) }
  }

  /// Seconds that no workout starts before, and none after.
  private static let (earliest, latest) = (-62_135_683_200, 253_402_387_199)

  /// Begins with what is rarest: what the text's index finds, records, else the workouts themselves.
  private static func finding(_ filter: ListFilter, hasMatch: Bool) -> String {
    var tests = tests(filter)
    let columns = "w.id, w.started_at, w.utc_offset_s"
    if filter[.records] == true, !hasMatch {
      return """
        SELECT \(columns) FROM record d CROSS JOIN workout w ON w.id = d.workout_id
        WHERE ?1 IS NULL AND d.shown = 1 AND d.started_at BETWEEN ?2 AND ?3
          AND \(tests.joined(separator: " AND "))
        GROUP BY d.started_at, d.workout_id ORDER BY d.started_at DESC, d.workout_id DESC LIMIT ?6
        """
    }
    let (source, order): (String, String)
    if hasMatch {
      tests += ["workout_search MATCH ?1", "s.rowid BETWEEN ?2 * 1048576 AND ?3 * 1048576"]
      if filter[.records] == true { tests.append(mayHaveRecord) }
      source = """
        workout_search s CROSS JOIN workout_text t ON t.number = s.rowid
        CROSS JOIN workout w ON w.id = t.workout_id
        """
      order = "s.rowid DESC"
    } else {
      tests += ["?1 IS NULL", "w.started_at BETWEEN ?2 AND ?3"]
      (source, order) = ("workout w", "w.started_at DESC, w.id DESC")
    }
    return """
      SELECT \(columns) FROM \(source)
      WHERE \(tests.joined(separator: " AND ")) ORDER BY \(order) LIMIT ?6
      """
  }

  /// What a workout must fulfil; ?4 and ?5 are the first and the last day.
  private static func tests(_ filter: ListFilter) -> [String] {
    var tests = [
      "(?4 IS NULL OR w.started_at + w.utc_offset_s >= ?4 * 86400)",
      "(?5 IS NULL OR w.started_at + w.utc_offset_s < (?5 + 1) * 86400)",
    ]
    for tag in filter.tags(wanted: true) { tests.append("\(has(tag)) > 0") }
    for tag in filter.tags(wanted: false) { tests.append("\(has(tag)) = 0") }
    if let wanted = filter[.records] { tests.append("\(wanted ? "" : "NOT ")\(hasRecord)") }
    return tests
  }

  private static let hasRecord = "EXISTS (SELECT 1 FROM record r WHERE r.workout_id = w.id AND r.shown = 1)"

  /// Passes over what the index finds at moments without a record, before anything is read of it.
  private static let mayHaveRecord = """
    s.rowid >> 20 IN (SELECT started_at FROM record WHERE shown = 1 AND started_at BETWEEN ?2 AND ?3)
    """

  /// A tag is made of letters, digits, - and _ alone.
  private static func has(_ tag: String) -> String { "instr(' ' || w.tags || ' ', ' \(tag) ')" }
}

/// What a query asks of the text's index; nil when nothing can answer it.
private struct IndexMatch {
  /// Nil where the index need not be asked.
  let text: String?

  init?(_ query: WorkoutQuery, _ pattern: TextPattern?, _ trained: [Exercise]) {
    let filter = query.filter
    var wanted = pattern.map { [$0.match] } ?? []
    for facets in filter.asked {
      let exercises = trained.filter { exercise in facets.contains { $0.holds(for: exercise) == true } }
      guard !exercises.isEmpty else { return nil }
      wanted.append(IndexMatch.any(exercises))
    }
    if let exercise = query.exercise { wanted.append("\"\(WorkoutText.word(ofExercise: exercise.text))\"") }
    wanted += filter.tags(wanted: true).map { "{notes} : \"\($0)\"" }
    let unwanted = trained.filter(filter.keepsOut)
    guard !unwanted.isEmpty else {
      text = wanted.isEmpty ? nil : wanted.joined(separator: " AND ")
      return
    }
    // The index answers what holds something.
    if wanted.isEmpty { wanted = ["\"\(WorkoutText.everywhere)\""] }
    text = "(\(wanted.joined(separator: " AND ")))" + IndexMatch.without(unwanted)
  }

  /// One after another, the oftener done first: most workouts need not be looked for again.
  ///
  /// The index takes no more than 256 of them, so the last ones are kept out together.
  private static func without(_ exercises: [Exercise]) -> String {
    let single = exercises.prefix(100).map { " NOT \(word(of: $0))" }.joined()
    return exercises.count > 100 ? single + " NOT " + any(Array(exercises.dropFirst(100))) : single
  }

  private static func any(_ exercises: [Exercise]) -> String {
    "(\(exercises.map(word).joined(separator: " OR ")))"
  }

  private static func word(of exercise: Exercise) -> String {
    "\"\(WorkoutText.word(ofExercise: exercise.id.text))\""
  }
}
