internal import Exchange
internal import Logbook
internal import Shell
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
    if let path = call.arguments.value("file") { return try edit.take(from: path) }
    guard call.canAsk || Platform.variable("EDITOR") != nil || Platform.variable("VISUAL") != nil else {
      throw UsageError("knurl edit needs a terminal, or a text with --file FILE.")
    }
    try edit.inEditor()
  }
}

/// One workout being edited as text.
final class WorkoutEdit {
  private static let mark = "# ^ "

  private let old: Workout?
  private let log: Logbook
  private let call: Call
  private let exercises: [Exercise]
  private let routines: [Routine]
  private let path: String
  private let original: String

  init(of old: Workout?, in log: Logbook, _ call: Call) throws {
    self.old = old
    self.log = log
    self.call = call
    exercises = try log.everyExercise()
    routines = try log.routines()
    let folder = call.paths.log.lastIndex(of: "/").map { String(call.paths.log[..<$0]) } ?? "."
    path =
      "\(folder)/edits/\(MirrorName.name(of: old ?? WorkoutEdit.blank(call), among: [])) \(call.newSeed() % 10_000).txt"
      .replacing(" ", with: "-")
    original = WorkoutEdit.text(of: old, exercises, routines, call)
  }

  private static func blank(_ call: Call) -> Workout {
    Workout(id: ID(""), name: "Workout", start: call.now, ending: .finished(at: call.now.moment + 3_600))
  }

  private static func text(
    of old: Workout?, _ exercises: [Exercise], _ routines: [Routine], _ call: Call
  ) -> String {
    let naming = WorkoutForm.Naming(
      exercises: Dictionary(uniqueKeysWithValues: exercises.map { ($0.id, $0) }),
      routines: Dictionary(uniqueKeysWithValues: routines.map { ($0.id, $0) }))
    let help = """

      # A set: 100 kg x 5 @8, then W, D or F for a warm-up, a drop set or failure. [ ] in front: not done.
      # Notes stand behind >, indented below a set. [new] behind an exercise's name creates it.
      # Lines like this one are not kept. Nothing is changed if the text stays as it is.

      """
    guard let old else {
      return WorkoutForm.text(blank(call), naming) + "\nBench Press (Barbell)\n  100 kg x 5\n" + help
    }
    return WorkoutForm.text(old, naming) + help
  }

  /// Opens the editor until the text can be taken, or the person gives up; a text given up is kept.
  func inEditor() throws {
    try Platform.write(original, to: path)
    while true {
      let code = TextEditor.open(path)
      let text = try Platform.text(of: path) ?? ""
      guard code == 0 else {
        throw kept(text, "The editor \(TextEditor.command) ended with \(code).")
      }
      guard WorkoutEdit.unmarked(text) != original else {
        Platform.remove(path)
        return call.output.line("Nothing was changed.")
      }
      do {
        try take(text)
        return Platform.remove(path)
      } catch let fault as LineFault {
        call.output.flush()
        call.errors.line("knurl: \(fault.sentence)")
        call.errors.flush()
        guard let answer = call.ask("Edit it again? [Y/n] "), !answer.hasPrefix("n") else {
          throw kept(text, fault.sentence)
        }
        try Platform.write(WorkoutEdit.marked(text, fault), to: path)
      } catch {
        throw kept(text, Complaint.sentence(of: error))
      }
    }
  }

  /// Takes the text of a file, or of the standard input.
  func take(from path: String) throws {
    let reader = try FileReader(path: path)
    defer { reader.close() }
    var bytes: [UInt8] = []
    while let chunk = try reader.next() { bytes += chunk }
    do {
      try take(String(decoding: bytes, as: UTF8.self))
    } catch let fault as LineFault {
      throw Refusal("\(path): \(fault.sentence) Nothing was changed.")
    }
  }

  private func kept(_ text: String, _ sentence: String) -> Refusal {
    guard WorkoutEdit.unmarked(text) != original else {
      Platform.remove(path)
      return Refusal("\(sentence) Nothing was changed.")
    }
    let target = old.map { " \($0.id.text)" } ?? " --new"
    return Refusal(
      "\(sentence) Nothing was changed. Your text is kept: knurl edit\(target) --file \(path) takes it.")
  }

  private func take(_ text: String) throws {
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

  /// The text with the fault below the line it is on.
  private static func marked(_ text: String, _ fault: LineFault) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let kept = lines.enumerated().filter { !$1.hasPrefix(mark) }
    let place = kept.firstIndex { $0.offset >= fault.line - 1 } ?? kept.count - 1
    lines = kept.map(\.element)
    let column = fault.column.map { "column \($0): " } ?? ""
    lines.insert("\(mark)\(column)\(fault.reason)", at: min(place + 1, lines.count))
    return lines.joined(separator: "\n")
  }

  private static func unmarked(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix(mark) }
      .joined(separator: "\n")
  }
}
