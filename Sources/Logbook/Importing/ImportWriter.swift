internal import SQLite
internal import Training

/// Writes imported workouts with statements prepared once.
final class ImportWriter {
  private let workouts: Statement
  private let blocks: Statement
  private let sets: Statement
  private let totals: Statement

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
    sets = try database.statement(
      """
      INSERT INTO set_entry (id, block_id, position, type, completed, weight_milli, weight_unit, reps,
        duration_s, distance_milli, distance_unit, rpe_halves, rest_s, note, suspicious)
      VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    totals = try database.statement(
      "INSERT INTO workout_total (workout_id, sets, warmups, kg_milli, lb_milli) VALUES (?, ?, ?, ?, ?)")
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

  func writeSet(_ set: ImportedSet, id: String, block: String, position: Int, rest: Int?)
    throws(DatabaseError)
  {
    let values = set.values
    try sets.bind(id, at: 1)
    try sets.bind(block, at: 2)
    try sets.bind(position, at: 3)
    try sets.bind(set.type.rawValue, at: 4)
    try sets.bind(values.weight?.milli, at: 5)
    try bind(values.weight?.unit.rawValue, at: 6)
    try sets.bind(values.reps, at: 7)
    try sets.bind(values.duration, at: 8)
    try sets.bind(values.distance?.milli, at: 9)
    try bind(values.distance?.unit.rawValue, at: 10)
    try sets.bind(values.rpe?.halves, at: 11)
    try sets.bind(rest, at: 12)
    try sets.bind(set.note, at: 13)
    try sets.bind(set.isSuspicious ? 1 : 0, at: 14)
    try sets.run()
  }

  private func bind(_ text: String?, at index: Int) throws(DatabaseError) {
    guard let text else { return try sets.bindNull(at: index) }
    try sets.bind(text, at: index)
  }

  func writeTotal(_ total: WorkoutTotal, of workout: String) throws(DatabaseError) {
    try totals.bind(workout, at: 1)
    try totals.bind(total.sets, at: 2)
    try totals.bind(total.warmups, at: 3)
    try totals.bind(Int(clamping: total.volume.kilograms), at: 4)
    try totals.bind(Int(clamping: total.volume.pounds), at: 5)
    try totals.run()
  }
}
