internal import Logbook
internal import Training

/// A workout with what is needed to go on with it: its exercises and their past.
struct OpenWorkout {
  var workout: Workout
  let exercises: [ID<Exercise>: Exercise]
  private let past: [ID<Exercise>: ExercisePast]
  private let preferences: Preferences

  /// With the past of some of its exercises; nil is all of them.
  init(
    _ workout: Workout, in log: Logbook, _ preferences: Preferences, pastOf wanted: [ID<Exercise>]? = nil
  ) throws(LogbookError) {
    self.workout = workout
    self.preferences = preferences
    let ids = workout.blocks.map(\.exercise)
    exercises = try log.exercises(ids)
    var past: [ID<Exercise>: ExercisePast] = [:]
    let routine = preferences.previousSource == .sameRoutine ? workout.routine : nil
    for id in wanted ?? ids where past[id] == nil {
      past[id] = try log.past(
        of: id, before: workout.start.moment, excluding: workout.id, routine: routine, sessions: 1)
    }
    self.past = past
  }

  /// The running workout, or a refusal that says how to start one.
  static func running(in log: Logbook, _ call: Call) throws -> OpenWorkout {
    guard let workout = try log.runningWorkout() else {
      throw Refusal("No workout is running. knurl start begins one.")
    }
    return try OpenWorkout(workout, in: log, call.preferences)
  }

  func exercise(of block: Block) -> Exercise? { exercises[block.exercise] }

  func exercise(of set: ID<SetEntry>) -> Exercise? {
    workout.place(of: set).flatMap { exercise(of: workout.blocks[$0.block]) }
  }

  /// The values that completing a set accepts: typed, planned, or those of last time.
  func shownValues(of id: ID<SetEntry>) -> SetValues {
    guard let place = workout.place(of: id) else { return SetValues() }
    let block = workout.blocks[place.block]
    let prefill = preferences.prefill == .off ? Prefill.off : .ghost
    return workout.shownValues(
      of: place.block, past: past[block.exercise], kind: exercise(of: block)?.kind ?? .weightReps,
      prefill: prefill)[place.set]
  }

  /// The set completed with these values at a moment, its rest started.
  func completing(_ id: ID<SetEntry>, with values: SetValues, at moment: Moment) throws(Refusal) -> Workout {
    guard let place = workout.place(of: id) else { throw Refusal("That set is not there any more.") }
    let block = workout.blocks[place.block]
    let exercise = exercise(of: block)
    guard isValid(id, values) else {
      let name = exercise?.name ?? "the exercise"
      throw Refusal(
        "The next set of \(name) has no values yet. knurl log \"\(name)\" "
          + "\(exercise?.kind.example ?? "100x5") completes it with yours.")
    }
    let rest = workout.restLength(after: id, with: values, exercise: exercise, preferences)
    return workout.completing(id, with: values, at: moment, rest: rest)
  }

  /// `Bench Press (Barbell), set 2: 100 kg × 5`.
  func describe(_ id: ID<SetEntry>, _ style: NumberStyle) -> String {
    guard let place = workout.place(of: id) else { return "" }
    let block = workout.blocks[place.block]
    let marker = block.markers[place.set]
    let exercise = exercise(of: block)
    let values = shownValues(of: id).text(
      kind: exercise?.kind ?? .weightReps, in: exercise?.unit ?? preferences.weightUnit, style: style)
    return "\(exercise?.name ?? "?"), set \(marker): \(values.isEmpty ? "no values yet" : values)"
  }
}

extension OpenWorkout {
  /// Open sets that could be completed as they stand.
  var unticked: Int {
    workout.blocks.flatMap(\.sets).filter { !$0.isCompleted && isValid($0.id, shownValues(of: $0.id)) }.count
  }

  func isValid(_ id: ID<SetEntry>, _ values: SetValues) -> Bool {
    guard let place = workout.place(of: id) else { return false }
    let block = workout.blocks[place.block]
    return values.objection(for: exercise(of: block)?.kind ?? .weightReps, type: block.sets[place.set].type)
      == nil
  }
}
