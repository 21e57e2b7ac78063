internal import Logbook
internal import Training

/// `knurl records`.
enum RecordListing {
  static func run(_ call: Call) throws {
    let asked = try Operand.count("limit", of: call, otherwise: 40)
    let limit = asked == 0 ? Int(Int32.max) : asked
    let log = try call.readableLog()
    if let year = call.arguments.value("year") { return try showBests(of: year, limit, in: log, call) }
    let period = try call.period()
    guard !call.arguments.operands.isEmpty else {
      let all = try log.currentRecords(limit: period == .everything ? limit : Int(Int32.max))
      let lines = Array(all.filter { period.contains($0.start.day) }.prefix(limit))
      return try show(
        lines, in: log, none: "No records yet: an exercise's second workout can bring the first.", call)
    }
    let exercise = try ExerciseChoice.exercise(Operand.text(call), in: log)
    let standing = try log.records(of: exercise.id).filter {
      $0.isCurrent && period.contains($0.start.day)
        && (call.preferences.showsSetVolumeRecords || !$0.event.kind.isQuiet)
    }
    let lines = Array(standing.prefix(limit))
    guard !call.wantsJSON else { return call.print(.list(lines.map(RecordJSON.of))) }
    call.output.line(exercise.name)
    call.output.line()
    let reps = try log.repRecords(of: exercise.id)
    let best = try log.exerciseSummary(exercise.id)?.bestEstimate
    if !reps.isEmpty { showReps(reps, best: best, in: call.unit(of: exercise), call) }
    try show(lines, in: log, none: "No records of \(exercise.name) yet.", call)
  }

  private static func show(_ lines: [RecordLine], in log: Logbook, none: String, _ call: Call) throws {
    guard !call.wantsJSON else { return call.print(.list(lines.map(RecordJSON.of))) }
    guard !lines.isEmpty else { return call.output.line(none) }
    let exercises = try log.exercises(lines.map(\.exercise))
    var table = TextTable([
      .init(title: "DATE", isExtra: true), .init(title: "EXERCISE", isFlexible: true),
      .init(title: "RECORD"),
      .init(title: "VALUE", isNumber: true),
    ])
    table.rows = lines.map { line in
      [
        line.start.day.text, line.exerciseName, line.event.kind == .repsAt ? "Reps" : line.event.label,
        line.event.amount(
          formula: call.preferences.formula, in: call.unit(of: exercises[line.exercise]), style: call.style),
      ]
    }
    call.print(table)
  }

  /// The bests of a year: of one exercise every kind, of all the first kind each exercise has.
  private static func showBests(of year: String, _ limit: Int, in log: Logbook, _ call: Call) throws {
    guard year.count == 4, let period = call.period(named: [year]), let first = period.from,
      let last = period.through
    else { throw UsageError("--year takes a year such as 2025, not “\(year)”.") }
    var lines: [RecordLine] = []
    if call.arguments.operands.isEmpty {
      for id in try log.exercisesDone(from: first, through: last).prefix(limit) {
        let bests = try log.bests(of: id, from: first, through: last)
        let kinds: [RecordKind] = [.e1rm, .weight, .reps, .distance, .duration]
        lines += kinds.lazy.compactMap { kind in bests.first { $0.event.kind == kind } }.prefix(1)
      }
    } else {
      let exercise = try ExerciseChoice.exercise(Operand.text(call), in: log)
      lines = Array(try log.bests(of: exercise.id, from: first, through: last).prefix(limit))
    }
    try show(lines, in: log, none: "Nothing done in \(year).", call)
  }

  private static func showReps(_ records: [RepRecord], best: Estimate?, in unit: WeightUnit, _ call: Call) {
    var table = TextTable([
      .init(title: "REPS", isNumber: true), .init(title: "WEIGHT", isNumber: true),
      .init(title: "PREDICTED", isNumber: true), .init(title: "WHEN", isExtra: true),
    ])
    table.rows = records.map { record in
      [
        String(record.reps), record.weight.text(in: unit, style: call.style),
        best?.predicted(reps: record.reps)?.weight(in: unit).text(style: call.style) ?? "",
        record.start.day.text,
      ]
    }
    call.print(table)
    call.output.line()
  }
}

/// A record under stable keys.
enum RecordJSON {
  static func of(_ line: RecordLine) -> JSON {
    let mark = line.event.mark
    return .object([
      ("exercise", .text(line.exerciseName)), ("kind", .text(line.event.kind.rawValue)),
      ("weight", .thousandths(mark.load.milli(in: mark.unit))), ("unit", .text(mark.unit.rawValue)),
      ("reps", .integer(mark.reps)), ("duration_s", .integer(mark.seconds)),
      ("distance_m", .thousandths(mark.distance?.milliMetres)), ("set_id", .text(line.event.setID)),
      ("workout_id", .text(line.event.workoutID)), ("achieved_at", .text(line.start.iso)),
      ("current", .flag(line.isCurrent)),
    ])
  }
}
