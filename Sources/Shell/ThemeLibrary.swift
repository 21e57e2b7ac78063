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

  private func read(_ name: String) throws(ThemeError) -> Theme? {
    guard let file = try file(name) else { return nil }
    return try Theme(file) { base in
      // A damaged base shows itself as a missing one; `theme check` on the base tells more.
      switch Result(catching: { () throws(ThemeError) in try self.file(base) }) {
      case .success(let file): file
      case .failure: nil
      }
    }
  }

  private func file(_ name: String) throws(ThemeError) -> ThemeFile? {
    guard !name.contains("/") else { return nil }
    let own = path(of: name)
    guard let text = try own.map({ path throws(ThemeError) in try text(of: path) }) ?? BuiltInThemes.text(of: name)
    else { return nil }
    do {
      let entries = try IniFile.entries(of: text).map {
        ThemeEntry(section: $0.section, key: $0.key, value: $0.value, line: $0.line)
      }
      return ThemeFile(name: name, path: own ?? name, entries: entries)
    } catch {
      throw ThemeError(
        file: own ?? name, line: error.line, key: "", message: "this line is neither a section nor a key = value")
    }
  }

  private func text(of path: String) throws(ThemeError) -> String {
    do {
      return try Platform.text(of: path) ?? ""
    } catch {
      throw ThemeError(file: path, line: 0, key: "", message: error.reason)
    }
  }
}
