internal import Logbook
internal import Training

/// Exercises added to workouts and routines.
extension Session {
  mutating func add(
    _ id: ID<Exercise>, to workout: ID<Workout>, at place: Int, _ moment: Moment
  ) throws(LogbookError) {
    guard let workout = try log.workout(workout), let exercise = try log.exercise(id) else { return }
    let past = try log.past(
      of: id, before: workout.start.moment, excluding: workout.id, routine: nil, sessions: 1)
    let block = withIDs { ids in Block(adding: id, like: past.sessions.first, at: moment, &ids) }
    try save(
      Change("Added \(exercise.name)", from: workout, to: workout.adding(block, at: place)), at: moment)
  }

  mutating func add(
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
