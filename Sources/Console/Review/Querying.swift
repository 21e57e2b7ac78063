internal import Logbook

/// `knurl sql`.
enum Querying {
  static func run(_ call: Call) throws {
    if call.arguments.has("schema") { return try schema(call) }
    if call.arguments.has("list") { return try SavedQueries.list(call) }
    let typed = Words.trimmed(Operand.text(call))
    let query = typed.first == "@" ? try SavedQueries.text(String(typed.dropFirst()), call) : typed
    guard !query.isEmpty else {
      throw UsageError(
        "Which query? For example: knurl sql 'SELECT * FROM v_workout LIMIT 5'. --schema lists the views.")
    }
    let form = call.wantsJSON ? "json" : call.arguments.value("format") ?? "table"
    guard let writer = forms[form] else {
      throw UsageError("--format takes \(forms.keys.sorted().joined(separator: ", ")), not “\(form)”.")
    }
    writer(try call.readableLog().query(query), call.output)
  }

  private static let forms: [String: @Sendable (QueryResult, Output) -> Void] = [
    "table": table, "csv": csv, "json": json, "md": markdown,
  ]

  private static func schema(_ call: Call) throws {
    let columns = try call.readableLog().query(
      """
      SELECT m.name AS view_name, p.name AS column_name FROM sqlite_schema m JOIN pragma_table_info(m.name) p
      WHERE m.type = 'view' AND m.name LIKE 'v\\_%' ESCAPE '\\' ORDER BY m.name, p.cid
      """)
    SchemaText.print(columns.rows.map { ($0[0].text, $0[1].text) }, call)
  }

  @Sendable private static func table(_ result: QueryResult, _ output: Output) {
    let numbers = result.columns.indices.map { index in
      !result.rows.isEmpty && result.rows.allSatisfy { $0[index].isNumberOrNull }
    }
    var table = TextTable(
      zip(result.columns, numbers).map { TextTable.Column(title: $0, isNumber: $1) })
    table.rows = result.rows.map { $0.map(\.text) }
    for line in table.lines(width: Int(Int32.max)) { output.line(line) }
  }

  @Sendable private static func csv(_ result: QueryResult, _ output: Output) {
    for row in [result.columns] + result.rows.map({ $0.map(\.text) }) {
      output.exact(row.map(quoted).joined(separator: ","))
    }
  }

  /// RFC 4180: quoted where it must be.
  private static func quoted(_ cell: String) -> String {
    let needsQuotes = cell.utf8.contains { $0 == 44 || $0 == 34 || $0 == 10 || $0 == 13 }
    return needsQuotes ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
  }

  @Sendable private static func json(_ result: QueryResult, _ output: Output) {
    let rows = result.rows.map { row in JSON.object(Array(zip(result.columns, row.map(\.json)))) }
    output.exact(JSON.list(rows).encoded)
  }

  @Sendable private static func markdown(_ result: QueryResult, _ output: Output) {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    output.line(line(result.columns))
    output.line(line(result.columns.map { _ in "---" }))
    for row in result.rows {
      output.line(line(row.map { $0.text.replacing("|", with: "\\|").replacing("\n", with: " ") }))
    }
  }
}

extension QueryValue {
  fileprivate var text: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .real(let number): JSON.number(number).encoded
    case .text(let text): text
    case .blob(let bytes): "(\(bytes.count) bytes)"
    }
  }

  fileprivate var json: JSON {
    switch self {
    case .null: .null
    case .integer(let number): .integer(number)
    case .real(let number): .number(number)
    case .text(let text): .text(text)
    case .blob(let bytes): .text("(\(bytes.count) bytes)")
    }
  }

  fileprivate var isNumberOrNull: Bool {
    switch self {
    case .null, .integer, .real: true
    case .text, .blob: false
    }
  }
}
