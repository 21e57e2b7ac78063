internal import Logbook
internal import Training

/// Which workouts `knurl history` lists.
struct HistoryFilter {
  private let query: WorkoutQuery
  /// Asked about days, instead of a text.
  private let predicate: DayPredicate?
  private let today: Day

  /// Words that name a period, such as `last 12 weeks` or `2025`, are one; all others narrow or are looked for.
  init(_ call: Call, in log: Logbook) throws {
    let (filter, rest) = try Operand.filter(call.arguments.operands)
    let named = call.period(named: rest)
    let words = named == nil ? Words.trimmed(rest.joined(separator: " ")) : ""
    let period = try call.period(named ?? .everything)
    do throws(PredicateComplaint) {
      predicate =
        DayPredicate.isMeant(by: words)
        ? try DayPredicate(reading: words, unit: call.preferences.weightUnit) : nil
    } catch {
      throw UsageError(error.sentence)
    }
    query = WorkoutQuery(
      text: predicate == nil ? words : "", filter: filter,
      exercise: try call.arguments.value("exercise").map { try ExerciseChoice.exercise($0, in: log).id },
      since: period.from, through: period.through)
    today = call.now.day
  }

  var isNarrow: Bool { query != WorkoutQuery() || predicate != nil }

  /// The newest, at most so many; 0 reads all.
  func rows(limit: Int, in log: Logbook) throws -> [WorkoutSummary] {
    let limit = limit == 0 ? Int.max : limit
    guard let predicate else { return try log.workouts(query, limit: limit) }
    return try log.workouts(
      matching: predicate, query, through: min(query.through ?? today, today), limit: limit)
  }
}

extension Operand {
  /// Takes out the words that narrow a list, such as `tag:deload`.
  static func filter(_ words: [String]) throws -> (filter: ListFilter, rest: [String]) {
    do throws(PredicateComplaint) {
      return try ListFilter.split(words)
    } catch {
      throw UsageError(error.sentence)
    }
  }
}

/// What the manual says about the words that narrow a list.
enum FilterText {
  static let words =
    "tag:TAG, muscle:MUSCLE, equipment:WORD,\nkind:KIND and with:pr keep those workouts, with a minus in front they leave them out."
}
