internal import Logbook
internal import Shell
internal import Training

/// `knurl mirror`.
enum Mirroring {
  static func run(_ call: Call) throws {
    guard call.arguments.operands.count == 1, let path = call.arguments.operands.first, !path.isEmpty else {
      throw UsageError("Which folder? For example: knurl mirror ~/training")
    }
    var side: MirrorSide?
    if let word = call.arguments.value("take") {
      side = MirrorSide(rawValue: word)
      guard side != nil else { throw UsageError("--take takes log or files, not “\(word)”.") }
    }
    let folder = try MirrorFolder(path: path)
    let isDryRun = call.arguments.has("dry-run")
    let run = try MirrorRun(
      folder, call.log(), call, side: side, deletes: call.arguments.has("delete"), isDryRun: isDryRun)
    let report = try run.perform()
    if call.wantsJSON { call.print(json(report)) } else { show(report, path, isDryRun: isDryRun, call) }
    call.backUpIfDue()
    let open = report.open.filter { $0.step == .conflict }.count + report.faults.count
    guard open > 0 else { return }
    throw Refusal("\(open) file\(open == 1 ? "" : "s") left as \(open == 1 ? "it is" : "they are").")
  }

  private static func show(_ report: MirrorReport, _ path: String, isDryRun: Bool, _ call: Call) {
    let done = [
      (report.written, "written"), (report.taken, "taken in"), (report.deletedFiles, "deleted"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    var parts = done.isEmpty ? [] : ["Files: " + done.joined(separator: ", ")]
    if report.deletedWorkouts > 0 { parts.append("workouts deleted: \(report.deletedWorkouts)") }
    if report.isLibraryTaken { parts.append("the library was taken in") }
    if report.isQuiet { parts = ["\(path) and the log are the same"] }
    if !parts.isEmpty {
      call.output.line((isDryRun ? "Would be: " : "") + parts.joined(separator: "; ") + ".")
    }
    for item in report.open { call.output.line(sentence(item)) }
    for fault in report.faults { call.output.line("Not taken: \(fault)") }
    if report.open.contains(where: { $0.step == .conflict }) {
      call.output.line("--take log keeps the log's side of each conflict, --take files the files'.")
    }
    if report.open.contains(where: { $0.step != .conflict }) {
      call.output.line("--delete carries the deletions over; --take log or --take files brings back.")
    }
  }

  private static func sentence(_ item: MirrorItem) -> String {
    switch item.step {
    case .deleteFile: "Gone from the log, still a file: \(item.file)"
    case .deleteWorkout: "Gone from the folder, still in the log: \(item.file)"
    default:
      item.entry == nil
        ? "Conflict, both are new and differ: \(item.file)"
        : "Conflict, both changed since the last time: \(item.file)"
    }
  }

  private static func json(_ report: MirrorReport) -> JSON {
    .object([
      ("written", .integer(report.written)), ("taken", .integer(report.taken)),
      ("deleted_files", .integer(report.deletedFiles)),
      ("deleted_workouts", .integer(report.deletedWorkouts)),
      ("library_taken", .flag(report.isLibraryTaken)),
      ("open", .list(report.open.map { .text(sentence($0)) })),
      ("faults", .list(report.faults.map { .text($0) })),
    ])
  }
}
