internal import Exchange
internal import Logbook
internal import Training

/// `knurl edit`: a workout as text in the person's own editor, taken back as one change.
enum Editing {
  static func run(_ call: Call) throws {
    let log = try call.log()
    let isNew = call.arguments.has("new")
    if isNew, !call.arguments.operands.isEmpty {
      throw UsageError("--new begins a workout; it takes no name.")
    }
    let old = isNew ? nil : try Showing.workout(Words.trimmed(Operand.text(call)), in: log, call)
    let edit = try WorkoutEdit(of: old, in: log, call)
    if let path = call.arguments.value("file") { return try TextEdit.take(from: path, edit.take) }
    try edit.inEditor()
  }
}

/// One workout being edited as text.
final class WorkoutEdit {
  private let old: Workout?
  private let log: Logbook
  private let call: Call
  private let exercises: [Exercise]
  private let routines: [Routine]

  init(of old: Workout?, in log: Logbook, _ call: Call) throws {
    self.old = old
    self.log = log
    self.call = call
    exercises = try log.everyExercise()
    routines = try log.routines()
  }

  private var blank: Workout {
    Workout(id: ID(""), name: "Workout", start: call.now, ending: .finished(at: call.now.moment + 3_600))
  }

  private var text: String {
    let naming = WorkoutForm.Naming(
      exercises: Dictionary(uniqueKeysWithValues: exercises.map { ($0.id, $0) }),
      routines: Dictionary(uniqueKeysWithValues: routines.map { ($0.id, $0) }))
    let help = """

      # A set: 100 kg x 5 @8, then W, D or F for a warm-up, a drop set or failure. [ ] in front: not done.
      # Notes stand behind >, indented below a set. [new] behind an exercise's name creates it.
      # Lines like this one are not kept. Nothing is changed if the text stays as it is.

      """
    guard let old else {
      return WorkoutForm.text(blank, naming) + "\nBench Press (Barbell)\n  100 kg x 5\n" + help
    }
    return WorkoutForm.text(old, naming) + help
  }

  func inEditor() throws {
    let name = MirrorName.name(of: old ?? blank, among: []).dropLast(".txt".count)
    let edit = TextEdit(
      call: call, path: TextEdit.path(String(name), call), original: text,
      retry: "knurl edit" + (old.map { " \($0.id.text)" } ?? " --new"))
    try edit.inEditor(take)
  }

  func take(_ text: String) throws {
    let written = try WorkoutForm.read(
      text, unit: call.preferences.weightUnit,
      zone: { [call] time in call.clock.resolve(time.day.number * 86_400 + time.second) })
    var taking = WorkoutTaking(exercises: exercises, routines: routines, ids: call.newIDs())
    let workout = try taking.workout(written, continuing: old)
    guard workout != old else { return call.output.line("Nothing was changed.") }
    let name = workout.name.isEmpty ? "workout" : workout.name
    let summary = old == nil ? "Added \(name)" : "Edited \(name)"
    let steps = taking.new.map { Change.Step.exercise(from: nil, to: $0) }
    try log.save(Change(summary, steps + [.workout(from: old, to: workout)]), at: call.now.moment)
    call.output.line("\(summary) of \(workout.start.day.text). knurl undo takes it back.")
    call.backUpIfDue()
  }
}
