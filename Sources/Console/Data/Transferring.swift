internal import Logbook
internal import Shell
internal import Training

/// `knurl import` of a log that this program wrote.
enum Transferring {
  /// False when the file is none of ours.
  static func take(_ path: String, _ file: FileReader, _ call: Call) throws -> Bool {
    guard let run = try TransferRun(path: path, file: file) else { return false }
    defer { file.close() }
    let log = try call.log()
    let bar = ProgressBar(call)
    run.progress = bar.show
    run.unit = call.preferences.weightUnit
    run.resolve = call.clock.resolve
    let isDryRun = call.arguments.has("dry-run")
    if !isDryRun, !call.arguments.has("yes"), call.canAsk, !call.wantsJSON {
      let preview = try perform(run, on: log, isDryRun: true, bar, call)
      show(preview, run, call)
      guard preview.counts.bringsSomething else { return true }
      guard let answer = call.ask("Import? [Y/n] "), !answer.hasPrefix("n") else {
        throw Refusal("Nothing was changed.")
      }
    }
    let report = try perform(run, on: log, isDryRun: isDryRun, bar, call)
    if call.wantsJSON { call.print(json(report, run)) } else { show(report, run, call) }
    return true
  }

  private static func perform(
    _ run: TransferRun, on log: Logbook, isDryRun: Bool, _ bar: ProgressBar, _ call: Call
  ) throws -> TransferReport {
    defer { bar.clear() }
    do {
      return try run.perform(on: log, at: call.now.moment, seed: call.newSeed(), isDryRun: isDryRun)
    } catch {
      throw Refusal(error.sentence)
    }
  }

  private static func show(_ report: TransferReport, _ run: TransferRun, _ call: Call) {
    let counts = report.counts
    call.output.line(run.form.words)
    let brought = [
      (counts.workouts, "workout"), (counts.sets, "set"), (counts.routines, "routine"),
      (counts.measurements, "measurement"), (counts.newExercises.count, "new exercise"),
    ].filter { $0.0 > 0 || $0.1 == "workout" }.map { count($0.0, $0.1) }
    call.output.line("\(report.isDryRun ? "Would import" : "Imported") \(brought.joined(separator: ", "))")
    for name in counts.newExercises.prefix(20) { call.output.line("  + \(name)") }
    if counts.newExercises.count > 20 { call.output.line("  … and \(counts.newExercises.count - 20) more") }
    for remark in remarks(counts) { call.output.line(remark) }
    if report.leftOutCount > 0 {
      call.output.line("Lines left out: \(report.leftOutCount)")
      for sentence in report.leftOut.prefix(20) { call.output.line("  \(sentence)") }
      if report.leftOutCount > 20 { call.output.line("  … and \(report.leftOutCount - 20) more") }
    }
    if !report.isDryRun, counts.bringsSomething {
      call.output.line("knurl import --undo takes it all out again.")
    }
  }

  private static func remarks(_ counts: TransferCounts) -> [String] {
    var remarks: [String] = []
    if counts.exercisesSettled > 0 {
      remarks.append("Built-in exercises that take the file's settings: \(counts.exercisesSettled)")
    }
    if counts.duplicates > 0 { remarks.append("Already here: \(counts.duplicates)") }
    if counts.changedElsewhere > 0 {
      remarks.append(
        "Different in the file, left as they are here: \(count(counts.changedElsewhere, "workout"))")
    }
    if counts.settingsKept > 0 {
      remarks.append("Exercises and routines left as they are here: \(counts.settingsKept)")
    }
    if counts.endedRunning {
      remarks.append("A workout is running here, so the file's running one came in as finished.")
    }
    return remarks
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(Number.grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func json(_ report: TransferReport, _ run: TransferRun) -> JSON {
    let counts = report.counts
    return .object([
      ("variant", .text("knurl.\(run.form)")),
      ("dry_run", .flag(report.isDryRun)), ("workouts", .integer(counts.workouts)),
      ("sets", .integer(counts.sets)), ("routines", .integer(counts.routines)),
      ("measurements", .integer(counts.measurements)),
      ("new_exercises", .list(counts.newExercises.map { .text($0) })),
      ("exercises_settled", .integer(counts.exercisesSettled)),
      ("settings_kept", .integer(counts.settingsKept)), ("duplicates", .integer(counts.duplicates)),
      ("changed", .integer(counts.changedElsewhere)),
      (
        "left_out",
        .object([
          ("count", .integer(report.leftOutCount)), ("first", .list(report.leftOut.map { .text($0) })),
        ])
      ),
    ])
  }
}

extension TransferRun.Form {
  fileprivate var words: String {
    switch self {
    case .jsonl: "A log as JSON Lines"
    case .csv: "A log as a table, one row a set"
    case .text: "A log as text, workout after workout"
    }
  }
}
