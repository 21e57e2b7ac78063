internal import Training

/// A span of days named on the command line, both ends included; nil is without end.
struct Period: Hashable {
  var from: Day?
  var through: Day?

  static let everything = Period()

  /// Reads `last 12 weeks`, `last month`, `this year`, `2025`, `2025-03`; nil for any other words.
  init?(_ words: [String], today: Day, firstWeekday: Weekday) {
    let words = words.flatMap { $0.lowercased().split(separator: " ").map(String.init) }
    let unit = words.last.flatMap { Unit($0) }
    switch (words.first, words.count, unit) {
    case ("this", 2, let unit?): self = unit.period(around: today, firstWeekday)
    case ("last", 2, let unit?):
      self = unit.period(before: unit.period(around: today, firstWeekday), firstWeekday)
    case ("last", 3, let unit?):
      guard let count = Int(words[1]), (1...9_999).contains(count) else { return nil }
      self.init(from: unit.start(of: count, endingOn: today), through: today)
    case (let text?, 1, nil): self.init(calendar: text)
    default: return nil
    }
  }

  init(from: Day? = nil, through: Day? = nil) {
    self.from = from
    self.through = through
  }

  /// A year or a month of the calendar.
  private init?(calendar text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.allSatisfy { $0.isNumber && $0.isASCII } ? Int(part) : nil }
    guard parts.first?.count == 4, numbers.count == parts.count, parts.count <= 2 else { return nil }
    let month = numbers.count == 2 ? numbers[1] : 1
    guard let first = Day(year: numbers[0], month: month, day: 1) else { return nil }
    let unit = numbers.count == 2 ? Unit.month : .year
    self = unit.period(around: first, .monday)
  }

  /// How many days it has; nil without both ends.
  var days: Int? {
    guard let from, let through else { return nil }
    return through - from + 1
  }

  func contains(_ day: Day) -> Bool {
    (from.map { $0 <= day } ?? true) && (through.map { day <= $0 } ?? true)
  }

  /// `24 Nov 2026 to 30 Nov 2026`, `since 24 Nov 2026`; empty without ends.
  var text: String {
    func text(_ day: Day) -> String { "\(day.shortText) \(day.civil.year)" }
    switch (from, through) {
    case (nil, nil): return ""
    case (let from?, nil): return "since \(text(from))"
    case (nil, let through?): return "until \(text(through))"
    case (let from?, let through?): return "\(text(from)) to \(text(through))"
    }
  }
}

extension Period {
  enum Unit: String {
    case day, week, month, year

    init?(_ word: String) {
      self.init(rawValue: word.last == "s" ? String(word.dropLast()) : word)
    }

    /// The one of the calendar that a day lies in.
    func period(around day: Day, _ firstWeekday: Weekday) -> Period {
      let civil = day.civil
      switch self {
      case .day: return Period(from: day, through: day)
      case .week:
        let start = day.startOfWeek(firstWeekday: firstWeekday)
        return Period(from: start, through: start + 6)
      case .month: return Unit.months(1, from: civil.year, civil.month)
      case .year: return Unit.months(12, from: civil.year, 1)
      }
    }

    func period(before period: Period, _ firstWeekday: Weekday) -> Period {
      self.period(around: (period.from ?? Day(number: 0)) + -1, firstWeekday)
    }

    /// The first of so many days, weeks, months or years that end on a day.
    func start(of count: Int, endingOn day: Day) -> Day {
      switch self {
      case .day: return day + (1 - count)
      case .week: return day + (1 - 7 * count)
      case .month: return Unit.months(count, before: day)
      case .year: return Unit.months(12 * count, before: day)
      }
    }

    private static func months(_ count: Int, from year: Int, _ month: Int) -> Period {
      let end = year * 12 + month - 1 + count
      return Period(
        from: Day(year: year, month: month, day: 1),
        through: Day(year: end / 12, month: end % 12 + 1, day: 1).map { $0 + -1 })
    }

    /// The day after the same day so many months ago, or after that month's last.
    private static func months(_ count: Int, before day: Day) -> Day {
      let civil = day.civil
      let index = max(0, civil.year * 12 + civil.month - 1 - count)
      let (year, month) = (index / 12, index % 12 + 1)
      let last = CivilDate.length(ofMonth: month, in: year)
      return (Day(year: year, month: month, day: min(civil.day, last)) ?? day) + 1
    }
  }
}

extension Call {
  var firstWeekday: Weekday { Weekday(rawValue: preferences.weekStart) ?? .monday }

  /// The span that `--since` and `--until` leave of a period.
  func period(_ period: Period = .everything) throws -> Period {
    var narrowed = period
    if let since = try arguments.value("since").map({ try DateText.day($0, clock: clock) }) {
      narrowed.from = max(since, period.from ?? since)
    }
    if let until = try arguments.value("until").map({ try DateText.day($0, clock: clock) }) {
      narrowed.through = min(until, period.through ?? until)
    }
    return narrowed
  }

  /// The period that words name.
  func period(named words: [String]) -> Period? {
    Period(words, today: now.day, firstWeekday: firstWeekday)
  }
}
