package import Canvas
package import Screens
package import Training

/// What the config file says, with the theme it chooses; and the way back into the file.
package struct Configuration: Sendable {
  package private(set) var preferences = Preferences()
  package private(set) var theme: Theme
  /// What is wrong with the file or the theme, in one sentence; the rest of it counts.
  package private(set) var complaint: String?
  package let paths: Paths
  private let themes: ThemeLibrary
  /// Set when the terminal has no colour: the theme that is shown whatever the file says.
  private var forcedTheme: String?
  /// Set when the terminal's characters are few: plain glyphs whatever the file says.
  private var hasPlainGlyphs = false

  /// Reads the file; one that is missing means the defaults.
  package init(paths: Paths) {
    self.paths = paths
    themes = ThemeLibrary(folder: paths.themes)
    theme = Theme(name: "plain", variant: .dark, style: Style(), colours: ThemeColours())
    do {
      if let text = try Platform.text(of: paths.config) { read(text) }
    } catch {
      complaint = error.sentence
    }
    wear()
  }

  /// What the terminal can't show is left out, whatever the file says: without colours the theme is
  /// `mono`, and with sixteen or fewer a theme of exact colours gives way to the terminal's own.
  package mutating func adapt(to depth: Depth, hasUnicode: Bool) {
    hasPlainGlyphs = !hasUnicode
    if depth == .none {
      forcedTheme = "mono"
    } else if depth <= .sixteen, theme.isExact {
      forcedTheme = "terminal"
    }
    wear()
  }

  /// How things are drawn: the theme's language, and the person's choice of glyphs and motion.
  package var style: Style {
    var style = theme.style
    if hasPlainGlyphs || preferences.glyphs == "ascii" { style.glyphs = .ascii }
    if preferences.motion == "reduced" { style.motion = .none }
    return style
  }

  package var settings: SettingsContent {
    SettingsContent(themes: themes.names, configPath: paths.config, logPath: paths.log)
  }

  /// Changes one setting, in the file too; answers what is wrong when it cannot be.
  package mutating func set(_ key: String, to value: String) -> String? {
    guard let entry = PreferenceEntry.entry(for: key) else { return "There is no setting named \(key)." }
    var changed = preferences
    if let reason = entry.write(value, &changed) { return reason }
    if key == "theme" {
      do { _ = try themes.theme(value) } catch { return error.description }
    }
    do {
      let text = try Platform.text(of: paths.config) ?? ""
      try Platform.write(ConfigText.setting(key, to: value, in: text), to: paths.config)
    } catch {
      return "The setting was not kept. \(error.sentence)"
    }
    preferences = changed
    wear()
    return nil
  }

  /// Shows a theme without keeping it; answers what is wrong when it cannot be.
  package mutating func preview(_ name: String) -> String? {
    do {
      theme = try themes.theme(name)
      return nil
    } catch {
      return error.description
    }
  }

  private mutating func read(_ text: String) {
    do {
      for line in try IniFile.entries(of: text) {
        guard let entry = PreferenceEntry.entry(for: line.key) else {
          note(line: line.line, "there is no setting named \(line.key)")
          continue
        }
        if let reason = entry.write(line.value, &preferences) { note(line: line.line, "\(line.key): \(reason)") }
      }
    } catch {
      note(line: error.line, "this line is not key = value")
    }
  }

  /// The first complaint is the one told; the others wait until it is mended.
  private mutating func note(line: Int, _ what: String) {
    complaint = complaint ?? "\(paths.config):\(line): \(what)"
  }

  private mutating func wear() {
    do {
      theme = try themes.theme(forcedTheme ?? preferences.theme)
    } catch {
      complaint = complaint ?? "\(error.description). Showing strong-dark."
      do { theme = try themes.theme("strong-dark") } catch { complaint = error.description }
    }
  }
}

/// Edits of the config file that leave every other line as the person wrote it.
enum ConfigText {
  static func setting(_ key: String, to value: String, in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let line = "\(key) = \(value)"
    if let index = lines.lastIndex(where: { self.key(of: $0) == key }) {
      lines[index] = line
    } else {
      lines.append(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func key(of line: String) -> String? {
    guard let equals = line.firstIndex(where: { $0 == "=" || $0 == ":" }) else { return nil }
    let key = line[..<equals].drop(while: \.isWhitespace)
    guard key.first != "#", key.first != ";" else { return nil }
    return key.last?.isWhitespace == true ? String(key.prefix { !$0.isWhitespace }) : String(key)
  }
}
