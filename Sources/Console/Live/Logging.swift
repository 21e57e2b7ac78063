internal import Logbook
internal import Shell
internal import Training

/// `knurl log`: completed sets from the command line, in the running workout or on a past day.
enum Logging {
  static func run(_ call: Call) throws {
    guard let name = call.arguments.operands.first else {
      throw UsageError("Which exercise, and which sets? For example: knurl log bench 100x5")
    }
    let log = try call.log()
    let exercise = try ExerciseChoice.exercise(name, in: log)
    let entries = try sets(call.arguments.operands.dropFirst(), of: exercise, call)
    guard !entries.isEmpty else { throw UsageError("Which sets of \(exercise.name)? For example 100x5.") }
    let type = try type(call)
    for values in entries {
      if let objection = values.objection(for: exercise.kind, type: type) { throw Refusal(objection) }
    }
    let now = call.clock.now()
    var ids = IDSource(seed: Platform.randomSeed())
    if let date = call.arguments.value("date") {
      let start = try DateText.moment(date, clock: call.clock)
      let entry = Entry(exercise: exercise, values: entries, type: type, note: call.arguments.value("note") ?? "")
      return try logPast(entry, at: start, now: now.moment, &ids, call)
    }
    let before = try log.runningWorkout()
    var workout = before ?? Workout(id: ids.next(at: now.moment), name: now.workoutName, start: now)
    let entry = Entry(exercise: exercise, values: entries, type: type, note: call.arguments.value("note") ?? "")
    let done = try entry.add(to: &workout, at: now.moment, &ids, log, call.preferences)
    let text = "\(exercise.name) \(entry.text(call.style))"
    try log.save(Change("Logged \(text)", from: before, to: workout), at: now.moment)
    try Announcement.sets(done, in: workout, text: "Logged \(text) in \(workout.name)", call)
  }

  /// Words such as `100x5 @8` belong together; each other word is an entry of its own.
  private static func sets(_ words: ArraySlice<String>, of exercise: Exercise, _ call: Call) throws -> [SetValues] {
    var entries: [String] = []
    for word in words {
      let continues = word.hasPrefix("@") || word.lowercased().hasPrefix("r") || entries.last?.hasSuffix("x") == true
      if continues, let last = entries.popLast() {
        entries.append(last + " " + word)
      } else {
        entries.append(word)
      }
    }
    let place = QuickEntry.Place(
      kind: exercise.kind, weightUnit: exercise.unit ?? call.preferences.weightUnit,
      distanceUnit: call.preferences.distanceUnit)
    return try entries.flatMap { entry in
      switch QuickEntry.parse(entry, at: place) {
      case .success(let quick): return quick.sets
      case .failure(let reason): throw Refusal("“\(entry)”: \(reason.sentence)")
      }
    }
  }

  private static func type(_ call: Call) throws -> SetType {
    let chosen = [("warmup", SetType.warmup), ("drop", .drop), ("failure", .failure)]
      .filter { call.arguments.has($0.0) }
    guard chosen.count <= 1 else { throw UsageError("A set is a warm-up, a drop set or a failure set: choose one.") }
    return chosen.first?.1 ?? .work
  }

  /// Adds to the finished workout of that day and time, or makes one.
  private static func logPast(
    _ entry: Entry, at start: LocalMoment, now: Moment, _ ids: inout IDSource, _ call: Call
  ) throws {
    let log = try call.log()
    let before = try log.workouts(on: start.day).first.flatMap { try log.workout($0.id) }
    var workout =
      before
      ?? Workout(
        id: ids.next(at: now), name: start.workoutName, start: start, ending: .finished(at: nil))
    let done = try entry.add(to: &workout, at: nil, &ids, log, call.preferences)
    let text = "\(entry.exercise.name) \(entry.text(call.style)) on \(start.day.text)"
    try log.save(Change("Logged \(text)", from: before, to: workout), at: now)
    try Announcement.sets(done, in: workout, text: "Logged \(text)", call)
  }
}

/// Sets of one exercise to be added to a workout.
struct Entry {
  let exercise: Exercise
  let values: [SetValues]
  let type: SetType
  let note: String

  func text(_ style: NumberStyle) -> String {
    values.map { $0.text(kind: exercise.kind, style: style) }.joined(separator: ", ")
  }

  /// Fills open sets of the exercise first, then adds sets; `moment` nil leaves no time on them.
  func add(
    to workout: inout Workout, at moment: Moment?, _ ids: inout IDSource, _ log: Logbook,
    _ preferences: Preferences
  ) throws -> [ID<SetEntry>] {
    var done: [ID<SetEntry>] = []
    for value in values {
      let id = place(in: &workout, &ids, at: moment ?? workout.start.moment)
      done.append(id)
      if let moment {
        let rest = workout.restLength(after: id, exercise: exercise, preferences)
        workout = workout.completing(id, with: value, at: moment, rest: rest)
      } else {
        workout = workout.updating(id) { set in
          set.values = value
          set.completion = .done(at: nil)
        }
      }
      workout = workout.updating(id) { $0.note = note }
    }
    return done
  }

  /// The set to complete: the first open one of the type, else a new one at the exercise's end.
  private func place(in workout: inout Workout, _ ids: inout IDSource, at moment: Moment) -> ID<SetEntry> {
    let blocks = workout.blocks.filter { $0.exercise == exercise.id }
    for block in blocks {
      if let open = block.sets.first(where: { !$0.isCompleted && $0.type == type }) { return open.id }
    }
    let set = SetEntry(id: ids.next(at: moment), type: type)
    if let block = blocks.last {
      workout = workout.adding([set], to: block.id, at: block.sets.count)
    } else {
      let block = Block(id: ids.next(at: moment), exercise: exercise.id, sets: [set])
      workout = workout.adding(block, at: workout.blocks.count)
    }
    return set.id
  }
}
