internal import Training

/// The words of `knurl log`, sorted into the exercise's name and what was done.
struct SetWords {
  let name: String
  /// Each a quick entry: `100x5 @8`, `3x 100x5`.
  let entries: [String]

  /// The first word belongs to the name, and so do those after it that cannot begin a set.
  init(_ words: [String]) {
    let rest = words.dropFirst()
    let split = rest.firstIndex(where: SetWords.beginsSet) ?? rest.endIndex
    name = (words.prefix(1) + rest[..<split]).joined(separator: " ")
    entries = SetWords.joined(
      rest[split...].flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })
  }

  /// Words written apart that are one set: `100 x 5`, `100 kg x5`, `100x5 @8`, `3x 100x5`, `5km 27:30`.
  private static func joined(_ words: [String]) -> [String] {
    var entries: [String] = []
    for word in words {
      if let last = entries.last, continues(last, word) {
        entries[entries.count - 1] = last + " " + word
      } else {
        entries.append(word)
      }
    }
    return entries
  }

  private static func continues(_ last: String, _ word: String) -> Bool {
    let isTimes = word.first.map(isTimes) ?? false
    if last.last.map(SetWords.isTimes) ?? false { return true }
    if word.hasPrefix("@") || isEffort(word) || word.count == 1 && isTimes { return true }
    if units.contains(word.lowercased()) || ["l/r", "lr"].contains(word.lowercased()) { return true }
    if isTimes { return !last.contains(where: SetWords.isTimes) && !last.hasPrefix("@") }
    return isTime(word) && isDistance(last)
  }

  static func beginsSet(_ word: String) -> Bool {
    guard let first = word.first else { return false }
    if first.isNumber || "@.,+-−".contains(first) { return true }
    if isTimes(first) { return word.count == 1 || word.dropFirst().first?.isNumber == true }
    return isEffort(word)
  }

  private static let units: Set<String> = [
    "kg", "kgs", "lb", "lbs", "km", "mi", "m", "yd", "ft", "s", "sec", "min", "h",
  ]

  private static func isTimes(_ character: Character) -> Bool { "xX×*".contains(character) }

  /// `r2`, `rir2`, `rpe8`, or the word alone with its number behind it.
  private static func isEffort(_ word: String) -> Bool {
    let letters = word.prefix { $0.isLetter }.lowercased()
    let rest = word.dropFirst(letters.count)
    return ["r", "rir", "rpe"].contains(letters) && rest.first?.isNumber == true
  }

  private static func isTime(_ word: String) -> Bool { word.contains(":") }

  private static func isDistance(_ entry: String) -> Bool {
    let unit = entry.drop { !$0.isLetter }.lowercased()
    return ["km", "mi", "m", "yd", "ft"].contains(unit)
  }
}

/// Reads what was done of an exercise.
extension SetWords {
  func values(of exercise: Exercise, _ call: Call) throws -> [SetValues] {
    let place = QuickEntry.Place(
      kind: exercise.kind, weightUnit: exercise.unit ?? call.preferences.weightUnit,
      distanceUnit: call.preferences.distanceUnit)
    let sets = try entries.flatMap { entry in
      switch QuickEntry.parse(entry, at: place) {
      case .success(let quick): return quick.sets
      case .failure(let reason): throw Refusal("“\(entry)”: \(reason.sentence) Nothing was logged.")
      }
    }
    guard !sets.isEmpty else {
      throw UsageError("Which sets of \(exercise.name)? Write \(exercise.kind.example).")
    }
    return sets
  }
}

extension ExerciseKind {
  /// A set of this kind as it is typed.
  var example: String {
    switch self {
    case .weightReps: "100x5, or x5 with the weight that is shown"
    case .reps: "x12"
    case .weightedBodyweight: "x8 or +10x8"
    case .assistedBodyweight: "20x8"
    case .duration: "45s"
    case .weightDuration: "24x45s"
    case .distanceDuration: "5km 27:30"
    case .weightDistance: "40x20m"
    }
  }

  /// Whether a set of it is nothing without a weight.
  var needsWeight: Bool { has(.weight) && !countsBodyweight }
}
