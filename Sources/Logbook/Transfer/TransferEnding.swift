internal import SQLite
internal import Training

extension Transfer {
  /// Ends the transfer: everything is in the log, with one entry in the journal, or nothing is.
  package func finish() throws(LogbookError) -> TransferCounts {
    try guarded { () throws(LogbookError) in
      try settleExercises()
      try settings.restoreIndices()
      let resting = try store.restsAfterDoneSets()
      let added = try store.recording { () throws(LogbookError) in
        try settle()
      }
      try store.dropLostRests(afterDone: resting)
      try store.derive(try store.reach(ofImport: importID))
      try store.derive(
        redefined: exercises.settled.filter { $0.old.loadRules != $0.new.loadRules }.map(\.new))
      try enter(added)
      try store.told { () throws(DatabaseError) in try store.database.commit() }
    }
    try settings.restore()
    return counts
  }

  /// Ends the transfer without a trace and returns what it would have done.
  package func cancel() throws(LogbookError) -> TransferCounts {
    try guarded { () throws(LogbookError) in
      try settleExercises()
      try settle()
    }
    store.database.rollback()
    try settings.restore()
    return counts
  }

  /// Ends a transfer that cannot go on: nothing of it stays.
  package func giveUp() throws(LogbookError) {
    store.database.rollback()
    try settings.restore()
  }

  /// Writes what the journal records row by row: routines, and settings of built-in exercises.
  private func settle() throws(LogbookError) {
    for change in exercises.settled { try store.write(from: change.old, to: change.new) }
    counts.exercisesSettled = exercises.settled.count
    counts.settingsKept += exercises.kept
    for routine in routines { try take(routine) }
  }

  private func take(_ routine: Routine) throws(LogbookError) {
    var routine = routine
    for index in routine.blocks.indices {
      guard let exercise = exercises.exercise(routine.blocks[index].exercise) else {
        throw LogbookError(
          .refused,
          "The routine \(routine.name) of \(batch.file) uses an exercise that is neither there "
            + "nor in the log. Nothing was changed.")
      }
      routine.blocks[index].exercise = exercise.id
    }
    guard let here = try store.routine(routine.id.text) else {
      try store.write(from: nil, to: routine)
      counts.routines += 1
      return
    }
    if here != routine { counts.settingsKept += 1 }
  }

  private func enter(_ added: Changeset) throws(LogbookError) {
    guard counts.bringsSomething else {
      return try store.run("DELETE FROM import WHERE id = ?", .text(importID))
    }
    try store.run(
      "UPDATE import SET workouts = ?, sets = ? WHERE id = ?", .integer(counts.workouts),
      .integer(counts.sets), .text(importID))
    let plural = counts.workouts == 1 ? "" : "s"
    let what = counts.workouts > 0 ? "\(counts.workouts) workout\(plural)" : "settings and measurements"
    let number = try store.enter(
      "Imported \(what) from \(batch.file)", [], importID: importID, at: batch.at)
    if !added.isEmpty { try store.keep(added, part: 0, of: number) }
  }
}

extension Store {
  /// Makes the numbers anew of exercises that count in another way from now on.
  func derive(redefined exercises: [Exercise]) throws(LogbookError) {
    let deriver = try Deriver(self)
    for exercise in exercises {
      try deriver.totals(of: exercise.id.text, from: Int.min)
      try deriver.numbers(of: exercise.id.text, from: Int.min)
    }
    try deriver.settleMonths()
  }
}
