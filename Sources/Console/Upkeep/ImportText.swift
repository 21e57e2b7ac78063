internal import Exchange
internal import Shell
internal import Training

/// What an import brought, on the command line.
enum ImportText {
  static func show(_ report: ImportReport, _ settling: ImportSettling, _ call: Call) {
    for line in report.lines(settling.distanceUnit) { call.output.line(line) }
    if let name = report.counts.newExercises.first, !call.canAsk, !call.arguments.has("new") {
      call.output.line(
        "A new exercise that is one of yours: --match '\(name)=EXERCISE' says so"
          + (report.isDryRun ? "." : "; knurl import --undo first."))
    }
    if !report.isDryRun, report.bringsSomething {
      call.output.line("knurl import --undo takes it all out again.")
    }
  }

  static func json(_ report: ImportReport) -> JSON {
    let counts = report.counts
    var variants: [String] = []
    for file in report.files where !variants.contains(file.scan.variant) {
      variants.append(file.scan.variant)
    }
    return .object([
      ("variant", .text(variants.joined(separator: ", "))), ("dry_run", .flag(report.isDryRun)),
      ("rows", .integer(report.files.reduce(0) { $0 + $1.scan.rows })),
      ("workouts", .integer(counts.workouts)), ("sets", .integer(counts.sets)),
      ("warmups", .integer(counts.warmups)),
      ("rests", .integer(counts.rests)), ("notes", .integer(counts.notes)),
      ("matched_exercises", .integer(counts.matchedExercises)),
      ("new_exercises", .list(counts.newExercises.map { .text($0) })),
      ("weighted_exercises", .list(counts.weightedExercises.map { .text($0) })),
      ("duplicates", .integer(counts.duplicates)),
      ("changed", .integer(counts.changedElsewhere)),
      ("changed_workouts", .list(counts.differing.map(json))), ("notes_added", .integer(counts.notesAdded)),
      ("notes_differing", .integer(counts.notesDiffering)),
      ("shift_s", .optional(counts.shift)), ("measurements", .integer(counts.measurements)),
      ("known_measurements", .integer(counts.knownMeasurements)),
      ("not_done", .integer(report.files.reduce(0) { $0 + $1.notDone })),
      ("below_zero", .integer(counts.belowZero)), ("suspicious", problems(report, \.doubts)),
      ("left_out", problems(report, \.leftOut)), ("files", .list(report.files.map(json))),
      (
        "passed_over",
        .list(report.passedOver.map { .object([("file", .text($0.name)), ("reason", .text($0.reason))]) })
      ),
    ])
  }

  private static func json(_ workout: DifferingWorkout) -> JSON {
    .object([("started_at", .text(workout.start.iso)), ("name", .text(workout.name))])
  }

  private static func json(_ file: FileReport) -> JSON {
    .object([
      ("file", .text(file.name)), ("variant", .text(file.scan.variant)), ("rows", .integer(file.scan.rows)),
      ("workouts", .integer(file.counts.workouts)), ("sets", .integer(file.counts.sets)),
      ("measurements", .integer(file.counts.measurements)), ("duplicates", .integer(file.counts.duplicates)),
      ("left_out", .integer(file.leftOut.count)),
    ])
  }

  private static func problems(_ report: ImportReport, _ list: KeyPath<FileReport, ProblemList>) -> JSON {
    let first = report.files.flatMap { file in
      file[keyPath: list].shown.map { problem in
        JSON.object([
          ("file", .text(file.name)), ("line", .integer(problem.line)), ("sentence", .text(problem.sentence)),
        ])
      }
    }
    return .object([
      ("count", .integer(report.files.reduce(0) { $0 + $1[keyPath: list].count })),
      ("first", .list(Array(first.prefix(ProblemList.limit)))),
    ])
  }
}
