internal import SQLite
package import Training

extension Logbook {
  /// Which workout it is, counted from 1 by start; 0 when it is not in the log.
  ///
  /// Whole months are taken as they were summed up, up to the one before the last: whatever its zone, a
  /// workout of theirs began earlier.
  package func ordinal(of id: ID<Workout>) throws(LogbookError) -> Int {
    try store.reading { () throws(LogbookError) in
      let start = try store.first(
        "SELECT started_at, utc_offset_s FROM workout WHERE id = ?", .text(id.text)
      ) { Store.readMoment($0, at: 0) }
      guard let start else { return 0 }
      let first = start.day.monthsBefore(1).startOfMonth
      let whole = try store.int(
        "SELECT coalesce(sum(workouts), 0) FROM month_total WHERE month < ?",
        .integer(Month(of: first).number))
      let running = try store.int(
        "SELECT count(*) FROM workout WHERE finished = 0 AND started_at + utc_offset_s < ?",
        .integer(first.number * 86_400))
      let recent = try store.int(
        """
        SELECT count(*) FROM workout WHERE started_at >= ?1 - 86400 AND (started_at, id) <= (?2, ?3)
          AND started_at + utc_offset_s >= ?1
        """, .integer(first.number * 86_400), .integer(start.moment.seconds), .text(id.text))
      return whole + running + recent
    }
  }
}
