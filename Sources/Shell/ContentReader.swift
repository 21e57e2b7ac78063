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

  /// The newest workouts as far as they were read.
  var feed: [WorkoutSummary] = []

  package init(log: Logbook) {
    self.log = log
  }

  /// Forget what was remembered: something in the past may have changed.
  package mutating func forget() {
    past = [:]
    pastOf = nil
    forgetFeed()
  }

  /// Forget the feed: a workout changed.
  package mutating func forgetFeed() {
    feed = []
  }

  package mutating func content(
    for destination: Destination, at now: LocalMoment, _ preferences: Preferences, _ settings: SettingsContent
  ) throws(LogbookError) -> Content {
    switch destination {
    case .workout:
      guard let workout = try log.runningWorkout() else { return .idle(try idle(at: now)) }
      return .editor(try editor(of: workout, preferences))
    case .finish:
      guard let workout = try log.runningWorkout() else { return .gone }
      var content = try editor(of: workout, preferences)
      content.earned = try log.records(in: workout.id).count
      return .finish(
        content,
        try workout.routine.flatMap { id throws(LogbookError) in try log.routine(id) })
    case .detail(let id, _):
      guard let workout = try log.workout(id) else { return .gone }
      return .editor(try editor(of: workout, preferences))
    case .routine(let id):
      guard let routine = try log.routine(id) else { return .gone }
      return .editor(try editor(of: routine, at: now, preferences))
    case .history(let limit, let filter, let search):
      return .history(try history(limit, filter, search, at: now, preferences))
    case .exercises: return .exercises(try log.library())
    case .exercise(let id, let limit, let range): return try exercise(id, limit, range, at: now)
    case .calendar(let month, let predicate):
      return .calendar(try calendar(month, predicate, at: now, preferences))
    case .compare(let id): return try compare(id, preferences)
    case .profile: return .profile(try profile(at: now, preferences))
    case .settings: return .settings(settings)
    case .measurements: return .measurements(try measurements())
    case .summary(let id): return try summary(of: id, preferences)
    }
  }

  private func calendar(
    _ month: Day, _ predicate: DayPredicate?, at now: LocalMoment, _ preferences: Preferences
  ) throws(LogbookError) -> CalendarContent {
    let last = month.monthsBefore(-1) + -1
    let isRecent = now.day - month < 330 && month <= now.day
    let through = isRecent ? max(now.day, last) : month.monthsBefore(-12).startOfYear + -1
    let first = Weekday(rawValue: preferences.weekStart) ?? .monday
    let from = min(month, through.startOfWeek(firstWeekday: first) + -52 * 7)
    return CalendarContent(
      days: try log.dayTotals(from: from, through: max(through, last)), through: through,
      workouts: try log.workouts(from: month, through: last),
      matched: try predicate.map { predicate throws(LogbookError) in
        try log.days(matching: predicate, from: from, through: max(through, last))
      })
  }

  private func compare(_ id: ID<Workout>, _ preferences: Preferences) throws(LogbookError) -> Content {
    guard let workout = try log.workout(id), let now = try log.summary(of: id) else { return .gone }
    let before = try log.workout(named: workout.name, before: workout.start.moment)
    guard let before, let other = try log.workout(before.id) else {
      return .compare(CompareContent(now: now, before: nil, exercises: []))
    }
    let exercises = try log.exercises((workout.blocks + other.blocks).map(\.exercise))
    return .compare(
      CompareContent(
        now: now, before: before,
        exercises: ComparedExercise.all(
          now: workout, before: other, exercises: exercises,
          bodyweight: try log.bodyweight(on: workout.start.day), formula: preferences.formula)))
  }

  private func idle(at now: LocalMoment) throws(LogbookError) -> IdleContent {
    IdleContent(
      nextUp: try log.nextUp(at: now, limit: 1), routines: try log.routines(),
      recent: try log.workouts(before: nil, limit: 8, withLines: false))
  }

  private mutating func editor(
    of workout: Workout, _ preferences: Preferences
  ) throws(LogbookError) -> EditorContent {
    let exercises = try log.exercises(workout.blocks.map(\.exercise))
    let bodyweight = try log.bodyweight(on: workout.start.day)
    var content = EditorContent(
      workout: workout, exercises: exercises, past: try pasts(of: workout, preferences),
      badges: try log.badges(of: workout.id), ordinal: try log.ordinal(of: workout.id),
      volume: workout.volume(exercises: exercises, bodyweight: bodyweight), bodyweight: bodyweight)
    if preferences.showsYearBests { content.yearBests = try log.yearBests(in: workout) }
    return content
  }

  private func editor(
    of routine: Routine, at now: LocalMoment, _ preferences: Preferences
  ) throws(LogbookError) -> EditorContent {
    let draft = Workout(drafting: routine, at: now)
    var past: [ID<Exercise>: ExercisePast] = [:]
    for block in draft.blocks where past[block.exercise] == nil {
      past[block.exercise] = try log.past(
        of: block.exercise, before: now.moment, excluding: nil,
        routine: preferences.previousSource == .sameRoutine ? routine.id : nil, sessions: 5)
    }
    var content = EditorContent(
      workout: draft, exercises: try log.exercises(draft.blocks.map(\.exercise)), past: past, badges: [:],
      ordinal: 0, volume: Load(), bodyweight: try log.bodyweight(on: now.day))
    content.routine = routine
    return content
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
    let first = Weekday(rawValue: preferences.weekStart) ?? .monday
    let week = today.startOfWeek(firstWeekday: first)
    var content = ProfileContent(
      week: try log.totals(from: week, through: today),
      month: try log.totals(from: today.startOfMonth, through: today),
      year: try log.totals(from: today.startOfYear, through: today), all: try log.totalsOfAll(),
      weeks: try log.weeks(last: 26, endingWith: today, weekStart: preferences.weekStart),
      records: try log.currentRecords(limit: 40), bodyweight: try log.bodyweight(on: today))
    content.before = [
      try log.totals(from: week + -7, through: today + -7),
      try log.totals(from: today.monthsBefore(1).startOfMonth, through: today.monthsBefore(1)),
      try log.totals(from: today.monthsBefore(12).startOfYear, through: today.monthsBefore(12)),
    ]
    content.days = try log.dayTotals(from: week + -52 * 7, through: today)
    content.musclesAreLastWeeks = content.week.sets == 0
    let sets = try log.muscleSets(
      from: content.musclesAreLastWeeks ? week + -7 : week,
      through: content.musclesAreLastWeeks ? week + -1 : today)
    content.muscles = Dictionary(
      uniqueKeysWithValues: Muscle.allCases.map { ($0, sets.halves[$0.rawValue] ?? 0) })
    content.strongest = try log.strongest()
    content.thisDay = try log.workoutsOnDate(of: today, limit: 5)
    content.trainingDays = try trainingDays(through: today, preferences)
    return content
  }

  /// As many weeks as the streak is long, and the eight that set the goal.
  private func trainingDays(through today: Day, _ preferences: Preferences) throws(LogbookError) -> [Int] {
    var count = 26
    while true {
      let days = try log.trainingDays(
        lastWeeks: count, endingWith: today, weekStart: preferences.weekStart)
      let streak = WeekStreak(daysPerWeek: days, goal: preferences.goal)
      if streak.weeks < count - 1 || count > 5_000 { return days }
      count *= 4
    }
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
