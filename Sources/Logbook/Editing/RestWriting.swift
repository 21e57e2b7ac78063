internal import SQLite
internal import Training

extension Store {
  func writeRest(_ rest: RunningRest?, of workout: String) throws(LogbookError) {
    guard let rest else {
      return try run("DELETE FROM rest WHERE workout_id = ?", .text(workout))
    }
    try run(
      """
      INSERT OR REPLACE INTO rest (workout_id, set_id, started_at, duration_s, paused_at, banked_s)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      .text(workout), .text(rest.set.text), .integer(rest.rest.startedAt.seconds),
      .integer(rest.rest.duration), .integer(rest.rest.pausedAt?.seconds), .integer(rest.rest.banked))
  }

  func writeTimer(_ timer: SetTimer?, of workout: String) throws(LogbookError) {
    guard let timer else {
      return try run("DELETE FROM set_timer WHERE workout_id = ?", .text(workout))
    }
    try run(
      """
      INSERT OR REPLACE INTO set_timer
        (workout_id, set_id, ready_s, started_at, banked_s, target_s, mode, off_s, following)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .text(workout), .text(timer.set.text), .integer(timer.ready),
      .integer(timer.watch.startedAt?.seconds), .integer(timer.watch.banked), .integer(timer.target),
      .text(timer.rounds?.mode.rawValue), .integer(timer.rounds?.off ?? 0),
      .integer(timer.rounds?.following ?? 0))
  }

  /// The rests whose set is done, by their workouts.
  func restsAfterDoneSets() throws(LogbookError) -> [String] {
    try rows(
      """
      SELECT r.workout_id FROM rest r CROSS JOIN block b ON b.workout_id = r.workout_id
        CROSS JOIN set_entry s ON s.block_id = b.id AND s.id = r.set_id AND s.completed = 1
      """
    ) { $0.text(0) }
  }

  /// Removes rests whose set is gone or that of a finished workout, and those whose set was done and no
  /// longer is; a rest before the first set stays.
  func dropLostRests(afterDone done: [String]) throws(LogbookError) {
    try run(
      """
      DELETE FROM rest WHERE NOT EXISTS (
        SELECT 1 FROM workout w CROSS JOIN block b ON b.workout_id = w.id
          CROSS JOIN set_entry s ON s.block_id = b.id AND s.id = rest.set_id
        WHERE w.id = rest.workout_id AND w.finished = 0)
      """)
    try dropLostTimers()
    for workout in done {
      try run(
        """
        DELETE FROM rest WHERE workout_id = ? AND EXISTS (
          SELECT 1 FROM block b CROSS JOIN set_entry s ON s.block_id = b.id AND s.id = rest.set_id
          WHERE b.workout_id = rest.workout_id AND s.completed = 0)
        """, .text(workout))
    }
  }

  /// Removes clocks whose set is gone, that of a finished workout or done; those of stretches stay.
  private func dropLostTimers() throws(LogbookError) {
    try run(
      """
      DELETE FROM set_timer WHERE NOT EXISTS (
        SELECT 1 FROM workout w CROSS JOIN block b ON b.workout_id = w.id
          CROSS JOIN set_entry s ON s.block_id = b.id AND s.id = set_timer.set_id
        WHERE w.id = set_timer.workout_id AND w.finished = 0
          AND (s.completed = 0 OR set_timer.mode = 'every'))
      """)
  }
}
