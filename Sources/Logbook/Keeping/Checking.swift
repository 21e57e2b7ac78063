internal import SQLite
internal import Training

/// Something wrong with a log.
package enum LogFault: Hashable, Sendable {
  /// What SQLite found damaged, in its words.
  case damaged([String])
  /// Tables whose rows refer to something that is gone.
  case lostReferences([String])
  /// Entries of the journal that cannot be read, so that what is before them cannot be undone.
  case unreadableJournal(Int)
  /// Rows of derived numbers that are not what the facts say.
  case wrongNumbers(Int)
  /// Tables, views or indices that are missing or other than this version makes them.
  case wrongSchema([String])

  /// A sentence for the person.
  package var sentence: String {
    switch self {
    case .damaged(let words): "The log's file is damaged: \(words.joined(separator: "; "))."
    case .lostReferences(let tables):
      "Rows refer to something that is gone, in \(tables.joined(separator: ", "))."
    case .unreadableJournal(let count):
      "\(count) change\(count == 1 ? "" : "s") in the journal cannot be read, so undo ends there."
    case .wrongNumbers(let count):
      "Records and totals are not what a replay of the history says: \(count) row\(count == 1 ? "" : "s")."
    case .wrongSchema(let names): "The log's own tables differ: \(names.joined(separator: ", "))."
    }
  }

  /// Whether `mend` can put it right.
  package var isMendable: Bool {
    if case .wrongNumbers = self { true } else { false }
  }
}

extension Logbook {
  /// Looks at everything the log keeps and answers what is wrong; programs at work are not held up.
  package func check() throws(LogbookError) -> [LogFault] {
    let damage = try store.rows("PRAGMA integrity_check(10)") { $0.text(0) }
    guard damage == ["ok"] else { return [.damaged(damage)] }
    var faults: [LogFault] = []
    let lost = try store.rows("SELECT DISTINCT \"table\" FROM pragma_foreign_key_check ORDER BY 1") {
      $0.text(0)
    }
    if !lost.isEmpty { faults.append(.lostReferences(lost)) }
    let unreadable = try unreadableChanges()
    if unreadable > 0 { faults.append(.unreadableJournal(unreadable)) }
    let differing = try differingSchema()
    guard differing.isEmpty else { return faults + [.wrongSchema(differing)] }
    let wrong = try wrongNumbers()
    if wrong > 0 { faults.append(.wrongNumbers(wrong)) }
    return faults
  }

  /// Makes every derived number anew.
  package func mend() throws(LogbookError) {
    try store.writing { () throws(LogbookError) in try store.rebuildDerived() }
  }

  /// How many changes can be taken back.
  package func changeCount() throws(LogbookError) -> Int {
    try store.int("SELECT count(*) FROM journal WHERE undone = 0")
  }

  private func unreadableChanges() throws(LogbookError) -> Int {
    var count = 0
    for number in try store.rows("SELECT number FROM journal ORDER BY number", read: { $0.int(0) }) {
      for part in try store.parts(of: number) {
        let changeset = try store.changeset(number, part)
        do {
          try changeset.forEach { _ in }
        } catch {
          count += 1
        }
      }
    }
    return count
  }

  /// What of the schema is not as a new log has it.
  private func differingSchema() throws(LogbookError) -> [String] {
    let sql = "SELECT name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite%'"
    func parts(of store: Store) throws(LogbookError) -> [String: String] {
      Dictionary(try store.rows(sql) { ($0.text(0), $0.text(1)) }) { first, _ in first }
    }
    let fresh = try Logbook(path: ":memory:")
    defer { fresh.close() }
    let (mine, wanted) = (try parts(of: store), try parts(of: fresh.store))
    return wanted.keys.filter { mine[$0] != wanted[$0] }.sorted()
  }

  /// Derived rows that a replay makes otherwise, counted on a copy.
  private func wrongNumbers() throws(LogbookError) -> Int {
    guard path != ":memory:" else { return try store.wrongNumbers() }
    let copy = try store.told { () throws(DatabaseError) in try Database(path: ":memory:") }
    defer { copy.close() }
    try store.told { () throws(DatabaseError) in try copy.replaceAll(from: store.database) }
    return try Store(path: ":memory:", database: copy).wrongNumbers()
  }
}

extension Store {
  private static let derived = [
    "record", "workout_total", "exercise_total", "exercise_session", "exercise_month", "month_total",
  ]

  fileprivate func wrongNumbers() throws(LogbookError) -> Int {
    try told { () throws(DatabaseError) in try database.begin(.immediate) }
    defer { database.rollback() }
    for table in Store.derived { try run("CREATE TEMP TABLE kept_\(table) AS SELECT * FROM \(table)") }
    try rebuildDerived()
    var wrong = 0
    for table in Store.derived {
      let (now, kept) = ("SELECT * FROM \(table)", "SELECT * FROM kept_\(table)")
      let missing = try int("SELECT count(*) FROM (\(now) EXCEPT \(kept))")
      wrong += max(missing, try int("SELECT count(*) FROM (\(kept) EXCEPT \(now))"))
    }
    return wrong
  }
}
