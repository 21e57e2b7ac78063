import Training

/// Reads the rows of a measurements file.
///
/// A blank and a 0 are not measured.
struct MeasureHistory: RowHistory {
  private let layout: MeasureLayout
  private var stamps: StampCells
  private let marks: [Int: DecimalMark]
  private let unit: String
  private let zone: (CivilTime) -> LocalMoment

  private(set) var tally = ImportTally()

  init?(_ scan: Scan, _ choice: ImportChoice) {
    guard let layout = scan.measures else { return nil }
    self.layout = layout
    stamps = StampCells(date: layout.date, time: layout.time, order: scan.dateOrder)
    marks = scan.marks
    unit = choice.unit.rawValue
    zone = choice.zone
  }

  mutating func take(_ record: CSVRecord, into items: inout [ImportedItem]) {
    do throws(ProblemReason) {
      guard record.count >= layout.count else { throw .cells(found: record.count, expected: layout.count) }
      let taken = try stamps.stamp(of: record).moment(in: zone)
      var note = note(of: record)
      for value in try values(of: record) {
        guard let number = try number(value, record) else { continue }
        let hundredths = (number.thousandths + 5) / 10
        tally.counts.measurements += 1
        items.append(
          .measurement(
            ImportedMeasurement(
              kind: value.kind, milli: hundredths * 10, unit: value.unit ?? unit, taken: taken, note: note,
              line: record.line)))
        note = ""
      }
    } catch {
      tally.leaveOut(record, error)
    }
  }

  /// What stands beside the row's values; it goes with the first of them.
  private func note(of record: CSVRecord) -> String {
    guard let index = layout.note, index < record.count, !record.isBlank(index) else { return "" }
    return record.text(index)
  }

  mutating func take(_ damage: CSVDamage) {
    tally.leftOut.add(damage.problem)
  }

  mutating func finish(into items: inout [ImportedItem]) {}

  private func values(of record: CSVRecord) throws(ProblemReason) -> [MeasureLayout.Value] {
    guard let row = layout.row else { return layout.values }
    let text = record.text(row.unit)
    guard let unit = UnitWord.measure(text) else { throw .unit(String(text.prefix(40))) }
    let kind = MeasureName.kind(record.text(row.kind))
    guard kind.contains(where: { !$0.isWhitespace }) else { throw .noMeasurement }
    return [MeasureLayout.Value(index: row.value, kind: kind, unit: unit)]
  }

  private func number(
    _ value: MeasureLayout.Value, _ record: CSVRecord
  ) throws(ProblemReason) -> Decimal? {
    guard !record.isBlank(value.index) else { return nil }
    let text = record.bytes.span.extracting(record.range(value.index))
    guard let number = Decimal(text, mark: marks[value.index] ?? .point), number.thousandths >= 0 else {
      throw .number(column: value.kind, text: String(record.text(value.index).prefix(40)))
    }
    return number.thousandths == 0 ? nil : number
  }
}
