/// One line of a theme file: `key = value` under a `[section]`.
package struct ThemeEntry: Hashable, Sendable {
  package var section: String
  package var key: String
  package var value: String
  /// Counted from one.
  package var line: Int

  package init(section: String, key: String, value: String, line: Int) {
    self.section = section
    self.key = key
    self.value = value
    self.line = line
  }
}

/// A theme file split into its entries.
package struct ThemeFile: Hashable, Sendable {
  /// The name a `base` asks for it by.
  package var name: String
  /// What messages call it: a path, or the name for a built-in theme.
  package var path: String
  package var entries: [ThemeEntry]

  package init(name: String, path: String, entries: [ThemeEntry]) {
    self.name = name
    self.path = path
    self.entries = entries
  }
}

/// Why a theme cannot be used: where it is written and what is wrong.
package struct ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// Zero when the fault is something that is not there.
  package var line: Int
  package var key: String
  package var message: String

  package init(file: String, line: Int, key: String, message: String) {
    self.file = file
    self.line = line
    self.key = key
    self.message = message
  }

  /// As `mine.theme:7: accent: …`.
  package var description: String {
    let place = line > 0 ? "\(file):\(line)" : file
    return key.isEmpty ? "\(place): \(message)" : "\(place): \(key): \(message)"
  }
}

extension Theme {
  /// Reads a theme with the themes it is based on, which `lookup` finds by name.
  package init(_ file: ThemeFile, lookup: (String) -> ThemeFile?) throws(ThemeError) {
    var draft = ThemeDraft()
    for file in try ThemeFile.chain(from: file, lookup: lookup) { try draft.apply(file) }
    if let missing = draft.colours.missing {
      throw ThemeError(
        file: file.path, line: 0, key: missing.key,
        message: "there is no colour for it in [\(missing.section)]; give it one, or name a base that has it")
    }
    self.init(
      name: draft.name ?? file.name, variant: draft.variant, style: draft.style, colours: draft.colours)
  }
}

extension ThemeFile {
  /// The file's `base` entry.
  var base: ThemeEntry? { entries.last { $0.section == "theme" && $0.key == "base" } }

  /// The file after all it is based on, the first base first.
  static func chain(
    from file: ThemeFile, lookup: (String) -> ThemeFile?
  ) throws(ThemeError) -> [ThemeFile] {
    var chain = [file]
    while let entry = chain[0].base {
      let path = chain[0].path
      guard !chain.contains(where: { $0.name == entry.value }) else {
        throw ThemeError(
          file: path, line: entry.line, key: "base",
          message: "\(entry.value) is based on this theme; a theme cannot be based on itself")
      }
      guard let base = lookup(entry.value) else {
        throw ThemeError(
          file: path, line: entry.line, key: "base", message: "there is no theme named \(entry.value)")
      }
      chain.insert(base, at: 0)
    }
    return chain
  }
}
