internal import Exchange
package import Logbook
package import Training

/// Why a log that was written to a file did not come in.
package enum TransferRefusal: Error {
  case file(FileError)
  case log(LogbookError)
  case newer(version: Int)

  package var sentence: String {
    switch self {
    case .file(let error): error.sentence + ". Nothing was changed."
    case .log(let error): error.sentence
    case .newer(let version):
      "The file was written by a newer Knurl (version \(version) of the format, this one knows "
        + "\(LogLine.version)). Nothing was changed. Install the newer Knurl to import it."
    }
  }
}

/// What came in, or would.
package struct TransferReport {
  package var counts: TransferCounts
  /// Sentences on lines that were left out: the first ones, and how many there are.
  package var leftOut: [String]
  package var leftOutCount: Int
  package var isDryRun: Bool
}

/// A log that was written to a file by this program, on its way into a log.
package final class TransferRun {
  package enum Form: Hashable, Sendable {
    case jsonl, csv, text
  }

  package let form: Form
  private let path: String
  private let file: FileReader
  /// Told now and then how many bytes are done, of how many.
  package var progress: (_ done: Int, _ of: Int) -> Void = { _, _ in }
  /// What a text leaves open: the unit of bare weights, the moment of a time without an offset.
  package var unit = WeightUnit.kg
  package var resolve: (_ wallSeconds: Int) -> LocalMoment = {
    LocalMoment(moment: Moment(seconds: $0), offset: 0)
  }

  /// Nil when the file is none of ours; it is then back at its start, and not closed.
  package init?(path: String, file: FileReader) throws(FileError) {
    guard let form = try TransferRun.form(of: file) else { return nil }
    self.form = form
    self.file = file
    self.path = path
  }

  /// The form of a log that this program wrote; nil for other files.
  static func form(of file: FileReader) throws(FileError) -> Form? {
    let head = try file.bytes(at: 0, count: 1 << 14)
    if LogFileReader.recognizes(head[...]) { return .jsonl }
    if LogCSVReader.recognizes(head[...]) { return .csv }
    return WorkoutFormFile.recognizes(head[...]) ? .text : nil
  }

  /// Takes the file in, in one transaction: all of it or nothing; a dry run leaves nothing behind.
  package func perform(on log: Logbook, at moment: Moment, seed: UInt64, isDryRun: Bool)
    throws(TransferRefusal) -> TransferReport
  {
    try told { () throws(FileError) in try file.rewind() }
    let transfer = try kept { () throws(LogbookError) in
      try log.beginTransfer(file: path, at: moment, ids: IDSource(seed: seed))
    }
    do throws(TransferRefusal) {
      let faults =
        switch form {
        case .jsonl: try readLines(into: transfer)
        case .csv: try readRows(into: transfer)
        case .text:
          try readTexts(into: transfer, routines: try kept { () throws(LogbookError) in try log.routines() })
        }
      let counts = try kept { () throws(LogbookError) in
        isDryRun ? try transfer.cancel() : try transfer.finish()
      }
      return TransferReport(
        counts: counts, leftOut: faults.shown.map(\.sentence), leftOutCount: faults.count,
        isDryRun: isDryRun)
    } catch {
      // Whatever went wrong in the file or the log, nothing of it stays.
      try kept { () throws(LogbookError) in try transfer.giveUp() }
      throw error
    }
  }

  private func readLines(into transfer: Transfer) throws(TransferRefusal) -> LineFaultList {
    var reader = LogFileReader()
    var refused = LineFaultList()
    func take(_ line: LogLine, _ number: Int) throws(LogbookError) {
      switch line {
      case .heading: break
      case .exercise(let exercise): transfer.add(exercise)
      case .routine(let routine): transfer.add(routine)
      case .measurement(let measurement): try transfer.add(measurement)
      case .workout(let workout):
        if let reason = try transfer.add(workout) { refused.add(LineFault(line: number, reason)) }
      }
    }
    try read { (chunk) throws(LogbookError) in
      try reader.feed(chunk) { (line, number) throws(LogbookError) in try take(line, number) }
    }
    try kept { () throws(LogbookError) in
      try reader.finish { (line, number) throws(LogbookError) in try take(line, number) }
    }
    if let version = reader.newerVersion { throw .newer(version: version) }
    return reader.faults.joined(refused)
  }

  private func readRows(into transfer: Transfer) throws(TransferRefusal) -> LineFaultList {
    var reader = LogCSVReader()
    var refused = LineFaultList()
    func take(_ found: LogCSVReader.Found) throws(LogbookError) {
      guard let reason = try transfer.add(found.workout, names: found.names) else { return }
      refused.add(LineFault(line: found.line, reason))
    }
    try read { (chunk) throws(LogbookError) in
      try reader.feed(chunk) { (found) throws(LogbookError) in try take(found) }
    }
    try kept { () throws(LogbookError) in
      try reader.finish { (found) throws(LogbookError) in try take(found) }
    }
    return reader.faults.joined(refused)
  }

  /// Exercises are known by their names, like those of a table; routines are those of the log.
  private func readTexts(into transfer: Transfer, routines: [Routine]) throws(TransferRefusal)
    -> LineFaultList
  {
    var reader = WorkoutFormFile(unit: unit) { [resolve] in resolve($0.day.number * 86_400 + $0.second) }
    var refused = LineFaultList()
    func take(_ found: WorkoutFormFile.Found) throws(LogbookError) {
      var (workout, names) = (found.written.workout, [ID<Exercise>: String]())
      for (index, exercise) in found.written.exercises.enumerated() {
        let id = exercise.id ?? ID("\n" + exercise.name)
        workout.blocks[index].exercise = id
        names[id] = exercise.name
      }
      workout.routine = routines.first { $0.name == found.written.routine }?.id
      guard let reason = try transfer.add(workout, names: names) else { return }
      refused.add(LineFault(line: found.line, reason))
    }
    try read { (chunk) throws(LogbookError) in
      try reader.feed(chunk) { (found) throws(LogbookError) in try take(found) }
    }
    try kept { () throws(LogbookError) in
      try reader.finish { (found) throws(LogbookError) in try take(found) }
    }
    return reader.faults.joined(refused)
  }

  private func read(_ take: (ArraySlice<UInt8>) throws(LogbookError) -> Void) throws(TransferRefusal) {
    var done = 0
    while let chunk = try told({ () throws(FileError) in try file.next() }) {
      done += chunk.count
      try kept { () throws(LogbookError) in try take(chunk) }
      progress(done, file.size)
    }
  }

  private func told<Result>(_ body: () throws(FileError) -> Result) throws(TransferRefusal) -> Result {
    do { return try body() } catch { throw .file(error) }
  }

  private func kept<Result>(_ body: () throws(LogbookError) -> Result) throws(TransferRefusal) -> Result {
    do { return try body() } catch { throw .log(error) }
  }
}
