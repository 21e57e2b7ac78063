package import Canvas
internal import Themes

/// The themes there are: the program's own and those in the person's folder, which may replace them.
package struct ThemeLibrary: Sendable {
  private let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// Names to choose from: the built-in ones first.
  package var names: [String] {
    let own = Platform.names(in: folder).filter { $0.hasSuffix(".theme") }.map { String($0.dropLast(6)) }
    return BuiltInThemes.names + own.filter { !BuiltInThemes.names.contains($0) }
  }

  /// Where a theme is written; nil for a built-in one.
  package func path(of name: String) -> String? {
    let path = "\(folder)/\(name).theme"
    return Platform.exists(path) ? path : nil
  }

  /// A theme by name, or why it cannot be used.
  package func theme(_ wanted: String) throws(ThemeError) -> Theme {
    if let theme = try read(wanted) { return theme }
    let name = try Theme.name(for: wanted, variant: nil, among: names)
    guard let theme = try read(name) else {
      throw ThemeError(file: "theme", line: 0, key: name, message: "it cannot be read")
    }
    return theme
  }

  /// Why a theme cannot be used; the program's own are not looked into.
  package func fault(of name: String) -> String? {
    guard !BuiltInThemes.names.contains(name) else { return nil }
    do throws(ThemeError) {
      _ = try theme(name)
      return nil
    } catch {
      return error.description
    }
  }

  /// A theme file wherever it lies; its bases are looked for among the themes there are.
  package func theme(atPath path: String) throws(ThemeError) -> Theme {
    guard Platform.exists(path) else {
      throw ThemeError(file: path, line: 0, key: "", message: "there is no such file")
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let file = try parse(text(at: path), name: name.replacing(".theme", with: ""), path: path)
    return try Theme(file, lookup: lookup)
  }

  /// The text of a theme by name; nil for a name that there is not.
  package func text(of name: String) throws(ThemeError) -> String? {
    guard let path = path(of: name) else { return BuiltInThemes.text(of: name) }
    return try text(at: path)
  }

  private func read(_ name: String) throws(ThemeError) -> Theme? {
    guard let file = try file(name) else { return nil }
    return try Theme(file, lookup: lookup)
  }

  /// A damaged base shows itself as a missing one; `theme check` on the base tells more.
  private func lookup(_ base: String) -> ThemeFile? {
    switch Result(catching: { () throws(ThemeError) in try file(base) }) {
    case .success(let file): file
    case .failure: nil
    }
  }

  private func file(_ name: String) throws(ThemeError) -> ThemeFile? {
    guard !name.contains("/"), let text = try text(of: name) else { return nil }
    return try parse(text, name: name, path: path(of: name) ?? name)
  }

  private func parse(_ text: String, name: String, path: String) throws(ThemeError) -> ThemeFile {
    let file = IniFile(text)
    if let line = file.damagedLine {
      throw ThemeError(
        file: path, line: line, key: "", message: "this line is neither a section nor a key = value")
    }
    let entries = file.entries.map {
      ThemeEntry(section: $0.section, key: $0.key, value: $0.value, line: $0.line)
    }
    return ThemeFile(name: name, path: path, entries: entries)
  }

  private func text(at path: String) throws(ThemeError) -> String {
    do {
      return try Platform.text(of: path) ?? ""
    } catch {
      throw ThemeError(file: path, line: 0, key: "", message: error.reason)
    }
  }
}
