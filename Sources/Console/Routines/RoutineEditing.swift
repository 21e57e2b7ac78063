internal import Exchange
internal import Logbook
internal import Training

/// `knurl routines save` and `knurl routines edit`.
enum RoutineEditing {
  static func save(_ typed: String, _ call: Call) throws {
    let log = try call.log()
    let workout = try Showing.workout(Words.trimmed(call.arguments.value("workout") ?? ""), in: log, call)
    let name = try Words.name(typed.isEmpty ? workout.name : typed, of: "the routine")
    if let taken = try log.routines().first(where: { Search.isSame($0.name, name) }) {
      throw Refusal(
        "There is a routine “\(taken.name)” already. Nothing was changed. knurl routines save NAME keeps the "
          + "workout under another name, knurl routines edit changes the routine.")
    }
    var ids = call.newIDs()
    let routine = Routine(from: workout, name: name, at: call.now.moment, &ids)
    try log.save(Change("Saved the routine \(name)", [.routine(from: nil, to: routine)]), at: call.now.moment)
    tell("Saved the routine \(name), from \(workout.name) of \(workout.start.day.text).", routine, call)
  }

  static func edit(_ name: String, _ call: Call) throws {
    let log = try call.log()
    let isNew = call.arguments.has("new")
    if isNew, !name.isEmpty { throw UsageError("--new begins a routine; its name stands in the text.") }
    let old = isNew ? nil : try RoutineChoice.routine(name, in: log)
    let edit = try RoutineEdit(of: old, in: log, call)
    if let path = call.arguments.value("file") { return try TextEdit.take(from: path, edit.take) }
    try edit.inEditor()
  }

  static func tell(_ sentence: String, _ routine: Routine, _ call: Call) {
    guard call.wantsJSON else { return call.output.line("\(sentence) knurl undo takes it back.") }
    call.print(.object([("routine_id", .text(routine.id.text)), ("name", .text(routine.name))]))
  }
}

/// One routine being edited as text.
struct RoutineEdit {
  private let old: Routine?
  private let log: Logbook
  private let call: Call

  init(of old: Routine?, in log: Logbook, _ call: Call) throws {
    self.old = old
    self.log = log
    self.call = call
  }

  private static let help = """

    # A set is a target: 100 kg x 8-12 @8, then W, D or F for a warm-up, a drop set or failure, and rest 3:00.
    # A - alone leaves everything open: a workout begins with the values of last time.
    # folder: and values: keep (or follow last) may stand below the name. Notes stand behind >.
    # Lines like this one are not kept. Nothing is changed if the text stays as it is.

    """

  private static let sample = """
    New routine

    Bench Press (Barbell) [rest 2:30]
      100 kg x 5
      100 kg x 8-12

    """

  func inEditor() throws {
    let text = try old.map { RoutineForm.text($0, try RoutineChoice.naming(log)) } ?? RoutineEdit.sample
    let name = old.map { $0.name.lowercased().filter { $0.isASCII && $0.isLetter } } ?? "routine"
    let edit = TextEdit(
      call: call, path: TextEdit.path(name.isEmpty ? "routine" : String(name.prefix(40)), call),
      original: text + RoutineEdit.help,
      retry: "knurl routines edit" + (old.map { " \($0.id.text)" } ?? " --new"))
    try edit.inEditor(take)
  }

  func take(_ text: String) throws {
    let written = try RoutineForm.read(text, unit: call.preferences.weightUnit)
    guard written.count == 1 else {
      throw Refusal("The text holds \(written.count) routines. knurl routines import takes several.")
    }
    var taking = WorkoutTaking(exercises: try log.everyExercise(), routines: [], ids: call.newIDs())
    let routine = try taking.routine(written[0], continuing: old, at: call.now)
    guard routine != old else { return call.output.line("Nothing was changed.") }
    let summary = old == nil ? "Added the routine \(routine.name)" : "Edited the routine \(routine.name)"
    let steps = taking.new.map { Change.Step.exercise(from: nil, to: $0) }
    try log.save(Change(summary, steps + [.routine(from: old, to: routine)]), at: call.now.moment)
    RoutineEditing.tell("\(summary).", routine, call)
  }
}

extension WorkoutTaking {
  /// The routine a text means, with the identifiers of `old` as far as they fit.
  mutating func routine(
    _ written: WrittenRoutine, continuing old: Routine?, at now: LocalMoment
  ) throws(LineFault) -> Routine {
    let plan = try workout(written.plan, continuing: old.map { Workout(drafting: $0, at: now) })
    return written.routine(ID(plan.id.text), position: old?.position ?? 0, blocks: plan)
  }
}
