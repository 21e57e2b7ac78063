internal import Logbook
internal import Training

/// `knurl history`.
enum History {
  static func run(_ call: Call) throws {
    let limit = try Operand.count("limit", of: call, otherwise: 20)
    let log = try call.readableLog()
    let filter = try HistoryFilter(call, in: log)
    let rows = try filter.rows(limit: limit, in: log)
    guard !call.wantsJSON else { return call.print(.list(rows.map(json))) }
    guard !rows.isEmpty else {
      return call.output.line(
        filter.isNarrow
          ? "No workout fits." : "No workouts yet. knurl start begins one, knurl import FILE brings yours in."
      )
    }
    var table = TextTable([
      .init(title: "DATE"), .init(title: "WORKOUT", isFlexible: true),
      .init(title: "DURATION", isNumber: true, isExtra: true),
      .init(title: "VOLUME", isNumber: true, isExtra: true), .init(title: "SETS", isNumber: true),
      .init(title: "RECORDS", isNumber: true, isExtra: true),
    ])
    table.rows = rows.map { row in
      [
        row.start.day.text, ([row.name] + row.tags.map { "#" + $0 }).joined(separator: " "),
        row.isRunning ? "running" : row.duration.map(Elapsed.text) ?? "—",
        row.volume.volumeText(in: call.preferences.weightUnit, style: call.style), String(row.sets),
        row.records == 0 ? "" : String(row.records),
      ]
    }
    call.print(table)
  }

  private static func json(_ row: WorkoutSummary) -> JSON {
    .object([
      ("workout_id", .text(row.id.text)), ("name", .text(row.name)), ("local_date", .text(row.start.day.iso)),
      ("started_at", .text(row.start.iso)), ("running", .flag(row.isRunning)),
      ("duration_s", .optional(row.duration)), ("volume_kg", .thousandths(row.volume.milli(in: .kg))),
      ("sets", .integer(row.sets)), ("records", .integer(row.records)), ("note", .text(row.note)),
      ("tags", .list(row.tags.map { .text($0) })),
      ("exercises", .list(row.lines.map { .text($0.name) })),
    ])
  }
}

extension Operand {
  /// A whole number from an option.
  static func count(_ name: String, of call: Call, otherwise: Int) throws -> Int {
    guard let text = call.arguments.value(name) else { return otherwise }
    guard let count = Int(text), count >= 0 else {
      throw UsageError("--\(name) takes a whole number from 0, not “\(text)”.")
    }
    return count
  }
}
