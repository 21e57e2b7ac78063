/// A civil day: days since 1970-01-01 in the proleptic Gregorian calendar.
package struct Day: Hashable, Comparable, Sendable {
  package var number: Int

  package init(number: Int) {
    self.number = number
  }

  package static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}
