internal import Logbook
internal import Training

/// What `knurl measure` shows.
enum MeasurementListing {
  /// The newest value of every kind.
  static func all(_ call: Call) throws {
    let log = try call.readableLog()
    let kinds = try log.measurementKinds()
    guard !call.wantsJSON else { return call.print(.list(kinds.map(json))) }
    guard !kinds.isEmpty else {
      return call.output.line("Nothing measured yet. For example: knurl measure weight 82.4kg")
    }
    var table = TextTable([
      .init(title: "MEASURED", isFlexible: true), .init(title: "VALUE", isNumber: true),
      .init(title: "30 DAYS", isNumber: true, isExtra: true),
      .init(title: "GOAL", isNumber: true, isExtra: true), .init(title: "LAST", isExtra: true),
      .init(title: "VALUES", isNumber: true, isExtra: true),
    ])
    for summary in kinds {
      let series = MeasurementSeries(try log.measurements(of: summary.kind, limit: 400))
      table.rows.append([
        summary.kind.title, summary.newest.value.text(style: call.style),
        series.change(overDays: 30).map { series.changeText($0, style: call.style) } ?? "",
        summary.goal?.text(style: call.style) ?? "", summary.newest.taken.day.text, String(summary.count),
      ])
    }
    call.print(table)
  }

  /// The values of one kind with their trend, newest first.
  static func one(_ kind: MeasurementKind, _ call: Call) throws {
    guard !call.arguments.has("date") else { throw UsageError("--date goes with a value or --remove.") }
    let limit = try Operand.count("limit", of: call, otherwise: 20)
    let period = try call.period()
    let log = try call.readableLog()
    let series = MeasurementSeries(try log.measurements(of: kind, limit: Int(Int32.max)))
    let inPeriod = series.points.reversed().filter { period.contains($0.measurement.taken.day) }
    let shown = limit == 0 ? inPeriod : Array(inPeriod.prefix(limit))
    guard !call.wantsJSON else {
      return call.print(.list(shown.map { json($0.measurement, trend: $0.trend) }))
    }
    guard let newest = series.points.last else {
      let example = kind.quantity.map { $0 == .length ? "84cm" : $0 == .weight ? "82.4kg" : "15%" } ?? "10kg"
      return call.output.line("No \(kind.name) yet. For example: knurl measure \(kind.name) \(example)")
    }
    let goal = try log.measurements(of: kind.goal, limit: 1).first?.value
    call.say(heading(kind, newest, series, goal, call))
    call.output.line()
    call.print(table(of: shown, in: series, call))
  }

  /// With what was noted beside the values, where anything was.
  private static func table(
    of points: [MeasurementSeries.Point], in series: MeasurementSeries, _ call: Call
  ) -> TextTable {
    let hasNotes = points.contains { !$0.measurement.note.isEmpty }
    var table = TextTable(
      [
        .init(title: "DATE"), .init(title: "TIME", isExtra: true), .init(title: "VALUE", isNumber: true),
        .init(title: "TREND", isNumber: true),
      ] + (hasNotes ? [.init(title: "NOTE", isFlexible: true)] : []))
    table.rows = points.map { point in
      [
        point.measurement.taken.day.text, point.measurement.taken.clockText,
        point.measurement.value.text(style: call.style), series.text(point.trend, style: call.style),
      ] + (hasNotes ? [point.measurement.note.split(whereSeparator: \.isNewline).joined(separator: " ")] : [])
    }
    return table
  }

  private static func heading(
    _ kind: MeasurementKind, _ newest: MeasurementSeries.Point, _ series: MeasurementSeries,
    _ goal: MeasurementValue?, _ call: Call
  ) -> [String] {
    var parts = ["\(kind.title) \(newest.measurement.value.text(style: call.style))"]
    if series.points.count > 1 { parts.append("trend \(series.text(newest.trend, style: call.style))") }
    if let change = series.change(overDays: 30) {
      parts.append("\(series.changeText(change, style: call.style)) in 30 days")
    }
    if let goal {
      let rest = goal.number(in: series.unit) - newest.trend
      parts.append(
        "goal \(goal.text(style: call.style)), \(series.changeText(rest, style: call.style)) to go")
    }
    return parts
  }
}

extension MeasurementListing {
  static func json(_ summary: MeasurementSummary) -> JSON {
    .object([
      ("kind", .text(summary.kind.name)), ("value", .thousandths(summary.newest.milli)),
      ("unit", .text(summary.newest.unit)), ("taken_at", .text(summary.newest.taken.iso)),
      ("values", .integer(summary.count)), ("goal", .thousandths(summary.goal?.milli)),
      ("goal_unit", .optional(summary.goal?.unit)),
    ])
  }

  /// The goal of a kind; nulls where it has none.
  static func json(goal: MeasurementValue?, of kind: MeasurementKind) -> JSON {
    .object([
      ("kind", .text(kind.name)), ("goal", .thousandths(goal?.milli)), ("goal_unit", .optional(goal?.unit)),
    ])
  }

  static func json(_ measurement: Measurement, trend: Double? = nil) -> JSON {
    .object([
      ("measurement_id", .text(measurement.id.text)), ("kind", .text(measurement.kind)),
      ("value", .thousandths(measurement.milli)), ("unit", .text(measurement.unit)),
      ("taken_at", .text(measurement.taken.iso)),
      ("note", .text(measurement.note)),
      ("trend", trend.map { .number(($0 * 1_000).rounded() / 1_000) } ?? .null),
    ])
  }
}
