internal import SQLite

/// Everything that ever happened to the schema, oldest first; entries are only ever added.
///
/// Version n is what the first n entries make. Steps may add tables and columns at a table's end; one
/// that removes or reorders columns of a journaled table must also empty the journal.
enum Migrations {
  static let all: [[String]] = [
    Tables.facts + Bookkeeping.tables + Indices.all + Views.all,
    TextTables.all,
    Views.renewed,
    RoutineColumns.all,
    [Bookkeeping.setTimer],
    Tables.sides,
    SessionTables.all,
    Views.tagged,
    OriginalTable.all,
    SideColumns.all,
    [Indices.tags],
    Views.noted,
    Views.rounded,
    TextTables.everywhere + SessionTables.renewedRecords,
  ]

  /// The version that began to keep the words of workouts for the search.
  private static let textVersion = 2
  /// The version that began to keep the sums of sessions and months.
  private static let sessionVersion = 7
  /// The version from which sums count the reps of both sides.
  private static let sideVersion = 10

  static func run(_ steps: [[String]] = all, on store: Store) throws(LogbookError) {
    let version = try store.int("PRAGMA user_version")
    if version > 0 { try Backups.snapshot(store, before: version + 1) }
    try store.writing { () throws(LogbookError) in
      // Another process may have been faster.
      let reached = try store.int("PRAGMA user_version")
      for step in steps.dropFirst(reached) {
        for statement in step {
          try store.told { () throws(DatabaseError) in try store.database.execute(statement) }
        }
      }
      if (1..<textVersion).contains(reached), steps.count >= textVersion { try store.rebuildTexts() }
      if (1..<sessionVersion).contains(reached), steps.count >= sessionVersion {
        try store.rebuildSessions()
      } else if (1..<sideVersion).contains(reached), steps.count >= sideVersion {
        try store.rebuildSides()
      }
      try store.told { () throws(DatabaseError) in
        try store.database.execute("PRAGMA application_id = \(Opening.application)")
        try store.database.execute("PRAGMA user_version = \(steps.count)")
      }
    }
  }
}
