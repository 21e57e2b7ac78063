internal import Logbook
internal import Shell
internal import Training

/// `knurl import --list` and `--undo`.
enum ImportListing {
  private static let usual = 5

  static func list(_ call: Call) throws {
    guard call.arguments.operands.isEmpty else { throw UsageError("--list needs no file.") }
    let imports = try call.readableLog().imports(limit: usual)
    let offset = call.now.offset
    guard !call.wantsJSON else {
      return call.print(.list(imports.enumerated().map { json($0.element, $0.offset + 1, offset) }))
    }
    guard !imports.isEmpty else { return call.output.line("Nothing was imported.") }
    var table = TextTable([
      .init(title: "", isNumber: true), .init(title: "WHEN"), .init(title: "FILE", isFlexible: true),
      .init(title: "FORMAT"), .init(title: "WORKOUTS", isNumber: true), .init(title: "SETS", isNumber: true),
    ])
    table.rows = imports.enumerated().map { index, entry in
      let at = LocalMoment(moment: entry.at, offset: offset)
      return [
        String(index + 1), "\(at.day.text) \(at.clockText)", entry.fileName, entry.app,
        Number.grouped(entry.workouts), Number.grouped(entry.sets),
      ]
    }
    call.print(table)
    call.output.line("knurl import --undo N takes one of them out again.")
  }

  private static func json(_ entry: ImportEntry, _ number: Int, _ offset: Int) -> JSON {
    .object([
      ("number", .integer(number)), ("at", .text(LocalMoment(moment: entry.at, offset: offset).iso)),
      ("file", .text(entry.file)), ("format", .text(entry.app)), ("workouts", .integer(entry.workouts)),
      ("sets", .integer(entry.sets)),
    ])
  }

  static func undo(_ call: Call) throws {
    let words = call.arguments.operands
    guard words.count < 2, let number = words.isEmpty ? 1 : Int(words[0]), number > 0 else {
      throw UsageError(
        "--undo takes the last import out again, --undo N the Nth of knurl import --list; it needs no file.")
    }
    let log = try call.log()
    let entry = try log.imports(limit: number).last
    let counts = try log.undoImport(number, at: call.now.moment)
    guard !call.wantsJSON else {
      return call.print(
        .object([("workouts", .integer(counts.workouts)), ("sets", .integer(counts.sets))]))
    }
    let what = number == 1 ? "the last import" : "the import of \(entry?.file ?? "")"
    call.output.line("Took \(what) out again: \(counts.workoutsAndSets).")
    call.output.line("knurl \(number == 1 ? "redo" : "undo") brings it back.")
  }
}

extension ImportEntry {
  /// The file without its folders.
  fileprivate var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }
}
