internal import SQLite
internal import Training

/// What an exercise came to in one workout, as the log keeps it.
struct SessionRow: Hashable {
  let start: Int
  let workout: String
  let day: Day
  let sum: SessionSum
}

/// How sums of sessions become rows and rows become sums.
enum SessionRows {
  static let numbers = SessionTables.numbers.joined(separator: ", ")
  private static let marks = String(repeating: ", ?", count: SessionTables.numbers.count)

  static let insertion = """
    INSERT INTO exercise_session (exercise_id, started_at, workout_id, day, sets, \(numbers))
    VALUES (?, ?, ?, ?, ?\(marks))
    """

  static let monthInsertion = """
    INSERT INTO exercise_month (exercise_id, month, workouts, sets, \(numbers))
    VALUES (?, ?, ?, ?\(marks))
    """

  static func values(_ row: SessionRow, of exercise: String) -> [Value] {
    [
      .text(exercise), .integer(row.start), .text(row.workout), .integer(row.day.number),
      .integer(row.sum.sets),
    ] + values(row.sum)
  }

  static func values(_ sum: SessionSum, in month: Month, of exercise: String) -> [Value] {
    [.text(exercise), .integer(month.number), .integer(sum.workouts), .integer(sum.sets)] + values(sum)
  }

  private static func values(_ sum: SessionSum) -> [Value] {
    sum.numbers.map { .integer($0) }
  }

  /// Reads the sets and the numbers from a column on.
  static func read(_ row: Row, at column: Int) -> SessionSum {
    var sum = SessionSum()
    sum.sets = row.int(column)
    sum.estimate = row.optionalInt(column + 1)
    sum.load = row.optionalInt(column + 2)
    sum.weight = row.optionalInt(column + 3)
    sum.setVolume = row.optionalInt(column + 4)
    sum.volume = row.optionalInt(column + 5)
    sum.reps = row.optionalInt(column + 6)
    sum.totalReps = row.optionalInt(column + 7)
    sum.duration = row.optionalInt(column + 8)
    sum.distance = row.optionalInt(column + 9)
    return sum
  }
}

extension Store {
  /// The sessions of an exercise from a moment on, oldest first.
  func sessionRows(of exercise: String, from start: Int, through end: Int = Int.max) throws(LogbookError)
    -> [SessionRow]
  {
    try rows(
      """
      SELECT started_at, workout_id, day, sets, \(SessionRows.numbers) FROM exercise_session
      WHERE exercise_id = ? AND started_at BETWEEN ? AND ? ORDER BY started_at, workout_id
      """, .text(exercise), .integer(start), .integer(end)
    ) { row in
      SessionRow(
        start: row.int(0), workout: row.text(1), day: Day(number: row.int(2)),
        sum: SessionRows.read(row, at: 3))
    }
  }

  /// Writes what differs from the sessions kept from a moment on, and their months.
  func keep(_ sessions: [SessionRow], of exercise: String, from start: Int, through end: Int = Int.max)
    throws(LogbookError)
  {
    let kept = try sessionRows(of: exercise, from: start, through: end)
    guard kept != sessions else { return }
    let (old, new) = (Set(kept), Set(sessions))
    for row in kept where !new.contains(row) {
      try run(
        "DELETE FROM exercise_session WHERE exercise_id = ? AND started_at = ? AND workout_id = ?",
        .text(exercise), .integer(row.start), .text(row.workout))
    }
    for row in sessions where !old.contains(row) {
      _ = try changed(SessionRows.insertion, SessionRows.values(row, of: exercise))
    }
    for month in Set(old.symmetricDifference(new).map { Month(of: $0.day) }) {
      try derive(month, of: exercise)
    }
  }

  /// Takes the most of a month's sessions anew.
  private func derive(_ month: Month, of exercise: String) throws(LogbookError) {
    try run(
      "DELETE FROM exercise_month WHERE exercise_id = ? AND month = ?", .text(exercise),
      .integer(month.number))
    let most = SessionTables.numbers.map { "max(\($0))" }.joined(separator: ", ")
    try run(
      """
      INSERT INTO exercise_month (exercise_id, month, workouts, sets, \(SessionRows.numbers))
      SELECT exercise_id, ?2, count(*), sum(sets), \(most) FROM exercise_session
      WHERE exercise_id = ?1 AND started_at BETWEEN ?3 AND ?4 AND day BETWEEN ?5 AND ?6 GROUP BY exercise_id
      """, .text(exercise), .integer(month.number), .integer((month.first.number - 1) * 86_400),
      .integer((month.last.number + 2) * 86_400), .integer(month.first.number),
      .integer(month.last.number))
  }
}
