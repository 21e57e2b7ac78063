/// An instant: whole seconds since 1970-01-01T00:00:00Z.
package struct Moment: Hashable, Comparable, Sendable {
  package var seconds: Int

  package init(seconds: Int) {
    self.seconds = seconds
  }

  package static func < (left: Moment, right: Moment) -> Bool { left.seconds < right.seconds }
  package static func - (left: Moment, right: Moment) -> Int { left.seconds - right.seconds }
  package static func + (left: Moment, seconds: Int) -> Moment { Moment(seconds: left.seconds + seconds) }
}

/// An instant as lived somewhere: with the UTC offset, in seconds, at that time and place.
///
/// The local day of a workout comes from here and never moves with travel or daylight saving.
package struct LocalMoment: Hashable, Sendable {
  package var moment: Moment
  package var offset: Int

  package init(moment: Moment, offset: Int) {
    self.moment = moment
    self.offset = offset
  }

  package var day: Day {
    Day(number: floorDivide(moment.seconds + offset, 86_400))
  }

  /// Seconds since local midnight, 0…86 399.
  package var secondOfDay: Int {
    moment.seconds + offset - day.number * 86_400
  }
}

func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}
