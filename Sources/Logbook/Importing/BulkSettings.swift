internal import SQLite

/// What makes a large import fast: more cache, and indices built once at the end.
///
/// Indices of a table cost five times as much while its rows arrive as they do afterwards.
final class BulkSettings {
  private let store: Store
  private var dropped: [String] = []

  /// Below this many workouts, building the indices anew is cheap.
  private static let smallLog = 1000
  private static let tables = ["workout", "block", "set_entry", "record"]

  init(_ store: Store, known: Int) throws(LogbookError) {
    self.store = store
    try store.run("PRAGMA cache_size = -32768")
    guard known < BulkSettings.smallLog else { return }
    let indices = try store.rows(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL AND tbl_name IN (?, ?, ?, ?)",
      .text(BulkSettings.tables[0]), .text(BulkSettings.tables[1]), .text(BulkSettings.tables[2]),
      .text(BulkSettings.tables[3])
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

  /// Gives the memory back.
  func restore() throws(LogbookError) {
    try store.run("PRAGMA cache_size = -2000")
    try store.run("PRAGMA shrink_memory")
  }
}
