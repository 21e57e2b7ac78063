/// The exact sum of weights typed in either unit: what one set moves, or a whole workout.
///
/// Kilograms and pounds stay apart, in thousandths, so that sums and comparisons lose nothing.
package struct Load: Hashable, Sendable {
  package var kilograms: Int128
  package var pounds: Int128

  package init(kilograms: Int128 = 0, pounds: Int128 = 0) {
    self.kilograms = kilograms
    self.pounds = pounds
  }

  package init(_ weight: Weight) {
    switch weight.unit {
    case .kg: self.init(kilograms: Int128(weight.milli))
    case .lb: self.init(pounds: Int128(weight.milli))
    }
  }

  package static let zero = Load()

  /// The whole in units of 10⁻¹¹ kg; one pound is 0.45359237 kg exactly.
  package var grains: Int128 {
    kilograms * WeightUnit.kg.grainsPerMilli + pounds * WeightUnit.lb.grainsPerMilli
  }

  package static func + (left: Load, right: Load) -> Load {
    Load(kilograms: left.kilograms + right.kilograms, pounds: left.pounds + right.pounds)
  }

  package static func += (left: inout Load, right: Load) { left = left + right }

  package static func - (left: Load, right: Load) -> Load { left + -right }

  package static prefix func - (load: Load) -> Load {
    Load(kilograms: -load.kilograms, pounds: -load.pounds)
  }

  package static func * (load: Load, times: Int) -> Load {
    Load(kilograms: load.kilograms * Int128(times), pounds: load.pounds * Int128(times))
  }

  /// In one unit, rounded half up to thousandths.
  package func milli(in unit: WeightUnit) -> Int {
    milli(in: unit, roundedTo: 1)
  }

  /// In one unit, rounded half up to a step of thousandths, as thousandths: step 100 is a decimal.
  package func milli(in unit: WeightUnit, roundedTo step: Int) -> Int {
    let size = unit.grainsPerMilli * Int128(step)
    return Int(clamping: roundedHalfUp(grains, by: size) * Int128(step))
  }

  /// The one weight it comes to where all of it is in one unit; nil for a sum of both.
  package var typed: Weight? {
    if pounds == 0 { return Weight(milli: Int(clamping: kilograms), unit: .kg) }
    return kilograms == 0 ? Weight(milli: Int(clamping: pounds), unit: .lb) : nil
  }

  /// As a weight in one unit, rounded half up to thousandths.
  package func weight(in unit: WeightUnit) -> Weight {
    Weight(milli: milli(in: unit), unit: unit)
  }
}

/// Load times repetitions: the same exact sum under the word a lifter uses for it.
package typealias Volume = Load

extension Load: Comparable {
  package static func < (left: Load, right: Load) -> Bool { left.grains < right.grains }
  package static func == (left: Load, right: Load) -> Bool { left.grains == right.grains }
  package func hash(into hasher: inout Hasher) { hasher.combine(grains) }
}

extension WeightUnit {
  /// How many units of 10⁻¹¹ kg make a thousandth of this unit.
  var grainsPerMilli: Int128 {
    switch self {
    case .kg: 100_000_000
    case .lb: 45_359_237
    }
  }

  package var other: WeightUnit { self == .kg ? .lb : .kg }
}

/// A quotient rounded to a whole number; halves go up; the divisor is above 0.
func roundedHalfUp(_ dividend: Int128, by divisor: Int128) -> Int128 {
  floorQuotient(2 * dividend + divisor, by: 2 * divisor)
}

/// The largest whole number not above the quotient; the divisor is above 0.
func floorQuotient(_ dividend: Int128, by divisor: Int128) -> Int128 {
  let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? quotient - 1 : quotient
}
