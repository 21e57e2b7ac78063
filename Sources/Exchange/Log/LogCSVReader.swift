package import Training

/// Reads a log that was written as one row a set: pushed in pieces, it hands over workout after workout.
///
/// Columns are known by their name, in any order. Only `started_at` and `exercise` must be there, so the
/// form also serves those who write such a file by hand; identifiers that are missing are left empty.
package struct LogCSVReader {
  /// A workout, and the names its exercises have in the file.
  package typealias Found = (workout: Workout, names: [ID<Exercise>: String], line: Int)

  private var csv = CSVReader(isStrict: true)
  private var columns: LogCSVColumns?
  private var isHeadingRead = false
  private var open: LogCSVWorkout?
  package private(set) var faults = LineFaultList()
  package private(set) var rows = 0

  package init() {}

  /// Whether a file that begins so is a log written as one row a set.
  package static func recognizes(_ head: ArraySlice<UInt8>) -> Bool {
    var csv = CSVReader()
    csv.feed(head)
    csv.finish()
    guard csv.next() == .record else { return false }
    let header = Header((0..<csv.record.count).map { csv.record.text($0) })
    return header.has("started_at", "exercise") && header.hasAny("reps", "duration_s", "distance")
  }

  package mutating func feed<Failure>(
    _ chunk: ArraySlice<UInt8>, each: (Found) throws(Failure) -> Void
  ) throws(Failure) {
    csv.feed(chunk)
    try drain(each)
  }

  package mutating func finish<Failure>(each: (Found) throws(Failure) -> Void) throws(Failure) {
    csv.finish()
    try drain(each)
    if let last = open { try each(last.found) }
    open = nil
  }

  private mutating func drain<Failure>(_ each: (Found) throws(Failure) -> Void) throws(Failure) {
    while let event = csv.next() {
      switch event {
      case .damage(let damage):
        faults.add(LineFault(line: damage.lines.lowerBound, damage.problem.reason.text))
      case .record where !isHeadingRead:
        isHeadingRead = true
        columns = LogCSVColumns(Header((0..<csv.record.count).map { csv.record.text($0) }))
      case .record:
        if let done = take(csv.record) { try each(done) }
      }
    }
  }

  /// Takes a row; answers the workout before, when this row begins another one.
  private mutating func take(_ record: CSVRecord) -> Found? {
    guard let columns else { return nil }
    rows += 1
    do throws(FieldFault) {
      let row = LogCSVRow(record, columns)
      if let workout = open, workout.isContinued(by: row) {
        try open?.take(row)
        return nil
      }
      var next = try LogCSVWorkout(row)
      try next.take(row)
      defer { open = next }
      return open?.found
    } catch {
      faults.add(LineFault(line: record.line, error.reason))
      return nil
    }
  }
}
