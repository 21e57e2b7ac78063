package import Training

/// Reads a Strong file that was scanned before: pushed in pieces, it hands over workout after workout.
///
/// What cannot be read is left out and listed with its line; the rest is kept as the file has it. Weights
/// are in the unit they were typed in: where the program converted them since, that is undone (20 kg for
/// 44.09245243697551 lb). A weight, distance or time of 0 is none: Strong writes 0 where nothing was logged.
package struct StrongReader {
  private var csv: CSVReader
  private var history: StrongHistory
  private var isHeaderRead = false

  /// Nil when the scan is of another format.
  ///
  /// The units are used where the file names none; the zone's answer is shown with the file's wall clock.
  package init?(
    scan: Scan, unit: WeightUnit = .kg, distanceUnit: DistanceUnit = .km,
    zone: @escaping (CivilTime) -> LocalMoment
  ) {
    guard let history = StrongHistory(scan, unit: unit, distanceUnit: distanceUnit, zone: zone) else {
      return nil
    }
    self.history = history
    csv = CSVReader(delimiter: scan.delimiter, encoding: scan.encoding)
  }

  /// What was handed over so far; `sets` counts warm-ups too.
  package var counts: ImportCounts { history.counts }
  /// Rows that could not be read.
  package var leftOut: ProblemList { history.leftOut }
  /// Rows that are kept but doubtful.
  package var doubts: ProblemList { history.doubts }

  package mutating func feed<Failure>(
    _ chunk: ArraySlice<UInt8>, each: (ImportedWorkout) throws(Failure) -> Void
  ) throws(Failure) {
    csv.feed(chunk)
    try drain(each)
  }

  package mutating func finish<Failure>(
    each: (ImportedWorkout) throws(Failure) -> Void
  ) throws(Failure) {
    csv.finish()
    try drain(each)
    if let last = history.finish() { try each(last) }
  }

  private mutating func drain<Failure>(
    _ each: (ImportedWorkout) throws(Failure) -> Void
  ) throws(Failure) {
    while let event = csv.next() {
      switch event {
      case .damage(let damage): history.take(damage)
      case .record where !isHeaderRead: isHeaderRead = true
      case .record:
        if let workout = history.take(csv.record) { try each(workout) }
      }
    }
  }
}
