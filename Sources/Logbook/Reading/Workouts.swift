internal import SQLite
package import Training

/// A place in the history, for the page after it.
package struct WorkoutCursor: Hashable, Sendable {
  package var start: Moment
  package var id: ID<Workout>

  package init(start: Moment, id: ID<Workout>) {
    self.start = start
    self.id = id
  }
}

extension Logbook {
  package func runningWorkout() throws(LogbookError) -> Workout? {
    try store.reading { () throws(LogbookError) in
      guard let id = try store.first("SELECT id FROM workout WHERE finished = 0", read: { $0.text(0) })
      else { return nil }
      return try store.workout(id)
    }
  }

  package func workout(_ id: ID<Workout>) throws(LogbookError) -> Workout? {
    try store.reading { () throws(LogbookError) in try store.workout(id.text) }
  }

  /// A page of the history, newest first; without lines the exercises are not read.
  package func workouts(before cursor: WorkoutCursor?, limit: Int, withLines: Bool = true)
    throws(LogbookError) -> [WorkoutSummary]
  {
    try store.reading { () throws(LogbookError) in
      let heads = try store.workoutHeads(
        before: cursor?.start.seconds ?? Int.max, id: cursor?.id.text ?? "", limit: limit)
      let summarizer = try Summarizer(store)
      var summaries: [WorkoutSummary] = []
      for head in heads { summaries.append(try summarizer.summary(of: head, withLines: withLines)) }
      return summaries
    }
  }

  /// Finished workouts, all of them or those since the first of a day's month.
  package func workoutCount(since day: Day?) throws(LogbookError) -> Int {
    try store.int(
      "SELECT coalesce(sum(workouts), 0) FROM month_total WHERE month >= ?",
      .integer(day.map { Month(of: $0).number } ?? 0))
  }

  /// The sets of a workout that earned a badge, with what they beat; while it runs, as of each set.
  package func badges(of id: ID<Workout>) throws(LogbookError) -> [ID<SetEntry>: [RecordEvent]] {
    let isRunning = try store.exists(
      "SELECT 1 FROM workout WHERE id = ? AND finished = 0", .text(id.text))
    let events = try store.rows(
      "SELECT \(RecordRows.columns) FROM record r WHERE r.workout_id = ? ORDER BY r.exercise_id, r.number",
      .text(id.text)
    ) { RecordRows.read($0).event }
    let preference = try store.recordPreference()
    let shown = events.filter { event in
      guard isRunning else { return event.isShown }
      return event.isShownLive && !event.kind.isOfSession && preference.tells(event.kind)
    }
    return Dictionary(grouping: shown) { ID($0.setID) }
  }
}
