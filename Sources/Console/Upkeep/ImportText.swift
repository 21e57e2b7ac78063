internal import Exchange
internal import Shell
internal import Training

extension ImportReport {
  var bringsSomething: Bool {
    counts.workouts > 0 || counts.measurements > 0 || counts.notesAdded > 0
  }
}

/// What an import brought, in words and as JSON.
enum ImportText {
  static func show(_ report: ImportReport, _ units: Units, _ call: Call) {
    let counts = report.counts
    let verb = report.isDryRun ? "Would import" : "Imported"
    call.output.line("\(report.scan.variant): \(count(report.scan.rows, "row"))")
    for remark in report.scan.remarks { call.output.line(remark) }
    call.output.line("\(verb) \(brought(counts))")
    showExercises(counts, call)
    showAlreadyHere(counts, call)
    if report.scan.distanceUnit == .unknown {
      call.output.line("Distances are taken as \(units.distance.rawValue); --distance-unit says otherwise.")
    }
    if report.notDone > 0 {
      call.output.line("Planned but not done, left out: \(count(report.notDone, "set"))")
    }
    list(report.doubts, "Unlikely values, kept but left out of records and volume", call)
    if counts.belowZero > 0 {
      call.output.line(
        "Weights below zero where there is no assistance, kept but left out of records and volume: "
          + count(counts.belowZero, "set"))
    }
    list(report.leftOut, "Rows left out", call)
    if !report.isDryRun, report.bringsSomething {
      call.output.line("knurl import --undo takes it all out again.")
    }
  }

  private static func showExercises(_ counts: ImportCounts, _ call: Call) {
    let new = counts.newExercises
    guard counts.matchedExercises + new.count > 0 else { return }
    call.output.line("Exercises: \(counts.matchedExercises) known, \(new.count) new")
    for name in new.prefix(20) { call.output.line("  + \(name)") }
    if new.count > 20 { call.output.line("  … and \(new.count - 20) more") }
  }

  private static func showAlreadyHere(_ counts: ImportCounts, _ call: Call) {
    var here = counts.duplicates > 0 ? [count(counts.duplicates, "workout")] : []
    if counts.knownMeasurements > 0 { here.append(count(counts.knownMeasurements, "measurement")) }
    if !here.isEmpty { call.output.line("Already here: \(here.joined(separator: ", "))") }
    if let shift = counts.shift {
      let hours = Elapsed.words(abs(shift))
      call.output.line(
        "They are here \(hours) \(shift > 0 ? "later" : "earlier"): the same history seen from another time zone."
      )
    }
    if counts.changedElsewhere > 0 {
      call.output.line(
        "Different in the file, left as they are here: \(count(counts.changedElsewhere, "workout"))")
    }
    if counts.notesAdded > 0 {
      call.output.line("Notes added to workouts already here: \(counts.notesAdded)")
    }
  }

  static func workoutsAndSets(_ counts: ImportCounts) -> String {
    "\(count(counts.workouts, "workout")), \(count(counts.sets, "set"))"
  }

  private static func brought(_ counts: ImportCounts) -> String {
    let measurements = count(counts.measurements, "measurement")
    guard counts.workouts > 0 || counts.measurements == 0 else { return measurements }
    let besides = counts.measurements > 0 ? ", \(measurements)" : ""
    let warmups = counts.warmups > 0 ? " (\(counts.warmups) warm-up)" : ""
    return
      "\(workoutsAndSets(counts))\(warmups), \(count(counts.rests, "rest")), \(count(counts.notes, "note"))\(besides)"
  }

  private static func list(_ problems: ProblemList, _ title: String, _ call: Call) {
    guard problems.count > 0 else { return }
    call.output.line("\(title): \(problems.count)")
    for problem in problems.shown.prefix(20) { call.output.line("  \(problem.sentence)") }
    if problems.count > 20 { call.output.line("  … and \(problems.count - 20) more") }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(Number.grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  static func json(_ report: ImportReport) -> JSON {
    let counts = report.counts
    return .object([
      ("variant", .text(report.scan.variant)), ("dry_run", .flag(report.isDryRun)),
      ("rows", .integer(report.scan.rows)),
      ("workouts", .integer(counts.workouts)), ("sets", .integer(counts.sets)),
      ("warmups", .integer(counts.warmups)),
      ("rests", .integer(counts.rests)), ("notes", .integer(counts.notes)),
      ("matched_exercises", .integer(counts.matchedExercises)),
      ("new_exercises", .list(counts.newExercises.map { .text($0) })),
      ("duplicates", .integer(counts.duplicates)),
      ("changed", .integer(counts.changedElsewhere)), ("notes_added", .integer(counts.notesAdded)),
      ("shift_s", .optional(counts.shift)), ("measurements", .integer(counts.measurements)),
      ("known_measurements", .integer(counts.knownMeasurements)), ("not_done", .integer(report.notDone)),
      ("below_zero", .integer(counts.belowZero)), ("suspicious", problems(report.doubts)),
      ("left_out", problems(report.leftOut)),
    ])
  }

  private static func problems(_ list: ProblemList) -> JSON {
    .object([
      ("count", .integer(list.count)),
      (
        "first",
        .list(list.shown.map { .object([("line", .integer($0.line)), ("sentence", .text($0.sentence))]) })
      ),
    ])
  }
}
