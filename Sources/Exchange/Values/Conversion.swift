import Training

/// Tells weights that a program converted from those that were typed.
///
/// A program that keeps one unit and exports another writes numbers nobody types: 20 kg become
/// `44.09245243697551` lb. Four decimals or more give them away; where the other unit then makes a weight in
/// steps of 0.05, that weight is what was typed.
enum Conversion {
  private static let kilogramsPerPound = 0.45359237
  /// Thousandths of any unit: as far as weights compare exactly.
  private static let heaviest = 90_000_000_000

  /// The weight as it was typed: exact thousandths of the unit it was typed in.
  ///
  /// A number beyond any weight is refused.
  static func typed(_ number: Decimal, in unit: WeightUnit) throws(ProblemReason) -> Weight {
    guard number.thousandths.magnitude <= heaviest else {
      throw .number(column: "weight", text: Number.text(number.thousandths))
    }
    guard number.decimals >= 4, step(number.value, of: 0.05, within: 0.000_01) == nil,
      let steps = step(other(number.value, in: unit), of: 0.05, within: 0.001)
    else { return Weight(milli: number.thousandths, unit: unit) }
    return Weight(milli: steps * 50, unit: unit == .kg ? .lb : .kg)
  }

  /// Whether a number is surely a weight in `unit` that was typed in the other one, in steps of 0.25.
  static func isConverted(_ number: Decimal, in unit: WeightUnit) -> Bool {
    guard number.decimals >= 4, number.value > 0 else { return false }
    return step(other(number.value, in: unit), of: 0.25, within: 0.000_2) != nil
  }

  private static func other(_ value: Double, in unit: WeightUnit) -> Double {
    unit == .lb ? value * kilogramsPerPound : value / kilogramsPerPound
  }

  /// The multiple of a step a value lies at; nil when it is farther away than the tolerance.
  private static func step(_ value: Double, of size: Double, within tolerance: Double) -> Int? {
    guard value.magnitude < 1_000_000 else { return nil }
    let steps = (value / size).rounded()
    return (value - steps * size).magnitude <= tolerance ? Int(steps) : nil
  }
}
