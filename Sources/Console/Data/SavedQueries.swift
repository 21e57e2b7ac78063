internal import Logbook
internal import Shell
internal import Training

/// Queries kept by name: files in the folder `queries` beside the settings.
enum SavedQueries {
  static func folder(_ call: Call) -> String {
    guard let slash = call.paths.config.lastIndex(of: "/") else { return "queries" }
    return call.paths.config[..<slash] + "/queries"
  }

  /// The text of the query behind `@`.
  static func text(_ name: String, _ call: Call) throws -> String {
    let names = names(call)
    guard !name.isEmpty else { throw UsageError("Which query? knurl sql --list lists those there are.") }
    guard !name.contains("/"), let text = try Platform.text(of: "\(folder(call))/\(name).sql") else {
      let near = Search.nearest(name, among: names).first.map { " Did you mean @\($0)?" } ?? ""
      throw Refusal("There is no query @\(name) in \(folder(call)).\(near)")
    }
    return text
  }

  static func names(_ call: Call) -> [String] {
    Platform.names(in: folder(call)).filter { $0.hasSuffix(".sql") }.map { String($0.dropLast(4)) }
  }

  /// Each with its first line, where that is a comment.
  static func list(_ call: Call) throws {
    let names = names(call)
    let queries = try names.map { name in
      let text = try text(name, call)
      let first = text.prefix { !$0.isNewline }
      return (name, first.hasPrefix("--") ? Words.trimmed(String(first.dropFirst(2))) : "")
    }
    guard !call.wantsJSON else {
      return call.print(.list(queries.map { .object([("name", .text($0.0)), ("summary", .text($0.1))]) }))
    }
    guard !queries.isEmpty else {
      return call.output.line(
        "No query is kept yet. A file \(folder(call))/NAME.sql becomes knurl sql @NAME.")
    }
    var table = TextTable([.init(title: "QUERY"), .init(title: "", isFlexible: true)])
    table.rows = queries.map { ["@\($0.0)", $0.1] }
    call.print(table)
  }
}
