internal import Logbook
internal import Shell
internal import Training

/// `knurl exercises`.
enum ExerciseListing {
  static func run(_ call: Call) throws {
    let words = call.arguments.operands
    switch words.first ?? "list" {
    case "list": try list(words.dropFirst().joined(separator: " "), call)
    case "add": try add(words.dropFirst().joined(separator: " "), call)
    case "rename": try edit(words, "Renamed", call) { $0.name = $1 }
    case "alias": try edit(words, "Gave another name to", call) { $0.aliases.append($1) }
    case "archive": try archive(words.dropFirst().joined(separator: " "), call)
    case let word:
      let near = Search.nearest(word, among: ["list", "add", "rename", "alias", "archive"]).first
      throw UsageError(
        "knurl exercises \(word)? \(near.map { "Did you mean \($0)?" } ?? "It is list, add, rename, alias or archive.")")
    }
  }

  private static func list(_ text: String, _ call: Call) throws {
    let library = try call.log().library().filter { call.arguments.has("all") || !$0.exercise.isArchived }
    let matches = Search.find(text, in: library)
    if call.wantsJSON { return call.output.line(JSON.list(matches.map { json($0.summary) }).encoded) }
    guard !matches.isEmpty else {
      let near = Search.nearest(text, among: library.map(\.exercise.name)).map { "“\($0)”" }
      call.output.line("No exercise fits “\(text)”. \(near.isEmpty ? "" : "Near: \(near.joined(separator: ", "))")")
      return
    }
    var table = TextTable([
      .init(title: "EXERCISE", isFlexible: true), .init(title: "WORKOUTS", isNumber: true), .init(title: "LAST"),
      .init(title: "E1RM", isNumber: true), .init(title: ""),
    ])
    table.rows = matches.map { match in
      let summary = match.summary
      return [
        summary.exercise.name, summary.workouts == 0 ? "" : String(summary.workouts), summary.lastDone?.text ?? "",
        summary.bestEstimate.map { "\($0.text(style: call.style)) \($0.unit.rawValue)" } ?? "", match.reason ?? "",
      ]
    }
    for line in table.lines(width: call.output.columns) { call.output.line(line) }
  }

  private static func add(_ name: String, _ call: Call) throws {
    guard !name.isEmpty else { throw UsageError("Which name? For example: knurl exercises add \"Sled Push\"") }
    let log = try call.log()
    if let taken = try log.library().map(\.exercise).first(where: { Search.isSame($0.name, name) }) {
      throw Refusal("There is already an exercise “\(taken.name)”.")
    }
    let now = call.clock.now().moment
    var ids = IDSource(seed: Platform.randomSeed())
    let exercise = Exercise(
      id: ids.next(at: now), name: name, equipment: call.arguments.value("equipment") ?? "other",
      kind: try kind(call), primaryMuscles: try muscles(call))
    try log.save(Change("Created exercise \(name)", [.exercise(from: nil, to: exercise)]), at: now)
    call.output.line("Created \(name).")
  }

  private static func kind(_ call: Call) throws -> ExerciseKind {
    guard let text = call.arguments.value("kind") else { return .weightReps }
    guard let kind = ExerciseKind(rawValue: text) else {
      throw UsageError(
        "There is no kind “\(text)”: it is one of \(ExerciseKind.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return kind
  }

  private static func muscles(_ call: Call) throws -> [Muscle] {
    try (call.arguments.value("muscles") ?? "").split(separator: ",").map { word in
      let name = word.split(separator: " ").joined(separator: " ").lowercased()
      guard let muscle = Muscle(rawValue: name) else {
        throw UsageError(
          "There is no muscle “\(name)”: it is one of \(Muscle.allCases.map(\.rawValue).joined(separator: ", ")).")
      }
      return muscle
    }
  }

  private static func edit(
    _ words: [String], _ verb: String, _ call: Call, _ edit: (inout Exercise, String) -> Void
  ) throws {
    guard words.count == 3 else { throw UsageError("knurl exercises \(words[0]) NAME NEW-NAME, each in quotes.") }
    let log = try call.log()
    let exercise = try ExerciseChoice.exercise(words[1], in: log)
    let owner = try log.library().map(\.exercise).first { other in
      other.id != exercise.id && ([other.name] + other.aliases).contains { Search.isSame($0, words[2]) }
    }
    if let owner { throw Refusal("“\(words[2])” already means \(owner.name).") }
    var edited = exercise
    edit(&edited, words[2])
    let change = Change("\(verb) \(exercise.name): \(words[2])", [.exercise(from: exercise, to: edited)])
    try log.save(change, at: call.clock.now().moment)
    call.output.line("\(verb) \(exercise.name): \(words[2]).")
  }

  private static func archive(_ name: String, _ call: Call) throws {
    let log = try call.log()
    let exercise = try ExerciseChoice.exercise(name, in: log)
    var archived = exercise
    archived.isArchived = true
    try log.save(
      Change("Archived \(exercise.name)", [.exercise(from: exercise, to: archived)]), at: call.clock.now().moment)
    call.output.line("Archived \(exercise.name). Its history stays; knurl undo takes it back.")
  }

  private static func json(_ summary: ExerciseSummary) -> JSON {
    let exercise = summary.exercise
    return .object([
      ("exercise_id", .text(exercise.id.text)), ("name", .text(exercise.name)),
      ("equipment", .text(exercise.equipment)), ("kind", .text(exercise.kind.rawValue)),
      ("primary_muscles", .list(exercise.primaryMuscles.map { .text($0.rawValue) })),
      ("secondary_muscles", .list(exercise.secondaryMuscles.map { .text($0.rawValue) })),
      ("aliases", .list(exercise.aliases.map { .text($0) })), ("custom", .flag(exercise.isCustom)),
      ("archived", .flag(exercise.isArchived)), ("workouts", .integer(summary.workouts)),
      ("last_done", .optional(summary.lastDone?.iso)),
      ("e1rm", summary.bestEstimate.map { .thousandths($0.milli(in: $0.unit, roundedTo: 100)) } ?? .null),
      ("e1rm_unit", .optional(summary.bestEstimate?.unit.rawValue)),
    ])
  }
}
