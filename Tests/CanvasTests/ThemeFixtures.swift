import Canvas
import Testing
import Themes

/// Splits the plain INI text that the shell's reader would split.
func themeFile(_ name: String, _ text: String) -> ThemeFile {
  var section = ""
  var entries: [ThemeEntry] = []
  for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    if line.isEmpty || line.hasPrefix(";") { continue }
    if line.hasPrefix("[") {
      section = String(line.dropFirst().dropLast())
      continue
    }
    let parts = line.split(separator: "=", maxSplits: 1).map(trimmed)
    entries.append(
      ThemeEntry(section: section, key: parts[0], value: parts.count > 1 ? parts[1] : "", line: index + 1))
  }
  return ThemeFile(name: name, path: name + ".theme", entries: entries)
}

private func trimmed(_ text: Substring) -> String {
  var text = text
  while text.first == " " { text.removeFirst() }
  while text.last == " " { text.removeLast() }
  return String(text)
}

func builtIn(_ name: String) -> ThemeFile? {
  BuiltInThemes.text(of: name).map { themeFile(name, $0) }
}

func theme(_ name: String) throws -> Theme {
  let file = try #require(builtIn(name))
  return try Theme(file, lookup: builtIn)
}

/// A theme of one's own over the built-in ones.
func theme(own text: String) throws(ThemeError) -> Theme {
  try Theme(themeFile("mine", text), lookup: builtIn)
}

/// What is said about a theme that cannot be used.
func complaint(_ text: String) -> String {
  do throws(ThemeError) {
    _ = try theme(own: text)
    return "no complaint"
  } catch {
    return error.description
  }
}
