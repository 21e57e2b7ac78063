internal import Exchange
package import Logbook
package import Training

/// The rows that workouts came with from another program, as long as they tell what the log tells.
package final class KeptHistory {
  private let log: Logbook
  private let batches: [OriginalBatch]
  /// Batch and place in it, by imprint.
  private var places: [Int: (batch: Int, index: Int)] = [:]
  /// Batches unpacked last, the newest at the end.
  private var unpacked: [(batch: Int, rows: [ArraySlice<UInt8>])] = []
  private static let most = 8

  /// Those that can stand in a file of the layout.
  package init(in log: Logbook, _ batches: [OriginalBatch], fitting layout: RowLayout) {
    self.log = log
    self.batches = batches
    for (number, batch) in batches.enumerated() where batch.layout.fits(layout) {
      for (index, imprint) in batch.imprints.enumerated() { places[imprint] = (number, index) }
    }
  }

  package func hasRows(of workout: Workout, names: (ID<Exercise>) -> String?) -> Bool {
    place(of: workout, names) != nil
  }

  /// The rows of a workout; nil when there are none, or it was changed since.
  package func rows(of workout: Workout, lineBreak: String, names: (ID<Exercise>) -> String?) throws
    -> [UInt8]?
  {
    guard let place = place(of: workout, names) else { return nil }
    let rows = try rows(of: place.batch)
    guard place.index < rows.count else { return nil }
    return KeptRows.text(of: rows[place.index], lineBreak: lineBreak)
  }

  private func place(of workout: Workout, _ names: (ID<Exercise>) -> String?) -> (batch: Int, index: Int)? {
    guard !places.isEmpty else { return nil }
    return log.imprint(of: workout, names: names).flatMap { places[$0] }
  }

  private func rows(of number: Int) throws -> [ArraySlice<UInt8>] {
    if let known = unpacked.last(where: { $0.batch == number }) { return known.rows }
    let rows = try log.rows(of: batches[number]) { try Packer.unpacked($0) }
    if unpacked.count == KeptHistory.most { unpacked.removeFirst() }
    unpacked.append((number, rows))
    return rows
  }
}

extension RowLayout {
  /// Whether its rows may stand under the header of another.
  fileprivate func fits(_ other: RowLayout) -> Bool {
    header == other.header && weightUnit == other.weightUnit && distanceUnit == other.distanceUnit
  }
}
