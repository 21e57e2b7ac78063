internal import Exchange
internal import Logbook
internal import Training

/// `knurl routines`.
enum RoutineListing {
  static let actions = ["list", "show", "save", "edit", "export", "import", "start"]

  static func run(_ call: Call) throws {
    let words = call.arguments.operands
    let rest = Array(words.dropFirst())
    try refuseStrayOptions(of: words.first ?? "list", call)
    switch words.first ?? "list" {
    case "list": try list(rest.joined(separator: " "), call)
    case "show": try show(rest.joined(separator: " "), call)
    case "save": try RoutineEditing.save(rest.joined(separator: " "), call)
    case "edit": try RoutineEditing.edit(rest.joined(separator: " "), call)
    case "export": try RoutineFiles.export(rest.joined(separator: " "), call)
    case "import": try RoutineFiles.take(rest, call)
    case "start": try start(rest.joined(separator: " "), call)
    default: try list(Operand.text(call), call)
    }
  }

  private static func refuseStrayOptions(of action: String, _ call: Call) throws {
    let owners = [
      ("workout", ["save"]), ("new", ["edit"]), ("file", ["edit", "export"]), ("replace", ["import"]),
      ("all", ["list", "export"]),
    ]
    for (option, verbs) in owners where call.arguments.has(option) && !verbs.contains(action) {
      if option == "all", !actions.contains(action) { continue }
      throw UsageError("--\(option) belongs to knurl routines \(verbs.joined(separator: " and ")).")
    }
  }

  private static func list(_ text: String, _ call: Call) throws {
    let log = try call.readableLog()
    let all = try log.routines().filter { call.arguments.has("all") || !$0.isArchived }
    let found =
      text.isEmpty ? all : all.filter { Search.holds($0.name, text) || Search.holds($0.folder, text) }
    let last = try log.lastPerformances()
    guard !call.wantsJSON else { return call.print(.list(found.map { RoutineJSON.line($0, last[$0.id]) })) }
    guard !found.isEmpty else {
      let none = all.isEmpty ? "There is no routine yet." : "No routine fits “\(text)”."
      return (all.isEmpty ? call.output : call.errors).line(
        "\(none) knurl routines save makes one of a workout, knurl routines edit --new writes one.")
    }
    var table = TextTable([
      .init(title: "ROUTINE", isFlexible: true), .init(title: "FOLDER"),
      .init(title: "EXERCISES", isNumber: true), .init(title: "SETS", isNumber: true), .init(title: "LAST"),
      .init(title: ""),
    ])
    table.rows = found.map { routine in
      [
        routine.name, routine.folder, String(routine.blocks.count),
        String(routine.blocks.reduce(0) { $0 + $1.sets.count }), last[routine.id]?.day.text ?? "",
        routine.isArchived ? "archived" : "",
      ]
    }
    call.print(table)
  }

  private static func show(_ name: String, _ call: Call) throws {
    let log = try call.readableLog()
    let routine = try RoutineChoice.routine(name, in: log)
    let naming = try RoutineChoice.naming(log)
    guard !call.wantsJSON else { return call.print(RoutineJSON.whole(routine, naming)) }
    RoutineFiles.print(RoutineForm.text(routine, naming), call)
  }

  private static func start(_ name: String, _ call: Call) throws {
    let log = try call.log()
    try Starting.refuseRunning(in: log, call)
    let routine = try RoutineChoice.routine(name, in: log)
    var ids = call.newIDs()
    try Starting.begin(try log.workout(of: routine, at: call.now, call.preferences, &ids), log, call)
  }
}

/// Finds the routine a person names on the command line.
enum RoutineChoice {
  /// By its whole name or its id, else the only one that holds the words; those in use come first.
  static func routine(_ text: String, in log: Logbook) throws -> Routine {
    let name = Words.trimmed(text)
    guard !name.isEmpty else { throw UsageError("Which routine? knurl routines lists them.") }
    let all = try log.routines().sorted { !$0.isArchived && $1.isArchived }
    if let exact = all.first(where: { $0.id.text == name || Search.isSame($0.name, name) }) { return exact }
    let holding = all.filter { Search.holds($0.name, name) }
    if holding.count == 1 { return holding[0] }
    let near = holding.isEmpty ? Search.nearest(name, among: all.map(\.name)) : holding.prefix(4).map(\.name)
    let hint = near.isEmpty ? "" : " Did you mean \(near.map { "“\($0)”" }.joined(separator: ", "))?"
    throw Refusal("There is no routine “\(name)”.\(hint) knurl routines lists them.")
  }

  static func naming(_ log: Logbook) throws -> WorkoutForm.Naming {
    WorkoutForm.Naming(
      exercises: Dictionary(uniqueKeysWithValues: try log.everyExercise().map { ($0.id, $0) }), routines: [:])
  }
}
