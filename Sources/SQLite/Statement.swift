internal import CSQLite

/// A prepared statement: parameters from 1, columns from 0.
package final class Statement {
  private let database: Database
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer, of database: Database) {
    self.handle = handle
    self.database = database
  }

  /// Ends a statement that `prepare` made; it is not used afterwards.
  package func discard() {
    sqlite3_finalize(handle)
  }

  package var sql: String { String(cString: sqlite3_sql(handle)) }
  package var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }
  package var columnCount: Int { Int(sqlite3_column_count(handle)) }
  package var isBusy: Bool { sqlite3_stmt_busy(handle) != 0 }

  package var columnNames: [String] {
    (0..<sqlite3_column_count(handle)).map { column in
      sqlite3_column_name(handle, column).map { String(cString: $0) } ?? ""
    }
  }

  /// True while there is a row; resets itself when there is none or an error.
  package func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    default:
      let error = database.error(sql: sql)
      sqlite3_reset(handle)
      throw error
    }
  }

  /// Runs a statement that returns no rows, or whose rows nobody wants.
  package func run() throws(DatabaseError) {
    while try step() {}
  }

  package func reset() {
    sqlite3_reset(handle)
  }

  package func bind(_ values: [Value]) throws(DatabaseError) {
    guard values.count == Int(sqlite3_bind_parameter_count(handle)) else {
      preconditionFailure("\(values.count) values for \(sql)")
    }
    for (index, value) in values.enumerated() {
      try bind(value, at: index + 1)
    }
  }

  package func bind(_ value: Value, at index: Int) throws(DatabaseError) {
    switch value {
    case .null: try bindNull(at: index)
    case .integer(let number): try bind(number, at: index)
    case .real(let number): try check(sqlite3_bind_double(handle, Int32(index), number))
    case .text(let text): try bind(text, at: index)
    case .blob(let bytes): try bind(bytes, at: index)
    }
  }

  package func bindNull(at index: Int) throws(DatabaseError) {
    try check(sqlite3_bind_null(handle, Int32(index)))
  }

  package func bind(_ number: Int, at index: Int) throws(DatabaseError) {
    try check(sqlite3_bind_int64(handle, Int32(index), Int64(number)))
  }

  package func bind(_ number: Int?, at index: Int) throws(DatabaseError) {
    guard let number else { return try bindNull(at: index) }
    try bind(number, at: index)
  }

  package func bind(_ text: String?, at index: Int) throws(DatabaseError) {
    guard let text else { return try bindNull(at: index) }
    try bind(text, at: index)
  }

  package func bind(_ text: String, at index: Int) throws(DatabaseError) {
    var text = text
    let code = text.withUTF8 { bytes in
      // An empty string has no base address, and a nil pointer would bind NULL.
      guard let start = bytes.baseAddress else {
        return sqlite3_bind_text(handle, Int32(index), "", 0, transient)
      }
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        sqlite3_bind_text64(
          handle, Int32(index), $0, UInt64(bytes.count), transient, UInt8(SQLITE_UTF8))
      }
    }
    try check(code)
  }

  package func bind(_ bytes: [UInt8], at index: Int) throws(DatabaseError) {
    guard !bytes.isEmpty else { return try check(sqlite3_bind_zeroblob(handle, Int32(index), 0)) }
    let code = bytes.withUnsafeBytes {
      sqlite3_bind_blob64(handle, Int32(index), $0.baseAddress, UInt64(bytes.count), transient)
    }
    try check(code)
  }

  private func check(_ code: Int32) throws(DatabaseError) {
    guard code == SQLITE_OK else { throw database.error(sql: sql) }
  }

  /// Tells SQLite to copy what is bound.
  private var transient: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  /// The row `step` stands on.
  package var row: Row { Row(handle) }
}

/// The current row of a statement; valid until its next step.
package struct Row {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  package func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
  }

  package func int(_ column: Int) -> Int { Int(sqlite3_column_int64(handle, Int32(column))) }
  package func flag(_ column: Int) -> Bool { int(column) != 0 }
  package func double(_ column: Int) -> Double { sqlite3_column_double(handle, Int32(column)) }

  package func text(_ column: Int) -> String {
    guard let start = sqlite3_column_text(handle, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  package func optionalInt(_ column: Int) -> Int? { isNull(column) ? nil : int(column) }
  package func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }

  package func blob(_ column: Int) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, Int32(column)) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Every column in order.
  package var values: [Value] {
    (0..<Int(sqlite3_column_count(handle))).map { value($0) }
  }

  package func value(_ column: Int) -> Value {
    switch sqlite3_column_type(handle, Int32(column)) {
    case SQLITE_INTEGER: .integer(int(column))
    case SQLITE_FLOAT: .real(double(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }
}
