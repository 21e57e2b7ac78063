internal import Logbook
internal import Screens
internal import Training

extension ContentReader {
  /// The feed: all of it, what a filter leaves, where a text is found, or the days a question holds for.
  mutating func history(
    _ limit: Int, _ filter: ListFilter, _ search: String, at now: LocalMoment, _ preferences: Preferences
  ) throws(LogbookError) -> HistoryContent {
    var content = HistoryContent(
      rows: [], total: try log.workoutCount(since: nil),
      thisYear: try log.workoutCount(since: now.day.startOfYear))
    content.tags = try log.tagNames()
    let asked: HistorySearch
    do throws(PredicateComplaint) {
      asked = try HistorySearch(reading: search, unit: preferences.weightUnit)
    } catch {
      content.complaint = error.sentence
      return content
    }
    let filter = filter.adding(asked.filter)
    if let predicate = asked.predicate {
      content.rows = try log.workouts(
        matching: predicate, WorkoutQuery(filter: filter), through: now.day, limit: limit)
    } else if !asked.text.isEmpty {
      let matches = try log.search(WorkoutQuery(text: asked.text, filter: filter), limit: limit)
      content.rows = matches.map(\.summary)
      content.places = matches.map(\.place)
    } else if filter.isEmpty {
      content.rows = try feed(limit)
    } else {
      content.rows = try log.workouts(WorkoutQuery(filter: filter), limit: limit)
    }
    return content
  }

  /// The newest workouts; those read before are not read again.
  private mutating func feed(_ limit: Int) throws(LogbookError) -> [WorkoutSummary] {
    if feed.count < limit {
      let last = feed.last.map { WorkoutCursor(start: $0.start.moment, id: $0.id) }
      feed += try log.workouts(before: last, limit: limit - feed.count)
    }
    return Array(feed.prefix(limit))
  }
}
