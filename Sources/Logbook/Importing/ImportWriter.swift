internal import SQLite
internal import Training

/// Writes imported workouts with statements prepared once.
final class ImportWriter {
  private let workouts: Statement
  private let blocks: Statement
  private let oneSet: Statement
  private let manySets: Statement
  private var waiting: [SetRow] = []

  /// How many sets one statement inserts: what is fixed per statement then costs next to nothing.
  private static let batch = 16
  private static let columns = 14
  private let totals: Statement
  private let texts: Statement
  private let sessions: Statement

  init(_ database: Database) throws(DatabaseError) {
    workouts = try database.statement(
      """
      INSERT INTO workout (id, name, started_at, utc_offset_s, ended_at, finished, note, source,
        import_id, fingerprint) VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?, ?)
      """)
    blocks = try database.statement(
      """
      INSERT INTO block (id, workout_id, started_at, exercise_id, position, note, superset)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """)
    oneSet = try database.statement(ImportWriter.insertion(sets: 1))
    manySets = try database.statement(ImportWriter.insertion(sets: ImportWriter.batch))
    totals = try database.statement(
      "INSERT INTO workout_total (workout_id, sets, warmups, kg_milli, lb_milli) VALUES (?, ?, ?, ?, ?)")
    texts = try database.statement(WorkoutText.insertion)
    sessions = try database.statement(SessionRows.insertion)
  }

  func write(
    _ workout: ImportedWorkout, id: String, source: String, importID: String, fingerprint: Int
  ) throws(DatabaseError) {
    let start = workout.start.moment.seconds
    try workouts.bind(id, at: 1)
    try workouts.bind(workout.name, at: 2)
    try workouts.bind(start, at: 3)
    try workouts.bind(workout.start.offset, at: 4)
    try workouts.bind(workout.duration.map { start + max(0, $0) }, at: 5)
    try workouts.bind(workout.note, at: 6)
    try workouts.bind(source, at: 7)
    try workouts.bind(importID, at: 8)
    try workouts.bind(fingerprint, at: 9)
    try workouts.run()
  }

  func writeBlock(
    _ block: ImportedBlock, id: String, workout: String, start: Int, exercise: String, position: Int
  ) throws(DatabaseError) {
    try blocks.bind(id, at: 1)
    try blocks.bind(workout, at: 2)
    try blocks.bind(start, at: 3)
    try blocks.bind(exercise, at: 4)
    try blocks.bind(position, at: 5)
    try blocks.bind(block.note, at: 6)
    try blocks.bind(block.superset, at: 7)
    try blocks.run()
  }

  private static func insertion(sets: Int) -> String {
    let row = "(?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    return """
      INSERT INTO set_entry (id, block_id, position, type, completed, weight_milli, weight_unit, reps,
        duration_s, distance_milli, distance_unit, rpe_halves, rest_s, note, suspicious)
      VALUES \(Array(repeating: row, count: sets).joined(separator: ", "))
      """
  }

  /// Keeps a set until there are enough to be written at once.
  func writeSet(_ row: SetRow) throws(DatabaseError) {
    waiting.append(row)
    guard waiting.count == ImportWriter.batch else { return }
    for (index, row) in waiting.enumerated() {
      try bind(row, to: manySets, from: index * ImportWriter.columns)
    }
    waiting.removeAll(keepingCapacity: true)
    try manySets.run()
  }

  /// Writes the sets still waiting.
  func flush() throws(DatabaseError) {
    for row in waiting {
      try bind(row, to: oneSet, from: 0)
      try oneSet.run()
    }
    waiting = []
  }

  private func bind(_ row: SetRow, to statement: Statement, from offset: Int) throws(DatabaseError) {
    let values = row.set.values
    try statement.bind(row.id, at: offset + 1)
    try statement.bind(row.block, at: offset + 2)
    try statement.bind(row.position, at: offset + 3)
    try statement.bind(row.set.type.rawValue, at: offset + 4)
    try statement.bind(values.weight?.milli, at: offset + 5)
    try statement.bind(values.weight?.unit.rawValue, at: offset + 6)
    try statement.bind(values.reps, at: offset + 7)
    try statement.bind(values.duration, at: offset + 8)
    try statement.bind(values.distance?.milli, at: offset + 9)
    try statement.bind(values.distance?.unit.rawValue, at: offset + 10)
    try statement.bind(values.rpe?.halves, at: offset + 11)
    try statement.bind(row.rest, at: offset + 12)
    try statement.bind(row.set.note, at: offset + 13)
    try statement.bind(row.set.isSuspicious ? 1 : 0, at: offset + 14)
  }

  func writeTotal(_ total: WorkoutTotal, of workout: String) throws(DatabaseError) {
    try totals.bind(workout, at: 1)
    try totals.bind(total.sets, at: 2)
    try totals.bind(total.warmups, at: 3)
    try totals.bind(Int(clamping: total.volume.kilograms), at: 4)
    try totals.bind(Int(clamping: total.volume.pounds), at: 5)
    try totals.run()
  }

  func writeSession(_ row: SessionRow, of exercise: String) throws(DatabaseError) {
    try sessions.bind(exercise, at: 1)
    try sessions.bind(row.start, at: 2)
    try sessions.bind(row.workout, at: 3)
    try sessions.bind(row.day.number, at: 4)
    try sessions.bind(row.sum.sets, at: 5)
    for (index, number) in row.sum.numbers.enumerated() { try sessions.bind(number, at: 6 + index) }
    try sessions.run()
  }

  /// Keeps the words of a workout; the index takes them in at the end.
  func writeText(_ text: WorkoutText, of workout: String) throws(DatabaseError) {
    try texts.bind(text.values(of: workout))
    try texts.run()
  }
}

/// A set on its way into the log.
struct SetRow {
  let set: ImportedSet
  let id: String
  let block: String
  let position: Int
  let rest: Int?
}
