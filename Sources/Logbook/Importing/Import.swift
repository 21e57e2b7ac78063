internal import SQLite
package import Training

extension Logbook {
  /// Begins an import: one transaction until `finish` or `cancel`; nothing else may be asked meanwhile.
  package func beginImport(app: String, file: String, sha: String?, at moment: Moment, ids: IDSource)
    throws(LogbookError) -> Import
  {
    let batch = Batch(app: app, file: file, sha: sha, at: moment)
    let settings = try BulkSettings(store)
    do throws(LogbookError) {
      try store.told { () throws(DatabaseError) in try store.database.begin(.immediate) }
      return try Import(store, batch, ids, settings)
    } catch {
      store.database.rollback()
      try settings.restore()
      throw error
    }
  }
}

/// Where an import comes from.
struct Batch {
  let app: String
  let file: String
  let sha: String?
  let at: Moment
}

/// Workouts of a file on their way into the log.
///
/// What is there already is left out: the same sets at the same start, whatever the title and notes
/// say now. The memory it takes does not grow with the sets of the file.
package final class Import {
  package internal(set) var counts = ImportCounts()
  /// Keeps workouts that are already here under a constant shift of their start as workouts of their own.
  package var keepsShifted = false
  /// Puts the file's notes in the place of those that are here.
  package var takesNotes = false

  let store: Store
  let batch: Batch
  let importID: String
  let known: KnownWorkouts
  let exercises: KnownExercises
  let rows: ImportRows
  let originals: OriginalRows
  var ids: IDSource
  var waiting: [Arrival] = []
  var shifted: [ShiftedWorkout] = []
  var notes: [AddedNote] = []
  let settings: BulkSettings
  private var failure: LogbookError?
  /// The file being read, its place among the import's, and what was counted before it.
  private(set) var file: String
  private(set) var fileNumber = 0
  private(set) var hasManyFiles = false
  private var countsBefore = ImportCounts()

  init(_ store: Store, _ batch: Batch, _ ids: IDSource, _ settings: BulkSettings)
    throws(LogbookError)
  {
    self.store = store
    self.batch = batch
    self.settings = settings
    file = batch.file
    var ids = ids
    importID = ids.next(Import.self, at: batch.at).text
    self.ids = ids
    originals = OriginalRows(store, importID: importID)
    known = try KnownWorkouts(store)
    exercises = try KnownExercises(store)
    try settings.dropIndices()
    rows = try ImportRows(store, known: known.count, source: batch.app, importID: importID)
    try store.run(
      "INSERT INTO import (id, app, file, sha, at, workouts, sets) VALUES (?, ?, ?, ?, ?, 0, 0)",
      .text(importID), .text(batch.app), .text(batch.file), .text(batch.sha),
      .integer(batch.at.seconds))
  }

  /// How rows are packed that are kept as they are.
  package var pack: ([UInt8]) -> [UInt8] {
    get { originals.pack }
    set { originals.pack = newValue }
  }

  /// What comes now is of another file; its rows are kept where it has a layout.
  package func begin(source: String, file: String, isOneOfMany: Bool, layout: RowLayout? = nil)
    throws(LogbookError)
  {
    try guarded { () throws(LogbookError) in try originals.begin(layout) }
    rows.source = source
    hasManyFiles = isOneOfMany
    self.file = file
    fileNumber += 1
    countsBefore = counts
  }

  /// Judges what the file still left open; answers what it brought.
  package func endSource() throws(LogbookError) -> ImportCounts {
    try guarded { () throws(LogbookError) in try settle() }
    var brought = counts
    brought.subtract(countsBefore)
    return brought
  }

  /// Names of the files that stand for exercises of the log; they become aliases.
  package func match(_ names: [String: ID<Exercise>]) throws(LogbookError) {
    for (name, id) in names.sorted(by: { $0.key < $1.key }) {
      guard let exercise = try store.exercise(id.text) else { continue }
      exercises.match(name, with: exercise)
    }
  }

  /// Takes the next workout of the file; those that start together are judged together.
  package func add(_ workout: ImportedWorkout) throws(LogbookError) {
    try guarded { () throws(LogbookError) in
      if let first = waiting.first, first.workout.start.moment != workout.start.moment {
        try settle()
      }
      waiting.append(arrival(of: workout))
    }
  }

  /// Takes a measurement; one with the same value at the same moment, or at the same time by the clock, is left
  /// out: most files tell no zone.
  package func add(kind: String, milli: Int, unit: String, taken: LocalMoment, note: String = "")
    throws(LogbookError)
  {
    let kind = MeasurementKind(named: kind).name
    try guarded { () throws(LogbookError) in
      guard try !holds(kind, milli, unit, taken) else {
        counts.knownMeasurements += 1
        return
      }
      try store.run(
        """
        INSERT INTO measurement (id, kind, value_milli, unit, taken_at, utc_offset_s, import_id, note)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """, .text(ids.next(Measurement.self, at: batch.at).text), .text(kind), .integer(milli),
        .text(unit), .integer(taken.moment.seconds), .integer(taken.offset), .text(importID),
        .text(note))
      counts.measurements += 1
      if kind == "bodyweight" { rows.weighIns.append(taken.moment.seconds) }
    }
  }

  private func holds(_ kind: String, _ milli: Int, _ unit: String, _ taken: LocalMoment)
    throws(LogbookError) -> Bool
  {
    let seconds = taken.moment.seconds
    return try store.exists(
      """
      SELECT 1 FROM measurement WHERE kind = ? AND taken_at BETWEEN ? AND ? AND value_milli = ? AND unit = ?
        AND (taken_at = ? OR taken_at + utc_offset_s = ?)
      """, .text(kind), .integer(seconds - Import.zones), .integer(seconds + Import.zones), .integer(milli),
      .text(unit), .integer(seconds), .integer(seconds + taken.offset))
  }

  /// The most seconds by which clocks of two zones differ.
  private static let zones = 26 * 3600

  /// Ends the import: everything is in the log, with one entry in the journal, or nothing is.
  package func finish() throws(LogbookError) -> ImportCounts {
    try guarded { () throws(LogbookError) in
      try settle()
      try complete()
      try store.told { () throws(DatabaseError) in try store.database.commit() }
    }
    try settings.restore()
    return counts
  }

  /// Ends the import without a trace and returns what it would have done.
  package func cancel() throws(LogbookError) -> ImportCounts {
    try guarded { () throws(LogbookError) in
      try settle()
      _ = dropShifted()
      countExercises()
    }
    store.database.rollback()
    try settings.restore()
    return counts
  }

  /// Runs a step; after one that failed the import is over and nothing of it is kept.
  private func guarded(_ step: () throws(LogbookError) -> Void) throws(LogbookError) {
    if let failure { throw failure }
    do throws(LogbookError) {
      try step()
    } catch {
      store.database.rollback()
      failure = error
      try settings.restore()
      throw error
    }
  }
}
