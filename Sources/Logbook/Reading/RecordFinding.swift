internal import SQLite
internal import Training

extension Store {
  /// Workouts with a record that a text's index finds, newest first.
  ///
  /// Goes through both lists side by side, from the newest back: neither is gathered first.
  func foundWithRecords(_ text: String, _ starts: ClosedRange<Int>, _ query: WorkoutQuery, limit: Int)
    throws(LogbookError) -> [Place]
  {
    try told { () throws(DatabaseError) in
      let ends: [Value] = [.integer(starts.lowerBound), .integer(starts.upperBound)]
      let hits = try Walk(database.statement(Store.hits), [.text(text)] + ends)
      defer { hits.end() }
      let records = try Walk(database.statement(Store.recordStarts), ends)
      defer { records.end() }
      let reading = Store.reading(query.filter)
      var found: [Place] = []
      while found.count < limit, let number = hits.value, let start = records.value {
        if number >> 20 < start {
          try records.advance()
          continue
        }
        if number >> 20 == start {
          let values: [Value] = [
            .integer(number), .null, .null, .integer(query.since?.number), .integer(query.through?.number),
          ]
          if let place = try database.first(reading, values, Place.init) { found.append(place) }
        }
        try hits.advance()
      }
      return found
    }
  }

  private static let hits = """
    SELECT rowid FROM workout_search
    WHERE workout_search MATCH ? AND rowid BETWEEN ? * 1048576 AND ? * 1048576 ORDER BY rowid DESC
    """

  private static let recordStarts = """
    SELECT started_at FROM record WHERE shown = 1 AND started_at BETWEEN ? AND ? ORDER BY started_at DESC
    """

  private static func reading(_ filter: ListFilter) -> String {
    """
    SELECT w.id, w.started_at, w.utc_offset_s FROM workout_text t CROSS JOIN workout w ON w.id = t.workout_id
    WHERE t.number = ?1 AND ?2 IS NULL AND ?3 IS NULL AND \(tests(filter).joined(separator: " AND "))
    """
  }
}

/// The rows of a statement with one number each, a row at a time.
private final class Walk {
  private let statement: Statement
  /// The number of the row it stands on; nil behind the last one.
  private(set) var value: Int?

  init(_ statement: Statement, _ values: [Value]) throws(DatabaseError) {
    self.statement = statement
    try statement.bind(values)
    try advance()
  }

  func advance() throws(DatabaseError) {
    value = try statement.step() ? statement.row.int(0) : nil
  }

  func end() { statement.reset() }
}
