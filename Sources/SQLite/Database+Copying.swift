internal import CSQLite

extension Database {
  /// Replaces everything in this database by what is in another one.
  ///
  /// Other connections see the old content or the new, never a part of it.
  package func replaceAll(from source: Database) throws(DatabaseError) {
    guard let copy = sqlite3_backup_init(handle, "main", source.handle, "main") else { throw error() }
    let code = sqlite3_backup_step(copy, -1)
    let end = sqlite3_backup_finish(copy)
    guard code == SQLITE_DONE else {
      throw DatabaseError(code: code, message: String(cString: sqlite3_errstr(code)))
    }
    try check(end)
  }
}
