internal import Logbook
internal import Screens
internal import Training

/// Exercises added to workouts and routines.
extension Session {
  /// Adds an exercise somewhere or puts it in the place of another.
  mutating func place(_ effect: Effect, at now: LocalMoment) throws(LogbookError) {
    switch effect {
    case .addExercise(let id, let workout, let place): try add(id, to: workout, at: place, now.moment)
    case .addToRoutine(let id, let routine, let place): try add(id, to: routine, at: place, now)
    case .swapExercise(let block, let exercise, let reps, let workout):
      try swap(block, for: exercise, reps: reps, in: workout, now.moment)
    default: return
    }
  }

  private mutating func add(
    _ id: ID<Exercise>, to workout: ID<Workout>, at place: Int, _ moment: Moment
  ) throws(LogbookError) {
    guard let workout = try log.workout(workout), let exercise = try log.exercise(id) else { return }
    let past = try log.past(
      of: id, before: workout.start.moment, excluding: workout.id, routine: nil, sessions: 1)
    let block = withIDs { ids in Block(adding: id, like: past.sessions.first, at: moment, &ids) }
    try save(
      Change("Added \(exercise.name)", from: workout, to: workout.adding(block, at: place)), at: moment)
  }

  private mutating func swap(
    _ block: ID<Block>, for id: ID<Exercise>, reps: [ID<SetEntry>: Int], in workout: ID<Workout>,
    _ moment: Moment
  ) throws(LogbookError) {
    guard let workout = try log.workout(workout), let exercise = try log.exercise(id),
      let index = workout.index(of: block)
    else { return }
    let past = try log.past(
      of: id, before: workout.start.moment, excluding: workout.id, routine: nil, sessions: 20)
    let preferences = configuration.preferences
    let isHalfDone = workout.isHalfDone(block)
    let target = isHalfDone ? newID(at: moment) : block
    let swapped = workout.parting(block, openInto: target).swapping(
      target, for: exercise, reps: reps, past: past,
      loading: preferences.gymNow.loading(of: exercise, unit: exercise.unit ?? preferences.weightUnit),
      formula: preferences.formula)
    let name = try log.exercise(workout.blocks[index].exercise)?.name ?? "an exercise"
    try save(Change("Swapped \(name) for \(exercise.name)", from: workout, to: swapped), at: moment)
    if isHalfDone {
      return say("What is done stays as it was; the open sets are swapped for today.", .plain)
    }
    guard workout.isRunning, workout.routine != nil else { return }
    say("Swapped for today; when you finish you choose whether the routine follows.", .plain)
  }

  private mutating func add(
    _ id: ID<Exercise>, to routine: ID<Routine>, at place: Int, _ now: LocalMoment
  ) throws(LogbookError) {
    guard let routine = try log.routine(routine), let exercise = try log.exercise(id) else { return }
    let past = try log.past(of: id, before: now.moment, excluding: nil, routine: nil, sessions: 1)
    let block = withIDs { ids in Block(adding: id, like: past.sessions.first, at: now.moment, &ids) }
    let draft = Workout(drafting: routine, at: now).adding(block, at: place)
    let change = Change(
      "Added \(exercise.name) to \(routine.name)", [.routine(from: routine, to: routine.taking(draft))])
    try save(change, at: now.moment)
  }
}
