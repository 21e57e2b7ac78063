internal import Training

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

  /// The cell's text; empty where there is none.
  func text(_ column: LogCSV.Column) -> String {
    guard let index = columns[column], index < record.count else { return "" }
    return record.text(index)
  }

  func integer(_ column: LogCSV.Column, in range: ClosedRange<Int>) throws(FieldFault) -> Int? {
    let text = text(column)
    guard !text.isEmpty else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw FieldFault(reason: "\(column.rawValue) “\(text.prefix(40))” is not a whole number in its range")
    }
    return number
  }

  private func flag(_ column: LogCSV.Column, otherwise: Bool) throws(FieldFault) -> Bool {
    try integer(column, in: 0...1).map { $0 == 1 } ?? otherwise
  }

  private func milli(_ column: LogCSV.Column, in range: ClosedRange<Int>) throws(FieldFault) -> Int? {
    let text = text(column)
    guard !text.isEmpty else { return nil }
    do throws(Reason) {
      let milli = try Number.thousandths(of: text)
      guard range.contains(milli) else { throw Reason.tooLarge(text, limit: Number.text(range.upperBound)) }
      return milli
    } catch {
      throw FieldFault(reason: "\(column.rawValue) “\(text.prefix(40))” is not a number in its range")
    }
  }

  private func word<Word: RawRepresentable>(_ column: LogCSV.Column) throws(FieldFault) -> Word?
  where Word.RawValue == String {
    let text = text(column)
    guard !text.isEmpty else { return nil }
    guard let word = Word(rawValue: text) else {
      throw FieldFault(reason: "\(column.rawValue) “\(text.prefix(40))” is not known here")
    }
    return word
  }

  /// A set is done unless the row says otherwise.
  func set(start: LocalMoment) throws(FieldFault) -> SetEntry {
    var set = SetEntry(id: ID(text(.setID)), type: try word(.type) ?? .work, values: try values())
    let doneAt = text(.doneAt)
    let moment = doneAt.isEmpty ? nil : LocalMoment(exactText: doneAt)
    if !doneAt.isEmpty, moment == nil { throw .wrong("done_at", "a time with its offset") }
    if try flag(.done, otherwise: true) || moment != nil { set.completion = .done(at: moment?.moment) }
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
