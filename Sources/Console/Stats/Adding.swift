internal import Logbook
internal import Training

/// `knurl stats`.
enum Adding {
  static func run(_ call: Call) throws {
    let span = try span(call)
    let log = try call.readableLog()
    let sums = try sums(of: span, in: log, call)
    guard !call.wantsJSON else { return call.print(StatsJSON.of(sums, call.preferences)) }
    guard sums.everything.workouts > 0 else {
      return call.output.line(
        "Nothing to count yet. knurl start begins a workout, knurl import brings yours in.")
    }
    StatsText.show(sums, call)
  }

  private static func span(_ call: Call) throws -> Span {
    let words = call.arguments.operands.map { $0.lowercased() }
    let today = call.now.day
    if words == ["all"] { return Span(title: "All", before: nil, period: .everything, earlier: nil) }
    if call.arguments.has("since") || call.arguments.has("until") {
      guard words.isEmpty else { throw UsageError("A period and --since or --until are one too many.") }
      return try span(of: call.period(Period(through: today)))
    }
    let isUnit = words.isEmpty || (words.count == 1 && Period.Unit(words[0]) != nil && words != ["day"])
    if isUnit, let unit = words.isEmpty ? .week : Period.Unit(words[0]) {
      let current = unit.period(around: today, call.firstWeekday)
      return Span(
        title: "This \(unit.rawValue)", before: "Last \(unit.rawValue)", period: current,
        earlier: unit.period(before: current, call.firstWeekday))
    }
    guard let period = call.period(named: words), let from = period.from, let days = period.days else {
      throw UsageError("stats takes week, month, year, all, 2025, 2025-03 or last 12 weeks.")
    }
    let title = words.joined(separator: " ")
    return Span(
      title: capitalized(title), before: "Before", period: period,
      earlier: Period(from: from + -days, through: from + -1))
  }

  /// Days named one by one, beside as many before them.
  private static func span(of period: Period) -> Span {
    guard let from = period.from, let days = period.days else {
      return Span(title: Adding.capitalized(period.text), before: nil, period: period, earlier: nil)
    }
    return Span(
      title: Adding.capitalized(period.text), before: "Before", period: period,
      earlier: Period(from: from + -days, through: from + -1))
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func sums(of span: Span, in log: Logbook, _ call: Call) throws -> Sums {
    let today = call.now.day
    let through = min(span.period.through ?? today, today)
    // All the years would say nothing about training now: muscles are then those of the last twelve months.
    let from = span.period.from ?? Period.Unit.year.start(of: 1, endingOn: today)
    let days = try log.trainingDays(from: nil, through: today)
    return Sums(
      span: span, totals: try log.totals(from: span.period.from, through: span.period.through),
      earlier: try span.earlier.map { try log.totals(from: $0.from, through: $0.through) },
      everything: try log.totals(from: nil, through: nil),
      muscles: try log.muscleSets(from: from, through: max(from, through)),
      weeks: max(1, Double(max(from, through) - from + 1) / 7),
      streak: WeekStreak(
        days: days, today: today, firstWeekday: call.firstWeekday, goal: call.preferences.goal))
  }
}

/// The period asked for, and the one it is compared with.
struct Span {
  var title: String
  var before: String?
  var period: Period
  var earlier: Period?
}

/// What a period adds up to.
struct Sums {
  var span: Span
  var totals: Totals
  var earlier: Totals?
  var everything: Totals
  var muscles: WeeklySets
  /// How many weeks the muscles' sets were done in; never below one.
  var weeks: Double
  var streak: WeekStreak

  /// Halves of sets in a week for each muscle with any, most first.
  var weekly: [(muscle: Muscle, halves: Double)] {
    Muscle.allCases.compactMap { muscle in
      let halves = Double(muscles.halves[muscle.rawValue] ?? 0) / weeks
      return halves > 0 ? (muscle, halves) : nil
    }.sorted { ($1.halves, $0.muscle.rawValue) < ($0.halves, $1.muscle.rawValue) }
  }
}
