internal import SQLite
package import Training

/// The log on disk: every fact a person wrote, what can be undone, and the numbers derived from both.
///
/// Each write is one transaction: all of it is on disk when the call returns, or nothing is.
package final class Logbook {
  package enum Access: Hashable, Sendable {
    case readWrite, readOnly
  }

  package let path: String
  let store: Store
  private var seenVersion = 0
  private var queries: Database?
  /// Told each change after it is on the disk; undo and redo are none.
  package var afterSave: (Change) -> Void = { _ in }

  /// Opens the log, making it and its folders when there is none; `:memory:` lives as long as the object.
  package init(path: String, access: Access = .readWrite) throws(LogbookError) {
    self.path = path
    store = try Opening.open(path, access)
    seenVersion = try store.int("PRAGMA data_version")
  }

  /// The log for writing; where it may not be written, for reading, with the sentence that says so.
  package static func openAsAllowed(
    path: String
  ) throws(LogbookError) -> (log: Logbook, hindrance: LogbookError?) {
    do throws(LogbookError) {
      return (try Logbook(path: path), nil)
    } catch {
      guard error.kind == .readOnly, !Files.isMissing(path) else { throw error }
      return (try Logbook(path: path, access: .readOnly), error)
    }
  }

  /// Ends the use of the file; the logbook is not used afterwards.
  package func close() {
    queries?.close()
    store.database.close()
  }

  /// Whether another connection wrote since this was last asked.
  package func didChangeElsewhere() throws(LogbookError) -> Bool {
    let version = try store.int("PRAGMA data_version")
    defer { seenVersion = version }
    return version != seenVersion
  }

  /// A connection that cannot write, for statements people type.
  func queryDatabase() throws(LogbookError) -> Database {
    if let queries { return queries }
    guard path != ":memory:" else { return store.database }
    let opened = try store.told { () throws(DatabaseError) in
      try Database(path: path, access: .readOnly)
    }
    queries = opened
    return opened
  }
}

extension Logbook {
  /// Applies a change and enters it in the journal; a change of nothing but the rest is not entered.
  package func save(_ change: Change, at moment: Moment) throws(LogbookError) {
    let isNew = try store.writing { () throws(LogbookError) in
      let resting = try store.restsAfterDoneSets()
      let derivation = try Derivation(Touched(change, in: store), in: store)
      let changeset = try store.recording { () throws(LogbookError) in
        for step in change.steps { try apply(step) }
      }
      try store.dropLostRests(afterDone: resting)
      guard !changeset.isEmpty else { return false }
      try derivation.run()
      try store.enter(change.summary, [changeset], at: moment)
      return true
    }
    if isNew { afterSave(change) }
  }

  /// Reads and saves what follows from it, with no other program's change in between: all of it, or nothing.
  package func alone<Result>(_ body: () throws -> Result) throws -> Result {
    let tell = afterSave
    var saved: [Change] = []
    afterSave = { saved.append($0) }
    defer { afterSave = tell }
    try store.told { () throws(DatabaseError) in try store.database.begin(.immediate) }
    let result: Result
    do {
      result = try body()
      try store.told { () throws(DatabaseError) in try store.database.commit() }
    } catch {
      store.database.rollback()
      throw error
    }
    saved.forEach(tell)
    return result
  }

  private func apply(_ step: Change.Step) throws(LogbookError) {
    switch step {
    case .workout(let from, let to): try store.write(from: from, to: to)
    case .routine(let from, let to): try store.write(from: from, to: to)
    case .exercise(let from, let to): try store.write(from: from, to: to)
    case .measurement(let from, let to): try store.write(from: from, to: to)
    case .blocks(let from, let to): try store.moveBlocks(from: from.text, to: to.text)
    }
  }

  /// Takes the newest change back and returns its summary.
  package func undo(at moment: Moment) throws(LogbookError) -> String {
    try turn(.undo)
  }

  /// Does again what was undone last and returns its summary.
  package func redo(at moment: Moment) throws(LogbookError) -> String {
    try turn(.redo)
  }

  private func turn(_ direction: JournalTurn.Direction) throws(LogbookError) -> String {
    try store.writing { () throws(LogbookError) in
      let turn = try store.nextTurn(direction)
      do throws(LogbookError) {
        try store.turn(turn)
      } catch {
        throw error.kind == .refused ? .noLongerFits : error
      }
      return turn.summary
    }
  }

  /// The newest entries of the journal, newest first.
  package func journal(limit: Int) throws(LogbookError) -> [JournalEntry] {
    try store.journal(limit: limit)
  }

  /// Judges records by another formula; everything derived is made anew when it differs from the last.
  ///
  /// `setVolume` says whether records of a set's volume are told; nil leaves that as it is.
  package func preferFormula(
    _ formula: EstimateFormula, firstCounts: Bool, setVolume: Bool? = nil
  ) throws(LogbookError) {
    let last = try store.recordPreference()
    let preference = RecordPreference(
      formula: formula, firstCounts: firstCounts, setVolume: setVolume ?? last.setVolume)
    guard last != preference else { return }
    try store.writing { () throws(LogbookError) in
      try store.setRecordPreference(preference)
      try store.rebuildNumbers()
    }
  }
}
