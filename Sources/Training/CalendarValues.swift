/// What was done on one day.
package struct DayTotal: Hashable, Sendable {
  package var day: Day
  package var totals: Totals

  package init(day: Day, totals: Totals) {
    self.day = day
    self.totals = totals
  }
}

extension Day {
  /// The same day so many months before, or the last of a shorter month.
  package func monthsBefore(_ months: Int) -> Day {
    let date = civil
    let index = date.year * 12 + date.month - 1 - months
    let (year, month) = (floorDivide(index, 12), index - floorDivide(index, 12) * 12 + 1)
    let last = CivilDate.length(ofMonth: month, in: year)
    return Day(year: year, month: month, day: min(date.day, last)) ?? self
  }

  /// The first day of its month.
  package var startOfMonth: Day { self + -(civil.day - 1) }

  /// The first of January of its year.
  package var startOfYear: Day { monthsBefore(civil.month - 1).startOfMonth }
}

/// How much of something was done on a day, in a few steps.
package enum HeatLevel: Int, CaseIterable, Hashable, Sendable {
  case none, low, medium, high

  /// Thirds of the most.
  package init(_ value: Double, of most: Double) {
    guard value > 0 else {
      self = .none
      return
    }
    self = value * 3 <= most ? .low : value * 3 <= most * 2 ? .medium : .high
  }
}
