extension Weight: Comparable {
  /// Exact across units: 250 lb is more than 100 kg.
  package static func < (left: Weight, right: Weight) -> Bool {
    left.unit == right.unit ? left.milli < right.milli : left.grains < right.grains
  }

  /// In units of 10⁻¹¹ kg.
  var grains: Int128 { Int128(milli) * unit.grainsPerMilli }

  /// The same weight in another unit, for showing: rounded half up to a hundredth.
  ///
  /// A result within 0.011 of a quarter is that quarter: 40.82 kg was 90 lb once.
  package func converted(to target: WeightUnit) -> Weight {
    guard target != unit else { return self }
    if let quarter = snapped(to: target) { return quarter }
    return Weight(milli: Load(self).milli(in: target, roundedTo: 10), unit: target)
  }

  /// The quarter of another unit this weight was most likely typed as; nil when none is within 0.011.
  package func snapped(to target: WeightUnit) -> Weight? {
    let quarter = Weight(milli: Load(self).milli(in: target, roundedTo: 250), unit: target)
    let distance = grains - quarter.grains
    let reach = 11 * target.grainsPerMilli
    return -reach <= distance && distance <= reach ? quarter : nil
  }

  /// Whether both are the same mass to the last grain, whatever their units.
  package func weighsSame(as other: Weight) -> Bool { grains == other.grains }
}

/// Which way a load goes when it is not a whole number of steps.
package enum Rounding: String, CaseIterable, Hashable, Sendable {
  case nearest, down, up
}

extension Weight {
  /// Rounded to whole steps, exactly, in the step's unit: halves go up, a step of 0 changes nothing.
  package func rounded(to step: Weight, _ rounding: Rounding = .nearest) -> Weight {
    Load(self).rounded(to: step, rounding)
  }
}

extension Load {
  /// Rounded to whole steps, exactly, in the step's unit; halves go up.
  package func rounded(to step: Weight, _ rounding: Rounding = .nearest) -> Weight {
    guard step.milli > 0 else { return weight(in: step.unit) }
    let count =
      switch rounding {
      case .nearest: roundedHalfUp(grains, by: step.grains)
      case .down: floorQuotient(grains, by: step.grains)
      case .up: -floorQuotient(-grains, by: step.grains)
      }
    return Weight(milli: Int(clamping: count * Int128(step.milli)), unit: step.unit)
  }

  /// A share of this load in thousandths, rounded half up to a thousandth of each unit.
  package func share(perThousand: Int) -> Load {
    Load(
      kilograms: roundedHalfUp(kilograms * Int128(perThousand), by: 1_000),
      pounds: roundedHalfUp(pounds * Int128(perThousand), by: 1_000))
  }
}
