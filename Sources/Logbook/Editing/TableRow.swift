internal import SQLite

/// A row as it is written: its table, its id, and its other columns by name.
struct TableRow {
  typealias Column = (name: String, value: Value)

  let table: String
  let id: String
  /// The parent by which the table keeps its rows together, when it is part of their key.
  var parent: Column?
  let columns: [Column]

  /// The columns that find the row.
  var key: [Column] {
    let id: Column = ("id", .text(id))
    return parent.map { [$0, id] } ?? [id]
  }
}

extension Store {
  func insert(_ row: TableRow) throws(LogbookError) {
    let columns = row.key + row.columns
    let names = columns.map(\.name).joined(separator: ", ")
    let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
    _ = try changed("INSERT INTO \(row.table) (\(names)) VALUES (\(marks))", columns.map(\.value))
  }

  /// Writes the columns that differ, or conflicts when they are no longer as `old` says.
  func update(from old: TableRow, to new: TableRow) throws(LogbookError) {
    let pairs = zip(old.columns, new.columns).filter { $0.value != $1.value }
    var settings = pairs.map(\.1)
    if let parent = new.parent, parent.value != old.parent?.value { settings.append(parent) }
    guard !settings.isEmpty else { return }
    let texts = settings.map { "\($0.name) = ?" }.joined(separator: ", ")
    let finding = Store.condition(old.key, pairs.map(\.0))
    let values = settings.map(\.value) + old.key.map(\.value) + pairs.map(\.0.value)
    let count = try changed("UPDATE \(new.table) SET \(texts) WHERE \(finding)", values)
    guard count == 1 else { throw .conflict }
  }

  /// Deletes a row, or conflicts when it is no longer as `row` says.
  func delete(_ row: TableRow) throws(LogbookError) {
    let sql = "DELETE FROM \(row.table) WHERE \(Store.condition(row.key, row.columns))"
    let values = row.key.map(\.value) + row.columns.map(\.value)
    guard try changed(sql, values) == 1 else { throw .conflict }
  }

  /// The row of a key, as long as some columns are as they were.
  private static func condition(_ key: [TableRow.Column], _ columns: [TableRow.Column]) -> String {
    (key.map { "\($0.name) = ?" } + columns.map { "\($0.name) IS ?" }).joined(separator: " AND ")
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
