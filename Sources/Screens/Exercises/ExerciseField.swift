import Training

/// The rows of the form in which an exercise is made or changed, in order.
enum ExerciseField: Int, CaseIterable, Hashable, Sendable {
  case name, kind, equipment, muscles, secondary, aliases, unit, sides, restWork, restWarmup, note

  var label: String {
    switch self {
    case .name: "Name"
    case .kind: "Kind"
    case .equipment: "Equipment"
    case .muscles: "Muscles"
    case .secondary: "Also works"
    case .aliases: "Aliases"
    case .unit: "Weight unit"
    case .sides: "Per side"
    case .restWork: "Rest"
    case .restWarmup: "Warm-up rest"
    case .note: "Note"
    }
  }

  /// What is said below the form while the row is being filled.
  var hint: String {
    switch self {
    case .name: "As you call it: Zercher Squat (Barbell)"
    case .kind: "What is written down for a set; Left and Right choose"
    case .equipment: "Left and Right choose"
    case .muscles: "The muscle that works most: chest, lats, quadriceps"
    case .secondary: "Muscles that help, with commas between; they count half"
    case .aliases: "Other names the search knows it by, with commas between"
    case .unit: "The unit its weights are typed in; Left and Right choose"
    case .sides: "Whether weight and reps are those of one side: volume counts both"
    case .restWork: "After a set: 90, 2:00 or off; empty follows the settings"
    case .restWarmup: "After a warm-up set: 60, 1:00 or off; empty follows the settings"
    case .note: "Pinned to the exercise in every workout"
    }
  }

  /// Whether the row is chosen from a list instead of typed.
  var isChoice: Bool { self == .kind || self == .equipment || self == .unit || self == .sides }
}

extension ExerciseKind {
  /// What is written down, in words.
  var words: String {
    switch self {
    case .weightReps: "weight and reps"
    case .reps: "reps"
    case .weightedBodyweight: "bodyweight plus weight, and reps"
    case .assistedBodyweight: "bodyweight less assistance, and reps"
    case .duration: "time"
    case .weightDuration: "weight and time"
    case .distanceDuration: "distance and time"
    case .weightDistance: "weight and distance"
    }
  }
}

/// Muscle names as a person types them, by their beginnings, with commas between.
enum MuscleText {
  static func of(_ muscles: [Muscle]) -> String {
    muscles.map(\.rawValue).joined(separator: ", ")
  }

  /// The muscles meant, each once, or the sentence that says why not.
  static func read(_ text: String) -> (muscles: [Muscle], objection: String?) {
    var muscles: [Muscle] = []
    for part in text.split(separator: ",") {
      let word = part.drop { $0 == " " }.lowercased()
      let trimmed = String(word.reversed().drop { $0 == " " }.reversed())
      guard !trimmed.isEmpty else { continue }
      let found = Muscle.allCases.filter { $0.rawValue.hasPrefix(trimmed) }
      let exact = found.first { $0.rawValue == trimmed }
      guard let muscle = exact ?? (found.count == 1 ? found[0] : nil) else {
        return ([], objection(trimmed, found))
      }
      if !muscles.contains(muscle) { muscles.append(muscle) }
    }
    return (muscles, nil)
  }

  private static func objection(_ word: String, _ found: [Muscle]) -> String {
    if !found.isEmpty { return "“\(word)” may be \(found.map(\.rawValue).joined(separator: " or "))." }
    let near = Search.nearest(word, among: Muscle.allCases.map(\.rawValue))
    return near.first.map { "“\(word)” is no muscle here; did you mean \($0)?" }
      ?? "“\(word)” is no muscle here: chest, lats, shoulders, quadriceps…"
  }
}
