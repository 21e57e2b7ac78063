/// An estimated one-rep maximum that knows where it comes from and compares exactly.
package struct Estimate: Sendable {
  package let load: Load
  package let reps: Int
  package let rpe: RPE?
  package let formula: EstimateFormula
  /// The unit it is shown in: the one the weight was typed in.
  package let unit: WeightUnit
  private let factor: Factor

  /// Nil for a load of 0 or less and outside 1…12 reps: no estimate is not an estimate of 0.
  package init?(load: Load, reps: Int, rpe: RPE? = nil, formula: EstimateFormula, unit: WeightUnit) {
    guard load > .zero, let factor = formula.factor(reps: reps, rpe: rpe) else { return nil }
    self.load = load
    self.reps = reps
    self.rpe = rpe
    self.formula = formula
    self.unit = unit
    self.factor = factor
  }

  package init?(weight: Weight, reps: Int, rpe: RPE? = nil, formula: EstimateFormula = .epley) {
    self.init(load: Load(weight), reps: reps, rpe: rpe, formula: formula, unit: weight.unit)
  }

  /// Whether the count of reps is high enough (11, 12) to trust the number less.
  package var isUncertain: Bool { reps > 10 }

  var score: Score {
    Score(load.grains * factor.numerator, over: factor.denominator)
  }

  /// Rounded half up to a step of thousandths, as thousandths of a unit.
  package func milli(in unit: WeightUnit, roundedTo step: Int = 1) -> Int {
    score.milli(in: unit, roundedTo: step)
  }

  /// `116.7`: in its own unit unless told, to a tenth unless told.
  package func text(in unit: WeightUnit? = nil, decimals: Int = 1, style: NumberStyle = .point) -> String {
    let step = [1_000, 100, 10, 1][max(0, min(3, decimals))]
    let milli = milli(in: unit ?? self.unit, roundedTo: step)
    return Number.text(milli, minimum: decimals, maximum: decimals, style: style)
  }

  /// `Epley, 100×5`: what the number was made of.
  package func explanation(style: NumberStyle = .point) -> String {
    let set = "\(load.text(in: unit, style: style))×\(reps)"
    guard formula.readsEffort else { return "\(formula.name), \(set)" }
    guard let rpe, formula.reads(rpe, reps: reps) else { return "Epley, \(set), no RPE" }
    return "\(formula.name), \(set) @\(rpe.text(style: style))"
  }
}

extension Estimate: Comparable {
  package static func < (left: Estimate, right: Estimate) -> Bool { left.score < right.score }
  package static func == (left: Estimate, right: Estimate) -> Bool { left.score == right.score }
}

extension Estimate {
  /// The load this maximum predicts for a count of reps, by the same formula run backwards.
  ///
  /// Nil outside 1…12 reps. The RPE chart predicts for a set taken to its limit.
  package func predicted(reps: Int) -> PredictedLoad? {
    let limit = RPE(halves: 20)
    guard let target = formula.factor(reps: reps, rpe: limit) else { return nil }
    let score = Score(
      load.grains * factor.numerator * target.denominator,
      over: factor.denominator * target.numerator)
    return PredictedLoad(reps: reps, unit: unit, score: score)
  }

  /// Predictions for 1…12 reps.
  package var predictions: [PredictedLoad] {
    (1...EstimateFormula.mostReps).compactMap { predicted(reps: $0) }
  }
}

/// What a maximum predicts for one count of reps.
package struct PredictedLoad: Equatable, Sendable {
  package let reps: Int
  package let unit: WeightUnit
  let score: Score

  /// Rounded half up to a tenth.
  package func weight(in unit: WeightUnit? = nil) -> Weight {
    let target = unit ?? self.unit
    return Weight(milli: score.milli(in: target, roundedTo: 100), unit: target)
  }
}

/// An exact fraction to compare by: more is better.
struct Score: Comparable, Sendable {
  let numerator: Int128
  let denominator: Int128

  init(_ numerator: Int128, over denominator: Int128 = 1) {
    self.numerator = numerator
    self.denominator = denominator
  }

  static func < (left: Score, right: Score) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }

  static func == (left: Score, right: Score) -> Bool {
    left.numerator * right.denominator == right.numerator * left.denominator
  }

  /// Grains as thousandths of a unit, rounded half up to a step.
  func milli(in unit: WeightUnit, roundedTo step: Int) -> Int {
    let size = denominator * unit.grainsPerMilli * Int128(step)
    return Int(clamping: roundedHalfUp(numerator, by: size) * Int128(step))
  }
}

extension Estimate: Hashable {
  /// Equal estimates may come from different sets and formulas, so only their rounded kilograms count.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(milli(in: .kg, roundedTo: 1_000))
  }
}
