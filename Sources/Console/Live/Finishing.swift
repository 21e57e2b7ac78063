internal import Logbook
internal import Training

/// `knurl finish` and `knurl discard`.
enum Finishing {
  /// Seconds since the last set after which a workout counts as forgotten.
  private static let forgotten = 10_800

  static func finish(_ call: Call) throws {
    let now = call.now.moment
    let log = try call.log()
    if call.arguments.has("complete"), call.arguments.has("drop") {
      throw UsageError("Sets not ticked are completed or dropped: choose one.")
    }
    let choice = try template(call)
    let open = try OpenWorkout.running(in: log, call)
    let before = open.workout
    let end = try end(of: before, call)
    let filled = try call.arguments.has("complete") ? completingAll(open, at: now) : before
    guard filled.completedSets > 0 || open.unticked > 0 && !call.arguments.has("drop") else {
      try log.save(Change("Discarded \(before.name), which had no sets", from: before, to: nil), at: now)
      return tell("\(before.name) had no completed sets and was discarded.", before.id, call)
    }
    try refuseUnticked(open, call)
    let workout = filled.finished(at: end)
    var change = Change("Finished \(workout.name)", from: before, to: workout)
    let routine = try routine(choice, of: filled, log, call)
    if let routine { change.steps.append(routine) }
    try log.save(change, at: now)
    try report(workout, isEarlier: end < now, log, call)
    if case .routine(let old?, _)? = routine, !call.wantsJSON {
      call.output.line("The routine \(old.name) took over: \(choice.words).")
    }
    call.backUpIfDue()
  }

  private static func template(_ call: Call) throws -> TemplateChoice {
    guard let word = call.arguments.value("template") else { return .keep }
    guard let choice = TemplateChoice(rawValue: word.lowercased()) else {
      throw UsageError("--template is keep, structure, values or both, not “\(word)”.")
    }
    return choice
  }

  /// What its routine takes over of a workout; nil when that is nothing.
  private static func routine(
    _ choice: TemplateChoice, of workout: Workout, _ log: Logbook, _ call: Call
  ) throws -> Change.Step? {
    guard choice != .keep else { return nil }
    guard let id = workout.routine, let routine = try log.routine(id) else {
      throw Refusal(
        "\(workout.name) follows no routine, so there is none to take anything over. Nothing was changed. "
          + "knurl routines save makes one of a workout.")
    }
    var ids = call.newIDs()
    let changed = routine.taking(choice, from: workout, at: call.now.moment, &ids)
    return changed == routine ? nil : .routine(from: routine, to: changed)
  }

  private static func refuseUnticked(_ open: OpenWorkout, _ call: Call) throws {
    let unticked = open.unticked
    guard unticked > 0, !call.arguments.has("complete"), !call.arguments.has("drop") else { return }
    let noun = unticked == 1 ? "set is" : "sets are"
    throw Refusal(
      "\(unticked) \(noun) not ticked, so the workout goes on. knurl finish --complete completes them with "
        + "the shown values, --drop leaves them out.")
  }

  /// The moment asked for; else now, or the last set where the workout was forgotten.
  private static func end(of workout: Workout, _ call: Call) throws -> Moment {
    let now = call.now.moment
    let last = workout.lastCompletion
    guard let text = call.arguments.value("at") else {
      guard let last, now - last > forgotten, !call.arguments.has("complete") else { return now }
      return last
    }
    if text == "now" { return now }
    if text == "last" {
      guard let last else { throw Refusal("No set has a time yet, so there is no last one to end with.") }
      return last
    }
    var end = try DateText.moment(text, on: workout.start.day, clock: call.clock).moment
    if end < workout.start.moment {
      // A time of day after midnight belongs to the day after the start.
      end = try DateText.moment(text, on: workout.start.day + 1, clock: call.clock).moment
    }
    guard end >= workout.start.moment, end <= now else {
      throw Refusal("“\(text)” lies before the workout's start or in the future. Nothing was changed.")
    }
    return end
  }

  /// Every open set that can be is completed with what is shown for it; the others are left out.
  private static func completingAll(_ open: OpenWorkout, at now: Moment) throws -> Workout {
    var open = open
    for id in open.workout.blocks.flatMap(\.sets).filter({ !$0.isCompleted }).map(\.id) {
      let values = open.shownValues(of: id)
      guard open.isValid(id, values) else { continue }
      open.workout = try open.completing(id, with: values, at: now)
    }
    return open.workout
  }

  private static func report(_ workout: Workout, isEarlier: Bool, _ log: Logbook, _ call: Call) throws {
    guard let summary = try log.summary(of: workout.id) else { return }
    let records = try log.records(in: workout.id)
    guard !call.wantsJSON else { return call.print(json(workout, summary, records)) }
    let parts = [
      summary.duration.map(Elapsed.text),
      summary.volume.volumeText(in: call.preferences.weightUnit, style: call.style),
      summary.setsWords,
    ]
    call.output.line("Finished \(workout.name): " + parts.compactMap { $0 }.joined(separator: " · "))
    if isEarlier, case .finished(let end?) = workout.ending {
      let at = LocalMoment(moment: end, offset: workout.start.offset)
      call.output.line("It ended at \(at.clockText) on \(at.day.text). knurl undo, then --at, changes that.")
    }
    let exercises = try log.exercises(records.map(\.exercise))
    for line in records {
      let unit = call.unit(of: exercises[line.exercise])
      let change = line.event.change(formula: call.preferences.formula, in: unit, style: call.style)
      call.output.line("▲ \(line.exerciseName) · \(line.event.label): \(change)")
    }
  }

  private static func json(_ workout: Workout, _ summary: WorkoutSummary, _ records: [RecordLine]) -> JSON {
    .object([
      ("workout_id", .text(workout.id.text)), ("name", .text(workout.name)), ("discarded", .flag(false)),
      ("duration_s", .optional(summary.duration)), ("sets", .integer(summary.sets)),
      ("volume_kg", .thousandths(summary.volume.milli(in: .kg))),
      ("records", .list(records.map(RecordJSON.of))),
    ])
  }

  /// Says that a workout is gone, and how it comes back.
  private static func tell(_ sentence: String, _ id: ID<Workout>, _ call: Call) {
    guard call.wantsJSON else { return call.output.line("\(sentence) knurl undo brings it back.") }
    call.print(.object([("workout_id", .text(id.text)), ("discarded", .flag(true))]))
  }

  static func discard(_ call: Call) throws {
    let log = try call.log()
    guard let workout = try log.runningWorkout() else {
      throw Refusal("No workout is running, so there is none to discard.")
    }
    if !call.arguments.has("yes") {
      let count = workout.completedSets
      let sets = count == 1 ? "1 completed set" : "\(count) completed sets"
      guard call.canAsk else {
        throw Refusal("Nobody is here to ask. knurl discard --yes discards \(workout.name) with \(sets).")
      }
      guard call.ask("Discard \(workout.name) with \(sets)? [y/N] ")?.hasPrefix("y") == true else {
        throw Refusal("Kept: \(workout.name) goes on.")
      }
    }
    try log.save(Change("Discarded \(workout.name)", from: workout, to: nil), at: call.now.moment)
    tell("Discarded \(workout.name).", workout.id, call)
  }
}

extension TemplateChoice {
  fileprivate var words: String {
    switch self {
    case .keep: "nothing"
    case .structure: "exercises and sets"
    case .values: "values"
    case .both: "exercises, sets and values"
    }
  }
}
