package import Screens
package import Training

/// What the config file says.
package struct ConfigFile: Hashable, Sendable {
  package private(set) var preferences = Preferences()
  /// The lines of the section `[keys]`.
  private var keyLines: [KeyChoices.Line] = []
  /// What is wrong with the file, a sentence each in the order of its lines; the rest of it counts.
  package private(set) var complaints: [String] = []
  private let path: String

  /// Reads the file; one that is missing means the defaults.
  package init(path: String) {
    self.path = path
    do {
      if let text = try Platform.text(of: path) { read(text) }
    } catch {
      complaints = [error.sentence + "."]
    }
  }

  /// The keys the section `[keys]` chooses.
  package var keys: KeyChoices { KeyChoices(keyLines) }

  private mutating func read(_ text: String) {
    let file = IniFile(text)
    var faults = file.damagedLines(of: text).map { ($0, "this line is not key = value") }
    keyLines = file.entries.filter { $0.section == "keys" }
      .map { KeyChoices.Line(name: $0.key, value: $0.value, number: $0.line) }
    if !keyLines.isEmpty { faults += keys.faults.map { ($0.line, $0.reason) } }
    for entry in file.entries where entry.section != "keys" {
      if let reason = preferences.set(entry.value, for: entry.key) {
        faults.append((entry.line, reason))
      }
    }
    complaints = faults.sorted { $0.0 < $1.0 }.map { line, reason in
      "\(path):\(line): \(reason.last == "." || reason.last == "?" ? reason : reason + ".")"
    }
  }

  /// The first thing wrong and how many more; nil when nothing is.
  package var complaint: String? {
    let more = complaints.count - 1
    return complaints.first.map { more > 0 ? "\($0) And \(more) more." : $0 }
  }

  /// Writes one setting into the file at `path`; every other line stays as the person wrote it.
  ///
  /// A file that is not UTF-8 is refused: what cannot be read would be lost.
  static func write(_ key: String, _ value: String, to path: String) throws(FileError) {
    guard let text = String(validating: try Platform.bytes(of: path) ?? [], as: UTF8.self) else {
      throw FileError(path: path, reason: "the file is not UTF-8, so it was left as it is")
    }
    try Platform.write(ConfigText.setting(key, to: value, in: text), to: path)
  }
}

/// Edits of the config file that leave every other line as the person wrote it.
enum ConfigText {
  static func setting(_ key: String, to value: String, in text: String) -> String {
    var lines = lines(of: text)
    let line = "\(key) = \(value)"
    // What stands below the head of a section with keys is about those.
    let end = lines.firstIndex { isHead($0, of: "keys") } ?? lines.count
    if let index = lines[..<end].lastIndex(where: { self.key(of: $0) == key }) {
      let end = lines[index].last.map { $0.isNewline ? String($0) : "\n" } ?? "\n"
      lines[index] = line + end
      return lines.joined()
    }
    if let last = lines.last, last.last?.isNewline != true { lines[lines.count - 1] = last + "\n" }
    lines.insert(line + "\n", at: end)
    return lines.joined()
  }

  private static func isHead(_ line: String, of section: String) -> Bool {
    line.drop(while: \.isWhitespace).lowercased().hasPrefix("[\(section)]")
  }

  /// Each with its own line end.
  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for character in text {
      line.append(character)
      guard character == "\n" || character == "\r\n" else { continue }
      lines.append(line)
      line = ""
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private static func key(of line: String) -> String? {
    guard let equals = line.firstIndex(where: { $0 == "=" || $0 == ":" }) else { return nil }
    let key = line[..<equals].drop(while: \.isWhitespace)
    guard key.first != "#", key.first != ";" else { return nil }
    return String(key.reversed().drop(while: \.isWhitespace).reversed())
  }
}
