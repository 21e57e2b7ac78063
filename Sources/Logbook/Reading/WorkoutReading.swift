internal import SQLite
internal import Training

extension Store {
  private static let workoutColumns =
    "w.id, w.name, w.started_at, w.utc_offset_s, w.ended_at, w.finished, w.note, w.routine_id, w.source, "
    + "w.tags"

  func workout(_ id: String) throws(LogbookError) -> Workout? {
    let sql = "SELECT \(Store.workoutColumns) FROM workout w WHERE w.id = ?"
    guard var workout = try first(sql, .text(id), read: Store.readWorkout) else { return nil }
    workout.blocks = try blocks(of: id)
    if workout.isRunning { (workout.rest, workout.timer) = try clocks(of: id) }
    return workout
  }

  /// The same workout without its blocks.
  func workoutHead(_ id: String) throws(LogbookError) -> Workout? {
    let sql = "SELECT \(Store.workoutColumns) FROM workout w WHERE w.id = ?"
    return try first(sql, .text(id), read: Store.readWorkout)
  }

  /// Heads of the workouts before a place in time, newest first.
  func workoutHeads(before start: Int, id: String, limit: Int) throws(LogbookError) -> [Workout] {
    try rows(
      """
      SELECT \(Store.workoutColumns) FROM workout w WHERE (w.started_at, w.id) < (?, ?)
      ORDER BY w.started_at DESC, w.id DESC LIMIT ?
      """, .integer(start), .text(id), .integer(limit), read: Store.readWorkout)
  }

  private static func readWorkout(_ row: Row) -> Workout {
    let end = row.optionalInt(4).map { Moment(seconds: $0) }
    return Workout(
      id: ID(row.text(0)), name: row.text(1), start: Store.readMoment(row, at: 2),
      ending: row.flag(5) ? .finished(at: end) : .running, note: row.text(6),
      routine: row.optionalText(7).map { ID($0) }, source: row.text(8),
      tags: row.text(9).split(separator: " ").map(String.init))
  }

  /// Reads seconds and offset, two columns.
  static func readMoment(_ row: Row, at column: Int) -> LocalMoment {
    LocalMoment(moment: Moment(seconds: row.int(column)), offset: row.int(column + 1))
  }

  func blocks(of workout: String) throws(LogbookError) -> [Block] {
    var blocks = try rows(
      """
      SELECT id, exercise_id, superset, note, rest_work_s, rest_warmup_s, rest_between_s, rest_round_s
      FROM block
      WHERE workout_id = ? ORDER BY position, id
      """, .text(workout)
    ) { row in
      Block(
        id: ID(row.text(0)), exercise: ID(row.text(1)), superset: row.optionalInt(2), note: row.text(3),
        restWork: row.optionalInt(4), restWarmup: row.optionalInt(5),
        supersetRests: SupersetRests(between: row.optionalInt(6), round: row.optionalInt(7)))
    }
    let sets = try rows(
      """
      SELECT s.block_id, \(SetColumns.entry) FROM block b JOIN set_entry s ON s.block_id = b.id
      WHERE b.workout_id = ? ORDER BY s.position, s.id
      """, .text(workout)
    ) { (block: $0.text(0), entry: SetColumns.readEntry($0, at: 1)) }
    let byBlock = Dictionary(grouping: sets, by: \.block)
    for index in blocks.indices {
      blocks[index].sets = byBlock[blocks[index].id.text]?.map(\.entry) ?? []
    }
    return blocks
  }

  /// The rest and the set's clock that run, in one question: it is asked before the first paint.
  private func clocks(of workout: String) throws(LogbookError) -> (RunningRest?, SetTimer?) {
    try first(
      """
      SELECT r.set_id, r.started_at, r.duration_s, r.paused_at, r.banked_s,
        t.set_id, t.ready_s, t.started_at, t.banked_s, t.target_s, t.mode, t.off_s, t.following
      FROM (SELECT ? AS id) w LEFT JOIN rest r ON r.workout_id = w.id
        LEFT JOIN set_timer t ON t.workout_id = w.id
      """, .text(workout)
    ) { (Store.readRest($0), Store.readTimer($0, at: 5)) } ?? (nil, nil)
  }

  private static func readRest(_ row: Row) -> RunningRest? {
    row.optionalText(0).map { set in
      RunningRest(
        set: ID(set),
        rest: Rest(
          startedAt: Moment(seconds: row.int(1)), duration: row.int(2),
          pausedAt: row.optionalInt(3).map { Moment(seconds: $0) }, banked: row.int(4)))
    }
  }

  private static func readTimer(_ row: Row, at column: Int) -> SetTimer? {
    guard let set = row.optionalText(column) else { return nil }
    let mode = row.optionalText(column + 5).flatMap { SetTimer.Rounds.Mode(rawValue: $0) }
    return SetTimer(
      set: ID(set), ready: row.int(column + 1),
      watch: Stopwatch(
        banked: row.int(column + 3), startedAt: row.optionalInt(column + 2).map { Moment(seconds: $0) }),
      target: row.optionalInt(column + 4),
      rounds: mode.map {
        SetTimer.Rounds(mode: $0, off: row.int(column + 6), following: row.int(column + 7))
      })
  }
}
