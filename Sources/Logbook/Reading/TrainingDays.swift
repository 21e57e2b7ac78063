internal import SQLite
package import Training

extension Logbook {
  /// The local days with a finished workout, oldest first, each once.
  package func trainingDays(from: Day?, through: Day) throws(LogbookError) -> [Day] {
    let first = from.map { $0.number * 86_400 } ?? -100_000_000_000
    return try store.rows(
      """
      SELECT DISTINCT (started_at + utc_offset_s + 62135596800) / 86400 FROM workout
      WHERE finished = 1 AND started_at BETWEEN ?1 - 86400 AND ?2 + 86400
        AND started_at + utc_offset_s >= ?1 AND started_at + utc_offset_s < ?2 ORDER BY 1
      """, .integer(first), .integer((through.number + 1) * 86_400)
    ) { Day(number: $0.int(0) - 719_162) }
  }
}
