/// Why typed text was not taken, as a sentence for the person who typed it.
package enum Reason: Error, Hashable, Sendable {
  case empty
  case notANumber(String)
  case tooManyDecimals(String)
  case ambiguousComma(String)
  case notAUnit(String)
  case negativeWeight
  case negative
  case notADuration(String)
  case notAnRPE(String)
  case notReps(String)
  case wrongField(SetField)
  case tooLarge(String, limit: String)
  case tooManySets(Int)
  case unexpected(String)
  case unfinished(String)
  case repeated(SetField)
  case twoNumbers(String, String)
  case listWithCount
  case notSides
  case notTwoRests(String)
  case countOrReps(Int, String)
  /// The weight that stands behind the reps, as typed.
  case weightBehind(String)

  package var sentence: String {
    switch self {
    case .empty: "Nothing was typed."
    case .notANumber(let text): "“\(text)” is not a number."
    case .tooManyDecimals(let text): "“\(text)” has more than three decimals."
    case .ambiguousComma(let text): "“\(text)” can be read in two ways: leave out the comma or the zeros."
    case .notAUnit(let text): "“\(text)” is not a unit here."
    case .negativeWeight: "A weight below zero means assistance, and this exercise has none."
    case .negative: "The number cannot be below zero."
    case .notADuration(let text): "“\(text)” is not a time: write 45s, 1:30 or 1:05:00."
    case .notAnRPE(let text): "“\(text)” is not an RPE: write 1 to 10, in halves."
    case .notReps(let text): "“\(text)” is not a count of reps: write a whole number."
    case .wrongField(.weight): "This exercise has no weight; one that is weighted or assisted has."
    case .wrongField(let field): "This exercise has no \(field.noun)."
    case .tooLarge(let text, let limit): "\(text) is too much: the limit is \(limit)."
    case .tooManySets(let limit): "One entry fills 1 to \(limit) sets."
    case .unexpected(let text): "“\(text)” makes no sense there."
    case .unfinished(let text): "Something is missing after “\(text)”."
    case .repeated(let field): "The \(field.noun) is given twice."
    case .twoNumbers(let first, let second): "Which is which? Write \(first)x\(second)."
    case .countOrReps(let count, let text):
      "Is that \(count) sets or \(count) reps? Write \(text)x\(count) for \(text) sets of \(count), "
        + "or \(count)x \(text) for \(count) sets of \(text)."
    case .weightBehind(let weight):
      "\(weight) is a weight, which comes first: write \(weight)x5 for 5 reps with it."
    case .notSides: "L/R stands behind the reps of both sides: 24x8/7 L/R."
    case .notTwoRests(let text):
      "“\(text)” is one rest: write both, between and after the round, like 15 / 2:00."
    case .listWithCount: "Write either a list of sets or how many, not both."
    }
  }
}

extension SetField {
  /// The word for it inside a sentence.
  package var noun: String { self == .rpe ? "RPE" : rawValue }
}

/// The largest values the program takes; anything above is a slip of the finger.
package enum Limits {
  /// Thousandths of a kilogram or pound: 9,999,999.999.
  package static let weight = 9_999_999_999
  package static let reps = 999_999
  /// Seconds: 99:59:59.
  package static let duration = 359_999
  /// Thousandths of the unit: 9,999,999.999.
  package static let distance = 9_999_999_999
  /// Sets filled by one entry.
  package static let setsAtOnce = 20
  /// Rounds of one plan.
  package static let rounds = 99
  /// Sets that `5x10` may mean where no weight is lifted; of more, the first number may as well be the reps.
  package static let plainSets = 5
}
