internal import Logbook
internal import Shell
internal import Training

/// `knurl log`: completed sets from the command line, in the running workout or on a past day.
enum Logging {
  static func run(_ call: Call) throws {
    let words = SetWords(call.arguments.operands)
    guard !call.arguments.operands.isEmpty else {
      throw UsageError("Which exercise, and which sets? For example: knurl log bench 100x5")
    }
    let type = try type(call)
    let date = try call.arguments.value("date").map { try PastDate($0, clock: call.clock) }
    let log = try call.log()
    let exercise = try ExerciseChoice.exercise(words.name, in: log)
    let entry = Entry(
      exercise: exercise, values: try words.values(of: exercise, call), type: type,
      note: call.arguments.value("note") ?? "", isSure: call.arguments.has("sure"))
    // Where two log at once, the second adds to what the first left.
    let logged = try log.alone {
      if let date { return try logPast(entry, on: date, log, call) }
      return try logNow(entry, log, call)
    }
    try Announcement.sets(logged.outcome.ids, in: logged.outcome.workout, text: logged.text, call)
  }

  private typealias Logged = (outcome: Entry.Outcome, text: String)

  private static func type(_ call: Call) throws -> SetType {
    let chosen = [("warmup", SetType.warmup), ("drop", .drop), ("failure", .failure)]
      .filter { call.arguments.has($0.0) }
    guard chosen.count <= 1 else {
      throw UsageError("A set is a warm-up, a drop set or a failure set: choose one.")
    }
    return chosen.first?.1 ?? .work
  }

  private static func logNow(_ entry: Entry, _ log: Logbook, _ call: Call) throws -> Logged {
    let now = call.now
    var ids = call.newIDs()
    let before = try log.runningWorkout()
    let workout = before ?? Workout(id: ids.next(at: now.moment), name: now.workoutName, start: now)
    let outcome = try entry.added(to: workout, at: now.moment, &ids, log, call.preferences)
    let text = "Logged \(entry.text(of: outcome, call))"
    try log.save(Change(text, from: before, to: outcome.workout), at: now.moment)
    return (outcome, "\(text) in \(workout.name)")
  }

  /// Adds to the workout of that day and time, or makes one.
  private static func logPast(_ entry: Entry, on date: PastDate, _ log: Logbook, _ call: Call) throws
    -> Logged
  {
    let now = call.now.moment
    var ids = call.newIDs()
    let before = try date.workout(in: log)
    if let before, before.isRunning, date.start.day == call.now.day { return try logNow(entry, log, call) }
    let workout =
      before
      ?? Workout(
        id: ids.next(at: now), name: date.start.workoutName, start: date.start, ending: .finished(at: nil))
    let outcome = try entry.added(to: workout, at: nil, &ids, log, call.preferences)
    let text = "Logged \(entry.text(of: outcome, call)) on \(workout.start.day.text)"
    try log.save(Change(text, from: before, to: outcome.workout), at: now)
    return (outcome, "\(text) in \(workout.name)")
  }
}

/// The day, and the time where one was given, that past sets belong to.
struct PastDate {
  let start: LocalMoment
  let hasTime: Bool

  init(_ text: String, clock: Clock) throws {
    start = try DateText.moment(text, clock: clock)
    hasTime = DateText.hasTime(text)
    guard start.day <= clock.now().day, !hasTime || start.moment <= clock.now().moment else {
      throw Refusal("“\(text)” lies in the future. Nothing was logged.")
    }
    guard start.day >= Day.earliestTrained else {
      throw Refusal("“\(text)” lies before 1950: is the year right? Nothing was logged.")
    }
  }

  /// With a time, the workout going on then; without one, the day's last.
  func workout(in log: Logbook) throws -> Workout? {
    let summary = try log.workouts(on: start.day).first { summary in
      guard hasTime else { return true }
      let end = summary.start.moment + (summary.duration ?? 0)
      return summary.start.moment <= start.moment && start.moment <= end
    }
    return try summary.flatMap { try log.workout($0.id) }
  }
}
