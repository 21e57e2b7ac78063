internal import Logbook
internal import Shell
internal import Training

/// `knurl start`.
enum Starting {
  static func run(_ call: Call) throws {
    let log = try call.log()
    try refuseRunning(in: log, call)
    var ids = call.newIDs()
    try begin(try workout(Operand.text(call), at: call.now, &ids, log, call), log, call)
  }

  static func refuseRunning(in log: Logbook, _ call: Call) throws {
    if let running = try log.runningWorkout() { throw isRunning(running, call) }
  }

  /// Starts a workout and tells what comes first.
  static func begin(_ workout: Workout, _ log: Logbook, _ call: Call) throws {
    try log.save(Change("Started \(workout.name)", from: nil, to: workout), at: workout.start.moment)
    let open = try OpenWorkout(workout, in: log, call.preferences)
    let next = workout.upNext
    guard !call.wantsJSON else {
      return call.print(
        .object([
          ("workout_id", .text(workout.id.text)), ("name", .text(workout.name)),
          ("started_at", .text(workout.start.iso)), ("total", .integer(workout.workingSets.all)),
          ("next", next.map { Announcement.json(of: $0, in: open) } ?? .null),
        ]))
    }
    call.output.line("Started \(workout.name).")
    if let next { call.output.line("Next: \(open.describe(next, call.style))") }
  }

  private static func isRunning(_ workout: Workout, _ call: Call) -> Refusal {
    let since = workout.start.day == call.now.day ? "" : " of \(workout.start.day.text)"
    return Refusal("\(workout.name)\(since) is still running. knurl finish or knurl discard ends it.")
  }

  private static func workout(
    _ typed: String, at now: LocalMoment, _ ids: inout IDSource, _ log: Logbook, _ call: Call
  ) throws -> Workout {
    let isUnnamed = Words.trimmed(typed).isEmpty
    if isUnnamed, !call.arguments.operands.isEmpty { throw UsageError("The name of the workout is empty.") }
    let choices = try log.nextUp(at: now, limit: 200)
    if call.arguments.has("empty") || isUnnamed && choices.isEmpty {
      let name = try isUnnamed ? now.workoutName : Words.name(typed, of: "the workout")
      return Workout(id: ids.next(at: now.moment), name: name, start: now)
    }
    if isUnnamed, let next = choices.first { return try start(next.source, at: now, &ids, log, call) }
    return try named(Words.trimmed(typed), choices, at: now, &ids, log, call)
  }

  /// A routine or past workout by its whole name, else the only one that holds the words.
  private static func named(
    _ name: String, _ choices: [NextUp], at now: LocalMoment, _ ids: inout IDSource, _ log: Logbook,
    _ call: Call
  ) throws -> Workout {
    if let routine = try log.routines().first(where: { Search.isSame($0.name, name) }) {
      return try log.workout(of: routine, at: now, call.preferences, &ids)
    }
    if let choice = choices.first(where: { Search.isSame($0.name, name) }) {
      return try start(choice.source, at: now, &ids, log, call)
    }
    if let summary = try log.workout(named: name, before: now.moment), let past = try log.workout(summary.id)
    {
      return Workout(repeating: past, at: now, &ids)
    }
    let holding = choices.filter { Search.holds($0.name, name) }
    if holding.count == 1 { return try start(holding[0].source, at: now, &ids, log, call) }
    let near =
      holding.isEmpty ? Search.nearest(name, among: choices.map(\.name)) : holding.prefix(3).map(\.name)
    let hint = near.isEmpty ? "" : "Did you mean \(near.map { "“\($0)”" }.joined(separator: ", "))? "
    throw Refusal(
      "There is no routine and no past workout named “\(name)”. \(hint)"
        + "knurl start --empty \"\(name)\" starts an empty one.")
  }

  private static func start(
    _ source: NextUp.Source, at now: LocalMoment, _ ids: inout IDSource, _ log: Logbook, _ call: Call
  ) throws -> Workout {
    switch source {
    case .routine(let id):
      guard let routine = try log.routine(id) else { throw Refusal("That routine is not there any more.") }
      return try log.workout(of: routine, at: now, call.preferences, &ids)
    case .workout(let id):
      guard let past = try log.workout(id) else { throw Refusal("That workout is not there any more.") }
      return Workout(repeating: past, at: now, &ids)
    }
  }
}
