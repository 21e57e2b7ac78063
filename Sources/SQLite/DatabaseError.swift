internal import CSQLite

/// What SQLite reported: its code, its words and the statement it concerned.
package struct DatabaseError: Error, Hashable, Sendable {
  /// What a program does differently for.
  package enum Reason: Hashable, Sendable {
    case busy, full, corrupt, notDatabase, readOnly, cannotOpen, constraint, interrupted, other
  }

  /// SQLite's extended result code.
  package let code: Int32
  package let message: String
  package let sql: String?

  package init(code: Int32, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
  }

  package var reason: Reason {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_FULL: .full
    case SQLITE_CORRUPT: .corrupt
    case SQLITE_NOTADB: .notDatabase
    case SQLITE_READONLY, SQLITE_PERM: .readOnly
    case SQLITE_CANTOPEN, SQLITE_IOERR: .cannotOpen
    case SQLITE_CONSTRAINT: .constraint
    case SQLITE_INTERRUPT: .interrupted
    default: .other
    }
  }
}
