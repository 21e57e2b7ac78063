internal import Training

extension LogLine {
  /// Reads one line; throws what is wrong with it.
  package init(_ bytes: ArraySlice<UInt8>, line: Int) throws(LineFault) {
    do {
      let value = try JSONValue(parsing: bytes)
      self = try LogLine.read(value)
    } catch let fault as JSONFault {
      let before = String(decoding: bytes.prefix(fault.offset), as: UTF8.self)
      throw LineFault(line: line, column: before.count + 1, fault.text)
    } catch let fault as FieldFault {
      throw LineFault(line: line, fault.reason)
    } catch {
      throw LineFault(line: line, "\(error)")
    }
  }

  private static func read(_ value: JSONValue) throws(FieldFault) -> LogLine {
    let fields = try LogFields(value, "the line")
    if let kind = try fields.optionalText("knurl"), kind == "log" {
      return .heading(version: try fields.integer("version", in: 1...Int.max) ?? 0)
    }
    if let exercise = try fields.object("exercise") { return .exercise(try Exercise(exercise)) }
    if let routine = try fields.object("routine") { return .routine(try Routine(routine)) }
    if let value = try fields.object("measurement") { return .measurement(try Measurement(value)) }
    if let workout = try fields.object("workout") { return .workout(try Workout(workout)) }
    throw FieldFault(reason: "it is no exercise, routine, measurement or workout")
  }
}

extension Exercise {
  init(_ fields: LogFields) throws(FieldFault) {
    self.init(id: try fields.id("id"), name: try fields.name("name"))
    equipment = try fields.optionalText("equipment") ?? equipment
    kind = try fields.word("kind") ?? .weightReps
    primaryMuscles = try Exercise.muscles(fields, "primary_muscles")
    secondaryMuscles = try Exercise.muscles(fields, "secondary_muscles")
    aliases = try fields.words("aliases").filter { !$0.isEmpty && !$0.contains("\n") }
    unit = try fields.word("unit")
    restWork = try fields.integer("rest_work_s", in: 0...Limits.storedRest)
    restWarmup = try fields.integer("rest_warmup_s", in: 0...Limits.storedRest)
    bodyweightShare = try fields.milli("bodyweight_share", within: 1_000).map { max(0, $0) }
    implements = try fields.integer("implements", in: 1...2) ?? 1
    isPerSide = try fields.flag("per_side")
    increment = try fields.milli("increment", within: Limits.storedWeight)
    if let increment, increment <= 0 { throw .wrong("increment", "above zero") }
    note = try fields.optionalText("note") ?? ""
    isCustom = try fields.flag("custom")
    isArchived = try fields.flag("archived")
  }

  /// Muscles that are not known here are left out.
  private static func muscles(_ fields: LogFields, _ name: String) throws(FieldFault) -> [Muscle] {
    try fields.words(name).compactMap { Muscle(rawValue: $0) }
  }
}

extension Routine {
  init(_ fields: LogFields) throws(FieldFault) {
    self.init(
      id: try fields.id("id"), name: try fields.name("name"), note: try fields.optionalText("note") ?? "",
      folder: try fields.optionalText("folder") ?? "",
      position: try fields.integer("position", in: 0...Limits.storedCount) ?? 0,
      isArchived: try fields.flag("archived"), values: try fields.word("values") ?? .keep)
    for block in try fields.list("blocks") { blocks.append(try RoutineBlock(LogFields(block, "a block"))) }
  }
}

extension RoutineBlock {
  init(_ fields: LogFields) throws(FieldFault) {
    self.init(id: try fields.id("id"), exercise: try fields.id("exercise_id"))
    superset = try fields.integer("superset", in: Int.min...Int.max)
    supersetRests = try SupersetRests(fields)
    note = try fields.optionalText("note") ?? ""
    restWork = try fields.integer("rest_work_s", in: 0...Limits.storedRest)
    restWarmup = try fields.integer("rest_warmup_s", in: 0...Limits.storedRest)
    for value in try fields.list("sets") {
      let set = try LogFields(value, "a set")
      sets.append(
        RoutineSet(
          id: try set.id("id"), type: try set.word("type") ?? .work,
          planned: try set.object("planned")?.values() ?? SetValues(),
          repsTo: try set.integer("reps_to", in: 0...Limits.storedCount),
          rest: try set.integer("rest_after_s", in: 0...Limits.storedRest)))
    }
  }
}

extension Measurement {
  init(_ fields: LogFields) throws(FieldFault) {
    guard let milli = try fields.milli("value", within: Int.max) else { throw .missing("value") }
    guard let taken = try fields.moment("taken_at") else { throw .missing("taken_at") }
    let unit = try fields.text("unit")
    guard ["kg", "lb", "cm", "in", "%"].contains(unit) else {
      throw FieldFault(reason: "unit “\(unit.prefix(40))” is not known here")
    }
    self.init(
      id: try fields.id("id"), kind: try fields.name("kind"), milli: milli, unit: unit, taken: taken,
      note: try fields.optionalText("note") ?? "")
  }
}

extension Workout {
  init(_ fields: LogFields) throws(FieldFault) {
    guard let start = try fields.moment("started_at") else { throw .missing("started_at") }
    self.init(id: try fields.id("id"), name: try fields.optionalText("name") ?? "", start: start)
    let end = try fields.moment("ended_at")?.moment
    if let end, end < start.moment { throw FieldFault(reason: "the workout ends before it starts") }
    ending = try fields.flag("running") ? .running : .finished(at: end)
    note = try fields.optionalText("note") ?? ""
    routine = try fields.optionalText("routine_id").map { ID($0) }
    source = try fields.optionalText("source") ?? source
    tags = Tags.read(try fields.words("tags").joined(separator: " "))
    for block in try fields.list("blocks") { blocks.append(try Block(LogFields(block, "a block"))) }
    if let rest = try fields.object("rest"), isRunning { self.rest = try RunningRest(rest) }
    if let timer = try fields.object("timer"), isRunning { self.timer = try SetTimer(timer) }
  }
}

extension Block {
  init(_ fields: LogFields) throws(FieldFault) {
    self.init(id: try fields.id("id"), exercise: try fields.id("exercise_id"))
    superset = try fields.integer("superset", in: Int.min...Int.max)
    supersetRests = try SupersetRests(fields)
    note = try fields.optionalText("note") ?? ""
    restWork = try fields.integer("rest_work_s", in: 0...Limits.storedRest)
    restWarmup = try fields.integer("rest_warmup_s", in: 0...Limits.storedRest)
    for set in try fields.list("sets") { sets.append(try SetEntry(LogFields(set, "a set"))) }
  }
}

extension SetEntry {
  init(_ fields: LogFields) throws(FieldFault) {
    self.init(id: try fields.id("id"), type: try fields.word("type") ?? .work, values: try fields.values())
    let moment = try fields.moment("done_at")?.moment
    if try fields.flag("done") || moment != nil { completion = .done(at: moment) }
    restTaken = try fields.integer("rest_s", in: 0...Int.max)
    note = try fields.optionalText("note") ?? ""
    isSuspicious = try fields.flag("suspicious")
    planned = try fields.object("planned")?.values() ?? SetValues()
    planned.forgetSides()
    plannedRepsTo = try fields.integer("reps_to", in: 0...Limits.storedCount)
    rest = try fields.integer("rest_after_s", in: 0...Limits.storedRest)
  }
}

extension RunningRest {
  init(_ fields: LogFields) throws(FieldFault) {
    guard let started = try fields.moment("started_at")?.moment else { throw .missing("started_at") }
    self.init(
      set: try fields.id("set_id"),
      rest: Rest(
        startedAt: started, duration: try fields.integer("duration_s", in: 0...Limits.storedCount) ?? 0,
        pausedAt: try fields.moment("paused_at")?.moment,
        banked: try fields.integer("banked_s", in: Int.min...Int.max) ?? 0))
  }
}

extension SupersetRests {
  init(_ fields: LogFields) throws(FieldFault) {
    self.init(
      between: try fields.integer("rest_between_s", in: 0...Limits.storedRest),
      round: try fields.integer("rest_round_s", in: 0...Limits.storedRest))
  }
}

extension SetTimer {
  init(_ fields: LogFields) throws(FieldFault) {
    let mode: Rounds.Mode? = try fields.word("mode")
    let (off, following) = (try fields.count("off_s"), try fields.count("following"))
    self.init(
      set: try fields.id("set_id"), ready: try fields.count("ready_s"),
      watch: Stopwatch(
        banked: try fields.count("banked_s"), startedAt: try fields.moment("started_at")?.moment),
      target: try fields.integer("target_s", in: 1...Limits.storedCount),
      rounds: mode.map { Rounds(mode: $0, off: off, following: following) })
  }
}
