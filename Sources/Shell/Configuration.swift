package import Canvas
package import Screens
package import Training

/// What the config file says, with the theme it chooses; and the way back into the file.
package struct Configuration: Sendable {
  package private(set) var preferences = Preferences()
  package private(set) var theme: Theme
  /// The table of commands with the person's keys.
  package let commands: [CommandEntry]
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
    let file = ConfigFile(path: paths.config)
    preferences = file.preferences
    commands = file.keys.entries
    complaint = file.complaint
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
    if forcedTheme != nil { wear() }
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
    var changed = preferences
    if let reason = changed.set(value, for: key) { return reason }
    if key == "theme" {
      do { _ = try themes.theme(value) } catch { return error.description + "." }
    }
    do {
      try ConfigFile.write(key, changed.value(for: key) ?? value, to: paths.config)
    } catch {
      return "The setting was not kept. \(error.sentence)."
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

  private mutating func wear() {
    do {
      theme = try themes.theme(forcedTheme ?? preferences.theme)
    } catch {
      complaint = complaint ?? "\(error.description). Showing strong-dark."
      do { theme = try themes.theme("strong-dark") } catch { complaint = error.description }
    }
  }
}
