package import Training

/// Reads a file that was scanned before: pushed in pieces, it hands over workouts and measurements.
///
/// What cannot be read is left out and listed with its line; the rest is kept as the file has it. Weights
/// are in the unit they were typed in: where the program converted them since, that is undone (20 kg for
/// 44.09245243697551 lb). A distance or time of 0 is none.
package struct ImportReader {
  private var source: any ItemSource
  private var items: [ImportedItem] = []
  private var reading = 0
  private let readings: Int

  /// Nil when files of the scan's format are not read here.
  ///
  /// The units are used where the file names none; the zone's answer is shown with the file's wall clock.
  package init?(
    scan: Scan, unit: WeightUnit = .kg, distanceUnit: DistanceUnit = .km,
    zone: @escaping (CivilTime) -> LocalMoment
  ) {
    let choice = ImportChoice(unit: unit, distanceUnit: distanceUnit, zone: zone)
    guard let source = scan.source(choice) else { return nil }
    self.source = source
    readings = scan.readings
  }

  /// What was handed over so far; `sets` counts warm-ups too.
  package var counts: ImportCounts { source.tally.counts }
  /// Rows that could not be read.
  package var leftOut: ProblemList { source.tally.leftOut }
  /// Rows that are kept but doubtful.
  package var doubts: ProblemList { source.tally.doubts }
  /// Sets that the file plans or skips: they are no sets and left out.
  package var notDone: Int { source.tally.notDone }

  /// Gets ready for the file to be fed from its start again, after `finish`; false when it was read enough.
  package mutating func beginAgain() -> Bool {
    reading += 1
    guard reading < readings else { return false }
    source.begin(reading: reading)
    return true
  }

  package mutating func feed<Failure>(
    _ chunk: ArraySlice<UInt8>, each: (ImportedItem) throws(Failure) -> Void
  ) throws(Failure) {
    source.feed(chunk, into: &items)
    try handOver(each)
  }

  package mutating func finish<Failure>(
    each: (ImportedItem) throws(Failure) -> Void
  ) throws(Failure) {
    repeat {
      source.finish(into: &items)
      try handOver(each)
    } while source.hasMore
  }

  private mutating func handOver<Failure>(
    _ each: (ImportedItem) throws(Failure) -> Void
  ) throws(Failure) {
    for item in items { try each(item) }
    items.removeAll(keepingCapacity: true)
  }
}
