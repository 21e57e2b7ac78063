internal import SQLite
package import Training

extension Logbook {
  /// More workouts than a chart can tell apart are shown by month.
  package static let mostFigures = 1_500

  /// What an exercise came to in each workout from a day on, oldest first; nil is from the first.
  ///
  /// Where there are more than `most` it is the most of each month.
  package func figures(of id: ID<Exercise>, since day: Day?, most: Int = mostFigures)
    throws(LogbookError) -> [SessionFigures]
  {
    try store.reading { () throws(LogbookError) in
      let (first, start) = (day?.number ?? Int.min, day.map { ($0.number - 1) * 86_400 } ?? Int.min)
      let count = try store.int(
        """
        SELECT count(*) FROM (SELECT 1 FROM exercise_session
          WHERE exercise_id = ? AND started_at >= ? LIMIT ?)
        """, .text(id.text), .integer(start), .integer(min(most, Int.max - 1) + 1))
      let found =
        count > most
        ? try store.monthFigures(of: id.text, since: day)
        : try store.rows(
          """
          SELECT workout_id, day, sets, \(SessionRows.numbers) FROM exercise_session
          WHERE exercise_id = ? AND started_at >= ? AND day >= ? ORDER BY started_at, workout_id
          """, .text(id.text), .integer(start), .integer(first)
        ) { row in
          SessionFigures(
            workout: ID(row.text(0)), day: Day(number: row.int(1)), sum: SessionRows.read(row, at: 2))
        }
      return found.filter(\.sum.hasNumbers)
    }
  }
}

extension Store {
  /// The most of each month from the one a day lies in.
  fileprivate func monthFigures(of exercise: String, since day: Day?) throws(LogbookError)
    -> [SessionFigures]
  {
    try rows(
      """
      SELECT month, workouts, sets, \(SessionRows.numbers) FROM exercise_month
      WHERE exercise_id = ? AND month >= ? ORDER BY month
      """, .text(exercise), .integer(day.map { Month(of: $0).number } ?? 0)
    ) { row in
      var sum = SessionRows.read(row, at: 2)
      sum.workouts = row.int(1)
      return SessionFigures(workout: nil, day: Month(number: row.int(0)).first, sum: sum)
    }
  }
}
