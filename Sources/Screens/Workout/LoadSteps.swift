import Training

/// The steps between weights that an exercise's equipment can be loaded with.
struct LoadSteps: Hashable, Sendable {
  let step: Weight
  /// The lightest load, the bar itself.
  let lightest: Weight

  init(_ exercise: Exercise?, unit: WeightUnit) {
    let milli = exercise?.increment ?? LoadSteps.standard(exercise?.equipment ?? "", unit)
    step = Weight(milli: max(1, milli), unit: unit)
    let isBarbell = exercise?.equipment == "barbell"
    lightest = Weight(milli: isBarbell ? (unit == .kg ? 20_000 : 45_000) : 0, unit: unit)
  }

  private static func standard(_ equipment: String, _ unit: WeightUnit) -> Int {
    switch (equipment, unit) {
    case ("dumbbell", .kg): 2_000
    case ("kettlebell", .kg): 4_000
    case ("machine", .lb), ("cable", .lb): 10_000
    case ("machine", .kg), ("cable", .kg): 5_000
    case (_, .lb): 5_000
    case (_, .kg): 2_500
    }
  }

  /// The next loadable weight above or below; from nothing the lightest, never below zero.
  func next(from weight: Weight?, up: Bool) -> Weight {
    guard let weight else { return lightest.milli > 0 ? lightest : step }
    let own = weight.converted(to: step.unit)
    let rounded = own.rounded(to: step, up ? .down : .up)
    let milli = up ? rounded.milli + step.milli : rounded.milli - step.milli
    return Weight(milli: max(0, milli), unit: step.unit)
  }

  /// Columns that the decimals of a loadable weight take, with their mark.
  var decimals: Int {
    if step.milli % 1_000 == 0 { return 0 }
    return step.milli % 100 == 0 ? 2 : step.milli % 10 == 0 ? 3 : 4
  }
}
