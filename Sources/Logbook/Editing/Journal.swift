internal import SQLite
internal import Training

/// The log's memory of every change, with what it takes to undo it.
extension Store {
  /// Adds an entry; what was undone before can then no longer be redone.
  @discardableResult
  func enter(_ summary: String, _ changesets: [Changeset], importID: String? = nil, at moment: Moment)
    throws(LogbookError) -> Int
  {
    try run("DELETE FROM journal_part WHERE number IN (SELECT number FROM journal WHERE undone = 1)")
    try run("DELETE FROM journal WHERE undone = 1")
    let number = try int(
      "INSERT INTO journal (at, summary, undone, import_id) VALUES (?, ?, 0, ?) RETURNING number",
      .integer(moment.seconds), .text(summary), .text(importID))
    try keep(changesets, of: number)
    return number
  }

  func keep(_ changesets: [Changeset], of number: Int) throws(LogbookError) {
    try run("DELETE FROM journal_part WHERE number = ?", .integer(number))
    for (index, changeset) in changesets.enumerated() {
      try keep(changeset, part: index + 1, of: number)
    }
  }

  func keep(_ changeset: Changeset, part: Int, of number: Int) throws(LogbookError) {
    try run(
      "INSERT INTO journal_part (number, part, changeset) VALUES (?, ?, ?)",
      .integer(number), .integer(part), .blob(changeset.bytes))
  }

  /// Runs `body` and returns what it changed in some tables.
  func recording(
    in tables: [String] = Tables.journaled, _ body: () throws(LogbookError) -> Void
  ) throws(LogbookError) -> Changeset {
    let recording = try told { () throws(DatabaseError) in
      try Recording(on: database, tables: tables)
    }
    defer { recording.end() }
    try body()
    return try told { () throws(DatabaseError) in try recording.changeset() }
  }

  func journal(limit: Int) throws(LogbookError) -> [JournalEntry] {
    try rows(
      "SELECT number, at, summary, undone FROM journal ORDER BY number DESC LIMIT ?", .integer(limit)
    ) { row in
      JournalEntry(
        number: row.int(0), at: Moment(seconds: row.int(1)), summary: row.text(2),
        isUndone: row.flag(3))
    }
  }
}

/// The journal's entry that undo or redo is about.
struct JournalTurn {
  enum Direction {
    case undo, redo
  }

  let number: Int
  let summary: String
  let importID: String?
  let direction: Direction
}

extension Store {
  /// The newest entry still in place, or the oldest one undone.
  func nextTurn(_ direction: JournalTurn.Direction) throws(LogbookError) -> JournalTurn {
    let sql =
      direction == .undo
      ? "SELECT number, summary, import_id FROM journal WHERE undone = 0 ORDER BY number DESC LIMIT 1"
      : "SELECT number, summary, import_id FROM journal WHERE undone = 1 ORDER BY number LIMIT 1"
    let turn = try first(sql) {
      JournalTurn(
        number: $0.int(0), summary: $0.text(1), importID: $0.optionalText(2), direction: direction)
    }
    if let turn { return turn }
    switch direction {
    case .undo: throw LogbookError(.nothingToUndo, "There is nothing to undo.")
    case .redo: throw LogbookError(.nothingToRedo, "There is nothing to redo.")
    }
  }

  /// Applies an entry backwards or forwards and derives anew what it touches.
  func turn(_ turn: JournalTurn) throws(LogbookError) {
    let resting = try restsAfterDoneSets()
    if let importID = turn.importID {
      try turnImport(importID, turn)
    } else {
      try apply(turn)
    }
    try run(
      "UPDATE journal SET undone = ? WHERE number = ?", .flag(turn.direction == .undo),
      .integer(turn.number))
    try dropLostRests(afterDone: resting)
  }

  /// Applies the changesets of an entry, backwards for undo, or throws `noLongerFits`.
  private func apply(_ turn: JournalTurn) throws(LogbookError) {
    try run("PRAGMA defer_foreign_keys = ON")
    let isUndo = turn.direction == .undo
    let parts = try parts(of: turn.number)
    var touched = Touched()
    for part in parts { touched.formUnion(try Touched(try changeset(turn.number, part), in: self)) }
    let derivation = try Derivation(touched, in: self)
    for part in isUndo ? parts.reversed() : parts {
      try applyAlone(try changeset(turn.number, part, inverted: isUndo))
    }
    try derivation.run()
  }

  /// The numbers of an entry's parts, in order.
  func parts(of number: Int) throws(LogbookError) -> [Int] {
    try rows("SELECT part FROM journal_part WHERE number = ? ORDER BY part", .integer(number)) {
      $0.int(0)
    }
  }

  func changeset(_ number: Int, _ part: Int, inverted: Bool = false) throws(LogbookError) -> Changeset {
    let kept = try first(
      "SELECT changeset FROM journal_part WHERE number = ? AND part = ?", .integer(number),
      .integer(part)
    ) { Changeset(bytes: $0.blob(0)) }
    let changeset = kept ?? Changeset(bytes: [])
    guard inverted else { return changeset }
    return try told { () throws(DatabaseError) in try changeset.inverted() }
  }

  /// Applies a changeset whole without deriving anything.
  func applyAlone(_ changeset: Changeset) throws(LogbookError) {
    do {
      try changeset.apply(to: database)
    } catch {
      let isMisfit = error.reason == .other || error.reason == .constraint
      throw isMisfit ? .noLongerFits : LogbookError(error, path: path)
    }
  }
}

extension LogbookError {
  static let noLongerFits = LogbookError(
    .noLongerFits,
    "This can no longer be undone or redone: another program changed the same thing since. "
      + "Nothing was changed.")
}
