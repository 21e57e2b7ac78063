internal import SQLite
package import Training

extension Logbook {
  /// Workouts whose names, notes and exercises hold every word of a text, newest first.
  ///
  /// Each word is the beginning of a word there. When one exercise holds all of them they are not
  /// scattered over several: “leg press” finds leg presses. The summaries have no lines.
  package func search(_ text: String, limit: Int) throws(LogbookError) -> [WorkoutMatch] {
    try store.reading { () throws(LogbookError) in
      guard let pattern = try TextPattern(text, in: store) else { return [] }
      let found = try store.rows(
        """
        SELECT t.workout_id, t.notes, t.exercises
        FROM workout_search s JOIN workout_text t ON t.number = s.rowid
        WHERE workout_search MATCH ? ORDER BY s.rowid DESC LIMIT ?
        """, .text(pattern.match), .integer(limit)
      ) { ($0.text(0), $0.text(1), $0.text(2)) }
      let summarizer = try Summarizer(store)
      var matches: [WorkoutMatch] = []
      for (id, notes, exercises) in found {
        guard let head = try store.workoutHead(id) else { continue }
        let place = pattern.place(notes: notes, exercises: exercises)
        matches.append(
          WorkoutMatch(summary: try summarizer.summary(of: head, withLines: false), place: place))
      }
      return matches
    }
  }

  /// How many workouts `search` finds without a limit.
  package func searchCount(_ text: String) throws(LogbookError) -> Int {
    try store.reading { () throws(LogbookError) in
      guard let pattern = try TextPattern(text, in: store) else { return 0 }
      return try store.int(
        "SELECT count(*) FROM workout_search WHERE workout_search MATCH ?", .text(pattern.match))
    }
  }
}

/// A text looked for, as the index understands it.
private struct TextPattern {
  let match: String
  private let text: String
  /// The exercises done so far that hold some of it, by their words in the index.
  private let exercises: [(word: String, name: String)]

  /// Nil when there is no word in the text.
  init?(_ text: String, in store: Store) throws(LogbookError) {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !words.isEmpty else { return nil }
    let trained = try store.rows(
      "SELECT e.id, e.name, e.aliases FROM exercise e JOIN exercise_total t ON t.exercise_id = e.id"
    ) { (WorkoutText.word(ofExercise: $0.text(0)), $0.text(1), $0.text(2)) }
    func holding(_ text: String) -> [(word: String, name: String)] {
      let query = SearchQuery(text)
      return trained.filter { _, name, aliases in
        query.matches([name]) || aliases.split(separator: "\n").contains { query.matches([String($0)]) }
      }.map { ($0.0, $0.1) }
    }
    self.text = text
    let whole = holding(text)
    let typed = words.map { "\"\($0)\" *" }
    if !whole.isEmpty {
      exercises = whole
      match = TextPattern.any(
        whole.map { "\"\($0.word)\"" } + ["({name notes} : (\(typed.joined(separator: " AND "))))"])
      return
    }
    let parts = words.map(holding)
    exercises = parts.flatMap(\.self)
    match = zip(typed, parts).map { word, part in
      TextPattern.any(["{name notes} : \(word)"] + part.map { "\"\($0.word)\"" })
    }.joined(separator: " AND ")
  }

  private static func any(_ terms: [String]) -> String { "(\(terms.joined(separator: " OR ")))" }

  /// Where a workout holds it: a note says more than an exercise, an exercise more than the name.
  func place(notes: String, exercises done: String) -> WorkoutMatch.Place {
    if let excerpt = Excerpt(of: notes, around: text) { return .note(excerpt) }
    let words = Set(done.split(separator: " ").map(String.init))
    return exercises.first { words.contains($0.word) }.map { .exercise($0.name) } ?? .name
  }
}
