/// Keeps the heaviest weight of three exercises, barbell exercises before others.
struct UnitExamples {
  private var kept: [(example: UnitGuess.Example, thousandths: Int, isBarbell: Bool)] = []
  private var exercise = ""
  private var barbells: [String: Bool] = [:]
  private static let mostNames = 1_000
  private(set) var isBarbell = false
  /// Where the present exercise is kept, or would be.
  private var place: Int?

  var examples: [UnitGuess.Example] { kept.map(\.example) }

  /// Says which exercise the next weights belong to.
  mutating func turn(to name: String) {
    exercise = name
    isBarbell = isForBarbell(name)
    if let known = kept.firstIndex(where: { $0.example.exercise == name }) {
      place = known
    } else if kept.count < 3 {
      place = kept.count
    } else {
      place = isBarbell ? kept.firstIndex { !$0.isBarbell } : nil
    }
  }

  /// Whether an exercise is done with a barbell: the names of a file come again and again.
  private mutating func isForBarbell(_ name: String) -> Bool {
    if let known = barbells[name] { return known }
    let isBarbell = UnitGuessTally.isBarbell(name)
    if barbells.count < UnitExamples.mostNames { barbells[name] = isBarbell }
    return isBarbell
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
