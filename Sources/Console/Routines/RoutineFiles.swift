internal import Exchange
internal import Logbook
internal import Shell
internal import Training

/// `knurl routines export` and `knurl routines import`.
enum RoutineFiles {
  static func export(_ name: String, _ call: Call) throws {
    let log = try call.readableLog()
    let routines =
      name.isEmpty
      ? try log.routines().filter { call.arguments.has("all") || !$0.isArchived }
      : [try RoutineChoice.routine(name, in: log)]
    guard !routines.isEmpty else {
      throw Refusal("There is no routine to export. knurl routines save makes one of a workout.")
    }
    let naming = try RoutineChoice.naming(log)
    let text = routines.map { RoutineForm.text($0, naming, marksOwn: true) }
      .joined(separator: "\n\(WorkoutForm.separator)\n\n")
    guard let path = call.arguments.value("file"), path != "-" else {
      return print(text, call)
    }
    let writer = try FileWriter(path: path)
    try writer.write(Array(text.utf8))
    try writer.finish()
    call.errors.line("Wrote \(count(routines.count)) to \(path).")
  }

  static func print(_ text: String, _ call: Call) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      call.output.exact(String(line))
    }
  }

  /// Takes routines from texts; all of them come in, as one change, or none.
  static func take(_ paths: [String], _ call: Call) throws {
    guard !paths.isEmpty else {
      throw UsageError("Which file? knurl routines import FILE, or - for the input.")
    }
    let log = try call.log()
    var coming = try RoutinesComing(log, replaces: call.arguments.has("replace"), call)
    for path in paths { try TextEdit.take(from: path) { try coming.take($0, from: path) } }
    if !coming.steps.isEmpty {
      let change = Change("Imported \(count(coming.routines))", coming.steps)
      try log.save(change, at: call.now.moment)
    }
    guard !call.wantsJSON else {
      return call.print(
        .object([("routines", .integer(coming.routines)), ("unchanged", .integer(coming.unchanged))]))
    }
    let same = coming.unchanged > 0 ? " \(count(coming.unchanged)) here already." : ""
    let undo = coming.steps.isEmpty ? "" : " knurl undo takes it back."
    call.output.line("Imported \(count(coming.routines)).\(same)\(undo)")
  }

  private static func count(_ number: Int) -> String { number == 1 ? "1 routine" : "\(number) routines" }
}

/// Routines on their way from texts into the log.
private struct RoutinesComing {
  private let replaces: Bool
  private let call: Call
  private let known: [Routine]
  private var taking: WorkoutTaking
  private var changes: [Change.Step] = []
  private(set) var unchanged = 0

  init(_ log: Logbook, replaces: Bool, _ call: Call) throws {
    self.replaces = replaces
    self.call = call
    known = try log.routines()
    taking = WorkoutTaking(exercises: try log.everyExercise(), routines: [], ids: call.newIDs())
  }

  var routines: Int { changes.count }

  var steps: [Change.Step] { taking.new.map { .exercise(from: nil, to: $0) } + changes }

  mutating func take(_ text: String, from path: String) throws {
    for written in try RoutineForm.read(text, unit: call.preferences.weightUnit) {
      let old = known.first { Search.isSame($0.name, written.routine.name) }
      let new = try taking.routine(written, continuing: old, at: call.now)
      if new == old {
        unchanged += 1
        continue
      }
      if let old, changes.contains(where: { $0.isOf(old.id) }) {
        throw Refusal("\(path): the routine “\(old.name)” stands there twice. Nothing was changed.")
      }
      if let old, !replaces {
        throw Refusal(
          "\(path): there is another routine “\(old.name)” already. Nothing was changed. --replace puts the "
            + "file's in its place; another name in the file keeps both.")
      }
      changes.append(.routine(from: old, to: new))
    }
  }
}

extension Change.Step {
  fileprivate func isOf(_ id: ID<Routine>) -> Bool {
    guard case .routine(let from?, _) = self else { return false }
    return from.id == id
  }
}
