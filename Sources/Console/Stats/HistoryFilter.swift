internal import Logbook
internal import Training

/// Which workouts `knurl history` lists.
struct HistoryFilter {
  private var text: String
  private var period: Period
  private var exercise: Exercise?
  private var tags: [String]

  /// Words that name a period, such as `last 12 weeks` or `2025`, are one; all others are looked for.
  init(_ call: Call, in log: Logbook) throws {
    let isTag = { (word: String) in word.lowercased().hasPrefix("tag:") || word.hasPrefix("#") }
    let words = call.arguments.operands.filter { !isTag($0) }
    tags = Tags.read(
      call.arguments.operands.filter(isTag).map { $0.hasPrefix("#") ? $0 : String($0.dropFirst(4)) }
        .joined(separator: " "))
    let named = call.period(named: words)
    text = named == nil ? Words.trimmed(words.joined(separator: " ")) : ""
    period = try call.period(named ?? .everything)
    exercise = try call.arguments.value("exercise").map { try ExerciseChoice.exercise($0, in: log) }
  }

  var isNarrow: Bool { !text.isEmpty || period != .everything || exercise != nil || !tags.isEmpty }

  /// Read in pages, newest first, until enough fit or the log ends; 0 reads all.
  func rows(limit: Int, in log: Logbook) throws -> [WorkoutSummary] {
    var found: [WorkoutSummary] = []
    // Local days reach into the next of Greenwich.
    var cursor = period.through.map {
      WorkoutCursor(start: Moment(seconds: ($0.number + 2) * 86_400), id: ID(""))
    }
    // A text may fit any number of workouts; without one a page holds all that is asked for.
    let size = text.isEmpty && tags.isEmpty && limit > 0 ? min(limit, HistoryFilter.page) : HistoryFilter.page
    while limit == 0 || found.count < limit {
      let page = try page(before: cursor, of: size, in: log)
      found += page.filter {
        period.contains($0.start.day) && holdsText($0) && tags.allSatisfy($0.tags.contains)
      }
      guard page.count == size, let last = page.last else { break }
      if let from = period.from, last.start.day < from { break }
      cursor = WorkoutCursor(start: last.start.moment, id: last.id)
    }
    return limit == 0 ? found : Array(found.prefix(limit))
  }

  private static let page = 200

  private func page(before cursor: WorkoutCursor?, of size: Int, in log: Logbook) throws -> [WorkoutSummary] {
    guard let exercise else { return try log.workouts(before: cursor, limit: size) }
    return try log.workouts(with: exercise.id, before: cursor, limit: size)
  }

  private func holdsText(_ row: WorkoutSummary) -> Bool {
    text.isEmpty || ([row.name, row.note] + row.lines.map(\.name)).contains { Search.holds($0, text) }
  }
}
