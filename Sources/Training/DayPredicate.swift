/// A question about days that colours a calendar: `bench>=100x5`, `volume>5000`, `pr`, `name:push`.
package struct DayPredicate: Hashable, Sendable {
  package enum Comparison: String, CaseIterable, Hashable, Sendable {
    case atLeast = ">="
    case atMost = "<="
    case above = ">"
    case below = "<"
    case equal = "="

    package func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
      switch self {
      case .atLeast: left >= right
      case .atMost: left <= right
      case .above: left > right
      case .below: left < right
      case .equal: left == right
      }
    }
  }

  package enum Subject: Hashable, Sendable {
    /// A set of an exercise searched for: its weight is compared, with at least so many reps.
    case exercise(String, weight: Weight?, reps: Int?)
    case volume(Weight)
    case sets(Int)
    case minutes(Int)
    /// Part of the workout's name.
    case name(String)
    /// A tag of the workout, whole.
    case tag(String)
    case records
  }

  package let subject: Subject
  package let comparison: Comparison
  /// As it was typed.
  package let text: String
}

/// Why a question about days could not be read.
package struct PredicateComplaint: Error, Hashable, Sendable {
  package let sentence: String

  package init(sentence: String) {
    self.sentence = sentence
  }
}

extension DayPredicate {
  /// Whether a text in a search is a question about days instead of words to be found.
  package static func isMeant(by typed: String) -> Bool {
    typed.contains { "<>=".contains($0) } || PreferenceText(typed).word.hasPrefix("name:")
  }

  /// Weights without a unit are in `unit`.
  package init(reading typed: String, unit: WeightUnit) throws(PredicateComplaint) {
    let text = PreferenceText(typed).word
    self.text = text
    if ["pr", "prs", "record", "records"].contains(text) {
      (subject, comparison) = (.records, .atLeast)
      return
    }
    if text.hasPrefix("name:") {
      (subject, comparison) = (.name(PreferenceText(String(text.dropFirst(5))).trimmed), .equal)
      return
    }
    if text.hasPrefix("tag:") || text.hasPrefix("#") {
      let tags = Tags.read(String(text.hasPrefix("#") ? text.dropFirst() : text.dropFirst(4)))
      guard let tag = tags.first, tags.count == 1 else {
        throw PredicateComplaint(sentence: "“\(typed)” is not one tag: write tag:deload.")
      }
      (subject, comparison) = (.tag(tag), .equal)
      return
    }
    guard let found = DayPredicate.split(text) else {
      throw PredicateComplaint(
        sentence:
          "“\(typed)” asks nothing: write bench>=100x5, volume>5000, sets>20, pr, name:push or tag:deload.")
    }
    comparison = found.comparison
    subject = try DayPredicate.subject(found.name, found.value, unit)
  }

  private static func split(_ text: String) -> (name: String, comparison: Comparison, value: String)? {
    guard let start = text.firstIndex(where: { "<>=".contains($0) }) else { return nil }
    let rest = text[start...]
    guard let comparison = Comparison.allCases.first(where: { rest.hasPrefix($0.rawValue) }) else {
      return nil
    }
    let name = PreferenceText(String(text[..<start])).trimmed
    let value = PreferenceText(String(rest.dropFirst(comparison.rawValue.count))).trimmed
    return name.isEmpty || value.isEmpty ? nil : (name, comparison, value)
  }

  private static func subject(
    _ name: String, _ value: String, _ unit: WeightUnit
  ) throws(PredicateComplaint) -> Subject {
    switch name {
    case "volume": return .volume(try weight(value, unit))
    case "sets": return .sets(try number(value))
    case "minutes", "duration": return .minutes(try number(value))
    default: break
    }
    let parts = value.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2 else { throw PredicateComplaint(sentence: "“\(value)” is no set: write 100x5.") }
    let reps = parts.count == 2 ? try number(parts[1]) : nil
    return .exercise(name, weight: parts[0].isEmpty ? nil : try weight(parts[0], unit), reps: reps)
  }

  private static func weight(_ text: String, _ unit: WeightUnit) throws(PredicateComplaint) -> Weight {
    do throws(Reason) {
      return try Weight(reading: text, unit: unit)
    } catch {
      throw PredicateComplaint(sentence: error.sentence)
    }
  }

  private static func number(_ text: String) throws(PredicateComplaint) -> Int {
    guard let number = Int(text), number >= 0 else {
      throw PredicateComplaint(sentence: "“\(text)” is no whole number.")
    }
    return number
  }
}
