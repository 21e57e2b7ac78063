package import SQLite

/// What a statement people typed answers.
package struct QueryResult: Hashable, Sendable {
  package let columns: [String]
  package let rows: [[Value]]
}

/// A value of a query's answer.
package typealias QueryValue = Value

extension Logbook {
  /// Runs one statement that reads, on a connection that cannot write.
  package func query(_ sql: String) throws(LogbookError) -> QueryResult {
    let database = try queryDatabase()
    let statement = try readingStatement(sql, on: database)
    defer { statement.discard() }
    return try store.told { () throws(DatabaseError) in
      var rows: [[Value]] = []
      while try statement.step() {
        rows.append(statement.row.values)
      }
      return QueryResult(columns: statement.columnNames, rows: rows)
    }
  }

  /// The answer as a JSON array of objects, one per row, named by its columns.
  package func json(_ sql: String) throws(LogbookError) -> String {
    let database = try queryDatabase()
    let statement = try readingStatement(sql, on: database)
    let names = statement.columnNames
    statement.discard()
    let pairs = names.enumerated().map { index, name in "\(quoted(name)), c\(index)" }
    let columns = names.indices.map { "c\($0)" }.joined(separator: ", ")
    let body = Logbook.withoutEnd(sql)
    let answer = try query(
      """
      WITH answer (\(columns)) AS (\(body)
      )
      SELECT json_group_array(json_object(\(pairs.joined(separator: ", ")))) FROM answer
      """)
    guard case .text(let text)? = answer.rows.first?.first else { return "[]" }
    return text
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  private static func withoutEnd(_ sql: String) -> String {
    var body = Substring(sql)
    while let last = body.last, last.isWhitespace || last == ";" { body.removeLast() }
    return String(body)
  }

  private func readingStatement(_ sql: String, on database: Database) throws(LogbookError) -> Statement {
    let prepared = try prepared(sql, on: database)
    guard let statement = prepared.0 else {
      throw LogbookError(.statement, "There is no statement to run. Write one, such as SELECT * FROM v_set.")
    }
    guard !prepared.hasMore else {
      statement.discard()
      throw LogbookError(.statement, "Only one statement can be run at a time.")
    }
    guard statement.isReadOnly, statement.columnCount > 0 else {
      statement.discard()
      throw LogbookError(
        .statement,
        "This statement would change the log; only reading is allowed here. "
          + "Nothing was changed.")
    }
    return statement
  }

  private func prepared(_ sql: String, on database: Database) throws(LogbookError) -> (
    Statement?, hasMore: Bool
  ) {
    do {
      return try database.prepare(sql)
    } catch {
      guard error.reason == .other || error.reason == .readOnly else {
        throw LogbookError(error, path: path)
      }
      throw LogbookError(.statement, "SQLite does not understand this: \(error.message).", cause: error)
    }
  }
}
