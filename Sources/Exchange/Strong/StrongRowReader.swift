import Training

/// Reads rows of one Strong file: which cells hold what, in which units.
struct StrongRowReader {
  /// Thousandths of any unit: as far as weights compare exactly.
  private static let heaviest = 90_000_000_000

  let columns: StrongColumns
  private let marks: [Int: DecimalMark]
  private let unit: WeightUnit
  private let distanceUnit: DistanceUnit
  private let order: Int
  private let weight: Cell
  private let reps: Cell
  private let distance: Cell
  private let seconds: Cell
  private let rpe: Cell

  private struct Cell {
    var column: StrongColumn
    var index: Int?
    var mark: DecimalMark
  }

  init?(_ columns: StrongColumns, marks: [Int: DecimalMark], unit: WeightUnit, distanceUnit: DistanceUnit) {
    guard let order = columns[.order] else { return nil }
    self.columns = columns
    self.marks = marks
    self.unit = columns.weightUnit ?? unit
    self.distanceUnit = columns.distanceUnit ?? distanceUnit
    self.order = order
    func cell(_ column: StrongColumn) -> Cell {
      let index = columns[column]
      return Cell(column: column, index: index, mark: index.flatMap { marks[$0] } ?? .point)
    }
    weight = cell(.weight)
    reps = cell(.reps)
    distance = cell(.distance)
    seconds = cell(.seconds)
    rpe = cell(.rpe)
  }

  func row(_ record: CSVRecord) throws(ProblemReason) -> StrongRow {
    try checkCells(record)
    let weight = try number(weight, in: record)
    let reps = try whole(reps, in: record)
    let distance = try number(distance, in: record)
    let seconds = try number(seconds, in: record)
    let length = seconds.map { ($0.thousandths + 500) / 1_000 }
    if let weight, weight.thousandths.magnitude > Self.heaviest { throw badNumber(self.weight, in: record) }
    if let distance, distance.thousandths < 0 { throw badNumber(self.distance, in: record) }
    if let length, length < 0 { throw badNumber(self.seconds, in: record) }
    var row = StrongRow(kind: .rest)
    row.values.duration = length == 0 ? nil : length
    row.values.reps = reps
    if let weight, weight.thousandths != 0 {
      row.values.weight = Conversion.typed(weight, in: try weightUnit(in: record))
    }
    if let distance, distance.thousandths != 0 {
      row.values.distance = Distance(milli: distance.thousandths, unit: try distanceUnit(in: record))
    }
    row.kind = kind(of: record, &row)
    guard case .set = row.kind else { return row }
    // A timed or measured set has no reps, though the file writes 0; a failed one has 0.
    if row.values.reps == 0, row.values.duration != nil || row.values.distance != nil {
      row.values.reps = nil
    }
    row.values.rpe = try rating(in: record, &row)
    Doubts.note(in: &row)
    return row
  }

  /// A row may be longer than the header only by empty cells.
  private func checkCells(_ record: CSVRecord) throws(ProblemReason) {
    guard record.count != columns.count else { return }
    let isPadded = record.count > columns.count && (columns.count..<record.count).allSatisfy(record.isEmpty)
    guard isPadded else { throw .cells(found: record.count, expected: columns.count) }
  }
}

extension StrongRowReader {
  private func number(_ cell: Cell, in record: CSVRecord) throws(ProblemReason) -> Decimal? {
    guard let index = cell.index, !record.isBlank(index) else { return nil }
    guard let number = Decimal(record.bytes.span.extracting(record.range(index)), mark: cell.mark) else {
      throw badNumber(cell, in: record)
    }
    return number
  }

  private func whole(_ cell: Cell, in record: CSVRecord) throws(ProblemReason) -> Int? {
    guard let number = try number(cell, in: record) else { return nil }
    guard number.thousandths >= 0 else { throw badNumber(cell, in: record) }
    guard number.thousandths % 1_000 == 0 else {
      throw .fraction(column: cell.column.name, text: text(cell, in: record))
    }
    return number.thousandths / 1_000
  }

  private func badNumber(_ cell: Cell, in record: CSVRecord) -> ProblemReason {
    .number(column: cell.column.name, text: text(cell, in: record))
  }

  private func text(_ cell: Cell, in record: CSVRecord) -> String {
    cell.index.map { String(record.text($0).prefix(40)) } ?? ""
  }

  private func rating(in record: CSVRecord, _ row: inout StrongRow) throws(ProblemReason) -> RPE? {
    guard let number = try number(rpe, in: record), number.thousandths != 0 else { return nil }
    guard number.thousandths % 500 == 0, let rating = RPE(halves: number.thousandths / 500) else {
      row.doubts.append(.rpe(text(rpe, in: record)))
      return nil
    }
    return rating
  }

  private func weightUnit(in record: CSVRecord) throws(ProblemReason) -> WeightUnit {
    guard let index = columns[.weightUnit], !record.isBlank(index) else { return unit }
    let name = record.text(index)
    switch name.lowercased() {
    case "kg", "kgs": return .kg
    case "lb", "lbs": return .lb
    default: throw .unit(String(name.prefix(40)))
    }
  }

  private func distanceUnit(in record: CSVRecord) throws(ProblemReason) -> DistanceUnit {
    guard let index = columns[.distanceUnit], !record.isBlank(index) else { return distanceUnit }
    let name = record.text(index)
    switch name.lowercased() {
    case "m", "meter", "meters", "metres": return .m
    case "km": return .km
    case "mi", "mile", "miles": return .mi
    case "yd", "yard", "yards": return .yd
    case "ft", "feet": return .ft
    default: throw .unit(String(name.prefix(40)))
    }
  }
}

extension StrongRowReader {
  private static let restTimer = Array("Rest Timer".utf8)

  /// What the row is by its set order, in any language: a letter, a number, or words.
  private func kind(of record: CSVRecord, _ row: inout StrongRow) -> StrongRowKind {
    let range = record.range(order)
    if range.count == 1 {
      switch record.bytes[range.lowerBound] | 0x20 {
      case UInt8(ascii: "w"): return .set(.warmup, number: nil)
      case UInt8(ascii: "d"): return .set(.drop, number: nil)
      case UInt8(ascii: "f"): return .set(.failure, number: nil)
      default: break
      }
    }
    let bytes = record.bytes[range]
    if bytes.elementsEqual(StrongRowReader.restTimer) { return .rest }
    if bytes.first.map({ $0 <= UInt8(ascii: "9") }) ?? false,
      let number = Decimal(record.bytes.span.extracting(range))
    {
      return .set(.work, number: number.thousandths / 1_000)
    }
    return kind(named: record.text(order), record, &row)
  }

  private func kind(named name: String, _ record: CSVRecord, _ row: inout StrongRow) -> StrongRowKind {
    switch name.lowercased() {
    case "rest timer", "rest", "ruhezeit": return .rest
    case "note", "notes", "notiz": return .note
    case "": return .set(.work, number: nil)
    default: break
    }
    let values = row.values
    if values.weight == nil, values.distance == nil, values.reps ?? 0 == 0 {
      if values.duration != nil { return .rest }
      if let notes = columns[.notes], !record.isEmpty(notes) { return .note }
    }
    row.doubts.append(.setOrder(String(name.prefix(40))))
    return .set(.work, number: nil)
  }
}
