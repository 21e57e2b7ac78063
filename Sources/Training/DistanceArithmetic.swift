extension DistanceUnit {
  /// Tenths of a micrometre in a thousandth of the unit: 1 mi is 1609.344 m, 1 yd 0.9144 m, 1 ft 0.3048 m.
  var grainsPerMilli: Int128 {
    switch self {
    case .m: 10_000
    case .km: 10_000_000
    case .mi: 16_093_440
    case .yd: 9_144
    case .ft: 3_048
    }
  }
}

extension Distance: Comparable {
  /// Exact across units.
  package static func < (left: Distance, right: Distance) -> Bool { left.grains < right.grains }

  /// In tenths of a micrometre.
  var grains: Int128 { Int128(milli) * unit.grainsPerMilli }

  /// Metres in thousandths, rounded half up.
  package var milliMetres: Int { converted(to: .m).milli }

  /// In another unit, rounded half up to a thousandth.
  package func converted(to target: DistanceUnit) -> Distance {
    guard target != unit else { return self }
    let milli = Int(clamping: roundedHalfUp(grains, by: target.grainsPerMilli))
    return Distance(milli: milli, unit: target)
  }

  /// `2.5 km`, as typed.
  package func text(style: NumberStyle = .point) -> String {
    "\(Number.text(milli, style: style)) \(unit.rawValue)"
  }

  /// In a unit: as typed in its own, to a hundredth when converted.
  package func text(in target: DistanceUnit, style: NumberStyle = .point) -> String {
    guard target != unit else { return text(style: style) }
    let number = Number.text(converted(to: target).milli, maximum: 2, style: style)
    return "\(number) \(target.rawValue)"
  }
}

/// Time over distance.
package enum Pace {
  /// Below this many thousandths of a metre a pace says nothing.
  private static let least = 100_000

  /// Seconds for a kilometre or a mile, rounded half up; nil below 100 m and for no time.
  package static func seconds(per unit: DistanceUnit, duration: Int, distance: Distance) -> Int? {
    guard duration > 0, distance.milliMetres >= least else { return nil }
    let one = Distance(milli: 1_000, unit: unit)
    return Int(clamping: roundedHalfUp(Int128(duration) * one.grains, by: distance.grains))
  }

  /// Thousandths of a unit per hour, rounded half up; nil below 100 m and for no time.
  package static func milliPerHour(in unit: DistanceUnit, duration: Int, distance: Distance) -> Int? {
    guard duration > 0, distance.milliMetres >= least else { return nil }
    return Int(
      clamping: roundedHalfUp(
        distance.grains * 3_600, by: Int128(duration) * unit.grainsPerMilli))
  }

  /// `6:00 /km`.
  package static func text(per unit: DistanceUnit, duration: Int, distance: Distance) -> String? {
    seconds(per: unit, duration: duration, distance: distance).map {
      "\(Elapsed.text($0)) /\(unit.rawValue)"
    }
  }

  /// `10 km/h`, `6.2 mph`.
  package static func speedText(
    in unit: DistanceUnit, duration: Int, distance: Distance, style: NumberStyle = .point
  ) -> String? {
    milliPerHour(in: unit, duration: duration, distance: distance).map {
      let suffix = unit == .mi ? "mph" : "\(unit.rawValue)/h"
      return "\(Number.text($0, maximum: 1, style: style)) \(suffix)"
    }
  }
}
