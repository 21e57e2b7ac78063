internal import CSQLite

/// Records what changes in some tables, row by row, until its changeset is taken.
///
/// Tables need a primary key that is NOT NULL, no generated columns, and no cascades.
package final class Recording {
  private let handle: OpaquePointer

  package init(on database: Database, tables: [String]) throws(DatabaseError) {
    var created: OpaquePointer?
    try database.check(sqlite3session_create(database.handle, "main", &created))
    guard let created else { throw database.error() }
    handle = created
    for table in tables {
      try database.check(sqlite3session_attach(handle, table))
    }
  }

  /// Everything recorded so far; empty when nothing changed.
  package func changeset() throws(DatabaseError) -> Changeset {
    var count: Int32 = 0
    var bytes: UnsafeMutableRawPointer?
    let code = sqlite3session_changeset(handle, &count, &bytes)
    return Changeset(bytes: try Changeset.take(code, count, bytes))
  }

  /// Ends the recording; must be called before the database closes.
  package func end() {
    sqlite3session_delete(handle)
  }
}

/// Inserted, updated and deleted rows, as bytes that can be applied to a database with the same tables.
package struct Changeset: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// The changeset that takes this one back.
  package func inverted() throws(DatabaseError) -> Changeset {
    var count: Int32 = 0
    var output: UnsafeMutableRawPointer?
    let code = bytes.withUnsafeBytes { input in
      sqlite3changeset_invert(Int32(input.count), input.baseAddress, &count, &output)
    }
    return Changeset(bytes: try Changeset.take(code, count, output))
  }

  /// Applies everything, or throws when a row is not as it was: the caller rolls back.
  ///
  /// References are judged when the transaction ends, so run it under `PRAGMA defer_foreign_keys`.
  package func apply(to database: Database) throws(DatabaseError) {
    guard !isEmpty else { return }
    var input = bytes
    let code = input.withUnsafeMutableBytes { buffer in
      sqlite3changeset_apply(
        database.handle, Int32(buffer.count), buffer.baseAddress, nil,
        { _, kind, _ in
          // References count at the end of the transaction, everything else at once.
          kind == SQLITE_CHANGESET_FOREIGN_KEY ? SQLITE_CHANGESET_OMIT : SQLITE_CHANGESET_ABORT
        }, nil)
    }
    try database.check(code)
  }

  fileprivate static func take(_ code: Int32, _ count: Int32, _ bytes: UnsafeMutableRawPointer?)
    throws(DatabaseError) -> [UInt8]
  {
    defer { sqlite3_free(bytes) }
    guard code == SQLITE_OK else {
      throw DatabaseError(code: code, message: String(cString: sqlite3_errstr(code)))
    }
    guard let bytes else { return [] }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }
}

/// One row of a changeset: where it is, and its values before and after, nil where they are not told.
package struct RowChange: Hashable, Sendable {
  package let table: String
  package let old: [Value?]
  package let new: [Value?]

  /// The value of a column that this change tells: after it, else before it.
  package subscript(_ column: Int) -> Value? {
    guard column < new.count else { return nil }
    return new[column] ?? old[column]
  }
}

extension Changeset {
  /// Calls `visit` with every row that changes.
  package func forEach(_ visit: (RowChange) -> Void) throws(DatabaseError) {
    var iterator: OpaquePointer?
    var input = bytes
    let code = input.withUnsafeMutableBytes { buffer in
      let started = sqlite3changeset_start(&iterator, Int32(buffer.count), buffer.baseAddress)
      guard started == SQLITE_OK, let iterator else { return started }
      var step = sqlite3changeset_next(iterator)
      while step == SQLITE_ROW {
        visit(Changeset.change(at: iterator))
        step = sqlite3changeset_next(iterator)
      }
      return sqlite3changeset_finalize(iterator)
    }
    guard code == SQLITE_OK else {
      throw DatabaseError(code: code, message: String(cString: sqlite3_errstr(code)))
    }
  }

  private static func change(at iterator: OpaquePointer) -> RowChange {
    var table: UnsafePointer<CChar>?
    var columns: Int32 = 0
    var operation: Int32 = 0
    sqlite3changeset_op(iterator, &table, &columns, &operation, nil)
    let old = (0..<columns).map { column -> Value? in
      guard operation != SQLITE_INSERT else { return nil }
      var value: OpaquePointer?
      sqlite3changeset_old(iterator, column, &value)
      return value.map(read)
    }
    let new = (0..<columns).map { column -> Value? in
      guard operation != SQLITE_DELETE else { return nil }
      var value: OpaquePointer?
      sqlite3changeset_new(iterator, column, &value)
      return value.map(read)
    }
    return RowChange(table: table.map { String(cString: $0) } ?? "", old: old, new: new)
  }

  private static func read(_ value: OpaquePointer) -> Value {
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: .integer(Int(sqlite3_value_int64(value)))
    case SQLITE_FLOAT: .real(sqlite3_value_double(value))
    case SQLITE_TEXT:
      .text(sqlite3_value_text(value).map { String(cString: $0) } ?? "")
    default: .null
    }
  }
}
