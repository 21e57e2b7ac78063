internal import SQLite
package import Training

extension Logbook {
  /// The newest value of every kind measured: standard kinds first, in their order, then own ones by name.
  package func measurementKinds() throws(LogbookError) -> [MeasurementSummary] {
    try store.reading { () throws(LogbookError) in
      let counts = try store.rows("SELECT kind, count(*) FROM measurement GROUP BY kind") {
        ($0.text(0), $0.int(1))
      }
      var found: [MeasurementSummary] = []
      for (name, count) in counts {
        let kind = MeasurementKind(named: name)
        guard !kind.isGoal, let newest = try store.measurements(of: name, limit: 1).first else { continue }
        let goal = try store.measurements(of: kind.goal.name, limit: 1).first?.value
        found.append(MeasurementSummary(kind: kind, newest: newest, count: count, goal: goal))
      }
      return found.sorted { ($0.kind.place, $0.kind.name) < ($1.kind.place, $1.kind.name) }
    }
  }

  /// Measurements of a kind, newest first.
  package func measurements(of kind: MeasurementKind, limit: Int) throws(LogbookError) -> [Measurement] {
    try store.measurements(of: kind.name, limit: limit)
  }
}

extension MeasurementKind {
  /// Where the kind stands in a list.
  fileprivate var place: Int { MeasurementKind.standard.firstIndex(of: self) ?? Int.max }
}

extension Store {
  static let measurementColumns = "id, kind, value_milli, unit, taken_at, utc_offset_s, note"

  static func readMeasurement(_ row: Row) -> Measurement {
    Measurement(
      id: ID(row.text(0)), kind: row.text(1), milli: row.int(2), unit: row.text(3),
      taken: Store.readMoment(row, at: 4), note: row.text(6))
  }

  fileprivate func measurements(of kind: String, limit: Int) throws(LogbookError) -> [Measurement] {
    try rows(
      """
      SELECT \(Store.measurementColumns) FROM measurement
      WHERE kind = ? ORDER BY taken_at DESC, id DESC LIMIT ?
      """, .text(kind), .integer(limit), read: Store.readMeasurement)
  }
}
