import Training

/// A row that tells of a set.
struct SetRow {
  var type = SetType.work
  var values = SetValues()
  /// Why the row is kept but doubtful.
  var doubts: [ProblemReason] = []
  /// Whether a doubt is about the numbers of the set.
  var isSuspicious = false
  /// Words about the set that have no place elsewhere.
  var remark = ""
}

/// Reads the rows of a table of sets.
struct SetRowReader {
  private let dialect: Dialect
  private let layout: Layout
  private let cells: NumberCells
  private var worded: WordedCells?
  private var done: FlagCell
  private var skipped: FlagCell
  private var warmup: FlagCell
  private var failure: FlagCell
  private var drop: FlagCell

  init(_ dialect: Dialect, _ layout: Layout, _ cells: NumberCells, worded: WordedCells?) {
    self.dialect = dialect
    self.layout = layout
    self.cells = cells
    self.worded = worded
    done = FlagCell(layout[.isDone])
    skipped = FlagCell(layout[.isSkipped])
    warmup = FlagCell(layout[.warmup])
    failure = FlagCell(layout[.failure])
    drop = FlagCell(layout[.drop])
  }

  /// Nil when the set was not done.
  mutating func row(_ record: CSVRecord) throws(ProblemReason) -> SetRow? {
    try cells.check(record)
    guard isDone(record) else { return nil }
    var row = SetRow()
    if let values = try worded?.values(of: record) {
      row.values = values
    } else {
      row.values = try cells.values(of: record)
    }
    if dialect.skipsZeros, isZero(row.values) { return nil }
    settleZeros(&row.values)
    row.values.rpe = try cells.rating(of: record, &row.doubts)
    readType(of: record, &row)
    let doubts = Doubts.about(row.values)
    row.isSuspicious = !doubts.isEmpty
    row.doubts += doubts
    return row
  }

  private mutating func isDone(_ record: CSVRecord) -> Bool {
    if done.value(of: record) == false || skipped.value(of: record) == true { return false }
    if dialect.needsReps, let index = layout[.reps], record.isBlank(index) { return false }
    return true
  }

  private func isZero(_ values: SetValues) -> Bool {
    values.weight?.milli ?? 0 == 0 && values.reps ?? 0 == 0 && values.distance == nil
      && values.duration == nil
  }

  /// A timed or measured set has no reps, and a set without reps no weight of 0, whatever the file writes.
  private func settleZeros(_ values: inout SetValues) {
    if values.reps == 0, values.duration != nil || values.distance != nil { values.reps = nil }
    if values.weight?.milli == 0, values.reps ?? 0 == 0 { values.weight = nil }
  }
}

extension SetRowReader {
  private static let normal = Array("normal".utf8)

  private mutating func readType(of record: CSVRecord, _ row: inout SetRow) {
    if warmup.value(of: record) == true {
      row.type = .warmup
    } else if failure.value(of: record) == true {
      row.type = .failure
    } else if drop.value(of: record) == true {
      row.type = .drop
    }
    guard let index = layout[.type], !RowKey.isSame(record, index, SetRowReader.normal) else { return }
    if let type = worded?.type(of: record) {
      row.type = type
      return
    }
    let text = record.text(index)
    if let type = SetRowReader.type(named: text) {
      row.type = type
    } else {
      row.remark = text
      row.doubts.append(.setOrder(String(text.prefix(40))))
    }
  }

  /// Nil for a word that names no kind of set.
  private static func type(named text: String) -> SetType? {
    switch text.lowercased().filter({ !$0.isWhitespace && $0 != "-" && $0 != "_" }) {
    case "", "normal", "work", "working", "workset", "workingset", "regular", "standard", "set": .work
    case "warmup", "warm", "w", "warmupset": .warmup
    case "dropset", "drop", "d": .drop
    case "failure", "fail", "f", "tofailure": .failure
    default: nil
    }
  }
}

/// A cell that says yes or no.
private struct FlagCell {
  private let index: Int?
  private var last = Remembered<Bool?>()

  init(_ index: Int?) {
    self.index = index
  }

  /// Nil for an empty cell and for a word that is neither.
  mutating func value(of record: CSVRecord) -> Bool? {
    guard let index, !record.isEmpty(index) else { return nil }
    return last.meaning(of: record, index) { Truth.answer(record.text(index)) }
  }
}
