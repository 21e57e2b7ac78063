internal import Logbook
internal import Training

/// A workout with what is needed to go on with it: its exercises and their past.
struct OpenWorkout {
  var workout: Workout
  let exercises: [ID<Exercise>: Exercise]
  private let past: [ID<Exercise>: ExercisePast]
  private let preferences: Preferences

  init(_ workout: Workout, in log: Logbook, _ preferences: Preferences) throws(LogbookError) {
    self.workout = workout
    self.preferences = preferences
    exercises = try log.exercises(workout.blocks.map(\.exercise))
    var past: [ID<Exercise>: ExercisePast] = [:]
    let routine = preferences.previousSource == .sameRoutine ? workout.routine : nil
    for block in workout.blocks where past[block.exercise] == nil {
      past[block.exercise] = try log.past(
        of: block.exercise, before: workout.start.moment, excluding: workout.id, routine: routine, sessions: 1)
    }
    self.past = past
  }

  /// The running workout, or a refusal that says how to start one.
  static func running(_ call: Call) throws -> OpenWorkout {
    guard let workout = try call.log().runningWorkout() else {
      throw Refusal("No workout is running. knurl start begins one.")
    }
    return try OpenWorkout(workout, in: call.log(), call.preferences)
  }

  func exercise(of block: Block) -> Exercise? { exercises[block.exercise] }

  /// The values that completing a set accepts: typed, planned, or those of last time.
  func shownValues(of id: ID<SetEntry>) -> SetValues {
    guard let place = workout.place(of: id) else { return SetValues() }
    let block = workout.blocks[place.block]
    let prefill = preferences.prefill == .off ? Prefill.off : .ghost
    return block.shownValues(
      previous: past[block.exercise]?.sessions.first, kind: exercise(of: block)?.kind ?? .weightReps,
      prefill: prefill)[place.set]
  }

  /// The set completed with these values at a moment, its rest started.
  func completing(_ id: ID<SetEntry>, with values: SetValues, at moment: Moment) throws(Refusal) -> Workout {
    guard let place = workout.place(of: id) else { throw Refusal("That set is not there any more.") }
    let block = workout.blocks[place.block]
    let exercise = exercise(of: block)
    if let objection = values.objection(for: exercise?.kind ?? .weightReps, type: block.sets[place.set].type) {
      throw Refusal("\(exercise?.name ?? "The set"): \(objection)")
    }
    let rest = workout.restLength(after: id, exercise: exercise, preferences)
    return workout.completing(id, with: values, at: moment, rest: rest)
  }

  /// `Bench Press (Barbell), set 2: 100 kg × 5`.
  func describe(_ id: ID<SetEntry>, _ style: NumberStyle) -> String {
    guard let place = workout.place(of: id) else { return "" }
    let block = workout.blocks[place.block]
    let marker = block.markers[place.set]
    let values = shownValues(of: id).text(kind: exercise(of: block)?.kind ?? .weightReps, style: style)
    return "\(exercise(of: block)?.name ?? "?"), set \(marker): \(values.isEmpty ? "no values yet" : values)"
  }
}
