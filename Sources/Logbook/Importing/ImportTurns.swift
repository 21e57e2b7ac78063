internal import SQLite
package import Training

/// One import the log still holds.
package struct ImportEntry: Hashable, Sendable {
  package let id: String
  package let app: String
  package let file: String
  package let sha: String?
  package let at: Moment
  package let workouts: Int
  package let sets: Int
}

extension Logbook {
  /// The imports still in place, newest first.
  package func imports(limit: Int) throws(LogbookError) -> [ImportEntry] {
    try store.rows(
      "SELECT id, app, file, sha, at, workouts, sets FROM import \(Store.newestImport) LIMIT ?",
      .integer(limit)
    ) { row in
      ImportEntry(
        id: row.text(0), app: row.text(1), file: row.text(2), sha: row.optionalText(3),
        at: Moment(seconds: row.int(4)), workouts: row.int(5), sets: row.int(6))
    }
  }

  /// Takes the newest import back, or an older one by its number from 1, whatever was done since, and
  /// returns what went.
  ///
  /// When it is the newest change this is an undo, which can be redone; else a change of its own.
  package func undoImport(_ number: Int = 1, at moment: Moment) throws(LogbookError) -> ImportCounts {
    try store.writing { () throws(LogbookError) in
      guard
        let id = try store.first(
          "SELECT id FROM import \(Store.newestImport) LIMIT 1 OFFSET ?", .integer(number - 1),
          read: { $0.text(0) })
      else {
        throw LogbookError(
          .nothingToUndo,
          number == 1 ? "There is no import to undo." : "There are not \(number) imports in the log.")
      }
      let counts = try store.importCounts(id)
      let newest = try store.nextTurn(.undo)
      if newest.importID == id {
        try store.turn(newest)
      } else {
        try store.removeImport(id, at: moment)
      }
      return counts
    }
  }
}

extension Store {
  /// The order in which imports came, newest first: many may come within a second, and clocks go back.
  fileprivate static let newestImport = """
    ORDER BY (SELECT max(j.number) FROM journal j WHERE j.import_id = import.id) DESC, at DESC, id DESC
    """

  /// Undoes or redoes an import: its rows by batch, the notes it added by changeset.
  func turnImport(_ id: String, _ turn: JournalTurn) throws(LogbookError) {
    try run("PRAGMA defer_foreign_keys = ON")
    let notes = try parts(of: turn.number).filter { $0 == 0 }
    switch turn.direction {
    case .undo:
      for part in notes { try applyAdditions(try changeset(turn.number, part, inverted: true)) }
      try deleteBatch(id, into: turn.number)
    case .redo:
      for part in try parts(of: turn.number).reversed() where part > 0 {
        try applyAlone(try changeset(turn.number, part, inverted: true))
      }
      try run("DELETE FROM journal_part WHERE number = ? AND part > 0", .integer(turn.number))
      try derive(try reach(ofImport: id))
      for part in notes { try applyAdditions(try changeset(turn.number, part, inverted: false)) }
    }
  }

  /// Applies what an import changed beside its own rows: notes, routines, settings of exercises.
  private func applyAdditions(_ changeset: Changeset) throws(LogbookError) {
    let touched = try Touched(changeset, in: self)
    var redefined = Touched()
    redefined.exercises = touched.exercises
    let derivation = try Derivation(redefined, in: self)
    try applyAlone(changeset)
    try derivation.run()
    try indexTexts(of: touched.workouts)
  }

  /// Takes an import out as a change of its own.
  fileprivate func removeImport(_ id: String, at moment: Moment) throws(LogbookError) {
    let file = try first("SELECT file FROM import WHERE id = ?", .text(id)) { $0.text(0) } ?? ""
    let resting = try restsAfterDoneSets()
    let number = try enter("Removed the import of \(file)", [], at: moment)
    try deleteBatch(id, into: number)
    try dropLostRests(afterDone: resting)
  }

  fileprivate func importCounts(_ id: String) throws(LogbookError) -> ImportCounts {
    var counts = ImportCounts()
    counts.workouts = try int("SELECT count(*) FROM workout WHERE import_id = ?", .text(id))
    counts.sets = try int(
      """
      SELECT count(*) FROM workout w JOIN block b ON b.workout_id = w.id
        JOIN set_entry s ON s.block_id = b.id WHERE w.import_id = ?
      """, .text(id))
    counts.measurements = try int("SELECT count(*) FROM measurement WHERE import_id = ?", .text(id))
    counts.newExercises = try lonelyExercises(of: id)
    return counts
  }

  /// Names of the exercises an import made that nothing outside it uses.
  private func lonelyExercises(of id: String) throws(LogbookError) -> [String] {
    try rows(
      """
      SELECT e.name FROM exercise e WHERE e.import_id = ?
        AND NOT EXISTS (SELECT 1 FROM block b JOIN workout w ON w.id = b.workout_id
          WHERE b.exercise_id = e.id AND w.import_id IS NOT e.import_id)
        AND NOT EXISTS (SELECT 1 FROM routine_block r WHERE r.exercise_id = e.id)
      ORDER BY e.name
      """, .text(id)
    ) { $0.text(0) }
  }
}

/// What an import reaches beyond its own rows.
struct ImportReach {
  let workouts: [String]
  /// Each exercise with the start of its first workout of the batch.
  let exercises: [(id: String, start: Int)]
  let weighIns: [Int]
  let months: Set<Month>
}

extension Store {
  func reach(ofImport id: String) throws(LogbookError) -> ImportReach {
    ImportReach(
      workouts: try rows("SELECT id FROM workout WHERE import_id = ?", .text(id)) { $0.text(0) },
      exercises: try rows(
        """
        SELECT b.exercise_id, min(b.started_at) FROM workout w JOIN block b ON b.workout_id = w.id
        WHERE w.import_id = ? GROUP BY 1
        """, .text(id)
      ) { ($0.text(0), $0.int(1)) },
      weighIns: try rows(
        "SELECT taken_at FROM measurement WHERE import_id = ? AND kind = 'bodyweight'", .text(id)
      ) { $0.int(0) },
      months: Set(
        try rows("SELECT started_at, utc_offset_s FROM workout WHERE import_id = ?", .text(id)) {
          Month(of: Store.readMoment($0, at: 0).day)
        }))
  }

  /// Makes anew what an import reaches, after it came or went.
  func derive(_ reach: ImportReach) throws(LogbookError) {
    let deriver = try Deriver(self)
    for workout in reach.workouts { try deriver.total(of: workout) }
    for exercise in reach.exercises { try countWorkouts(of: exercise.id) }
    var starts = Dictionary(uniqueKeysWithValues: reach.exercises.map { ($0.id, $0.start) })
    for (exercise, start) in try self.reach(ofWeighIns: reach.weighIns) {
      try deriver.totals(of: exercise, from: start)
      starts[exercise] = min(starts[exercise] ?? start, start)
    }
    for (exercise, start) in starts { try deriver.numbers(of: exercise, from: start) }
    try deriver.settleMonths(and: reach.months)
    try indexTexts(of: reach.workouts)
  }

  /// Deletes a batch in slices, each a part of a journal entry, so that memory does not grow with it.
  fileprivate func deleteBatch(_ id: String, into number: Int) throws(LogbookError) {
    let reach = try reach(ofImport: id)
    let size = 500
    var part = 1
    for first in stride(from: 0, to: reach.workouts.count, by: size) {
      let slice = reach.workouts[first..<min(first + size, reach.workouts.count)]
      let changeset = try recording { () throws(LogbookError) in
        for workout in slice { try deleteImported(workout) }
      }
      try keep(changeset, part: part, of: number)
      part += 1
    }
    part = try deleteOriginals(of: id, into: number, from: part)
    let changeset = try recording { () throws(LogbookError) in try deleteRemains(of: id) }
    try keep(changeset, part: part, of: number)
    try derive(reach)
  }

  /// Deletes the rows kept of a batch in parts of the entry; answers the number of the next part.
  private func deleteOriginals(of id: String, into number: Int, from part: Int) throws(LogbookError) -> Int {
    let size = 50
    let count = try int("SELECT coalesce(max(number), 0) FROM original WHERE import_id = ?", .text(id))
    for slice in stride(from: 0, to: count, by: size) {
      let changeset = try recording(in: [OriginalTable.name]) { () throws(LogbookError) in
        try run(
          "DELETE FROM original WHERE import_id = ? AND number BETWEEN ? AND ?", .text(id),
          .integer(slice + 1), .integer(slice + size))
      }
      try keep(changeset, part: part + slice / size, of: number)
    }
    return part + (count + size - 1) / size
  }

  /// Deletes what an import brought besides workouts; exercises in use elsewhere stay.
  private func deleteRemains(of id: String) throws(LogbookError) {
    try run("DELETE FROM measurement WHERE import_id = ?", .text(id))
    try run(
      """
      DELETE FROM exercise WHERE import_id = ?
        AND NOT EXISTS (SELECT 1 FROM block b WHERE b.exercise_id = exercise.id)
        AND NOT EXISTS (SELECT 1 FROM routine_block r WHERE r.exercise_id = exercise.id)
      """, .text(id))
    try run("UPDATE exercise SET import_id = NULL WHERE import_id = ?", .text(id))
    try run("DELETE FROM import WHERE id = ?", .text(id))
  }
}
