internal import Training

/// Where each column stands in a file.
struct LogCSVColumns {
  private let places: [Int?]

  init(_ header: Header) {
    places = LogCSV.Column.allCases.map { header.names.firstIndex(of: $0.name) }
  }

  subscript(_ column: LogCSV.Column) -> Int? { places[column.rawValue] }
}

/// A row of a log's table, its cells checked as they are taken.
struct LogCSVRow {
  private let record: CSVRecord
  private let columns: LogCSVColumns

  init(_ record: CSVRecord, _ columns: LogCSVColumns) {
    self.record = record
    self.columns = columns
  }

  var line: Int { record.line }

  func has(_ column: LogCSV.Column) -> Bool { columns[column] != nil }

  private func range(_ column: LogCSV.Column) -> Range<Int>? {
    guard let index = columns[column], index < record.count, !record.isEmpty(index) else { return nil }
    return record.range(index)
  }

  func isEmpty(_ column: LogCSV.Column) -> Bool { range(column) == nil }

  /// The cell's text; empty where there is none.
  func text(_ column: LogCSV.Column) -> String {
    guard let index = columns[column], range(column) != nil else { return "" }
    return record.text(index)
  }

  /// The cell as the file has it.
  func cell(_ column: LogCSV.Column) -> [UInt8] { range(column).map { Array(record.bytes[$0]) } ?? [] }

  func isSame(_ column: LogCSV.Column, _ cell: [UInt8]) -> Bool {
    guard let range = range(column) else { return cell.isEmpty }
    guard range.count == cell.count else { return false }
    let bytes = record.bytes.span
    for offset in cell.indices where bytes[range.lowerBound + offset] != cell[offset] { return false }
    return true
  }

  private func fault(_ column: LogCSV.Column, _ what: String) -> FieldFault {
    FieldFault(reason: "\(column.name) “\(text(column).prefix(40))” is not \(what)")
  }

  func moment(_ column: LogCSV.Column) throws(FieldFault) -> LocalMoment? {
    guard let range = range(column) else { return nil }
    guard let moment = LocalMoment(exact: record.bytes.span.extracting(range)) else {
      throw fault(column, "a time with its offset, like 2026-11-27T18:36:00+01:00")
    }
    return moment
  }

  private func decimal(_ column: LogCSV.Column) throws(FieldFault) -> Decimal? {
    guard let range = range(column) else { return nil }
    guard let number = Decimal(record.bytes.span.extracting(range)), number.decimals <= 3 else {
      throw fault(column, "a number with at most three decimals")
    }
    return number
  }

  func integer(_ column: LogCSV.Column, in limits: ClosedRange<Int>) throws(FieldFault) -> Int? {
    guard let number = try decimal(column) else { return nil }
    guard number.decimals == 0, limits.contains(number.thousandths / 1_000) else {
      throw fault(column, "a whole number in its range")
    }
    return number.thousandths / 1_000
  }

  private func flag(_ column: LogCSV.Column, otherwise: Bool) throws(FieldFault) -> Bool {
    try integer(column, in: 0...1).map { $0 == 1 } ?? otherwise
  }

  private func milli(_ column: LogCSV.Column, in limits: ClosedRange<Int>) throws(FieldFault) -> Int? {
    guard let number = try decimal(column) else { return nil }
    guard limits.contains(number.thousandths) else { throw fault(column, "a number in its range") }
    return number.thousandths
  }

  private func word<Word: RawRepresentable>(_ column: LogCSV.Column) throws(FieldFault) -> Word?
  where Word.RawValue == String {
    guard !isEmpty(column) else { return nil }
    guard let word = Word(rawValue: text(column)) else { throw fault(column, "known here") }
    return word
  }

  /// A set is done unless the row says otherwise.
  func set() throws(FieldFault) -> SetEntry {
    var set = SetEntry(id: ID(text(.setID)), type: try word(.type) ?? .work, values: try values())
    let moment = try moment(.doneAt)?.moment
    if try flag(.done, otherwise: true) || moment != nil { set.completion = .done(at: moment) }
    set.restTaken = try integer(.rest, in: 0...Int.max)
    set.note = text(.note)
    set.isSuspicious = try flag(.suspicious, otherwise: false)
    return set
  }

  private func values() throws(FieldFault) -> SetValues {
    var values = SetValues()
    if let milli = try milli(.weight, in: -Limits.storedWeight...Limits.storedWeight) {
      guard let unit: WeightUnit = try word(.unit) else { throw .missing("unit") }
      values.weight = Weight(milli: milli, unit: unit)
    }
    values.reps = try integer(.reps, in: 0...Limits.storedCount)
    if let left = try integer(.repsLeft, in: 0...Limits.storedCount),
      let right = try integer(.repsRight, in: 0...Limits.storedCount)
    {
      values.count(SetValues.Sides(left: left, right: right))
    }
    values.duration = try integer(.duration, in: 0...Limits.storedCount)
    if let milli = try milli(.distance, in: 0...Limits.storedDistance) {
      values.distance = Distance(milli: milli, unit: try word(.distanceUnit) ?? .m)
    }
    if let milli = try milli(.rpe, in: 0...10_000) {
      guard milli % 500 == 0, let rpe = RPE(halves: milli / 500) else {
        throw .wrong("rpe", "1 to 10 in halves")
      }
      values.rpe = rpe
    }
    return values
  }
}
