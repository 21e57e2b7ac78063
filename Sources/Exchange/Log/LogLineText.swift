package import Training

/// Writes a log as JSON Lines: everything a person put into it, one thing a line.
///
/// What is empty or not said is left out; a line holds no line break.
package enum LogLineText {
  package static var heading: [UInt8] {
    var text = JSONText()
    text.add("knurl", "log")
    text.add("version", LogLine.version)
    return text.closed
  }

  package static func line(_ exercise: Exercise) -> [UInt8] {
    var text = JSONText()
    text.add("id", exercise.id.text)
    text.add("name", exercise.name)
    text.add("equipment", exercise.equipment)
    text.add("kind", exercise.kind.rawValue)
    add("primary_muscles", exercise.primaryMuscles.map(\.rawValue), to: &text)
    add("secondary_muscles", exercise.secondaryMuscles.map(\.rawValue), to: &text)
    add("aliases", exercise.aliases, to: &text)
    if let unit = exercise.unit { text.add("unit", unit.rawValue) }
    add("rest_work_s", exercise.restWork, to: &text)
    add("rest_warmup_s", exercise.restWarmup, to: &text)
    if let share = exercise.bodyweightShare { text.add("bodyweight_share", thousandths: share) }
    if exercise.implements != 1 { text.add("implements", exercise.implements) }
    if exercise.isPerSide { text.add("per_side", true) }
    if let increment = exercise.increment { text.add("increment", thousandths: increment) }
    add("note", exercise.note, to: &text)
    text.add("custom", exercise.isCustom)
    if exercise.isArchived { text.add("archived", true) }
    return wrapped("exercise", text)
  }

  package static func line(_ routine: Routine) -> [UInt8] {
    var text = JSONText()
    text.add("id", routine.id.text)
    text.add("name", routine.name)
    add("note", routine.note, to: &text)
    add("folder", routine.folder, to: &text)
    if routine.position != 0 { text.add("position", routine.position) }
    if routine.isArchived { text.add("archived", true) }
    if routine.values != .keep { text.add("values", routine.values.rawValue) }
    text.add("blocks", routine.blocks.map(object))
    return wrapped("routine", text)
  }

  package static func line(_ measurement: Measurement) -> [UInt8] {
    var text = JSONText()
    text.add("id", measurement.id.text)
    text.add("kind", measurement.kind)
    text.add("value", thousandths: measurement.milli)
    text.add("unit", measurement.unit)
    text.add("taken_at", measurement.taken.exactText)
    add("note", measurement.note, to: &text)
    return wrapped("measurement", text)
  }

  /// The name of each exercise is written beside its id, for people and other programs.
  package static func line(_ workout: Workout, names: (ID<Exercise>) -> String?) -> [UInt8] {
    var text = JSONText()
    text.add("id", workout.id.text)
    text.add("name", workout.name)
    text.add("started_at", workout.start.exactText)
    switch workout.ending {
    case .running: text.add("running", true)
    case .finished(let end?): text.add("ended_at", exact(end, workout.start.offset))
    case .finished(nil): break
    }
    add("note", workout.note, to: &text)
    add("tags", workout.tags, to: &text)
    if let routine = workout.routine { text.add("routine_id", routine.text) }
    text.add("source", workout.source)
    if let rest = workout.rest { text.add("rest", object(rest, workout.start.offset)) }
    if let timer = workout.timer { text.add("timer", object(timer, workout.start.offset)) }
    text.add("blocks", workout.blocks.map { object($0, names, workout.start.offset) })
    return wrapped("workout", text)
  }

  private static func wrapped(_ name: String, _ object: JSONText) -> [UInt8] {
    var text = JSONText()
    text.add(name, object)
    return text.closed
  }

  private static func exact(_ moment: Moment, _ offset: Int) -> String {
    LocalMoment(moment: moment, offset: offset).exactText
  }
}

extension LogLineText {
  private static func object(_ block: RoutineBlock) -> JSONText {
    var text = JSONText()
    text.add("id", block.id.text)
    text.add("exercise_id", block.exercise.text)
    add("superset", block.superset, to: &text)
    add(block.supersetRests, to: &text)
    add("note", block.note, to: &text)
    add("rest_work_s", block.restWork, to: &text)
    add("rest_warmup_s", block.restWarmup, to: &text)
    text.add(
      "sets",
      block.sets.map { set in
        var text = JSONText()
        text.add("id", set.id.text)
        text.add("type", set.type.rawValue)
        if !set.planned.isEmpty { text.add("planned", object(set.planned)) }
        add("reps_to", set.repsTo, to: &text)
        add("rest_after_s", set.rest, to: &text)
        return text
      })
    return text
  }

  private static func object(_ block: Block, _ names: (ID<Exercise>) -> String?, _ offset: Int) -> JSONText {
    var text = JSONText()
    text.add("id", block.id.text)
    if let name = names(block.exercise) { text.add("exercise", name) }
    text.add("exercise_id", block.exercise.text)
    add("superset", block.superset, to: &text)
    add(block.supersetRests, to: &text)
    add("note", block.note, to: &text)
    add("rest_work_s", block.restWork, to: &text)
    add("rest_warmup_s", block.restWarmup, to: &text)
    text.add("sets", block.sets.map { object($0, offset) })
    return text
  }

  private static func object(_ set: SetEntry, _ offset: Int) -> JSONText {
    var text = JSONText()
    text.add("id", set.id.text)
    text.add("type", set.type.rawValue)
    add(set.values, to: &text)
    text.add("done", set.isCompleted)
    if let moment = set.completedAt { text.add("done_at", exact(moment, offset)) }
    add("rest_s", set.restTaken, to: &text)
    add("note", set.note, to: &text)
    if set.isSuspicious { text.add("suspicious", true) }
    if !set.planned.isEmpty { text.add("planned", object(set.planned)) }
    add("reps_to", set.plannedRepsTo, to: &text)
    add("rest_after_s", set.rest, to: &text)
    return text
  }

  private static func object(_ values: SetValues) -> JSONText {
    var text = JSONText()
    add(values, to: &text)
    return text
  }

  private static func object(_ rest: RunningRest, _ offset: Int) -> JSONText {
    var text = JSONText()
    text.add("set_id", rest.set.text)
    text.add("started_at", exact(rest.rest.startedAt, offset))
    text.add("duration_s", rest.rest.duration)
    if let paused = rest.rest.pausedAt { text.add("paused_at", exact(paused, offset)) }
    if rest.rest.banked != 0 { text.add("banked_s", rest.rest.banked) }
    return text
  }

  private static func object(_ timer: SetTimer, _ offset: Int) -> JSONText {
    var text = JSONText()
    text.add("set_id", timer.set.text)
    if timer.ready != 0 { text.add("ready_s", timer.ready) }
    if let start = timer.watch.startedAt { text.add("started_at", exact(start, offset)) }
    if timer.watch.banked != 0 { text.add("banked_s", timer.watch.banked) }
    add("target_s", timer.target, to: &text)
    if let rounds = timer.rounds {
      text.add("mode", rounds.mode.rawValue)
      text.add("off_s", rounds.off)
      text.add("following", rounds.following)
    }
    return text
  }

  private static func add(_ values: SetValues, to text: inout JSONText) {
    if let weight = values.weight {
      text.add("weight", thousandths: weight.milli)
      text.add("unit", weight.unit.rawValue)
    }
    add("reps", values.reps, to: &text)
    add("reps_left", values.sides?.left, to: &text)
    add("reps_right", values.sides?.right, to: &text)
    add("duration_s", values.duration, to: &text)
    if let distance = values.distance {
      text.add("distance", thousandths: distance.milli)
      text.add("distance_unit", distance.unit.rawValue)
    }
    if let rpe = values.rpe { text.add("rpe", thousandths: rpe.halves * 500) }
  }

  private static func add(_ rests: SupersetRests, to text: inout JSONText) {
    add("rest_between_s", rests.between, to: &text)
    add("rest_round_s", rests.round, to: &text)
  }

  private static func add(_ name: String, _ number: Int?, to text: inout JSONText) {
    if let number { text.add(name, number) }
  }

  private static func add(_ name: String, _ words: String, to text: inout JSONText) {
    if !words.isEmpty { text.add(name, words) }
  }

  private static func add(_ name: String, _ list: [String], to text: inout JSONText) {
    if !list.isEmpty { text.add(name, list) }
  }
}
