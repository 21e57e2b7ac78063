internal import Logbook
internal import Training

/// What `knurl exercises` changes in the library.
enum ExerciseEditing {
  static func add(_ typed: String, _ call: Call) throws {
    guard !Words.trimmed(typed).isEmpty else {
      throw UsageError("Which name? For example: knurl exercises add \"Sled Push\"")
    }
    let name = try Words.name(typed, of: "the exercise")
    let (kind, equipment, muscles) = (try kind(call), try equipment(call), try muscles(call))
    let log = try call.log()
    try refuseTaken(name, except: nil, in: log)
    let now = call.now.moment
    var ids = call.newIDs()
    let exercise = Exercise(
      id: ids.next(at: now), name: name, equipment: equipment, kind: kind, primaryMuscles: muscles)
    try log.save(Change("Created exercise \(name)", [.exercise(from: nil, to: exercise)]), at: now)
    tell("Created \(name).", exercise, call)
  }

  static func rename(_ words: [String], _ call: Call) throws {
    let (log, exercise, name) = try pair(words, "rename NAME NEW-NAME", call)
    var renamed = exercise
    renamed.name = name
    try save("Renamed \(exercise.name) to \(name)", from: exercise, to: renamed, log, call)
  }

  static func alias(_ words: [String], _ call: Call) throws {
    let (log, exercise, alias) = try pair(words, "alias NAME ALIAS", call)
    guard !([exercise.name] + exercise.aliases).contains(where: { Search.isSame($0, alias) }) else {
      throw Refusal("“\(alias)” means \(exercise.name) already.")
    }
    var edited = exercise
    edited.aliases.append(alias)
    try save("Gave \(exercise.name) the alias \(alias)", from: exercise, to: edited, log, call)
  }

  /// Whether the numbers typed are those of one side.
  static func perSide(_ words: [String], _ call: Call) throws {
    let isOn: Bool? =
      switch words.last?.lowercased() {
      case "on", "yes": true
      case "off", "no": false
      default: nil
      }
    guard let isOn, words.count > 1 else {
      throw UsageError("Say on or off: knurl exercises per-side \"Bulgarian Split Squat\" on")
    }
    let log = try call.log()
    let exercise = try ExerciseChoice.exercise(words.dropLast().joined(separator: " "), in: log)
    var edited = exercise
    edited.isPerSide = isOn
    let told = isOn ? "its weight and reps are those of one side" : "its weight and reps are those of the set"
    try save("Changed \(exercise.name): \(told)", from: exercise, to: edited, log, call)
  }

  static func archive(_ name: String, _ call: Call) throws {
    let log = try call.log()
    let exercise = try ExerciseChoice.exercise(name, in: log)
    var archived = exercise
    archived.isArchived = true
    try save("Archived \(exercise.name)", from: exercise, to: archived, log, call)
  }

  static func restore(_ name: String, _ call: Call) throws {
    let log = try call.log()
    let archived = try log.library().map(\.exercise).filter(\.isArchived)
    guard let exercise = ExerciseChoice.exact(Words.trimmed(name), in: archived) else {
      let names =
        archived.isEmpty ? "None is." : "It is one of \(archived.map(\.name).joined(separator: ", "))."
      throw Refusal("No archived exercise is named “\(name)”. \(names)")
    }
    var restored = exercise
    restored.isArchived = false
    try save("Restored \(exercise.name)", from: exercise, to: restored, log, call)
  }

  /// The exercise that is meant and a new name for it that is free.
  private static func pair(
    _ words: [String], _ usage: String, _ call: Call
  ) throws -> (Logbook, Exercise, String) {
    guard words.count == 2 else { throw UsageError("knurl exercises \(usage), each in quotes.") }
    let name = try Words.name(words[1], of: "the exercise")
    let log = try call.log()
    let exercise = try ExerciseChoice.exercise(words[0], in: log)
    try refuseTaken(name, except: exercise.id, in: log)
    return (log, exercise, name)
  }

  private static func refuseTaken(_ name: String, except own: ID<Exercise>?, in log: Logbook) throws {
    let others = try log.library().map(\.exercise).filter { $0.id != own }
    guard let owner = ExerciseChoice.exact(name, in: others) else { return }
    let isArchived = owner.isArchived ? ", which is archived" : ""
    throw Refusal("“\(name)” already means \(owner.name)\(isArchived). Nothing was changed.")
  }

  private static func save(
    _ summary: String, from exercise: Exercise, to edited: Exercise, _ log: Logbook, _ call: Call
  ) throws {
    try log.save(Change(summary, [.exercise(from: exercise, to: edited)]), at: call.now.moment)
    tell("\(summary).", edited, call)
  }

  private static func tell(_ sentence: String, _ exercise: Exercise, _ call: Call) {
    guard call.wantsJSON else { return call.output.line("\(sentence) knurl undo takes it back.") }
    call.print(
      .object([
        ("exercise_id", .text(exercise.id.text)), ("name", .text(exercise.name)),
        ("aliases", .list(exercise.aliases.map { .text($0) })), ("archived", .flag(exercise.isArchived)),
      ]))
  }
}

/// The options of `knurl exercises add`.
extension ExerciseEditing {
  private static func kind(_ call: Call) throws -> ExerciseKind {
    guard let text = call.arguments.value("kind") else { return .weightReps }
    guard let kind = ExerciseKind(rawValue: text.lowercased().replacing("-", with: "_")) else {
      throw unknown("kind", text, among: ExerciseKind.allCases.map(\.rawValue))
    }
    return kind
  }

  private static func equipment(_ call: Call) throws -> String {
    guard let text = call.arguments.value("equipment") else { return "other" }
    let word = Words.trimmed(text).lowercased()
    guard Exercise.equipmentWords.contains(word) else {
      throw unknown("equipment", text, among: Exercise.equipmentWords)
    }
    return word
  }

  private static func muscles(_ call: Call) throws -> [Muscle] {
    try (call.arguments.value("muscles") ?? "").split(separator: ",").map { word in
      let name = word.split { $0.isWhitespace || $0 == "_" || $0 == "-" }.joined(separator: " ").lowercased()
      guard let muscle = Muscle(rawValue: name) else {
        throw unknown("muscle", name, among: Muscle.allCases.map(\.rawValue))
      }
      return muscle
    }
  }

  private static func unknown(_ thing: String, _ text: String, among words: [String]) -> UsageError {
    let near = Search.nearest(text, among: words).first.map { " Did you mean \($0)?" }
    return UsageError(
      "There is no \(thing) “\(text)”.\(near ?? "") It is one of \(words.joined(separator: ", ")).")
  }
}
