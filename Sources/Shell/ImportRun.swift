package import Exchange
package import Logbook
package import Training

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Why an import did not happen.
package enum ImportRefusal: Error {
  case file(FileError)
  case scan(ScanRefusal)
  case log(LogbookError)
  /// The file does not say whether its weights are in kilograms or pounds.
  case unitUnknown(UnitGuess)

  package var sentence: String {
    switch self {
    case .file(let error): error.sentence + ". Nothing was changed."
    case .scan(let refusal): refusal.sentence
    case .log(let error): error.sentence
    case .unitUnknown: "The file does not say whether its weights are in kg or lb. Nothing was changed."
    }
  }
}

/// What an import brought, or would bring.
package struct ImportReport {
  package var scan: Scan
  package var counts: ImportCounts
  package var leftOut: ProblemList
  package var doubts: ProblemList
  /// Sets that the file plans or skips.
  package var notDone = 0
  package var isDryRun: Bool
}

/// An import from a file to the log: the file is read twice, once to know it, once to take it in.
package final class ImportRun {
  private let log: Logbook
  private let clock: Clock
  private let seed: UInt64
  private let path: String
  private let file: FileReader
  /// What the file is and what it leaves open.
  package let scan: Scan
  /// Told now and then how many bytes of the second reading are done, of how many.
  package var progress: (_ done: Int, _ of: Int) -> Void = { _, _ in }

  /// Reads the file for the first time.
  ///
  /// A stated format is believed; else the file's content tells.
  package init(
    path: String, file opened: FileReader? = nil, format: Format? = nil, log: Logbook, clock: Clock,
    seed: UInt64
  ) throws(ImportRefusal) {
    self.log = log
    self.clock = clock
    self.seed = seed
    self.path = path
    file = try ImportRun.told { () throws(FileError) in
      if let opened { return opened }
      return try FileReader.rewindable(path: path)
    }
    var scan = FileScan(format: format)
    while let chunk = try ImportRun.told({ [file] () throws(FileError) in try file.next() }) {
      scan.feed(chunk)
    }
    do {
      self.scan = try scan.finish()
    } catch .notReadYet(.fitNotesBackup) where path != "-" {
      self.scan = .fitNotesBackup()
    } catch {
      throw .scan(error)
    }
  }

  deinit { file.close() }

  /// The second reading, in one transaction: all of it or nothing.
  ///
  /// A dry run leaves nothing behind.
  package func perform(
    unit: WeightUnit?, distanceUnit: DistanceUnit?, isDryRun: Bool
  ) throws(ImportRefusal) -> ImportReport {
    guard unit != nil || scan.weightUnit != .unknown else { throw .unitUnknown(scan.unitGuess) }
    try ImportRun.told { () throws(FileError) in try file.rewind() }
    let entry: Import
    do {
      entry = try log.beginImport(
        app: scan.variant, file: path, sha: nil, at: clock.now().moment, ids: IDSource(seed: seed))
    } catch {
      throw .log(error)
    }
    do throws(ImportRefusal) {
      var report = ImportReport(
        scan: scan, counts: ImportCounts(), leftOut: ProblemList(), doubts: ProblemList(), isDryRun: isDryRun)
      try take(into: entry, unit ?? .kg, distanceUnit ?? .km, &report)
      report.counts = try ImportRun.kept { () throws(LogbookError) in
        isDryRun ? try entry.cancel() : try entry.finish()
      }
      return report
    } catch {
      // Whatever went wrong in the file or the log, nothing of it stays.
      try ImportRun.kept { () throws(LogbookError) in _ = try entry.cancel() }
      throw error
    }
  }

  private func take(
    into entry: Import, _ unit: WeightUnit, _ distanceUnit: DistanceUnit, _ report: inout ImportReport
  ) throws(ImportRefusal) {
    if scan.format == .fitNotesBackup { return try takeBackup(into: entry, &report) }
    let zone = { [clock] (time: CivilTime) in clock.resolve(time.day.number * 86_400 + time.second) }
    guard
      var reader = ImportReader(scan: scan, unit: unit, distanceUnit: distanceUnit, zone: zone)
    else { throw .scan(.notReadYet(scan.format)) }
    var days = DayDoubts(now: clock.now().moment)
    try read { (chunk) throws(LogbookError) in
      try reader.feed(chunk) { (item) throws(LogbookError) in try entry.add(days.judged(item)) }
    }
    try ImportRun.kept { () throws(LogbookError) in
      try reader.finish { (item) throws(LogbookError) in try entry.add(days.judged(item)) }
    }
    report.leftOut = reader.leftOut
    report.doubts = reader.doubts
    for doubt in days.doubts { report.doubts.add(doubt) }
    report.notDone = reader.notDone
  }

  private func takeBackup(into entry: Import, _ report: inout ImportReport) throws(ImportRefusal) {
    var days = DayDoubts(now: clock.now().moment)
    let notDone = try ImportRun.kept { [path, clock] () throws(LogbookError) -> Int? in
      guard let backup = try FitNotesBackup(path: path, zone: clock.resolve) else { return nil }
      try backup.workouts { (workout) throws(LogbookError) in try entry.add(days.judged(workout)) }
      try backup.measurements { (value) throws(LogbookError) in
        try entry.add(kind: value.kind, milli: value.milli, unit: value.unit, taken: value.taken)
      }
      return backup.notDone
    }
    guard let notDone else { throw .scan(.otherDatabase) }
    for doubt in days.doubts { report.doubts.add(doubt) }
    report.notDone = notDone
  }

  private func read(
    _ take: (ArraySlice<UInt8>) throws(LogbookError) -> Void
  ) throws(ImportRefusal) {
    var done = 0
    while let chunk = try ImportRun.told({ () throws(FileError) in try file.next() }) {
      done += chunk.count
      try ImportRun.kept { () throws(LogbookError) in try take(chunk) }
      progress(done, file.size)
    }
  }

  private static func told<Result>(_ body: () throws(FileError) -> Result) throws(ImportRefusal) -> Result {
    do { return try body() } catch { throw .file(error) }
  }

  private static func kept<Result>(_ body: () throws(LogbookError) -> Result) throws(ImportRefusal) -> Result
  {
    do { return try body() } catch { throw .log(error) }
  }
}

/// Workouts on days that nobody trained on: more than a day ahead, and before 1950.
private struct DayDoubts {
  private static let dayLength = 86_400
  let now: Moment
  /// One a workout, the first of them.
  private(set) var doubts: [Problem] = []

  init(now: Moment) {
    self.now = now
  }

  mutating func judged(_ item: ImportedItem) -> ImportedItem {
    guard case .workout(let workout) = item else { return item }
    return .workout(judged(workout))
  }

  /// The workout, its sets marked as unlikely where its day is.
  mutating func judged(_ workout: ImportedWorkout) -> ImportedWorkout {
    let day = workout.start.day
    guard workout.start.moment - now > DayDoubts.dayLength || day < .earliestTrained else { return workout }
    if doubts.count < ProblemList.limit {
      doubts.append(Problem(line: workout.line, reason: .day(day.iso), excerpt: ""))
    }
    var workout = workout
    for block in workout.blocks.indices {
      for set in workout.blocks[block].sets.indices { workout.blocks[block].sets[set].isSuspicious = true }
    }
    return workout
  }
}

extension Import {
  fileprivate func add(_ item: ImportedItem) throws(LogbookError) {
    switch item {
    case .workout(let workout): try add(workout)
    case .measurement(let value):
      try add(kind: value.kind, milli: value.milli, unit: value.unit, taken: value.taken)
    }
  }
}
