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
      if let workout = open, try workout.isContinued(by: row) {
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

/// Where each column stands in a file.
struct LogCSVColumns {
  private var places: [Int?]

  init(_ header: Header) {
    places = LogCSV.Column.allCases.map { header.names.firstIndex(of: $0.rawValue) }
  }

  subscript(_ column: LogCSV.Column) -> Int? { places[LogCSVColumns.index[column] ?? 0] }

  private static let index = Dictionary(
    uniqueKeysWithValues: LogCSV.Column.allCases.enumerated().map { ($1, $0) })
}

/// A workout as its rows come in.
struct LogCSVWorkout {
  private var workout: Workout
  private var names: [ID<Exercise>: String] = [:]
  private let line: Int
  private let startText: String
  private var blockText = ""
  private var lastSet = 0

  init(_ row: LogCSVRow) throws(FieldFault) {
    startText = row.text(.startedAt)
    guard let start = LocalMoment(exactText: startText) else {
      throw FieldFault(
        reason: "started_at “\(startText.prefix(40))” is not a time with its offset, "
          + "like 2026-11-27T18:36:00+01:00")
    }
    line = row.line
    workout = Workout(
      id: ID(row.text(.workoutID)), name: row.text(.workout), start: start,
      ending: try LogCSVWorkout.ending(row, start), note: row.text(.workoutNote))
    if row.has(.source) { workout.source = row.text(.source) }
  }

  var found: LogCSVReader.Found { (workout, names, line) }

  private static func ending(_ row: LogCSVRow, _ start: LocalMoment) throws(FieldFault) -> Ending {
    let text = row.text(.endedAt)
    if text == LogCSV.running { return .running }
    guard !text.isEmpty else { return .finished(at: nil) }
    guard let end = LocalMoment(exactText: text) else { throw .wrong("ended_at", "a time with its offset") }
    guard end.moment >= start.moment else { throw FieldFault(reason: "the workout ends before it starts") }
    return .finished(at: end.moment)
  }

  func isContinued(by row: LogCSVRow) throws(FieldFault) -> Bool {
    let id = row.text(.workoutID)
    guard id.isEmpty else { return id == workout.id.text }
    return workout.id.text.isEmpty && row.text(.startedAt) == startText
      && row.text(.workout) == workout.name
  }

  mutating func take(_ row: LogCSVRow) throws(FieldFault) {
    let name = row.text(.exercise)
    guard name.contains(where: { $0 != " " }) else { throw .missing("exercise") }
    let set = try row.set(start: workout.start)
    let number = try row.integer(.set, in: 0...Int.max) ?? lastSet + 1
    let block = row.text(.block) + "\n" + row.text(.exerciseID) + "\n" + name
    if block != blockText || workout.blocks.isEmpty || (!row.has(.block) && number <= lastSet) {
      blockText = block
      try begin(row, named: name)
    }
    lastSet = number
    workout.blocks[workout.blocks.count - 1].sets.append(set)
  }

  private mutating func begin(_ row: LogCSVRow, named name: String) throws(FieldFault) {
    // Without an id the name stands for it inside the file.
    let told = row.text(.exerciseID)
    let id: ID<Exercise> = ID(told.isEmpty ? "\n" + name : told)
    names[id] = name
    workout.blocks.append(
      Block(
        id: ID(row.text(.blockID)), exercise: id,
        superset: try row.integer(.superset, in: Int.min...Int.max), note: row.text(.exerciseNote)))
  }
}
