package import Exchange
package import Logbook
internal import Training

/// An import of files to the log: each is read twice, once to know it, once to take it in.
package final class ImportRun {
  private let log: Logbook
  private let clock: Clock
  private let seed: UInt64
  package let sources: [ImportSource]
  package let passedOver: [PassedOver]
  /// Told now and then how many bytes of the second reading are done, of how many.
  package var progress: (_ done: Int, _ of: Int) -> Void = { _, _ in }
  private var bytesDone = 0

  /// Reads the files for the first time, telling `looked` now and then how many bytes of how many are done.
  ///
  /// One that is named must be readable; of folders and archives what can be read comes in.
  package init(
    _ places: ImportPlaces, format: Format? = nil, log: Logbook, clock: Clock, seed: UInt64,
    looked: (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) throws(ImportRefusal) {
    self.log = log
    self.clock = clock
    self.seed = seed
    var sources: [ImportSource] = []
    var passedOver = places.passedOver
    let all = places.files.reduce(0) { $0 + $1.file.size }
    var done = 0
    for place in places.files {
      do throws(ImportRefusal) {
        sources.append(
          try ImportSource(place, format: format) { bytes in
            done += bytes
            looked(done, all)
          })
      } catch {
        guard !place.isNamed else { throw places.files.count == 1 ? error : .of(file: place.name, error) }
        passedOver.append(PassedOver(name: place.name, reason: error.reason))
      }
    }
    guard !sources.isEmpty else { throw .nothing(passedOver) }
    self.sources = sources
    self.passedOver = passedOver
  }

  /// The second reading, in one transaction: all of it or nothing.
  ///
  /// A dry run leaves nothing behind.
  package func perform(_ settling: ImportSettling, isDryRun: Bool) throws(ImportRefusal) -> ImportReport {
    for (source, unit) in zip(sources, settling.weightUnits)
    where unit == nil && source.scan.weightUnit == .unknown {
      throw .unitUnknown(source.scan.unitGuess)
    }
    let entry = try ImportRun.kept { [log, clock, seed] () throws(LogbookError) in
      try log.beginImport(
        app: apps, file: label, sha: nil, at: clock.now().moment, ids: IDSource(seed: seed))
    }
    entry.pack = Packer.packed
    entry.takesNotes = settling.takesNotes
    bytesDone = 0
    do throws(ImportRefusal) {
      var report = ImportReport(passedOver: passedOver, isDryRun: isDryRun)
      try ImportRun.kept { () throws(LogbookError) in try entry.match(settling.matches) }
      for (source, unit) in zip(sources, settling.weightUnits) {
        report.files.append(try take(source, into: entry, unit ?? .kg, settling.distanceUnit))
      }
      report.counts = try ImportRun.kept { () throws(LogbookError) in
        isDryRun ? try entry.cancel() : try entry.finish()
      }
      return report
    } catch {
      // Whatever went wrong in a file or the log, nothing of it stays.
      try ImportRun.kept { () throws(LogbookError) in _ = try entry.cancel() }
      throw error
    }
  }

  /// The programs the files come from, each once.
  private var apps: String {
    var apps: [String] = []
    for source in sources where !apps.contains(source.scan.variant) { apps.append(source.scan.variant) }
    return apps.joined(separator: ", ")
  }

  private var label: String {
    sources.count == 1 ? sources[0].name : "\(sources[0].name) and \(sources.count - 1) more"
  }

  private func take(
    _ source: ImportSource, into entry: Import, _ unit: WeightUnit, _ distanceUnit: DistanceUnit
  ) throws(ImportRefusal) -> FileReport {
    var report = FileReport(name: source.name, scan: source.scan)
    let layout = source.scan.rowLayout(unit: unit, distanceUnit: distanceUnit)
    try ImportRun.kept { [sources] () throws(LogbookError) in
      try entry.begin(
        source: source.scan.variant, file: source.name, isOneOfMany: sources.count > 1, layout: layout)
    }
    if source.scan.format == .fitNotesBackup {
      try takeBackup(source, into: entry, &report)
    } else {
      try takeText(source, into: entry, unit, distanceUnit, &report)
    }
    report.counts = try ImportRun.kept { () throws(LogbookError) in try entry.endSource() }
    return report
  }

  private func takeText(
    _ source: ImportSource, into entry: Import, _ unit: WeightUnit, _ distanceUnit: DistanceUnit,
    _ report: inout FileReport
  ) throws(ImportRefusal) {
    let zone = { [clock] (time: CivilTime) in clock.resolve(time.day.number * 86_400 + time.second) }
    guard
      var reader = ImportReader(scan: source.scan, unit: unit, distanceUnit: distanceUnit, zone: zone)
    else { throw .scan(.notReadYet(source.scan.format)) }
    var days = DayDoubts(now: clock.now().moment)
    repeat {
      try read(source.file) { (chunk) throws(LogbookError) in
        try reader.feed(chunk) { (item) throws(LogbookError) in try entry.add(days.judged(item)) }
      }
      try ImportRun.kept { () throws(LogbookError) in
        try reader.finish { (item) throws(LogbookError) in try entry.add(days.judged(item)) }
      }
    } while reader.beginAgain()
    report.leftOut = reader.leftOut
    report.doubts = reader.doubts
    for doubt in days.doubts { report.doubts.add(doubt) }
    report.notDone = reader.notDone
  }

  private func takeBackup(
    _ source: ImportSource, into entry: Import, _ report: inout FileReport
  ) throws(ImportRefusal) {
    var days = DayDoubts(now: clock.now().moment)
    let place = try ImportRun.told { () throws(FileError) in try source.file.named() }
    defer { if place.isTemporary { Platform.remove(place.path) } }
    let notDone = try ImportRun.kept { [clock] () throws(LogbookError) -> Int? in
      guard let backup = try FitNotesBackup(path: place.path, zone: clock.resolve) else { return nil }
      try backup.workouts { (workout) throws(LogbookError) in try entry.add(days.judged(workout)) }
      try backup.measurements { (value) throws(LogbookError) in
        try entry.add(kind: value.kind, milli: value.milli, unit: value.unit, taken: value.taken)
      }
      return backup.notDone
    }
    guard let notDone else { throw .scan(Logbook.isLog(at: place.path) ? .ownDatabase : .otherDatabase) }
    for doubt in days.doubts { report.doubts.add(doubt) }
    report.notDone = notDone
  }

  private func read(
    _ file: FileReader, _ take: (ArraySlice<UInt8>) throws(LogbookError) -> Void
  ) throws(ImportRefusal) {
    try ImportRun.told { () throws(FileError) in try file.rewind() }
    let all = sources.reduce(0) { $0 + $1.file.size * $1.scan.readings }
    while let chunk = try ImportRun.told({ () throws(FileError) in try file.next() }) {
      bytesDone += chunk.count
      try ImportRun.kept { () throws(LogbookError) in try take(chunk) }
      progress(bytesDone, all)
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

extension Import {
  fileprivate func add(_ item: ImportedItem) throws(LogbookError) {
    switch item {
    case .workout(let workout): try add(workout)
    case .measurement(let value):
      try add(
        kind: value.kind, milli: value.milli, unit: value.unit, taken: value.taken, note: value.note)
    }
  }
}
