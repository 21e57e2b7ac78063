package import Logbook
package import Screens
package import Training

/// Reads the log for a destination.
///
/// What lies in the past of a workout is remembered until something
/// other than that workout changes.
package struct ContentReader {
  let log: Logbook
  private var past: [ID<Exercise>: ExercisePast] = [:]
  /// Whose past is remembered, and where it looked.
  private var pastOf: (workout: ID<Workout>, start: Moment, source: PreviousSource)?

  package init(log: Logbook) {
    self.log = log
  }

  /// Forget what was remembered: something in the past may have changed.
  package mutating func forget() {
    past = [:]
    pastOf = nil
  }

  package mutating func content(
    for destination: Destination, at now: LocalMoment, _ preferences: Preferences, _ settings: SettingsContent
  ) throws(LogbookError) -> Content {
    switch destination {
    case .workout:
      guard let workout = try log.runningWorkout() else { return .idle(try idle(at: now)) }
      return .editor(try editor(of: workout, preferences))
    case .detail(let id):
      guard let workout = try log.workout(id) else { return .gone }
      return .editor(try editor(of: workout, preferences))
    case .history(let limit):
      return .history(
        HistoryContent(
          rows: try log.workouts(before: nil, limit: limit), total: try log.workoutCount(since: nil),
          thisYear: try log.workoutCount(since: Day(year: now.day.civil.year))))
    case .exercises: return .exercises(try log.library())
    case .exercise(let id, let limit, let range): return try exercise(id, limit, range, at: now)
    case .profile: return .profile(try profile(at: now, preferences))
    case .settings: return .settings(settings)
    case .measurements: return .measurements(try measurements())
    case .summary(let id): return try summary(of: id, preferences)
    }
  }

  private func idle(at now: LocalMoment) throws(LogbookError) -> IdleContent {
    IdleContent(
      nextUp: try log.nextUp(at: now, limit: 6), routines: try log.routines(),
      recent: try log.workouts(before: nil, limit: 8))
  }

  private mutating func editor(
    of workout: Workout, _ preferences: Preferences
  ) throws(LogbookError) -> EditorContent {
    let exercises = try log.exercises(workout.blocks.map(\.exercise))
    let bodyweight = try log.bodyweight(on: workout.start.day)
    return EditorContent(
      workout: workout, exercises: exercises, past: try pasts(of: workout, preferences),
      badges: try log.badges(of: workout.id), ordinal: try log.ordinal(of: workout.id),
      volume: workout.volume(exercises: exercises, bodyweight: bodyweight), bodyweight: bodyweight)
  }

  private mutating func pasts(
    of workout: Workout, _ preferences: Preferences
  ) throws(LogbookError) -> [ID<Exercise>: ExercisePast] {
    let source = preferences.previousSource
    if pastOf.map({ $0 != (workout.id, workout.start.moment, source) }) ?? true { past = [:] }
    pastOf = (workout.id, workout.start.moment, source)
    for block in workout.blocks where past[block.exercise] == nil {
      past[block.exercise] = try log.past(
        of: block.exercise, before: workout.start.moment, excluding: workout.id,
        routine: source == .sameRoutine ? workout.routine : nil, sessions: 5)
    }
    return past
  }

  private func exercise(
    _ id: ID<Exercise>, _ limit: Int, _ range: ChartRange?, at now: LocalMoment
  ) throws(LogbookError) -> Content {
    guard let summary = try log.exerciseSummary(id) else { return .gone }
    return .exercise(
      ExerciseContent(
        summary: summary, sessions: try log.history(of: id, before: nil, limit: limit),
        repRecords: try log.repRecords(of: id), records: try log.records(of: id),
        figures: try range.map { range throws(LogbookError) in
          try log.figures(of: id, since: range.start(endingOn: now.day))
        } ?? []))
  }

  private func profile(at now: LocalMoment, _ preferences: Preferences) throws(LogbookError) -> ProfileContent
  {
    let today = now.day
    let civil = today.civil
    let first = Weekday(rawValue: preferences.weekStart) ?? .monday
    return ProfileContent(
      week: try log.totals(from: today.startOfWeek(firstWeekday: first), through: today),
      month: try log.totals(from: Day(year: civil.year, month: civil.month), through: today),
      year: try log.totals(from: Day(year: civil.year), through: today),
      all: try log.totals(from: nil, through: nil),
      weeks: try log.weeks(last: 26, endingWith: today, weekStart: preferences.weekStart),
      records: try log.currentRecords(limit: 40), bodyweight: try log.bodyweight(on: today))
  }

  private mutating func summary(
    of id: ID<Workout>, _ preferences: Preferences
  ) throws(LogbookError) -> Content {
    guard let workout = try log.workout(id), let summary = try log.summary(of: id) else { return .gone }
    return .summary(
      SummaryContent(
        editor: try editor(of: workout, preferences), summary: summary, records: try log.records(in: id),
        before: try log.workout(named: workout.name, before: workout.start.moment)))
  }
}

extension Day {
  /// The first day of a month, by default January.
  fileprivate init(year: Int, month: Int = 1) {
    self = Day(year: year, month: month, day: 1) ?? Day(number: 0)
  }
}
