internal import SQLite
package import Training

extension Logbook {
  /// Begins to take in a log that was written to a file: one transaction until `finish` or `cancel`.
  package func beginTransfer(file: String, at moment: Moment, ids: IDSource) throws(LogbookError)
    -> Transfer
  {
    let batch = Batch(app: "knurl", file: file, sha: nil, at: moment)
    let settings = try BulkSettings(store)
    do throws(LogbookError) {
      try store.told { () throws(DatabaseError) in try store.database.begin(.immediate) }
      return try Transfer(store, batch, ids, settings)
    } catch {
      store.database.rollback()
      try settings.restore()
      throw error
    }
  }
}

/// A log on its way from a file into this one: everything keeps its id.
///
/// What is here already stays as it is: a workout of the same id, or with the same sets at the same
/// start. The memory it takes does not grow with the sets of the file.
package final class Transfer {
  package internal(set) var counts = TransferCounts()

  let store: Store
  let batch: Batch
  let importID: String
  let known: KnownWorkouts
  let exercises: TransferExercises
  let rows: RowInserter
  let settings: BulkSettings
  var ids: IDSource
  var routines: [Routine] = []
  private var knownIDs: Set<String>
  private var knownRoutines: Set<String>
  private var hasRunning: Bool
  private var failure: LogbookError?

  init(_ store: Store, _ batch: Batch, _ ids: IDSource, _ settings: BulkSettings) throws(LogbookError) {
    self.store = store
    self.batch = batch
    self.settings = settings
    var ids = ids
    importID = ids.next(Transfer.self, at: batch.at).text
    self.ids = ids
    known = try KnownWorkouts(store)
    knownIDs = Set(try store.rows("SELECT id FROM workout") { $0.text(0) })
    knownRoutines = Set(try store.rows("SELECT id FROM routine") { $0.text(0) })
    hasRunning = try store.exists("SELECT 1 FROM workout WHERE finished = 0")
    exercises = try TransferExercises(store)
    rows = RowInserter(store)
    try settings.dropIndices()
    try store.run(
      "INSERT INTO import (id, app, file, sha, at, workouts, sets) VALUES (?, ?, ?, NULL, ?, 0, 0)",
      .text(importID), .text(batch.app), .text(batch.file), .integer(batch.at.seconds))
  }

  /// Takes an exercise; exercises come before what uses them.
  package func add(_ exercise: Exercise) {
    exercises.waiting.append(exercise)
  }

  package func add(_ routine: Routine) {
    routines.append(routine)
    knownRoutines.insert(routine.id.text)
  }

  /// Takes a measurement; one with the same id, or the same value at the same moment, is left out.
  package func add(_ measurement: Measurement) throws(LogbookError) {
    try guarded { () throws(LogbookError) in
      let isKnown = try store.exists(
        """
        SELECT 1 FROM measurement WHERE id = ? OR (kind = ? AND taken_at = ? AND value_milli = ? AND unit = ?)
        """, .text(measurement.id.text), .text(measurement.kind),
        .integer(measurement.taken.moment.seconds), .integer(measurement.milli), .text(measurement.unit))
      guard !isKnown else {
        counts.duplicates += 1
        return
      }
      try rows.insert(batched(Store.row(measurement)))
      counts.measurements += 1
    }
  }

  /// Takes a workout and answers why not, where it cannot be kept.
  ///
  /// Empty ids are filled. An exercise the log does not know is made from the name given for it.
  package func add(_ workout: Workout, names: [ID<Exercise>: String] = [:]) throws(LogbookError) -> String? {
    try guarded { () throws(LogbookError) in
      try settleExercises()
      var workout = workout
      for index in workout.blocks.indices {
        let block = workout.blocks[index]
        guard let exercise = try find(block, named: names[block.exercise]) else {
          return "an exercise is neither in the file nor in the log: \(block.exercise.text)"
        }
        workout.blocks[index].exercise = exercise.id
      }
      // A part of a log may name a routine that stayed behind.
      if let routine = workout.routine, !knownRoutines.contains(routine.text) { workout.routine = nil }
      return try take(workout, isTable: !names.isEmpty)
    }
  }

  func batched(_ row: TableRow) -> TableRow {
    TableRow(
      table: row.table, id: row.id, columns: row.columns + [("import_id", .text(importID))])
  }

  private func find(_ block: Block, named name: String?) throws(LogbookError) -> Exercise? {
    let (found, new) = exercises.find(block, named: name) { ids.next(Exercise.self, at: batch.at) }
    if let new {
      try rows.insert(batched(Store.row(new)))
      counts.newExercises.append(new.name)
    }
    return found
  }

  func settleExercises() throws(LogbookError) {
    guard !exercises.waiting.isEmpty else { return }
    for new in exercises.settle() {
      try rows.insert(batched(Store.row(new)))
      counts.newExercises.append(new.name)
    }
  }

  /// Runs a step; after one that failed the transfer is over and nothing of it is kept.
  func guarded<Result>(_ step: () throws(LogbookError) -> Result) throws(LogbookError) -> Result {
    if let failure { throw failure }
    do throws(LogbookError) {
      return try step()
    } catch {
      store.database.rollback()
      failure = error
      throw error
    }
  }
}

extension Transfer {
  /// Of a table, which does not tell everything, only the sets are compared with a workout that is here.
  private func take(_ workout: Workout, isTable: Bool) throws(LogbookError) -> String? {
    let fingerprint = fingerprint(of: workout)
    if knownIDs.contains(workout.id.text), let here = try store.workout(workout.id.text) {
      let isSame = isTable ? self.fingerprint(of: here) == fingerprint : here.isSame(as: workout)
      if isSame { counts.duplicates += 1 } else { counts.changedElsewhere += 1 }
      return nil
    }
    let match = known.take(at: workout.start.moment.seconds) { $0.fingerprint == fingerprint }
    guard match == nil else {
      counts.duplicates += 1
      return nil
    }
    return try write(named(ended(workout)), fingerprint)
  }

  private func fingerprint(of workout: Workout) -> Int {
    var fingerprint = Fingerprint()
    for block in workout.blocks {
      fingerprint.add(exercise: exercises.key(of: block.exercise))
      for set in block.sets { fingerprint.add(set.type, set.values) }
    }
    return fingerprint.value
  }

  /// A second running workout ends with its last set.
  private func ended(_ workout: Workout) -> Workout {
    guard workout.isRunning else { return workout }
    guard hasRunning else {
      hasRunning = true
      return workout
    }
    counts.endedRunning = true
    var workout = workout
    workout.ending = .finished(at: workout.lastCompletion.map { max($0, workout.start.moment) })
    (workout.rest, workout.timer) = (nil, nil)
    return workout
  }

  /// Ids where the file has none.
  private func named(_ workout: Workout) -> Workout {
    let start = workout.start.moment
    var named = workout.id.text.isEmpty ? workout.renamed(ids.next(at: start)) : workout
    for index in named.blocks.indices {
      if named.blocks[index].id.text.isEmpty {
        named.blocks[index] = named.blocks[index].renamed(ids.next(at: start))
      }
      for place in named.blocks[index].sets.indices where named.blocks[index].sets[place].id.text.isEmpty {
        named.blocks[index].sets[place] = named.blocks[index].sets[place].renamed(ids.next(at: start))
      }
    }
    return named
  }

  /// Writes a workout whole, or not at all and answers why.
  private func write(_ workout: Workout, _ fingerprint: Int) throws(LogbookError) -> String? {
    try store.run("SAVEPOINT workout")
    do throws(LogbookError) {
      try writeRows(workout, fingerprint)
      try store.run("RELEASE workout")
      knownIDs.insert(workout.id.text)
      counts.workouts += 1
      counts.sets += workout.blocks.reduce(0) { $0 + $1.sets.count }
      return nil
    } catch {
      guard error.kind == .refused else { throw error }
      try store.run("ROLLBACK TO workout")
      try store.run("RELEASE workout")
      return String(error.sentence.prefix { $0 != "." })
    }
  }

  private func writeRows(_ workout: Workout, _ fingerprint: Int) throws(LogbookError) {
    let head = batched(Store.row(workout))
    try rows.insert(
      TableRow(
        table: head.table, id: head.id, columns: head.columns + [("fingerprint", .integer(fingerprint))]))
    for (index, block) in workout.blocks.enumerated() {
      let row = Store.row(block)
      let place: [TableRow.Column] = [
        ("workout_id", .text(workout.id.text)), ("started_at", .integer(workout.start.moment.seconds)),
        ("position", .integer(index + 1)),
      ]
      try rows.insert(TableRow(table: row.table, id: row.id, columns: row.columns + place))
      for (number, set) in block.sets.enumerated() {
        let row = SetColumns.row(set, in: block.id)
        let place: TableRow.Column = ("position", .integer(number + 1))
        try rows.insert(
          TableRow(table: row.table, id: row.id, parent: row.parent, columns: row.columns + [place]))
      }
    }
    guard workout.isRunning else { return }
    if let rest = workout.rest { try store.writeRest(rest, of: workout.id.text) }
    if let timer = workout.timer { try store.writeTimer(timer, of: workout.id.text) }
  }
}
