import Training

/// Puts the rows of a Strong file together to workouts, in the order of the file.
///
/// Rows belong to one workout while its number, or else date, name and duration, stay the same. A block
/// ends where the exercise changes, or where the number of the set falls with no letter in between.
struct StrongHistory: RowHistory {
  private let rows: StrongRowReader
  private let columns: Layout
  private let dateOrder: DateOrder?
  private let zone: (CivilTime) -> LocalMoment
  private let nameIndex: Int
  private let hasEscapedBreaks: Bool

  private(set) var tally = ImportTally()

  private var workout: ImportedWorkout?
  private var key: RowKey
  private var block = ImportedBlock(exerciseName: "")
  private var isBlockOpen = false
  private var exercise: [UInt8] = []
  private var lastNumber: Int?
  /// Whether the row above is a set a rest can follow.
  private var canRest = false
  private var kept = KeptRows()

  /// Nil when the scan is of another format.
  init?(_ scan: Scan, _ choice: ImportChoice) {
    guard scan.format == .strong, let columns = scan.layout, let name = columns[.exercise],
      let rows = StrongRowReader(
        columns, marks: scan.marks, unit: choice.unit, distanceUnit: choice.distanceUnit)
    else { return nil }
    self.rows = rows
    self.columns = columns
    zone = choice.zone
    dateOrder = scan.dateOrder
    nameIndex = name
    hasEscapedBreaks = !StrongVariant.isAndroid(scan.variant)
    let key: [Column] = columns.has(.workoutNumber) ? [.workoutNumber] : [.date, .workout, .duration]
    self.key = RowKey(key.compactMap { columns[$0] })
  }

  /// Takes the next row; hands over the workout before, when this row begins another one.
  mutating func take(_ record: CSVRecord, into items: inout [ImportedItem]) {
    var isKept = false
    do throws(ProblemReason) {
      let row = try rows.row(record)
      guard !record.isBlank(nameIndex) else { throw .noExercise }
      if workout == nil || !key.matches(record) {
        let start = try time(of: record)
        finish(into: &items)
        begin(record, at: start)
      }
      kept.add(record)
      isKept = true
      try add(row, record)
      for doubt in row.doubts { tally.doubt(record, doubt) }
    } catch {
      tally.leaveOut(record, error)
      canRest = false
      if !isKept { keepUnread(record) }
    }
  }

  /// A row that cannot be read is still one of the workout it stands in.
  private mutating func keepUnread(_ record: CSVRecord) {
    guard workout != nil, record.count >= columns.count, key.matches(record) else { return }
    kept.add(record)
  }

  mutating func take(_ damage: CSVDamage) {
    tally.leftOut.add(damage.problem)
    canRest = false
  }

  /// Ends the open workout; nothing comes when nothing of it could be read.
  mutating func finish(into items: inout [ImportedItem]) {
    closeBlock()
    defer { workout = nil }
    guard var workout, !workout.blocks.isEmpty || !workout.note.isEmpty else { return }
    workout.rows = kept.bytes
    tally.counts.workouts += 1
    items.append(.workout(workout))
  }
}

extension StrongHistory {
  private mutating func begin(_ record: CSVRecord, at start: CivilTime) {
    key.take(record)
    kept.removeAll()
    canRest = false
    workout = ImportedWorkout(
      name: columns[.workout].map { record.text($0) } ?? "", start: start.moment(in: zone),
      duration: duration(of: record), saysNotes: columns.has(.notes) || columns.has(.workoutNotes),
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
      tally.doubt(record, .unreadDuration(String(text.prefix(40))))
      return nil
    }
    if seconds > Doubts.longestWorkout {
      tally.counts.suspicious += 1
      tally.doubt(record, .workoutDuration("\(seconds / 3_600) h \(seconds / 60 % 60) min"))
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
    tally.counts.sets += 1
    if type == .warmup { tally.counts.warmups += 1 }
    if row.isSuspicious { tally.counts.suspicious += 1 }
  }

  private mutating func addRest(_ row: StrongRow, _ record: CSVRecord) throws(ProblemReason) {
    guard row.seconds > 0 else { return }
    let last = block.sets.count - 1
    guard canRest, last >= 0, RowKey.isSame(record, nameIndex, exercise), block.sets[last].restAfter == nil
    else {
      throw .restWithoutSet
    }
    block.sets[last].restAfter = row.seconds
    tally.counts.rests += 1
  }

  private mutating func addNote(_ record: CSVRecord) throws(ProblemReason) {
    guard let text = note(.notes, of: record) else { throw .noteWithoutText }
    openBlock(record, isRestart: !block.sets.isEmpty)
    block.note += block.note.isEmpty ? text : "\n" + text
    tally.counts.notes += 1
  }

  /// A note on the first row of a block is the exercise's, on a later row the set's.
  private mutating func addNote(of record: CSVRecord, to set: inout ImportedSet) {
    guard let text = note(.notes, of: record), text != block.note else { return }
    tally.counts.notes += 1
    if block.sets.isEmpty, block.note.isEmpty { block.note = text } else { set.note = text }
  }

  private mutating func addWorkoutNote(_ record: CSVRecord) {
    guard let text = note(.workoutNotes, of: record), let known = workout?.note, text != known else { return }
    tally.counts.notes += 1
    workout?.note = known.isEmpty ? text : known + "\n" + text
  }

  private func note(_ column: Column, of record: CSVRecord) -> String? {
    guard let index = columns[column], !record.isEmpty(index) else { return nil }
    let text = record.text(index)
    return hasEscapedBreaks ? EscapedBreaks.removed(from: text) : text
  }

  private mutating func openBlock(_ record: CSVRecord, isRestart: Bool) {
    guard !isBlockOpen || isRestart || !RowKey.isSame(record, nameIndex, exercise) else { return }
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
