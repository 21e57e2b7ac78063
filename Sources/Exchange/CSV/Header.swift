/// The names of a file's columns.
struct Header: Hashable {
  /// As the file writes them.
  let written: [String]
  /// Without blanks and quotes around them, in lower case; empty names at the end are left out.
  let names: [String]

  init(_ written: [String]) {
    self.written = written
    var names = written.map { name in
      String(
        name.lowercased().drop { $0.isWhitespace || $0 == "\"" }.reversed().drop {
          $0.isWhitespace || $0 == "\""
        }.reversed())
    }
    while names.last == "" { names.removeLast() }
    self.names = names
  }

  func has(_ wanted: String...) -> Bool { wanted.allSatisfy(names.contains) }
  func hasAny(_ wanted: String...) -> Bool { wanted.contains(where: names.contains) }
  /// The first column of one of these names.
  func place(of wanted: String...) -> Int? { place(of: wanted) }
  func place(of wanted: [String]) -> Int? { names.firstIndex(where: wanted.contains) }
  func isFirst(_ wanted: String...) -> Bool { names.first.map(wanted.contains) ?? false }

  var isOldStrava: Bool { names.starts(with: ["id", "date", "name", "type"]) }
}
