package import Training

/// Which unit a file's unlabelled weights seem to be in, with examples for the person who knows.
package struct UnitGuess: Hashable, Sendable {
  /// A weight of the file as it stands there.
  package struct Example: Hashable, Sendable {
    package var exercise: String
    package var weight: String
  }

  /// Nil when the weights do not tell.
  package var unit: WeightUnit?
  /// The unit most weights were typed in, when the program converted them since.
  package var typed: WeightUnit?
  /// Three at most, of different exercises where there are.
  package var examples: [Example]

  package init(unit: WeightUnit? = nil, typed: WeightUnit? = nil, examples: [Example] = []) {
    self.unit = unit
    self.typed = typed
    self.examples = examples
  }
}

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

/// Keeps the heaviest weight of three exercises, barbell exercises before others.
struct UnitExamples {
  private var kept: [(example: UnitGuess.Example, thousandths: Int, isBarbell: Bool)] = []
  private var exercise = ""
  private(set) var isBarbell = false
  /// Where the present exercise is kept, or would be.
  private var place: Int?

  var examples: [UnitGuess.Example] { kept.map(\.example) }

  /// Says which exercise the next weights belong to.
  mutating func turn(to name: String) {
    exercise = name
    isBarbell = UnitGuessTally.isBarbell(name)
    if let known = kept.firstIndex(where: { $0.example.exercise == name }) {
      place = known
    } else if kept.count < 3 {
      place = kept.count
    } else {
      place = isBarbell ? kept.firstIndex { !$0.isBarbell } : nil
    }
  }

  func wants(_ weight: Decimal) -> Bool {
    guard let place else { return false }
    guard place < kept.count, kept[place].example.exercise == exercise else { return true }
    return kept[place].thousandths < weight.thousandths
  }

  mutating func take(_ weight: Decimal, written text: String) {
    guard let place else { return }
    let entry = (UnitGuess.Example(exercise: exercise, weight: text), weight.thousandths, isBarbell)
    if place == kept.count { kept.append(entry) } else { kept[place] = entry }
  }
}
