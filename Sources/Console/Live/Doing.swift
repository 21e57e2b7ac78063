internal import Training

/// `knurl done` and `knurl next`.
enum Doing {
  static func done(_ call: Call) throws {
    let now = call.now.moment
    let log = try call.log()
    let open = try OpenWorkout.running(in: log, call)
    guard let id = open.workout.upNext else { throw Refusal(allDone) }
    let workout = try open.completing(id, with: open.shownValues(of: id), at: now)
    let text = open.describe(id, call.style)
    try log.save(Change("Completed \(text)", from: open.workout, to: workout), at: now)
    try Announcement.sets([id], in: workout, text: "Done: \(text)", call)
  }

  static func next(_ call: Call) throws {
    let log = try call.readableLog()
    if call.wantsJSON, try log.runningWorkout()?.upNext == nil {
      return call.print(Announcement.nothing)
    }
    let open = try OpenWorkout.running(in: log, call)
    guard let id = open.workout.upNext else { throw Refusal(allDone) }
    guard call.wantsJSON else { return call.output.line(open.describe(id, call.style)) }
    call.print(Announcement.json(of: id, in: open))
  }

  static let allDone = "All sets are done. knurl finish ends the workout, knurl log adds sets."
}

/// What is printed after sets were completed: the sets, their records, the rest.
enum Announcement {
  static func sets(_ ids: [ID<SetEntry>], in workout: Workout, text: String, _ call: Call) throws {
    let open = try OpenWorkout(workout, in: call.log(), call.preferences)
    let badges = try call.log().badges(of: workout.id)
    if call.wantsJSON {
      let items = ids.map { id in
        var pairs = pairs(of: id, in: open)
        pairs.append(("records", .list((badges[id] ?? []).map { .text($0.kind.rawValue) })))
        return JSON.object(pairs)
      }
      return call.print(.list(items))
    }
    call.output.line(text)
    for id in ids {
      for event in badges[id] ?? [] {
        let unit = call.unit(of: open.exercise(of: id))
        call.output.line(event.badge(formula: call.preferences.formula, in: unit, style: call.style))
      }
    }
    if ids.contains(where: { workout.set($0)?.isSuspicious == true }) {
      call.output.line(
        "That is far above what is likely: it is kept, and counts once Space in knurl confirms it. "
          + "knurl log --sure says so at once.")
    }
    if let rest = workout.rest, ids.contains(rest.set) {
      call.output.line("Rest \(Elapsed.text(rest.rest.duration)).")
    }
    if workout.isRunning, let next = open.workout.upNext {
      call.output.line("Next: \(open.describe(next, call.style))")
    }
  }

  static func json(of id: ID<SetEntry>, in open: OpenWorkout) -> JSON { .object(pairs(of: id, in: open)) }

  /// The same keys where there is no set.
  static var nothing: JSON {
    let keys = ["set_id", "exercise", "set", "type", "completed"] + SetValues().json.map(\.0)
    return .object(keys.map { ($0, .null) })
  }

  private static func pairs(of id: ID<SetEntry>, in open: OpenWorkout) -> [(String, JSON)] {
    guard let place = open.workout.place(of: id) else { return [] }
    let block = open.workout.blocks[place.block]
    let values = open.shownValues(of: id)
    return [
      ("set_id", .text(id.text)), ("exercise", .text(open.exercise(of: block)?.name ?? "")),
      ("set", .text(block.markers[place.set])), ("type", .text(block.sets[place.set].type.rawValue)),
      ("completed", .flag(block.sets[place.set].isCompleted)),
    ] + values.json
  }
}

extension SetValues {
  /// The values under stable keys.
  var json: [(String, JSON)] {
    [
      ("weight", .thousandths(weight?.milli)), ("unit", .optional(weight?.unit.rawValue)),
      ("reps", .optional(reps)), ("duration_s", .optional(duration)),
      ("distance_m", .thousandths(distance.map { $0.milliMetres })),
      ("rpe", rpe.map { .number(Double($0.halves) / 2) } ?? .null),
      ("reps_left", .optional(sides?.left)), ("reps_right", .optional(sides?.right)),
    ]
  }
}
