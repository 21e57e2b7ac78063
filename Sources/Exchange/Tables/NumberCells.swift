import Training

/// The cells of a table's rows that hold numbers: where they are, in which units.
struct NumberCells {
  private let unit: WeightUnit
  private let otherUnit: WeightUnit
  private let distanceUnit: DistanceUnit
  private let weightUnitIndex: Int?
  private let distanceUnitIndex: Int?
  private let weight: Cell
  private let otherWeight: Cell
  private let reps: Cell
  private let distance: Cell
  private let seconds: Cell
  private let rpe: Cell
  let count: Int

  private struct Cell {
    var column: Column
    var index: Int?
    var mark: DecimalMark
  }

  /// The units are used where neither header nor row names one.
  init(_ layout: Layout, marks: [Int: DecimalMark], unit: WeightUnit, distanceUnit: DistanceUnit) {
    count = layout.count
    self.unit = layout.weightUnit ?? unit
    otherUnit = layout.otherWeightUnit ?? self.unit
    self.distanceUnit = layout.distanceUnit ?? distanceUnit
    weightUnitIndex = layout[.weightUnit]
    distanceUnitIndex = layout[.distanceUnit]
    func cell(_ column: Column) -> Cell {
      let index = layout[column]
      return Cell(column: column, index: index, mark: index.flatMap { marks[$0] } ?? .point)
    }
    weight = cell(.weight)
    otherWeight = cell(.otherWeight)
    reps = cell(.reps)
    distance = cell(.distance)
    seconds = cell(.seconds)
    rpe = cell(.rpe)
  }

  /// A row may be longer than the header only by empty cells.
  func check(_ record: CSVRecord) throws(ProblemReason) {
    guard record.count != count else { return }
    let isPadded = record.count > count && (count..<record.count).allSatisfy(record.isEmpty)
    guard isPadded else { throw .cells(found: record.count, expected: count) }
  }

  /// Weight, reps, distance and time; no distance and no time for 0.
  func values(of record: CSVRecord) throws(ProblemReason) -> SetValues {
    var values = SetValues()
    values.weight = try weight(of: record)
    values.reps = try whole(reps, in: record)
    if let distance = try number(distance, in: record), distance.thousandths != 0 {
      guard distance.thousandths > 0 else { throw badNumber(self.distance, in: record) }
      values.distance = Distance(milli: distance.thousandths, unit: try distanceUnit(in: record))
    }
    let length = try duration(of: record)
    values.duration = length == 0 ? nil : length
    return values
  }

  /// The first column's weight, or the second one's where that is empty or 0.
  private func weight(of record: CSVRecord) throws(ProblemReason) -> Weight? {
    let first = try number(weight, in: record)
    if let first, first.thousandths != 0 {
      return try typed(first, in: try weightUnit(in: record), weight, record)
    }
    if let second = try number(otherWeight, in: record), second.thousandths != 0 || first == nil {
      return try typed(second, in: otherUnit, otherWeight, record)
    }
    // The unit of a 0 may be anything.
    return first.map { _ in Weight(milli: 0, unit: unit) }
  }

  private func typed(
    _ number: Decimal, in unit: WeightUnit, _ cell: Cell, _ record: CSVRecord
  ) throws(ProblemReason) -> Weight {
    try Conversion.typed(number, in: unit)
  }

  private func duration(of record: CSVRecord) throws(ProblemReason) -> Int? {
    guard let index = seconds.index, !record.isBlank(index) else { return nil }
    let text = record.bytes.span.extracting(record.range(index))
    if let seconds = Decimal(text, mark: seconds.mark) {
      guard seconds.thousandths >= 0 else { throw badNumber(self.seconds, in: record) }
      return (seconds.thousandths + 500) / 1_000
    }
    guard let seconds = ColonTime.duration(record.text(index)) else {
      throw badNumber(self.seconds, in: record)
    }
    return seconds
  }
}

extension NumberCells {
  /// The rating; one that is none is a doubt.
  func rating(of record: CSVRecord, _ doubts: inout [ProblemReason]) throws(ProblemReason) -> RPE? {
    guard let number = try number(rpe, in: record), number.thousandths != 0 else { return nil }
    guard number.thousandths % 500 == 0, let rating = RPE(halves: number.thousandths / 500) else {
      doubts.append(.rpe(text(rpe, in: record)))
      return nil
    }
    return rating
  }

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

  private func weightUnit(in record: CSVRecord) throws(ProblemReason) -> WeightUnit {
    guard let index = weightUnitIndex, !record.isBlank(index) else { return unit }
    if let unit = NumberCells.shortUnit(record, index) { return unit }
    let name = record.text(index)
    guard let unit = UnitWord.weight(name) else { throw .unit(String(name.prefix(40))) }
    return unit
  }

  /// The usual spellings, without a text to be made of each.
  private static func shortUnit(_ record: CSVRecord, _ index: Int) -> WeightUnit? {
    if RowKey.isSame(record, index, kilograms) || RowKey.isSame(record, index, kilogramsShort) { return .kg }
    return RowKey.isSame(record, index, pounds) || RowKey.isSame(record, index, poundsShort) ? .lb : nil
  }

  private static let kilograms = Array("kgs".utf8)
  private static let kilogramsShort = Array("kg".utf8)
  private static let pounds = Array("lbs".utf8)
  private static let poundsShort = Array("lb".utf8)

  private func distanceUnit(in record: CSVRecord) throws(ProblemReason) -> DistanceUnit {
    guard let index = distanceUnitIndex, !record.isBlank(index) else { return distanceUnit }
    let name = record.text(index)
    guard let unit = UnitWord.distance(name) else { throw .unit(String(name.prefix(40))) }
    return unit
  }
}
