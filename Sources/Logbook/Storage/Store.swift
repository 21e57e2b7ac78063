internal import SQLite

/// The database of a log, with its errors told as the log's errors.
final class Store {
  let path: String
  let database: Database

  init(path: String, database: Database) {
    self.path = path
    self.database = database
  }

  /// Runs `body` and puts what the database reports into words.
  func told<Result>(_ body: () throws(DatabaseError) -> Result) throws(LogbookError) -> Result {
    do {
      return try body()
    } catch {
      throw LogbookError(error, path: path)
    }
  }

  func run(_ sql: String, _ values: Value...) throws(LogbookError) {
    try told { () throws(DatabaseError) in try database.run(sql, values) }
  }

  /// Runs a statement and returns how many rows it changed.
  func changed(_ sql: String, _ values: [Value]) throws(LogbookError) -> Int {
    try told { () throws(DatabaseError) in try database.run(sql, values) }
    return database.changes
  }

  func rows<Element>(_ sql: String, _ values: Value..., read: (Row) -> Element)
    throws(LogbookError) -> [Element]
  {
    try told { () throws(DatabaseError) in try database.rows(sql, values, read) }
  }

  func first<Element>(_ sql: String, _ values: Value..., read: (Row) -> Element)
    throws(LogbookError) -> Element?
  {
    try told { () throws(DatabaseError) in try database.first(sql, values, read) }
  }

  func int(_ sql: String, _ values: Value...) throws(LogbookError) -> Int {
    try told { () throws(DatabaseError) in try database.first(sql, values) { $0.int(0) } } ?? 0
  }

  func exists(_ sql: String, _ values: Value...) throws(LogbookError) -> Bool {
    try told { () throws(DatabaseError) in try database.first(sql, values) { _ in true } } ?? false
  }

  /// Writes in one transaction: all of it, or nothing.
  func writing<Result>(_ body: () throws(LogbookError) -> Result) throws(LogbookError) -> Result {
    guard !database.isInTransaction else { return try body() }
    return try transaction(.immediate, body)
  }

  /// Reads from one snapshot, whatever others write meanwhile.
  func reading<Result>(_ body: () throws(LogbookError) -> Result) throws(LogbookError) -> Result {
    guard !database.isInTransaction else { return try body() }
    return try transaction(.deferred, body)
  }

  private func transaction<Result>(
    _ kind: Database.Transaction, _ body: () throws(LogbookError) -> Result
  ) throws(LogbookError) -> Result {
    try told { () throws(DatabaseError) in try database.begin(kind) }
    do {
      let result = try body()
      try told { () throws(DatabaseError) in try database.commit() }
      return result
    } catch {
      database.rollback()
      throw error
    }
  }
}
