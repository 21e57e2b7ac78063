/// The dates of a file: their range, and which of day and month comes first.
struct DateTally {
  private var last: [UInt8] = []
  private var orders = DateOrderTally()
  private var sure: ClosedRange<CivilTime>?
  /// The range of dates that can be read in two ways, for each of them.
  private var dayFirst: ClosedRange<CivilTime>?
  private var monthFirst: ClosedRange<CivilTime>?
  /// Words that stand where a month should.
  private(set) var unknownMonths: [String] = []
  private(set) var named: NamedDates?
  /// Whether any date has a time.
  private(set) var hasClocks = false

  /// What dates with months in words have in common.
  struct NamedDates: Hashable {
    var languages: MonthWords.Languages
    var isMonthFirst: Bool
  }

  var order: DateOrder? { orders.order }

  var range: ClosedRange<CivilTime>? {
    switch order {
    case nil: sure
    case .dayFirst: DateTally.union(sure, dayFirst)
    case .monthFirst: DateTally.union(sure, monthFirst)
    }
  }

  func describe(in scan: inout Scan) {
    scan.dates = range
    scan.dateOrder = order
    scan.hasClocks = hasClocks
    scan.namedDates = named
    scan.unknownMonths = unknownMonths
  }

  mutating func add(_ text: Span<UInt8>) {
    guard !isLast(text) else { return }
    last.removeAll(keepingCapacity: true)
    for index in text.indices { last.append(text[index]) }
    if let stamp = Stamp(strict: text) {
      sure = union(sure, stamp)
      return
    }
    if let date = EnglishDate(text) {
      sure = union(sure, date.stamp)
      return note(date.languages, isMonthFirst: false)
    }
    let loose = LooseTime(text)
    if let stamp = Stamp(loose: loose, nil) {
      sure = union(sure, stamp)
      return
    }
    if let named = NamedDate(text) {
      if let stamp = named.stamp { sure = union(sure, stamp) }
      if named.stamp != nil || named.isUnknownMonth { return note(named) }
    }
    orders.add(loose)
    if let stamp = Stamp(loose: loose, .dayFirst) { dayFirst = union(dayFirst, stamp) }
    if let stamp = Stamp(loose: loose, .monthFirst) { monthFirst = union(monthFirst, stamp) }
  }

  private mutating func note(_ date: NamedDate) {
    if date.isUnknownMonth {
      if unknownMonths.count < 12, !unknownMonths.contains(date.word) { unknownMonths.append(date.word) }
      return
    }
    note(date.languages, isMonthFirst: date.isMonthFirst)
  }

  private mutating func note(_ languages: MonthWords.Languages, isMonthFirst: Bool) {
    named = NamedDates(
      languages: (named?.languages ?? MonthWords.allLanguages) & languages,
      isMonthFirst: named?.isMonthFirst ?? isMonthFirst)
  }

  private mutating func union(_ range: ClosedRange<CivilTime>?, _ stamp: Stamp) -> ClosedRange<CivilTime>? {
    if stamp.hasClock { hasClocks = true }
    return DateTally.union(range, stamp.civil...stamp.civil)
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
