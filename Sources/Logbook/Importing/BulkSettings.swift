internal import SQLite

/// What makes a large import fast: more cache, and indices built once at the end.
///
/// Indices of a table cost five times as much while its rows arrive as they do afterwards. The first
/// import into a log also goes straight into the file instead of through the write-ahead log, and its
/// references are right by construction: parents are written before their children.
final class BulkSettings {
  private let store: Store
  private let isFirst: Bool
  private let isSmall: Bool
  private var dropped: [String] = []

  /// Below this many workouts, building the indices anew is cheap.
  private static let smallLog = 1000

  /// To be made before the transaction begins.
  init(_ store: Store) throws(LogbookError) {
    self.store = store
    let known = try store.int(
      "SELECT count(*) FROM (SELECT 1 FROM workout LIMIT ?)", .integer(BulkSettings.smallLog))
    isFirst = known == 0 && store.path != ":memory:"
    isSmall = known < BulkSettings.smallLog
    do throws(LogbookError) {
      try set()
    } catch {
      try restore()
      throw error
    }
  }

  private func set() throws(LogbookError) {
    try store.run("PRAGMA cache_size = -32768")
    guard isFirst else { return }
    try store.run("PRAGMA foreign_keys = OFF")
    try setJournal("TRUNCATE")
  }

  /// Another connection keeps the journal as it is, which is only slower.
  private func setJournal(_ mode: String) throws(LogbookError) {
    try store.run("PRAGMA busy_timeout = 0")
    do throws(LogbookError) {
      try store.run("PRAGMA journal_mode = \(mode)")
    } catch {
      guard error.kind == .locked else { throw error }
    }
    try store.run("PRAGMA busy_timeout = \(Opening.patience)")
  }

  func dropIndices() throws(LogbookError) {
    guard isSmall else { return }
    let indices = try store.rows(
      """
      SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL
        AND tbl_name IN ('workout', 'block', 'set_entry', 'record')
      """
    ) { (name: $0.text(0), sql: $0.text(1)) }
    for index in indices {
      try store.told { () throws(DatabaseError) in
        try store.database.execute("DROP INDEX \(index.name)")
      }
    }
    dropped = indices.map(\.sql)
  }

  func restoreIndices() throws(LogbookError) {
    for sql in dropped {
      try store.told { () throws(DatabaseError) in try store.database.execute(sql) }
    }
    dropped = []
  }

  /// Puts everything back, as far as it goes; to be called after the transaction.
  func restore() throws(LogbookError) {
    try store.run("PRAGMA cache_size = -\(Opening.cache)")
    try store.run("PRAGMA shrink_memory")
    guard isFirst else { return }
    try store.run("PRAGMA foreign_keys = ON")
    try setJournal("WAL")
  }
}
