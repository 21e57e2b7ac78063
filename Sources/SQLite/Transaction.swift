internal import CSQLite

extension Database {
  package enum Transaction: String, Sendable {
    /// A snapshot to read from.
    case deferred = "BEGIN DEFERRED"
    /// Takes the right to write at once, so that it never has to be given up half-way.
    case immediate = "BEGIN IMMEDIATE"
  }

  package func begin(_ transaction: Transaction) throws(DatabaseError) {
    try run(transaction.rawValue)
  }

  package func commit() throws(DatabaseError) {
    try run("COMMIT")
  }

  /// Gives up the transaction, if SQLite has not already done so itself.
  ///
  /// A rollback that fails leaves nothing to do: the next open rolls back from the file.
  package func rollback() {
    guard isInTransaction else { return }
    sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }
}
