import Training

/// Gathers what weights tell about their unit.
///
/// Barbell weights from 20 on are compared with those that plates of 20 kg and 45 lb make. Numbers with many
/// decimals that are round in the other unit are conversions, and outweigh the comparison.
struct UnitGuessTally {
  private var weights = 0
  private var convertedToPounds = 0
  private var convertedToKilograms = 0
  private var barbell = 0
  private var poundPlates = 0
  private var kilogramPlates = 0
  /// 2.5 more than a multiple of 5; 5 more than a multiple of 10; multiples of 10.
  private var halves = 0
  private var fives = 0
  private var tens = 0

  private static let poundSteps: Set = [45, 95, 135, 185, 225, 275, 315, 365, 405]
  private static let plainNames: Set = ["Squat", "Bench Press", "Deadlift", "Overhead Press"]

  static func isBarbell(_ exercise: String) -> Bool {
    exercise.contains("(Barbell)") || plainNames.contains(exercise)
  }

  mutating func add(_ weight: Decimal, isBarbell: Bool) {
    guard weight.thousandths > 0 else { return }
    weights += 1
    if weight.decimals >= 4 {
      if Conversion.isConverted(weight, in: .lb) { convertedToPounds += 1 }
      if Conversion.isConverted(weight, in: .kg) { convertedToKilograms += 1 }
    }
    guard isBarbell, weight.thousandths >= 20_000 else { return }
    barbell += 1
    switch weight.thousandths % 10_000 {
    case 0: tens += 1
    case 5_000: fives += 1
    case 2_500, 7_500: halves += 1
    default: break
    }
    guard weight.thousandths % 1_000 == 0 else { return }
    let whole = weight.thousandths / 1_000
    if UnitGuessTally.poundSteps.contains(whole) { poundPlates += 1 }
    if whole % 20 == 0, whole <= 200 { kilogramPlates += 1 }
  }

  func guess(examples: [UnitGuess.Example]) -> UnitGuess {
    let converted = max(convertedToPounds, convertedToKilograms)
    guard converted > 0, convertedToPounds != convertedToKilograms else {
      return UnitGuess(unit: byPlates, examples: examples)
    }
    let unit: WeightUnit = convertedToPounds > convertedToKilograms ? .lb : .kg
    let other: WeightUnit = unit == .lb ? .kg : .lb
    return UnitGuess(unit: unit, typed: converted * 2 > weights ? other : nil, examples: examples)
  }

  private var byPlates: WeightUnit? {
    guard barbell > 0 else { return nil }
    let looksLikeKilograms = Double(halves) > 0.06 * Double(barbell) || 2 * kilogramPlates > 3 * poundPlates
    if looksLikeKilograms, Double(poundPlates) < 0.12 * Double(barbell) { return .kg }
    return poundPlates > kilogramPlates || fives > tens ? .lb : nil
  }
}
