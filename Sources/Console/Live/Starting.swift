internal import Logbook
internal import Shell
internal import Training

/// `knurl start`.
enum Starting {
  static func run(_ call: Call) throws {
    if let running = try call.log().runningWorkout() {
      throw Refusal("\(running.name) is still running. knurl finish or knurl discard ends it.")
    }
    let now = call.clock.now()
    var ids = IDSource(seed: Platform.randomSeed())
    let workout = try workout(named: Operand.text(call), at: now, &ids, call)
    try call.log().save(Change("Started \(workout.name)", from: nil, to: workout), at: now.moment)
    call.output.line("Started \(workout.name).")
    let open = try OpenWorkout(workout, in: call.log(), call.preferences)
    if let next = workout.nextOpen(after: nil) { call.output.line("Next: \(open.describe(next, call.style))") }
  }

  private static func workout(
    named name: String, at now: LocalMoment, _ ids: inout IDSource, _ call: Call
  ) throws -> Workout {
    if call.arguments.has("empty") {
      return Workout(id: ids.next(at: now.moment), name: name.isEmpty ? now.workoutName : name, start: now)
    }
    let log = try call.log()
    let choices = try log.nextUp(at: now, limit: 200)
    if name.isEmpty {
      guard let next = choices.first else {
        return Workout(id: ids.next(at: now.moment), name: now.workoutName, start: now)
      }
      return try start(next.source, at: now, &ids, log)
    }
    if let routine = try log.routines().first(where: { Search.isSame($0.name, name) }) {
      return Workout(from: routine, at: now, &ids)
    }
    if let summary = try log.workout(named: name, before: now.moment), let past = try log.workout(summary.id) {
      return Workout(repeating: past, at: now, &ids)
    }
    let names = try log.routines().map(\.name) + choices.map(\.name)
    let near = Search.nearest(name, among: names).first.map { "Did you mean “\($0)”? " } ?? ""
    throw Refusal(
      "There is no routine and no past workout named “\(name)”. \(near)"
        + "knurl start --empty \"\(name)\" starts an empty one.")
  }

  private static func start(
    _ source: NextUp.Source, at now: LocalMoment, _ ids: inout IDSource, _ log: Logbook
  ) throws -> Workout {
    switch source {
    case .routine(let id):
      guard let routine = try log.routine(id) else { throw Refusal("That routine is not there any more.") }
      return Workout(from: routine, at: now, &ids)
    case .workout(let id):
      guard let past = try log.workout(id) else { throw Refusal("That workout is not there any more.") }
      return Workout(repeating: past, at: now, &ids)
    }
  }
}
