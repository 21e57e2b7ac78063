/// The unit a weight was typed in.
package enum WeightUnit: String, CaseIterable, Hashable, Sendable {
  case kg, lb
}

/// A weight exactly as typed: thousandths of its unit, never converted in storage.
package struct Weight: Hashable, Sendable {
  package var milli: Int
  package var unit: WeightUnit

  package init(milli: Int, unit: WeightUnit) {
    self.milli = milli
    self.unit = unit
  }
}

/// The unit a distance was typed in.
package enum DistanceUnit: String, CaseIterable, Hashable, Sendable {
  case m, km, mi, yd, ft
}

/// A distance exactly as typed: thousandths of its unit.
package struct Distance: Hashable, Sendable {
  package var milli: Int
  package var unit: DistanceUnit

  package init(milli: Int, unit: DistanceUnit) {
    self.milli = milli
    self.unit = unit
  }
}

/// Rating of perceived exertion, 1–10 in half steps, stored in halves (2…20).
package struct RPE: Hashable, Comparable, Sendable {
  package let halves: Int

  /// Nil outside 1–10.
  package init?(halves: Int) {
    guard (2...20).contains(halves) else { return nil }
    self.halves = halves
  }

  package static func < (left: RPE, right: RPE) -> Bool { left.halves < right.halves }
}
