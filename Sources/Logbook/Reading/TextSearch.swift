internal import SQLite
package import Training

extension Logbook {
  /// Workouts whose names, notes and exercises hold every word of a query's text, newest first.
  ///
  /// Each word is the beginning of a word there. When one exercise holds all of them they are not
  /// scattered over several: “leg press” finds leg presses. The summaries have no lines.
  package func search(_ query: WorkoutQuery, limit: Int) throws(LogbookError) -> [WorkoutMatch] {
    try store.reading { () throws(LogbookError) in
      let trained = try store.trainedExercises()
      guard let pattern = TextPattern(query.text, in: trained) else { return [] }
      let summarizer = try Summarizer(store)
      var matches: [WorkoutMatch] = []
      for found in try store.found(query, pattern, trained, limit: limit) {
        guard let head = try store.workoutHead(found.id) else { continue }
        let words = try store.wordsKept(of: found.id)
        let place = pattern.place(notes: words.notes, exercises: words.exercises)
        matches.append(
          WorkoutMatch(summary: try summarizer.summary(of: head, withLines: false), place: place))
      }
      return matches
    }
  }

  /// How many workouts `search` finds without a limit.
  package func searchCount(_ query: WorkoutQuery) throws(LogbookError) -> Int {
    try store.reading { () throws(LogbookError) in
      let trained = try store.trainedExercises()
      guard let pattern = TextPattern(query.text, in: trained) else { return 0 }
      guard query == WorkoutQuery(text: query.text) else {
        return try store.found(query, pattern, trained, limit: Int.max).count
      }
      return try store.int(
        "SELECT count(*) FROM workout_search WHERE workout_search MATCH ?", .text(pattern.match))
    }
  }

  package func search(_ text: String, limit: Int) throws(LogbookError) -> [WorkoutMatch] {
    try search(WorkoutQuery(text: text), limit: limit)
  }
}

extension Store {
  fileprivate func wordsKept(of workout: String) throws(LogbookError) -> (notes: String, exercises: String) {
    try first("SELECT notes, exercises FROM workout_text WHERE workout_id = ?", .text(workout)) {
      ($0.text(0), $0.text(1))
    } ?? ("", "")
  }
}
