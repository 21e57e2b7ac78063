internal import Logbook
internal import Training

/// `knurl undo` and `knurl redo`.
enum Undoing {
  static func undo(_ call: Call) throws {
    if call.arguments.has("list") { return try list(call) }
    guard !call.arguments.has("limit") else { throw UsageError("--limit belongs to knurl undo --list.") }
    let summary = try turned(call) { log throws(LogbookError) in try log.undo(at: call.now.moment) }
    guard !call.wantsJSON else { return call.print(.object([("undone", .text(summary))])) }
    let removal = "Removed the import of "
    guard !summary.hasPrefix(removal) else {
      let file = summary.dropFirst(removal.count)
      return call.output.line(
        "Undone: took the import of \(file) out. It is back; knurl redo takes it out again.")
    }
    call.output.line("Undone: \(summary). knurl redo does it again.")
  }

  static func redo(_ call: Call) throws {
    let summary = try turned(call) { log throws(LogbookError) in try log.redo(at: call.now.moment) }
    guard !call.wantsJSON else { return call.print(.object([("redone", .text(summary))])) }
    call.output.line("Done again: \(summary).")
  }

  /// Undoes or redoes, and takes up the rest of the set that is the last one done then.
  private static func turned(_ call: Call, _ turn: (Logbook) throws(LogbookError) -> String) throws -> String
  {
    let log = try call.log()
    let done = try log.runningWorkout()?.doneSets ?? []
    let summary = try turn(log)
    guard let workout = try log.runningWorkout() else { return summary }
    let exercises = try log.exercises(workout.blocks.map(\.exercise))
    let now = call.now.moment
    if let rest = workout.revivedRest(sinceDone: done, exercises: exercises, call.preferences, at: now) {
      var changed = workout
      changed.rest = rest
      try log.save(Change("Took up the rest again", from: workout, to: changed), at: now)
    }
    return summary
  }

  /// The journal, newest first; what was undone is marked and waits for redo.
  private static func list(_ call: Call) throws {
    let limit = try Operand.count("limit", of: call, otherwise: 20)
    let entries = try call.readableLog().journal(limit: limit == 0 ? Int(Int32.max) : limit)
    let offset = call.now.offset
    guard !call.wantsJSON else { return call.print(.list(entries.map { json($0, offset) })) }
    guard !entries.isEmpty else { return call.output.line("Nothing to undo.") }
    var table = TextTable([
      .init(title: ""), .init(title: "WHEN"), .init(title: "CHANGE", isFlexible: true),
    ])
    table.rows = entries.map { entry in
      let at = LocalMoment(moment: entry.at, offset: offset)
      return [entry.isUndone ? "undone" : "", "\(at.day.text) \(at.clockText)", entry.summary]
    }
    call.print(table)
  }

  private static func json(_ entry: JournalEntry, _ offset: Int) -> JSON {
    .object([
      ("number", .integer(entry.number)), ("at", .text(LocalMoment(moment: entry.at, offset: offset).iso)),
      ("summary", .text(entry.summary)), ("undone", .flag(entry.isUndone)),
    ])
  }
}
