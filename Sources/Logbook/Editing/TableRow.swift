internal import SQLite

/// A row as it is written: its table, its id, and its other columns by name.
struct TableRow {
  let table: String
  let id: String
  let columns: [(name: String, value: Value)]
}

extension Store {
  func insert(_ row: TableRow) throws(LogbookError) {
    let names = row.columns.map(\.name).joined(separator: ", ")
    let marks = String(repeating: ", ?", count: row.columns.count)
    let sql = "INSERT INTO \(row.table) (id, \(names)) VALUES (?\(marks))"
    _ = try changed(sql, [.text(row.id)] + row.columns.map(\.value))
  }

  /// Writes the columns that differ, or conflicts when they are no longer as `old` says.
  func update(from old: TableRow, to new: TableRow) throws(LogbookError) {
    let pairs = zip(old.columns, new.columns).filter { $0.value != $1.value }
    guard !pairs.isEmpty else { return }
    let settings = pairs.map { "\($0.0.name) = ?" }.joined(separator: ", ")
    let conditions = pairs.map { " AND \($0.0.name) IS ?" }.joined()
    let sql = "UPDATE \(new.table) SET \(settings) WHERE id = ?\(conditions)"
    let values = pairs.map(\.1.value) + [.text(new.id)] + pairs.map(\.0.value)
    guard try changed(sql, values) == 1 else { throw .conflict }
  }

  /// Deletes a row, or conflicts when it is no longer as `row` says.
  func delete(_ row: TableRow) throws(LogbookError) {
    let conditions = row.columns.map { " AND \($0.name) IS ?" }.joined()
    let sql = "DELETE FROM \(row.table) WHERE id = ?\(conditions)"
    guard try changed(sql, [.text(row.id)] + row.columns.map(\.value)) == 1 else { throw .conflict }
  }

  /// Inserts, updates or deletes, as nil on either side says.
  func write(from old: TableRow?, to new: TableRow?) throws(LogbookError) {
    switch (old, new) {
    case (nil, let new?): try insert(new)
    case (let old?, nil): try delete(old)
    case (let old?, let new?): try update(from: old, to: new)
    case (nil, nil): return
    }
  }
}

extension LogbookError {
  static let conflict = LogbookError(
    .conflict,
    "Another program changed the same thing just now. This change was not saved, the other one was kept. "
      + "Look at it, then make your change again.")
}
