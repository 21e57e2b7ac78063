internal import Logbook
internal import Training

/// `knurl workouts`.
enum Rearranging {
  static let actions = ["copy", "merge", "split"]

  static func run(_ call: Call) throws {
    var words = call.arguments.operands
    let action = words.isEmpty ? "" : words.removeFirst()
    let wanted = action == "copy" ? 1 : 2
    guard actions.contains(action), words.count == wanted else {
      throw UsageError("Copy, merge or split what? For example: knurl workouts merge today yesterday")
    }
    guard action == "copy" || !call.arguments.has("date") else {
      throw UsageError("--date belongs to knurl workouts copy.")
    }
    let log = try call.log()
    let workout = try Showing.workout(Words.trimmed(words[0]), in: log, call)
    switch action {
    case "copy": try copy(workout, log, call)
    case "merge": try merge(workout, with: words[1], log, call)
    default: try split(workout, before: words[1], log, call)
    }
  }

  private static func copy(_ workout: Workout, _ log: Logbook, _ call: Call) throws {
    guard workout.completedSets > 0 else {
      throw Refusal("Nothing was done in \(workout.name), so there is nothing to copy.")
    }
    let start = try call.arguments.value("date").map { try PastDate($0, clock: call.clock).start } ?? call.now
    var ids = call.newIDs()
    let copy = workout.copied(to: start, at: call.now.moment, &ids)
    let text = "Copied \(workout.name) of \(workout.start.day.text) to \(start.day.text)"
    try log.save(Change(text, from: nil, to: copy), at: call.now.moment)
    tell(text, [copy], call)
  }

  private static func merge(_ workout: Workout, with name: String, _ log: Logbook, _ call: Call) throws {
    let other = try Showing.workout(Words.trimmed(name), in: log, call)
    guard other.id != workout.id else {
      throw Refusal("“\(name)” is the same workout: \(workout.name) of \(workout.start.day.text).")
    }
    let change = Change.merge(workout, other)
    try log.save(change, at: call.now.moment)
    tell(change.summary, [Workout.merging(workout, other)], call)
  }

  private static func split(_ workout: Workout, before name: String, _ log: Logbook, _ call: Call) throws {
    let exercise = try ExerciseChoice.exercise(name, in: log)
    guard let block = workout.blocks.first(where: { $0.exercise == exercise.id }) else {
      throw Refusal("\(workout.name) has no \(exercise.name).")
    }
    var ids = call.newIDs()
    let id: ID<Workout> = ids.next(at: call.now.moment)
    guard let change = Change.split(workout, before: block.id, id: id),
      let parts = workout.split(before: block.id, id: id)
    else {
      throw Refusal("Nothing was done before \(exercise.name), so the first workout would be empty.")
    }
    try log.save(change, at: call.now.moment)
    tell(change.summary, [parts.first, parts.second], call)
  }

  private static func tell(_ text: String, _ workouts: [Workout], _ call: Call) {
    guard call.wantsJSON else { return call.output.line("\(text). knurl undo takes it back.") }
    call.print(
      .list(
        workouts.map { workout in
          .object([
            ("workout_id", .text(workout.id.text)), ("name", .text(workout.name)),
            ("started_at", .text(workout.start.iso)),
          ])
        }))
  }
}
