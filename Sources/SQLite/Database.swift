internal import CSQLite

/// One connection to a database file.
package final class Database {
  package enum Access: Hashable, Sendable {
    case readWrite, readOnly
    /// Reads a file nobody can write, without locks or a write-ahead log.
    case immutable
  }

  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// Opens the file at `path`; it must exist unless it is `:memory:`.
  package init(path: String, access: Access = .readWrite, patience milliseconds: Int = 2000)
    throws(DatabaseError)
  {
    _ = Database.countsNoMemory
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(Database.name(path, access), &opened, Database.flags(access), nil)
    guard let handle = opened else {
      throw DatabaseError(code: code, message: String(cString: sqlite3_errstr(code)))
    }
    guard code == SQLITE_OK else {
      let error = DatabaseError(code: code, message: String(cString: sqlite3_errmsg(handle)))
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Int32(milliseconds))
  }

  /// Set before the process's first connection.
  private static let countsNoMemory = sqlite_count_no_memory() == SQLITE_OK

  private static func flags(_ access: Access) -> Int32 {
    // One thread uses a connection: no locks are needed.
    switch access {
    case .readWrite: SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_READWRITE
    case .readOnly: SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_READONLY
    case .immutable: SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    }
  }

  private static func name(_ path: String, _ access: Access) -> String {
    guard access == .immutable else { return path }
    let reserved: [Character: String] = ["%": "%25", "?": "%3f", "#": "%23"]
    return "file:" + path.map { reserved[$0] ?? String($0) }.joined() + "?immutable=1"
  }

  /// Finalizes every statement and closes the file; the database is not used afterwards.
  package func close() {
    statements.values.forEach { $0.discard() }
    statements = [:]
    sqlite3_close_v2(handle)
  }

  func error(sql: String? = nil) -> DatabaseError {
    DatabaseError(
      code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)), sql: sql)
  }

  func check(_ code: Int32) throws(DatabaseError) {
    guard code == SQLITE_OK else {
      throw DatabaseError(code: code, message: String(cString: sqlite3_errstr(code)))
    }
  }

  /// Rows the last statement inserted, changed or deleted.
  package var changes: Int { Int(sqlite3_changes64(handle)) }
  package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }
}

extension Database {
  /// The statement of these words, prepared once and kept.
  package func statement(_ sql: String) throws(DatabaseError) -> Statement {
    if let known = statements[sql] {
      guard known.isBusy else { return known }
      preconditionFailure("Used while its rows are read: \(sql)")
    }
    let (statement, _) = try prepare(sql)
    guard let statement else { preconditionFailure("No statement in: \(sql)") }
    statements[sql] = statement
    return statement
  }

  /// The first statement of `sql`, nil when there is none, and whether anything but blanks follows it.
  package func prepare(_ sql: String) throws(DatabaseError) -> (Statement?, hasMore: Bool) {
    var prepared: OpaquePointer?
    var rest = ""
    var text = sql
    let code = text.withUTF8 { bytes -> Int32 in
      var tail: UnsafePointer<CChar>?
      return bytes.withMemoryRebound(to: CChar.self) { characters in
        let start = characters.baseAddress
        let code = sqlite3_prepare_v2(handle, start, Int32(characters.count), &prepared, &tail)
        if let start, let tail {
          rest = String(decoding: bytes[(tail - start)...], as: UTF8.self)
        }
        return code
      }
    }
    guard code == SQLITE_OK else { throw error(sql: sql) }
    let hasMore = rest.contains { !$0.isWhitespace && $0 != ";" }
    return (prepared.map { Statement($0, of: self) }, hasMore)
  }

  /// Runs any number of statements without parameters.
  package func execute(_ sql: String) throws(DatabaseError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw error(sql: sql) }
  }

  package func run(_ sql: String, _ values: [Value] = []) throws(DatabaseError) {
    let statement = try statement(sql)
    try statement.bind(values)
    try statement.run()
  }

  package func rows<Element>(_ sql: String, _ values: [Value] = [], _ read: (Row) -> Element)
    throws(DatabaseError) -> [Element]
  {
    let statement = try statement(sql)
    try statement.bind(values)
    var elements: [Element] = []
    while try statement.step() {
      elements.append(read(statement.row))
    }
    return elements
  }

  package func first<Element>(_ sql: String, _ values: [Value] = [], _ read: (Row) -> Element)
    throws(DatabaseError) -> Element?
  {
    let statement = try statement(sql)
    try statement.bind(values)
    guard try statement.step() else { return nil }
    defer { statement.reset() }
    return read(statement.row)
  }
}
