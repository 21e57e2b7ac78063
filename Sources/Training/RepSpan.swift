/// The reps of a set where a plan leaves them open within limits: 8-12.
package struct RepSpan: Hashable, Sendable {
  package let lower: Int
  package let upper: Int

  /// Nil unless it goes up.
  package init?(_ lower: Int?, _ upper: Int?) {
    guard let lower, let upper, lower < upper else { return nil }
    self.lower = lower
    self.upper = upper
  }

  package var text: String { "\(lower)-\(upper)" }

  /// The reps a set of it starts with: those of last time held within it, else the lower end.
  package func start(from last: Int?) -> Int { min(max(last ?? lower, lower), upper) }

  /// Takes the only span out of what is typed over a cell, `100x8-12` or `8-12`, and leaves its lower end
  /// there as reps; a text without one stays as it is.
  package static func cut(from typed: String) -> (text: String, span: RepSpan?) {
    let characters = Array(typed)
    for dash in characters.indices where "-–".contains(characters[dash]) {
      let before = characters[..<dash].reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
      let after = characters[(dash + 1)...].prefix { $0.isASCII && $0.isNumber }
      guard let span = RepSpan(Int(String(before)), Int(String(after))) else { continue }
      let head = String(characters[..<(dash - before.count)])
      let tail = String(characters[(dash + 1 + after.count)...])
      let last = head.last { !$0.isWhitespace }
      let isMarked = last.map { "xX×*/".contains($0) } ?? false
      return ("\(head)\(isMarked ? "" : "x")\(span.lower)\(tail)", span)
    }
    return (typed, nil)
  }
}

extension SetEntry {
  /// The span of reps it is planned for; of a routine that is laid out, of its values.
  package var span: RepSpan? { RepSpan(planned.reps ?? values.reps, plannedRepsTo) }
}
