internal import Exchange
package import Training

extension ImportReport {
  package var bringsSomething: Bool {
    counts.workouts > 0 || counts.measurements > 0 || counts.notesAdded > 0
  }

  /// What came in, or would, in words: what was found, what is new, what is here, what is odd.
  package func lines(_ distanceUnit: DistanceUnit) -> [String] {
    var lines = fileLines
    lines.append("\(isDryRun ? "Would import" : "Imported") \(counts.brought)")
    lines += exerciseLines + hereLines
    if files.contains(where: { $0.scan.distanceUnit == .unknown }) {
      lines.append("Distances are taken as \(distanceUnit.rawValue); --distance-unit says otherwise.")
    }
    let notDone = files.reduce(0) { $0 + $1.notDone }
    if notDone > 0 { lines.append("Planned but not done, left out: \(notDone.of("set"))") }
    lines += list(\.doubts, "Unlikely values, kept but left out of records and volume")
    if counts.belowZero > 0 {
      lines.append(
        "Weights below zero where there is no assistance, kept but left out of records and volume: "
          + counts.belowZero.of("set"))
    }
    return lines + list(\.leftOut, "Rows left out")
  }

  /// One file by its format; several by their names and what each brings.
  private var fileLines: [String] {
    var lines: [String] = []
    for file in files {
      let rows = "\(file.scan.variant): \(file.scan.rows.of("row"))"
      if files.count == 1 {
        lines.append(rows)
      } else {
        let here = file.counts.duplicates + file.counts.knownMeasurements
        let besides = here > 0 ? ", \(Number.grouped(here)) already here" : ""
        lines += [file.name, "  \(rows), \(file.counts.brought)\(besides)"]
      }
      lines += file.scan.remarks
    }
    guard !passedOver.isEmpty else { return lines }
    let names = passedOver.prefix(20).map { "  \($0.name): \($0.reason)" }
    let more = passedOver.count > 20 ? ["  … and \(passedOver.count - 20) more"] : []
    return lines + ["Files passed over: \(passedOver.count)"] + names + more
  }

  private var exerciseLines: [String] {
    let new = counts.newExercises
    guard counts.matchedExercises + new.count > 0 else { return [] }
    let more = new.count > 20 ? ["  … and \(new.count - 20) more"] : []
    return ["Exercises: \(counts.matchedExercises) known, \(new.count) new"]
      + new.prefix(20).map { "  + \($0)" } + more + weightedLines
  }

  private var weightedLines: [String] {
    let names = counts.weightedExercises
    let more =
      names.count > 20 ? ["\(names.count - 20) more have weights in the file and take one from now on."] : []
    return names.prefix(20).map { "\($0) has weights in the file: from now on it takes a weight." } + more
  }

  private var differingLines: [String] {
    guard counts.changedElsewhere > 0 else { return [] }
    let more = counts.changedElsewhere - counts.differing.count
    return ["Different in the file, left as they are here: \(counts.changedElsewhere.of("workout"))"]
      + counts.differing.map { "  \($0.start.day.iso) \($0.name)" }
      + (more > 0 ? ["  … and \(more) more"] : [])
  }

  private var hereLines: [String] {
    var lines: [String] = []
    var here = counts.duplicates > 0 ? [counts.duplicates.of("workout")] : []
    if counts.knownMeasurements > 0 { here.append(counts.knownMeasurements.of("measurement")) }
    if !here.isEmpty { lines.append("Already here: \(here.joined(separator: ", "))") }
    if let shift = counts.shift {
      let hours = Elapsed.words(abs(shift))
      lines.append(
        "They are here \(hours) \(shift > 0 ? "later" : "earlier"): the same history seen from another time zone."
      )
    }
    lines += differingLines
    if counts.notesAdded > 0 { lines.append("Notes added to workouts already here: \(counts.notesAdded)") }
    if counts.notesDiffering > 0 {
      lines.append(
        "Other notes in the file, left as they are here: \(counts.notesDiffering.of("workout")); "
          + "knurl import --notes takes the file's.")
    }
    return lines
  }

  private func list(_ problems: KeyPath<FileReport, ProblemList>, _ title: String) -> [String] {
    let all = files.reduce(0) { $0 + $1[keyPath: problems].count }
    guard all > 0 else { return [] }
    let sentences = files.flatMap { file in
      file[keyPath: problems].shown.prefix(20).map {
        files.count == 1 ? $0.sentence : "\(file.name): \($0.sentence)"
      }
    }
    let more = all > 20 ? ["  … and \(all - 20) more"] : []
    return ["\(title): \(all)"] + sentences.prefix(20).map { "  \($0)" } + more
  }
}

extension ImportCounts {
  package var workoutsAndSets: String { "\(workouts.of("workout")), \(sets.of("set"))" }

  /// `2 workouts, 4 sets (1 warm-up), 1 rest, 1 note`; weigh-ins alone by themselves.
  var brought: String {
    guard workouts > 0 || measurements == 0 else { return measurements.of("measurement") }
    let besides = measurements > 0 ? ", \(measurements.of("measurement"))" : ""
    let warm = warmups > 0 ? " (\(warmups) warm-up)" : ""
    return "\(workoutsAndSets)\(warm), \(rests.of("rest")), \(notes.of("note"))\(besides)"
  }
}

extension Int {
  fileprivate func of(_ noun: String) -> String { "\(Number.grouped(self)) \(noun)\(self == 1 ? "" : "s")" }
}
