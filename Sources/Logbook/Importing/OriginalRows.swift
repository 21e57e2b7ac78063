internal import SQLite
package import Training

/// Keeps the rows of an import's workouts as they stand in its files, packed in batches.
final class OriginalRows {
  /// Bytes of a batch before it is packed.
  private static let batchSize = 1 << 16

  /// How rows are packed; as they are unless said.
  var pack: ([UInt8]) -> [UInt8] = { $0 }

  private let store: Store
  private let importID: String
  private var layout: RowLayout?
  private var number = 0
  private var imprints: [UInt8] = []
  private var rows: [UInt8] = []

  init(_ store: Store, importID: String) {
    self.store = store
    self.importID = importID
  }

  /// What comes now is laid out in this way; nil when its rows are not kept.
  func begin(_ layout: RowLayout?) throws(LogbookError) {
    try flush()
    self.layout = layout
  }

  func keep(_ arrival: Arrival) throws(LogbookError) {
    let text = arrival.workout.rows
    guard layout != nil, !text.isEmpty else { return }
    imprints += OriginalRows.bytes(of: Imprint(of: arrival).value)
    rows += OriginalRows.bytes(of: text.count)
    rows += text
    if rows.count >= OriginalRows.batchSize { try flush() }
  }

  /// Writes what still waits to be written.
  func flush() throws(LogbookError) {
    guard let layout, !rows.isEmpty else { return }
    number += 1
    try store.run(
      """
      INSERT INTO original (import_id, number, variant, header, crlf, weight_unit, distance_unit, imprints,
        rows) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .text(importID), .integer(number), .text(layout.variant), .text(layout.header),
      .flag(layout.isCRLF), .text(layout.weightUnit?.rawValue), .text(layout.distanceUnit?.rawValue),
      .blob(imprints), .blob(pack(rows)))
    imprints.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
  }

  /// Eight bytes, the highest first.
  private static func bytes(of number: Int) -> [UInt8] {
    stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 7, by: 8).map { start in
      bytes[start..<start + 8].reduce(0) { $0 << 8 | Int($1) }
    }
  }
}

/// A batch of rows that the log keeps.
package struct OriginalBatch: Hashable, Sendable {
  let importID: String
  let number: Int
  package let layout: RowLayout
  package let imprints: [Int]
}

extension Logbook {
  /// The batches of rows kept since imports, in the order they came.
  package func originals() throws(LogbookError) -> [OriginalBatch] {
    try store.rows(
      """
      SELECT o.import_id, o.number, o.variant, o.header, o.crlf, o.weight_unit, o.distance_unit, o.imprints
      FROM original o JOIN import i ON i.id = o.import_id ORDER BY i.at, o.import_id, o.number
      """
    ) { row in
      OriginalBatch(
        importID: row.text(0), number: row.int(1),
        layout: RowLayout(
          variant: row.text(2), header: row.text(3), isCRLF: row.flag(4),
          weightUnit: row.optionalText(5).flatMap(WeightUnit.init),
          distanceUnit: row.optionalText(6).flatMap(DistanceUnit.init)),
        imprints: OriginalRows.numbers(row.blob(7)[...]))
    }
  }

  /// The rows of a batch's workouts, in the order of its imprints, as they were packed.
  package func rows(of batch: OriginalBatch, unpack: ([UInt8]) throws -> [UInt8]) throws -> [ArraySlice<
    UInt8
  >] {
    let packed = try store.first(
      "SELECT rows FROM original WHERE import_id = ? AND number = ?", .text(batch.importID),
      .integer(batch.number)
    ) { $0.blob(0) }
    let all = try unpack(packed ?? [])
    var rows: [ArraySlice<UInt8>] = []
    var place = 0
    while place + 8 <= all.count, let count = OriginalRows.numbers(all[place..<place + 8]).first,
      count >= 0, count <= all.count - place - 8
    {
      rows.append(all[(place + 8)..<(place + 8 + count)])
      place += 8 + count
    }
    return rows
  }

  /// What a workout's rows are found by; nil for one that rows cannot tell.
  package func imprint(of workout: Workout, names: (ID<Exercise>) -> String?) -> Int? {
    Imprint(of: workout, names: names)?.value
  }

  /// The programs that chosen workouts came from, `knurl` among them.
  package func sources(_ choice: WorkoutChoice) throws(LogbookError) -> Set<String> {
    try store.sources(choice)
  }
}
