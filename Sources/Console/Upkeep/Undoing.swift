internal import Logbook
internal import Training

/// `knurl undo` and `knurl redo`.
enum Undoing {
  static func undo(_ call: Call) throws {
    if call.arguments.has("list") { return try list(call) }
    let summary = try call.log().undo(at: call.clock.now().moment)
    call.output.line("Undone: \(summary). knurl redo does it again.")
  }

  static func redo(_ call: Call) throws {
    let summary = try call.log().redo(at: call.clock.now().moment)
    call.output.line("Done again: \(summary).")
  }

  private static func list(_ call: Call) throws {
    let limit = try Operand.count("limit", of: call, otherwise: 20)
    let entries = try call.log().journal(limit: limit == 0 ? Int(Int32.max) : limit)
    let offset = call.clock.now().offset
    if call.wantsJSON {
      let rows = entries.map { entry -> JSON in
        .object([
          ("number", .integer(entry.number)), ("at", .text(LocalMoment(moment: entry.at, offset: offset).iso)),
          ("summary", .text(entry.summary)), ("undone", .flag(entry.isUndone)),
        ])
      }
      return call.output.line(JSON.list(rows).encoded)
    }
    guard !entries.isEmpty else { return call.output.line("Nothing to undo.") }
    var table = TextTable([.init(title: "WHEN"), .init(title: "CHANGE", isFlexible: true), .init(title: "")])
    table.rows = entries.map { entry in
      let at = LocalMoment(moment: entry.at, offset: offset)
      return ["\(at.day.text) \(at.clockText)", entry.summary, entry.isUndone ? "undone" : ""]
    }
    for line in table.lines(width: call.output.columns) { call.output.line(line) }
  }
}
