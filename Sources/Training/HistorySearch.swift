/// What is typed to find workouts: words that narrow the list, and a text or a question about days.
package struct HistorySearch: Hashable, Sendable {
  package let filter: ListFilter
  package let text: String
  /// Asked instead of a text.
  package let predicate: DayPredicate?

  /// Weights without a unit are in `unit`.
  package init(reading typed: String, unit: WeightUnit) throws(PredicateComplaint) {
    let (filter, rest) = try ListFilter.split(typed.split(whereSeparator: \.isWhitespace).map(String.init))
    let words = rest.joined(separator: " ")
    self.filter = filter
    predicate = DayPredicate.isMeant(by: words) ? try DayPredicate(reading: words, unit: unit) : nil
    text = predicate == nil ? words : ""
  }
}
