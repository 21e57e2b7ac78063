internal import Training

/// `knurl finish` and `knurl discard`.
enum Finishing {
  static func finish(_ call: Call) throws {
    let now = call.clock.now().moment
    let open = try OpenWorkout.running(call)
    let before = open.workout
    let filled = try call.arguments.has("complete") ? completingAll(open, at: now) : before
    guard filled.completedSets > 0 else {
      try call.log().save(Change("Discarded \(before.name), which had no sets", from: before, to: nil), at: now)
      call.output.line("\(before.name) had no completed sets and was discarded. knurl undo brings it back.")
      return
    }
    let unticked = open.unticked
    if unticked > 0, !call.arguments.has("complete"), !call.arguments.has("drop") {
      let noun = unticked == 1 ? "set is" : "sets are"
      throw Refusal(
        "\(unticked) \(noun) not ticked. knurl finish --complete completes them with the shown values, "
          + "--drop leaves them out.")
    }
    let workout = filled.finished(at: now)
    try call.log().save(Change("Finished \(workout.name)", from: before, to: workout), at: now)
    try report(workout, call)
  }

  /// Every open set that can be is completed with what is shown for it; the others are left out.
  private static func completingAll(_ open: OpenWorkout, at now: Moment) throws -> Workout {
    var open = open
    for id in open.workout.blocks.flatMap(\.sets).filter({ !$0.isCompleted }).map(\.id) {
      let values = open.shownValues(of: id)
      guard open.isValid(id, values) else { continue }
      open.workout = try open.completing(id, with: values, at: now)
    }
    return open.workout
  }

  private static func report(_ workout: Workout, _ call: Call) throws {
    guard let summary = try call.log().summary(of: workout.id) else { return }
    let records = try call.log().records(in: workout.id)
    if call.wantsJSON {
      call.output.line(
        JSON.object([
          ("workout_id", .text(workout.id.text)), ("name", .text(workout.name)),
          ("duration_s", .optional(summary.duration)), ("sets", .integer(summary.sets)),
          ("volume_kg", .thousandths(summary.volume.milli(in: .kg))),
          ("records", .list(records.map { RecordJSON.of($0) })),
        ]).encoded)
      return
    }
    let parts = [
      summary.duration.map(Elapsed.text), summary.volume.volumeText(in: call.preferences.weightUnit, style: call.style),
      "\(summary.sets) sets",
    ]
    call.output.line("Finished \(workout.name): " + parts.compactMap { $0 }.joined(separator: " · "))
    for line in records {
      call.output.line("▲ \(line.exerciseName): \(line.event.change(formula: call.preferences.formula, style: call.style))")
    }
  }

  static func discard(_ call: Call) throws {
    let now = call.clock.now().moment
    let workout = try OpenWorkout.running(call).workout
    if !call.arguments.has("yes"), call.input.isTerminal {
      call.output.show("Discard \(workout.name) with \(workout.completedSets) completed sets? [y/N] ")
      guard call.input.answer()?.lowercased().hasPrefix("y") == true else {
        call.output.line("Kept.")
        return
      }
    } else if !call.arguments.has("yes") {
      throw Refusal("Nobody is here to ask. knurl discard --yes discards \(workout.name).")
    }
    try call.log().save(Change("Discarded \(workout.name)", from: workout, to: nil), at: now)
    call.output.line("Discarded \(workout.name). knurl undo brings it back.")
  }
}

extension OpenWorkout {
  /// Open sets that could be completed as they stand.
  var unticked: Int {
    workout.blocks.flatMap(\.sets).filter { !$0.isCompleted && isValid($0.id, shownValues(of: $0.id)) }.count
  }

  func isValid(_ id: ID<SetEntry>, _ values: SetValues) -> Bool {
    guard let place = workout.place(of: id) else { return false }
    let block = workout.blocks[place.block]
    return values.objection(for: exercise(of: block)?.kind ?? .weightReps, type: block.sets[place.set].type) == nil
  }
}
