/// A run of weeks in which the goal was met; the running week never breaks it.
package struct WeekStreak: Hashable, Sendable {
  package enum State: String, Hashable, Sendable {
    /// Nothing to show.
    case none
    /// The goal of this week is still open.
    case inProgress = "in_progress"
    /// This week's goal is met.
    case secured
  }

  /// Training days a week.
  package let goal: Int
  /// Weeks in a row that met it, this one included once it has.
  package let weeks: Int
  package let state: State
  /// Training days missing this week.
  package let remaining: Int

  /// From distinct training days per week, oldest week first and the running week last.
  ///
  /// - Parameter goal: a fixed goal of 1…7 days, or nil for the lower median of the last eight
  ///   weeks (1 while fewer than two weeks are over).
  package init(daysPerWeek: [Int], goal fixed: Int? = nil) {
    let over = daysPerWeek.dropLast()
    let current = daysPerWeek.last ?? 0
    goal = min(7, max(1, fixed ?? WeekStreak.usualGoal(over.suffix(8))))
    var run = 0
    for days in over.reversed() {
      guard days >= goal else { break }
      run += 1
    }
    let isSecured = current >= goal
    weeks = isSecured ? run + 1 : run
    state = isSecured ? .secured : run > 0 ? .inProgress : .none
    remaining = max(0, goal - current)
  }

  private static func usualGoal(_ weeks: ArraySlice<Int>) -> Int {
    guard weeks.count >= 2 else { return 1 }
    return weeks.sorted()[(weeks.count - 1) / 2]
  }

  /// From the days trained on, in any order and any number of times each.
  package init(days: [Day], today: Day, firstWeekday: Weekday = .monday, goal: Int? = nil) {
    let past = Set(days).filter { $0 <= today }
    let current = today.startOfWeek(firstWeekday: firstWeekday)
    let starts = past.map { $0.startOfWeek(firstWeekday: firstWeekday) }
    let first = starts.min() ?? current
    var counts = [Int](repeating: 0, count: (current - first) / 7 + 1)
    for start in starts { counts[(start - first) / 7] += 1 }
    self.init(daysPerWeek: counts, goal: goal)
  }
}

/// A run of days in a row, ending today or yesterday.
package struct DayStreak: Hashable, Sendable {
  package let current: Int
  package let longest: Int

  package init(days: [Day], today: Day) {
    var longest = 0
    var run = 0
    var last: Day?
    for day in Set(days).filter({ $0 <= today }).sorted() {
      run = last.map { day - $0 == 1 } ?? false ? run + 1 : 1
      longest = max(longest, run)
      last = day
    }
    self.longest = longest
    current = last.map { today - $0 <= 1 } ?? false ? run : 0
  }
}
