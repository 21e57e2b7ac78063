import Training

/// Puts the rows of a Strong file together to workouts, in the order of the file.
///
/// Rows belong to one workout while its number, or else date, name and duration, stay the same. A block
/// ends where the exercise changes, or where the number of the set falls with no letter in between.
struct StrongHistory {
  private let rows: StrongRowReader
  private let columns: StrongColumns
  private let dateOrder: DateOrder?
  private let zone: (CivilTime) -> LocalMoment
  private let keyIndices: [Int]
  private let nameIndex: Int
  private let hasEscapedBreaks: Bool

  private(set) var counts = ImportCounts()
  private(set) var leftOut = ProblemList()
  private(set) var doubts = ProblemList()

  private var workout: ImportedWorkout?
  private var key: [[UInt8]] = []
  private var block = ImportedBlock(exerciseName: "")
  private var isBlockOpen = false
  private var exercise: [UInt8] = []
  private var lastNumber: Int?
  /// Whether the row above is a set a rest can follow.
  private var canRest = false

  init?(
    _ scan: Scan, unit: WeightUnit, distanceUnit: DistanceUnit, zone: @escaping (CivilTime) -> LocalMoment
  ) {
    guard let columns = scan.columns, let name = columns[.exercise],
      let rows = StrongRowReader(columns, marks: scan.marks, unit: unit, distanceUnit: distanceUnit)
    else { return nil }
    self.rows = rows
    self.columns = columns
    self.zone = zone
    dateOrder = scan.dateOrder
    nameIndex = name
    hasEscapedBreaks = !columns.variant.isAndroid
    let key: [StrongColumn] =
      columns[.workoutNumber] == nil ? [.date, .workout, .duration] : [.workoutNumber]
    keyIndices = key.compactMap { columns[$0] }
  }

  /// Takes the next row; answers the workout before, when this row begins another one.
  mutating func take(_ record: CSVRecord) -> ImportedWorkout? {
    var previous: ImportedWorkout?
    do throws(ProblemReason) {
      let row = try rows.row(record)
      guard !record.isBlank(nameIndex) else { throw .noExercise }
      if !isSameWorkout(record) {
        let start = try time(of: record)
        previous = finish()
        begin(record, at: start)
      }
      try add(row, record)
      for doubt in row.doubts { self.doubt(doubt, record) }
    } catch {
      leftOut.add(Problem(line: record.line, reason: error, excerpt: record.excerpt))
      canRest = false
    }
    return previous
  }

  mutating func take(_ damage: CSVDamage) {
    leftOut.add(damage.problem)
    canRest = false
  }

  /// Ends the open workout; nil when nothing of it could be read.
  mutating func finish() -> ImportedWorkout? {
    closeBlock()
    defer { workout = nil }
    guard let workout, !workout.blocks.isEmpty || !workout.note.isEmpty else { return nil }
    counts.workouts += 1
    return workout
  }

  private mutating func doubt(_ reason: ProblemReason, _ record: CSVRecord) {
    doubts.add(Problem(line: record.line, reason: reason, excerpt: record.excerpt))
  }
}

extension StrongHistory {
  private func isSameWorkout(_ record: CSVRecord) -> Bool {
    guard workout != nil else { return false }
    for (index, text) in zip(keyIndices, key) where !isSame(record, index, text) { return false }
    return true
  }

  private func isSame(_ record: CSVRecord, _ index: Int, _ text: [UInt8]) -> Bool {
    let range = record.range(index)
    guard range.count == text.count else { return false }
    let bytes = record.bytes.span
    for offset in text.indices where bytes[range.lowerBound + offset] != text[offset] { return false }
    return true
  }

  private mutating func begin(_ record: CSVRecord, at start: CivilTime) {
    key = keyIndices.map { Array(record.bytes[record.range($0)]) }
    canRest = false
    workout = ImportedWorkout(
      name: columns[.workout].map { record.text($0) } ?? "", start: start.moment(in: zone),
      duration: duration(of: record), saysNotes: columns[.notes] != nil || columns[.workoutNotes] != nil,
      line: record.line)
  }

  private func time(of record: CSVRecord) throws(ProblemReason) -> CivilTime {
    guard let index = columns[.date] else { throw .date("") }
    let text = record.bytes.span.extracting(record.range(index))
    if let time = CivilTime(text, order: dateOrder) { return time }
    let written = String(record.text(index).prefix(40))
    throw dateOrder == nil && LooseTime(text).isOrderOpen ? .dateOrder(written) : .date(written)
  }

  /// Seconds; nil where the file says none that can be read.
  private mutating func duration(of record: CSVRecord) -> Int? {
    guard let index = columns[.duration], !record.isEmpty(index) else { return nil }
    let text = record.text(index)
    let number = Decimal(record.bytes.span.extracting(record.range(index)))
    guard let seconds = number.map({ $0.thousandths / 1_000 }) ?? DurationText.seconds(text), seconds >= 0
    else {
      doubt(.unreadDuration(String(text.prefix(40))), record)
      return nil
    }
    if seconds > Doubts.longestWorkout {
      counts.suspicious += 1
      doubt(.workoutDuration("\(seconds / 3_600) h \(seconds / 60 % 60) min"), record)
    }
    return seconds
  }
}

extension StrongHistory {
  private mutating func add(_ row: StrongRow, _ record: CSVRecord) throws(ProblemReason) {
    addWorkoutNote(record)
    switch row.kind {
    case .set(let type, let number): addSet(row, type, number, record)
    case .rest: try addRest(row, record)
    case .note: try addNote(record)
    }
  }

  private mutating func addSet(_ row: StrongRow, _ type: SetType, _ number: Int?, _ record: CSVRecord) {
    openBlock(record, isRestart: lastNumber.map { last in number.map { $0 < last } ?? false } ?? false)
    lastNumber = number
    var set = ImportedSet(type: type, values: row.values, isSuspicious: row.isSuspicious)
    addNote(of: record, to: &set)
    block.sets.append(set)
    canRest = true
    counts.sets += 1
    if type == .warmup { counts.warmups += 1 }
    if row.isSuspicious { counts.suspicious += 1 }
  }

  private mutating func addRest(_ row: StrongRow, _ record: CSVRecord) throws(ProblemReason) {
    guard row.seconds > 0 else { return }
    let last = block.sets.count - 1
    guard canRest, last >= 0, isSame(record, nameIndex, exercise), block.sets[last].restAfter == nil else {
      throw .restWithoutSet
    }
    block.sets[last].restAfter = row.seconds
    counts.rests += 1
  }

  private mutating func addNote(_ record: CSVRecord) throws(ProblemReason) {
    guard let text = note(.notes, of: record) else { throw .noteWithoutText }
    openBlock(record, isRestart: !block.sets.isEmpty)
    block.note += block.note.isEmpty ? text : "\n" + text
    counts.notes += 1
  }

  /// A note on the first row of a block is the exercise's, on a later row the set's.
  private mutating func addNote(of record: CSVRecord, to set: inout ImportedSet) {
    guard let text = note(.notes, of: record), text != block.note else { return }
    counts.notes += 1
    if block.sets.isEmpty, block.note.isEmpty { block.note = text } else { set.note = text }
  }

  private mutating func addWorkoutNote(_ record: CSVRecord) {
    guard let text = note(.workoutNotes, of: record), let known = workout?.note, text != known else { return }
    counts.notes += 1
    workout?.note = known.isEmpty ? text : known + "\n" + text
  }

  private func note(_ column: StrongColumn, of record: CSVRecord) -> String? {
    guard let index = columns[column], !record.isEmpty(index) else { return nil }
    let text = record.text(index)
    return hasEscapedBreaks ? EscapedBreaks.removed(from: text) : text
  }

  private mutating func openBlock(_ record: CSVRecord, isRestart: Bool) {
    guard !isBlockOpen || isRestart || !isSame(record, nameIndex, exercise) else { return }
    closeBlock()
    exercise = Array(record.bytes[record.range(nameIndex)])
    block = ImportedBlock(exerciseName: record.text(nameIndex))
    isBlockOpen = true
  }

  private mutating func closeBlock() {
    if isBlockOpen { workout?.blocks.append(block) }
    block = ImportedBlock(exerciseName: "")
    isBlockOpen = false
    lastNumber = nil
  }
}
