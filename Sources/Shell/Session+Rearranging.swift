internal import Canvas
internal import Logbook
internal import Screens
internal import Training

/// Workouts by hand on past days, copied, merged and split.
extension Session {
  mutating func rearrange(_ effect: Effect, at now: LocalMoment) throws(LogbookError) {
    switch effect {
    case .addPast(let text): try addPast(text, at: now)
    case .copyWorkout(let id, let text): try copy(id, to: text, at: now)
    case .mergeWorkout(let id): try mergeWithEarlier(id, at: now)
    case .splitWorkout(let id, let block): try split(id, before: block, at: now)
    default: return
    }
  }

  /// An empty workout on a past day, opened to be filled.
  private mutating func addPast(_ text: String, at now: LocalMoment) throws(LogbookError) {
    guard let start = past(text, now) else { return }
    let workout = Workout(
      id: newID(at: now.moment), name: start.workoutName, start: start, ending: .finished(at: nil))
    try save(
      Change("Added \(workout.name) of \(start.day.text)", from: nil, to: workout), at: now.moment)
    open(workout, saying: "\(workout.name) of \(start.day.text): a adds an exercise, u takes it back.")
  }

  private mutating func copy(_ id: ID<Workout>, to text: String, at now: LocalMoment) throws(LogbookError) {
    guard let start = past(text, now), let workout = try log.workout(id) else { return }
    guard workout.completedSets > 0 else {
      return say("Nothing was done in \(workout.name), so there is nothing to copy.", .warning)
    }
    let copy = withIDs { ids in workout.copied(to: start, at: now.moment, &ids) }
    try save(
      Change("Copied \(workout.name) to \(start.day.text)", from: nil, to: copy), at: now.moment)
    open(copy, saying: "Copied \(workout.name) to \(start.day.text). u takes it back.")
  }

  /// Puts a workout behind the one before it.
  private mutating func mergeWithEarlier(_ id: ID<Workout>, at now: LocalMoment) throws(LogbookError) {
    guard let workout = try log.workout(id) else { return }
    let cursor = WorkoutCursor(start: workout.start.moment, id: id)
    let earlier = try log.workouts(before: cursor, limit: 1, withLines: false).first
    guard let earlier, let other = try log.workout(earlier.id) else {
      return say("\(workout.name) is the first workout, so there is none before it to merge with.", .warning)
    }
    let change = Change.merge(workout, other)
    try save(change, at: now.moment)
    let merged = Workout.merging(workout, other)
    open(merged, saying: "\(change.summary). u takes them apart.")
  }

  private mutating func split(
    _ id: ID<Workout>, before block: ID<Block>, at now: LocalMoment
  ) throws(LogbookError) {
    guard let workout = try log.workout(id) else { return }
    guard let change = Change.split(workout, before: block, id: newID(at: now.moment)) else {
      return say(
        "A workout is split before the exercise under the cursor, and something must be done above it.",
        .warning)
    }
    try save(change, at: now.moment)
    say("\(change.summary): the second begins here. u puts them together.", .plain)
  }

  /// A moment that is over, or a sentence for the person.
  private mutating func past(_ text: String, _ now: LocalMoment) -> LocalMoment? {
    guard let date = SpokenDate(text.isEmpty ? "today" : text, today: now.day) else {
      say("“\(text)” is no date: write yesterday, tuesday, 2026-11-27 or 2026-11-27 18:30.", .warning)
      return nil
    }
    let start = moment(of: date)
    guard start.moment <= now.moment, start.day >= Day.earliestTrained else {
      // Noon of a day that is not there yet: as late as can be.
      if date.second == nil, date.day == now.day { return now }
      say("“\(text)” lies in the future or before 1950. Nothing was added.", .warning)
      return nil
    }
    return start
  }

  mutating func deleteWorkout(_ id: ID<Workout>, at moment: Moment) throws(LogbookError) {
    guard let workout = try log.workout(id) else { return }
    try save(Change("Deleted workout \(workout.name)", from: workout, to: nil), at: moment)
    app.say(Message("Deleted \(workout.name). u brings it back."))
  }
}
