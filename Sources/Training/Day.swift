/// A civil day: days since 1970-01-01 in the proleptic Gregorian calendar.
package struct Day: Hashable, Comparable, Sendable {
  package var number: Int

  package init(number: Int) {
    self.number = number
  }

  /// 1 January 1950: what is said to be older is a slip of the finger.
  package static let earliestTrained = Day(number: -7_305)

  package static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}
