internal import Canvas
internal import Logbook
internal import Screens
internal import Shell
internal import Training

/// `knurl show`.
enum Showing {
  static func run(_ call: Call) throws {
    let log = try call.readableLog()
    let workout = try workout(Words.trimmed(Operand.text(call)), in: log, call)
    let past = workout.isRunning ? workout.blocks.map(\.exercise) : []
    let open = try OpenWorkout(workout, in: log, call.preferences, pastOf: past)
    let badges = try log.badges(of: workout.id)
    guard !call.wantsJSON else { return call.print(json(open, badges)) }
    guard !call.speaks else { return try speak(workout, in: log, call) }
    heading(workout, try log.summary(of: workout.id), call)
    for block in workout.blocks { show(block, in: open, badges, call) }
    for other in try log.workouts(on: workout.start.day) where other.id != workout.id {
      call.output.line()
      call.output.line("That day too: \(other.name), knurl show \(other.id.text)")
    }
  }

  /// `last` or nothing, `today` and other days, an id or its beginning, or the newest of a name.
  static func workout(_ text: String, in log: Logbook, _ call: Call) throws -> Workout {
    if text.isEmpty || text == "last" {
      if let running = try log.runningWorkout() { return running }
      let last = try log.workouts(before: nil, limit: 1).first.flatMap { try log.workout($0.id) }
      guard let last else { throw Refusal("There is no workout yet.") }
      return last
    }
    if let workout = try log.workout(ID(text)) { return workout }
    if let id = try log.workout(idStarting: text), let workout = try log.workout(id) { return workout }
    if let day = DateText.dayIfAny(text, clock: call.clock),
      let summary = try log.workouts(on: day).first, let workout = try log.workout(summary.id)
    {
      return workout
    }
    if let summary = try log.workout(named: text, before: Moment(seconds: Int(Int32.max) * 4)),
      let workout = try log.workout(summary.id)
    {
      return workout
    }
    throw Refusal(
      "There is no workout “\(text)”: say a day, a name, an id or last. knurl history lists them.")
  }

  private static func speak(_ workout: Workout, in log: Logbook, _ call: Call) throws {
    var reader = ContentReader(log: log)
    let empty = SettingsContent(themes: [], configPath: "", logPath: "")
    let content = try reader.content(for: .detail(workout.id), at: call.now, call.preferences, empty)
    guard case .editor(let editor) = content else { return }
    for sentence in editor.sentences(at: call.now, call.preferences) { call.output.line(sentence) }
  }

  private static func heading(_ workout: Workout, _ summary: WorkoutSummary?, _ call: Call) {
    call.output.line(workout.name)
    var parts = [workout.start.day.text + " · " + workout.start.clockText]
    if let summary {
      if let duration = summary.duration { parts.append(Elapsed.text(duration)) }
      parts.append(summary.volume.volumeText(in: call.preferences.weightUnit, style: call.style))
      parts.append(summary.setsWords)
    }
    if !workout.tags.isEmpty { parts.append(Tags.text(workout.tags)) }
    call.say(parts + (workout.isRunning ? ["running"] : []))
    if !workout.note.isEmpty { call.say(workout.note) }
  }

  private static func show(
    _ block: Block, in open: OpenWorkout, _ badges: [ID<SetEntry>: [RecordEvent]], _ call: Call
  ) {
    let exercise = open.exercise(of: block)
    let unit = call.unit(of: exercise)
    call.output.line()
    call.output.line(exercise?.name ?? "?")
    if !block.note.isEmpty { call.output.line("  \(block.note)") }
    for (set, marker) in zip(block.sets, block.markers) {
      let values = set.isCompleted ? set.values : open.shownValues(of: set.id)
      let text = values.text(kind: exercise?.kind ?? .weightReps, in: unit, style: call.style)
      var parts = ["  \(marker.fitted(to: 3, align: .right))  \(set.isCompleted ? "✓" : "·") \(text)"]
      parts += (badges[set.id] ?? []).map {
        $0.badge(formula: call.preferences.formula, in: unit, style: call.style)
      }
      if set.isSuspicious { parts.append("(unlikely value, out of records and volume)") }
      if !set.note.isEmpty { parts.append(set.note) }
      call.say(parts, apart: "   ", indent: 9)
    }
  }

  private static func json(_ open: OpenWorkout, _ badges: [ID<SetEntry>: [RecordEvent]]) -> JSON {
    let workout = open.workout
    let blocks = workout.blocks.map { block -> JSON in
      let sets = zip(block.sets, block.markers).map { set, marker -> JSON in
        .object(
          [
            ("set_id", .text(set.id.text)), ("set", .text(marker)), ("type", .text(set.type.rawValue)),
            ("completed", .flag(set.isCompleted)),
          ] + set.values.json + [
            ("rest_s", .optional(set.restTaken)), ("note", .text(set.note)),
            ("records", .list((badges[set.id] ?? []).map { .text($0.kind.rawValue) })),
          ])
      }
      return .object([
        ("exercise", .text(open.exercise(of: block)?.name ?? "")), ("note", .text(block.note)),
        ("superset", .optional(block.superset)), ("sets", .list(sets)),
      ])
    }
    return .object([
      ("workout_id", .text(workout.id.text)), ("name", .text(workout.name)),
      ("started_at", .text(workout.start.iso)),
      ("local_date", .text(workout.start.day.iso)), ("duration_s", .optional(workout.duration)),
      ("running", .flag(workout.isRunning)), ("note", .text(workout.note)),
      ("tags", .list(workout.tags.map { .text($0) })), ("source", .text(workout.source)),
      ("blocks", .list(blocks)),
    ])
  }
}
