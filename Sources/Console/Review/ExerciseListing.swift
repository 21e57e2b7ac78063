internal import Logbook
internal import Training

/// `knurl exercises`.
enum ExerciseListing {
  static let actions = ["list", "add", "rename", "alias", "per-side", "merge", "archive", "restore"]

  static func run(_ call: Call) throws {
    let words = call.arguments.operands
    let rest = Array(words.dropFirst())
    let action = words.first ?? "list"
    if action != "add", let stray = ["kind", "equipment", "muscles"].first(where: call.arguments.has) {
      throw UsageError("--\(stray) belongs to knurl exercises add.")
    }
    switch action {
    case "list": try list(rest, call)
    case "add": try ExerciseEditing.add(rest.joined(separator: " "), call)
    case "rename": try ExerciseEditing.rename(rest, call)
    case "alias": try ExerciseEditing.alias(rest, call)
    case "per-side": try ExerciseEditing.perSide(rest, call)
    case "merge": try Merging.run(rest, call)
    case "archive": try ExerciseEditing.archive(rest.joined(separator: " "), call)
    case "restore": try ExerciseEditing.restore(rest.joined(separator: " "), call)
    default: try list(words, call)
    }
  }

  private static func list(_ words: [String], _ call: Call) throws {
    let (filter, words) = try Operand.filter(words)
    guard filter[.records] == nil, filter.tags(wanted: true) + filter.tags(wanted: false) == [] else {
      throw UsageError("Only workouts have tags and records: knurl history lists them.")
    }
    let text = words.joined(separator: " ")
    let library = try call.readableLog().library().filter {
      (call.arguments.has("all") || !$0.exercise.isArchived) && filter.admits($0.exercise)
    }
    let matches = Search.find(text, in: library)
    guard !call.wantsJSON else { return call.print(.list(matches.map(json))) }
    guard !matches.isEmpty else {
      let near = Search.nearest(text, among: library.map(\.exercise.name) + actions).map { "“\($0)”" }
      let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: ", "))?"
      guard !text.isEmpty else { return call.output.line("No exercise is left.") }
      return call.errors.line("No exercise fits “\(text)”.\(hint)")
    }
    var table = TextTable([
      .init(title: "EXERCISE", isFlexible: true),
      .init(title: "WORKOUTS", isNumber: true, isExtra: true), .init(title: "LAST", isExtra: true),
      .init(title: "E1RM", isNumber: true), .init(title: "", isFlexible: true),
    ])
    table.rows = matches.map { row($0, call) }
    call.print(table)
  }

  private static func row(_ match: Search.Match, _ call: Call) -> [String] {
    let summary = match.summary
    let isArchived = summary.exercise.isArchived ? "archived" : nil
    let unit = call.unit(of: summary.exercise)
    let isPerSide = summary.exercise.isPerSide ? "per side" : nil
    let isPair = summary.exercise.implements == 2 ? "weight counts twice" : nil
    return [
      summary.exercise.name, summary.workouts == 0 ? "" : String(summary.workouts),
      summary.lastDone?.text ?? "",
      summary.bestEstimate.map { "\($0.text(in: unit, style: call.style)) \(unit.rawValue)" } ?? "",
      [match.reason, isArchived, isPair, isPerSide].compactMap { $0 }.joined(separator: ", "),
    ]
  }

  private static func json(_ match: Search.Match) -> JSON {
    let summary = match.summary
    let exercise = summary.exercise
    return .object([
      ("exercise_id", .text(exercise.id.text)), ("name", .text(exercise.name)),
      ("equipment", .text(exercise.equipment)), ("kind", .text(exercise.kind.rawValue)),
      ("primary_muscles", .list(exercise.primaryMuscles.map { .text($0.rawValue) })),
      ("secondary_muscles", .list(exercise.secondaryMuscles.map { .text($0.rawValue) })),
      ("aliases", .list(exercise.aliases.map { .text($0) })), ("custom", .flag(exercise.isCustom)),
      ("archived", .flag(exercise.isArchived)),
      ("workouts", .integer(summary.workouts)),
      ("last_done", .optional(summary.lastDone?.iso)),
      ("e1rm", summary.bestEstimate.map { .thousandths($0.milli(in: $0.unit, roundedTo: 100)) } ?? .null),
      ("e1rm_unit", .optional(summary.bestEstimate?.unit.rawValue)),
      ("implements", .integer(exercise.implements)), ("per_side", .flag(exercise.isPerSide)),
      ("reason", .optional(match.reason)),
    ])
  }
}
