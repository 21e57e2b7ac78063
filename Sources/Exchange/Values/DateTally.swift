/// The dates of a file: their range, and which of day and month comes first.
struct DateTally {
  private var last: [UInt8] = []
  private var orders = DateOrderTally()
  private var sure: ClosedRange<CivilTime>?
  /// The range of dates that can be read in two ways, for each of them.
  private var dayFirst: ClosedRange<CivilTime>?
  private var monthFirst: ClosedRange<CivilTime>?

  var order: DateOrder? { orders.order }

  var range: ClosedRange<CivilTime>? {
    switch order {
    case nil: sure
    case .dayFirst: DateTally.union(sure, dayFirst)
    case .monthFirst: DateTally.union(sure, monthFirst)
    }
  }

  mutating func add(_ text: Span<UInt8>) {
    guard !isLast(text) else { return }
    last.removeAll(keepingCapacity: true)
    for index in text.indices { last.append(text[index]) }
    if let time = CivilTime(text) {
      sure = DateTally.union(sure, time...time)
      return
    }
    orders.add(LooseTime(text))
    if let time = CivilTime(text, order: .dayFirst) { dayFirst = DateTally.union(dayFirst, time...time) }
    if let time = CivilTime(text, order: .monthFirst) {
      monthFirst = DateTally.union(monthFirst, time...time)
    }
  }

  private func isLast(_ text: Span<UInt8>) -> Bool {
    guard text.count == last.count else { return false }
    for index in text.indices where text[index] != last[index] { return false }
    return true
  }

  private static func union(
    _ left: ClosedRange<CivilTime>?, _ right: ClosedRange<CivilTime>?
  ) -> ClosedRange<CivilTime>? {
    guard let left, let right else { return left ?? right }
    return min(left.lowerBound, right.lowerBound)...max(left.upperBound, right.upperBound)
  }
}
