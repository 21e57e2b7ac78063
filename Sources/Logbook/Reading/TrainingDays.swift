internal import SQLite
package import Training

extension Logbook {
  /// The local days with a finished workout, oldest first, each once.
  package func trainingDays(from: Day?, through: Day) throws(LogbookError) -> [Day] {
    let months = try store.rows(
      "SELECT month, days FROM month_total WHERE month BETWEEN ? AND ? ORDER BY month",
      .integer(from.map { Month(of: $0).number } ?? 0), .integer(Month(of: through).number)
    ) { (first: Month(number: $0.int(0)).first, days: $0.int(1)) }
    var found: [Day] = []
    for month in months {
      for number in 1...31 where month.days & 1 << number != 0 {
        let day = month.first + (number - 1)
        if day <= through, from.map({ $0 <= day }) ?? true { found.append(day) }
      }
    }
    return found
  }

  /// Sets done for each muscle from one day through another: warm-ups and empty sets do not count.
  package func muscleSets(from: Day, through: Day) throws(LogbookError) -> WeeklySets {
    try store.reading { () throws(LogbookError) in
      var sets = WeeklySets()
      for (id, count) in try store.setsByExercise(from: from, through: through) {
        guard let exercise = try store.exercise(id) else { continue }
        sets.add(
          sets: count, primary: exercise.primaryMuscles.map(\.rawValue),
          secondary: exercise.secondaryMuscles.map(\.rawValue))
      }
      return sets
    }
  }
}

extension Store {
  /// Beyond so many days whole months are taken as they were summed up.
  private static let longSpan = 100

  fileprivate func setsByExercise(from: Day, through: Day) throws(LogbookError) -> [String: Int] {
    let (first, last) = (Month(of: from), Month(of: through))
    guard through - from > Store.longSpan else { return try setsOfSessions(from, through) }
    var sets = try setsOfSessions(from, first.last)
    let whole = try rows(
      """
      SELECT t.exercise_id, sum(m.sets) FROM exercise_total t
        CROSS JOIN exercise_month m ON m.exercise_id = t.exercise_id
      WHERE m.month > ? AND m.month < ? GROUP BY 1
      """, .integer(first.number), .integer(last.number)
    ) { ($0.text(0), $0.int(1)) }
    sets.merge(whole, uniquingKeysWith: +)
    sets.merge(try setsOfSessions(last.first, through), uniquingKeysWith: +)
    return sets
  }

  /// Without the running workout: sums of days know it neither.
  private func setsOfSessions(_ from: Day, _ through: Day) throws(LogbookError) -> [String: Int] {
    let counts = try rows(
      """
      SELECT t.exercise_id, sum(s.sets) FROM exercise_total t
        CROSS JOIN exercise_session s ON s.exercise_id = t.exercise_id
      WHERE s.started_at BETWEEN ? AND ? AND s.day BETWEEN ? AND ?
        AND s.workout_id IS NOT (SELECT id FROM workout WHERE finished = 0) GROUP BY 1
      """, .integer((from.number - 1) * 86_400), .integer((through.number + 2) * 86_400),
      .integer(from.number), .integer(through.number)
    ) { ($0.text(0), $0.int(1)) }
    return Dictionary(uniqueKeysWithValues: counts)
  }
}
