/// The forms a log is written in for other programs and for people.
package enum ExportForm: String, CaseIterable, Hashable, Sendable {
  /// One row a set, every value as it was entered.
  case csv
  /// As the phone app Strong writes it.
  case strong
  /// As the app Hevy writes it.
  case hevy
  /// Everything, one workout a line.
  case jsonl
  /// For reading.
  case md
  /// The text form that `knurl edit` and `knurl mirror` use.
  case text
  /// A copy of the log itself.
  case sqlite

  /// The form a file's name asks for.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...].lowercased() {
    case "csv": self = .csv
    case "jsonl", "ndjson": self = .jsonl
    case "md", "markdown": self = .md
    case "txt", "text": self = .text
    case "db", "sqlite", "sqlite3": self = .sqlite
    default: return nil
    }
  }
}
