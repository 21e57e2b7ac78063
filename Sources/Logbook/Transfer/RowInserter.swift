internal import SQLite

/// Inserts many rows of the same tables: each table's statement is made once.
final class RowInserter {
  private let store: Store
  private var statements: [String: Statement] = [:]

  init(_ store: Store) {
    self.store = store
  }

  /// All rows of a table must name the same columns in the same order.
  func insert(_ row: TableRow) throws(LogbookError) {
    try store.told { () throws(DatabaseError) in
      let statement = try statement(for: row)
      for (index, column) in (row.key + row.columns).enumerated() {
        try statement.bind(column.value, at: index + 1)
      }
      try statement.run()
    }
  }

  private func statement(for row: TableRow) throws(DatabaseError) -> Statement {
    if let known = statements[row.table] { return known }
    let names = (row.key + row.columns).map(\.name)
    let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
    let made = try store.database.statement(
      "INSERT INTO \(row.table) (\(names.joined(separator: ", "))) VALUES (\(marks))")
    statements[row.table] = made
    return made
  }
}
