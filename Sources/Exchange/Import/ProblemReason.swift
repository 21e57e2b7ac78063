/// What is wrong with a row, or odd about it.
package enum ProblemReason: Error, Hashable, Sendable {
  // Rows that are left out.
  case openQuote(lines: ClosedRange<Int>)
  case tooLong(lines: ClosedRange<Int>)
  case cells(found: Int, expected: Int)
  case date(String)
  case dateOrder(String)
  case number(column: String, text: String)
  case fraction(column: String, text: String)
  case unit(String)
  case noExercise
  case noMeasurement
  case restWithoutSet
  case noteWithoutText
  case badObject

  // Rows that are kept.
  case weight(String)
  case reps(String)
  case distance(String)
  case speed(String)
  case seconds(String)
  case workoutDuration(String)
  case unreadDuration(String)
  case endBeforeStart(String)
  case packedTime(String)
  case rpe(String)
  case setOrder(String)
  case day(String)

  /// The reason as a sentence's end, for `Problem.sentence`.
  package var text: String {
    switch self {
    case .openQuote(let lines): "a quote is opened and never closed" + through(lines)
    case .tooLong(let lines): "the row is too long to be one" + through(lines)
    case .cells(let found, let expected):
      "\(found) \(found == 1 ? "cell" : "cells") where the header has \(expected)"
    case .date(let text): "“\(text)” is not a date and time like 2025-01-14 18:00:00"
    case .dateOrder(let text): "“\(text)” does not tell the day from the month"
    case .number(let column, let text): "\(column) “\(text)” is not a number"
    case .fraction(let column, let text): "\(column) “\(text)” is not a whole number"
    case .unit(let text): "“\(text)” is not a unit known here"
    case .noExercise: "the exercise has no name"
    case .noMeasurement: "what was measured has no name"
    case .restWithoutSet: "a rest without a set before it"
    case .noteWithoutText: "a note without text"
    case .badObject: "what ends here is not written as JSON wants it"
    case .weight(let text): "a weight of \(text)"
    case .reps(let text): "\(text) reps"
    case .distance(let text): "a distance of \(text)"
    case .speed(let text): "faster than 100 km/h: \(text)"
    case .seconds(let text): "a set of \(text) seconds"
    case .workoutDuration(let text): "a workout of \(text)"
    case .unreadDuration(let text): "“\(text)” is not a duration known here, so the workout has none"
    case .endBeforeStart(let text): "the end “\(text)” lies before the start, so the workout has no duration"
    case .packedTime(let text): "“\(text)” is taken as a timed set, its last number as seconds"
    case .rpe(let text): "“\(text)” is not an RPE of 1 to 10 in halves"
    case .day(let text): "a workout on \(text)"
    case .setOrder(let text): "“\(text)” is not a kind of set known here, so it counts as a working set"
    }
  }

  private func through(_ lines: ClosedRange<Int>) -> String {
    lines.count > 1 ? " (lines \(lines.lowerBound)–\(lines.upperBound))" : ""
  }
}
