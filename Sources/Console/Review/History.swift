internal import Logbook
internal import Training

/// `knurl history`.
enum History {
  static func run(_ call: Call) throws {
    let limit = try Operand.count("limit", of: call, otherwise: 20)
    let since = try call.arguments.value("since").map { try DateText.day($0, clock: call.clock) }
    let text = Words.trimmed(Operand.text(call))
    let rows = try rows(matching: text, since: since, limit: limit, in: call.readableLog())
    guard !call.wantsJSON else { return call.print(.list(rows.map(json))) }
    guard !rows.isEmpty else {
      let isNarrowed = !text.isEmpty || since != nil
      return call.output.line(
        isNarrowed
          ? "No workout fits." : "No workouts yet. knurl start begins one, knurl import FILE brings yours in."
      )
    }
    var table = TextTable([
      .init(title: "DATE"), .init(title: "WORKOUT", isFlexible: true),
      .init(title: "DURATION", isNumber: true),
      .init(title: "VOLUME", isNumber: true), .init(title: "SETS", isNumber: true),
      .init(title: "RECORDS", isNumber: true),
    ])
    table.rows = rows.map { row in
      [
        row.start.day.text, row.name, row.isRunning ? "running" : row.duration.map(Elapsed.text) ?? "—",
        row.volume.volumeText(in: call.preferences.weightUnit, style: call.style), String(row.sets),
        row.records == 0 ? "" : String(row.records),
      ]
    }
    call.print(table)
  }

  /// Read in pages until enough match or the log ends; 0 reads all.
  private static func rows(
    matching text: String, since: Day?, limit: Int, in log: Logbook
  ) throws -> [WorkoutSummary] {
    var found: [WorkoutSummary] = []
    var cursor: WorkoutCursor?
    // A text may match any number of workouts; without one a page holds all that is asked for.
    let size = text.isEmpty && limit > 0 ? min(limit, 200) : 200
    while limit == 0 || found.count < limit {
      let page = try log.workouts(before: cursor, limit: size)
      for row in page where text.isEmpty || matches(row, text) {
        if let since, row.start.day < since { continue }
        found.append(row)
      }
      guard page.count == size, let last = page.last else { break }
      if let since, last.start.day < since { break }
      cursor = WorkoutCursor(start: last.start.moment, id: last.id)
    }
    return limit == 0 ? found : Array(found.prefix(limit))
  }

  private static func matches(_ row: WorkoutSummary, _ text: String) -> Bool {
    ([row.name, row.note] + row.lines.map(\.name)).contains { Search.holds($0, text) }
  }

  private static func json(_ row: WorkoutSummary) -> JSON {
    .object([
      ("workout_id", .text(row.id.text)), ("name", .text(row.name)), ("local_date", .text(row.start.day.iso)),
      ("started_at", .text(row.start.iso)), ("running", .flag(row.isRunning)),
      ("duration_s", .optional(row.duration)), ("volume_kg", .thousandths(row.volume.milli(in: .kg))),
      ("sets", .integer(row.sets)), ("records", .integer(row.records)), ("note", .text(row.note)),
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
