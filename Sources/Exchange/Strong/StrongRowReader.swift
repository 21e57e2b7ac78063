import Training

/// Reads rows of one Strong file: which cells hold what, in which units.
struct StrongRowReader {
  private static let restTimer = Array("Rest Timer".utf8)

  private let cells: NumberCells
  private let order: Int
  private let notes: Int?

  init?(_ layout: Layout, marks: [Int: DecimalMark], unit: WeightUnit, distanceUnit: DistanceUnit) {
    guard let order = layout[.order] else { return nil }
    self.order = order
    notes = layout[.notes]
    cells = NumberCells(layout, marks: marks, unit: unit, distanceUnit: distanceUnit)
  }

  func row(_ record: CSVRecord) throws(ProblemReason) -> StrongRow {
    try cells.check(record)
    var row = StrongRow(kind: .rest, values: try cells.values(of: record))
    if row.values.weight?.milli == 0 { row.values.weight = nil }
    row.kind = kind(of: record, &row)
    guard case .set = row.kind else { return row }
    // A timed or measured set has no reps, though the file writes 0; a failed one has 0.
    if row.values.reps == 0, row.values.duration != nil || row.values.distance != nil {
      row.values.reps = nil
    }
    row.values.rpe = try cells.rating(of: record, &row.doubts)
    let doubts = Doubts.about(row.values)
    row.isSuspicious = !doubts.isEmpty
    row.doubts += doubts
    return row
  }

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
      if let notes, !record.isEmpty(notes) { return .note }
    }
    row.doubts.append(.setOrder(String(name.prefix(40))))
    return .set(.work, number: nil)
  }
}
