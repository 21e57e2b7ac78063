import Canvas
import Training

/// What stands in the form while an exercise is being made or changed.
struct ExerciseDraft: Hashable, Sendable {
  private var lines: [ExerciseField: TypedLine]
  private(set) var kind: ExerciseKind
  private(set) var equipment: String
  private(set) var unit: WeightUnit?
  private(set) var isPerSide: Bool
  private let equipmentWords: [String]

  init(_ exercise: Exercise) {
    kind = exercise.kind
    equipment = exercise.equipment
    unit = exercise.unit
    isPerSide = exercise.isPerSide
    let words = Exercise.equipmentWords
    equipmentWords = words.contains(exercise.equipment) ? words : words + [exercise.equipment]
    lines = [
      .name: TypedLine(exercise.name), .muscles: TypedLine(MuscleText.of(exercise.primaryMuscles)),
      .secondary: TypedLine(MuscleText.of(exercise.secondaryMuscles)),
      .aliases: TypedLine(exercise.aliases.joined(separator: ", ")),
      .restWork: TypedLine(exercise.restWork.map(PreferenceText.rest) ?? ""),
      .restWarmup: TypedLine(exercise.restWarmup.map(PreferenceText.rest) ?? ""),
      .note: TypedLine(exercise.note),
    ]
  }

  func line(_ field: ExerciseField) -> TypedLine { lines[field] ?? TypedLine() }

  mutating func take(_ key: Key, for field: ExerciseField) -> Bool {
    var line = line(field)
    guard line.take(key) else { return false }
    lines[field] = line
    return true
  }

  mutating func choose(_ field: ExerciseField, by steps: Int) {
    switch field {
    case .kind: kind = ExerciseDraft.next(kind, in: ExerciseKind.allCases, by: steps)
    case .equipment: equipment = ExerciseDraft.next(equipment, in: equipmentWords, by: steps)
    case .sides: if steps % 2 != 0 { isPerSide.toggle() }
    case .unit: unit = ExerciseDraft.next(unit, in: [nil, .kg, .lb], by: steps)
    default: break
    }
  }

  /// What a row that is chosen from a list can be, in words; empty where it is typed.
  func options(_ field: ExerciseField) -> [String] {
    switch field {
    case .kind: ExerciseKind.allCases.map(\.words)
    case .equipment: equipmentWords
    case .unit: ["as in the settings", "kg", "lb"]
    case .sides: ["no", "yes"]
    default: []
    }
  }

  /// Takes words for a row: the text, or one of its options; false when there is no such option.
  mutating func fill(_ field: ExerciseField, with words: String) -> Bool {
    guard field.isChoice else {
      lines[field] = TypedLine(words)
      return true
    }
    let options = options(field)
    guard let now = options.firstIndex(of: text(field)),
      let next = options.firstIndex(where: { Search.isSame($0, words) })
    else { return false }
    choose(field, by: next - now)
    return true
  }

  private static func next<Value: Equatable>(_ value: Value, in values: [Value], by steps: Int) -> Value {
    let index = values.firstIndex(of: value) ?? 0
    return values[((index + steps) % values.count + values.count) % values.count]
  }

  /// What the row shows.
  func text(_ field: ExerciseField) -> String {
    switch field {
    case .kind: kind.words
    case .equipment: equipment
    case .sides: isPerSide ? "yes" : "no"
    case .unit: unit?.rawValue ?? "as in the settings"
    default: line(field).text
    }
  }
}

extension ExerciseDraft {
  struct Problem: Hashable, Sendable {
    var field: ExerciseField
    var sentence: String
  }

  /// The exercise as the form has it, and what is wrong with it; nil when nothing is.
  func exercise(from original: Exercise, others: [String]) -> (Exercise, Problem?) {
    var exercise = original
    exercise.name = ExerciseDraft.words(line(.name).text)
    exercise.kind = kind
    exercise.equipment = equipment
    exercise.unit = unit
    exercise.isPerSide = isPerSide
    exercise.note = line(.note).text
    exercise.aliases = line(.aliases).text.split(separator: ",").map { ExerciseDraft.words(String($0)) }
      .filter { !$0.isEmpty }
    if exercise.name.isEmpty { return (exercise, Problem(field: .name, sentence: "Type a name first.")) }
    if let other = others.first(where: { $0.lowercased() == exercise.name.lowercased() }) {
      return (exercise, Problem(field: .name, sentence: "There is an exercise “\(other)” already."))
    }
    if let problem = readMuscles(into: &exercise) ?? readRests(into: &exercise) { return (exercise, problem) }
    return (exercise, nil)
  }

  private func readMuscles(into exercise: inout Exercise) -> Problem? {
    let primary = MuscleText.read(line(.muscles).text)
    if let objection = primary.objection { return Problem(field: .muscles, sentence: objection) }
    let secondary = MuscleText.read(line(.secondary).text)
    if let objection = secondary.objection { return Problem(field: .secondary, sentence: objection) }
    exercise.primaryMuscles = primary.muscles
    exercise.secondaryMuscles = secondary.muscles.filter { !primary.muscles.contains($0) }
    return nil
  }

  private func readRests(into exercise: inout Exercise) -> Problem? {
    for field in [ExerciseField.restWork, .restWarmup] {
      let text = ExerciseDraft.words(line(field).text)
      do throws(Reason) {
        let seconds = text.isEmpty ? nil : try PreferenceText(text).rest()
        if field == .restWork { exercise.restWork = seconds } else { exercise.restWarmup = seconds }
      } catch {
        return Problem(field: field, sentence: error.sentence)
      }
    }
    return nil
  }

  /// Text with single spaces between its words and none at its ends.
  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
