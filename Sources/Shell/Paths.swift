/// Where the log, the settings and the themes lie (XDG Base Directory Specification).
package struct Paths: Hashable, Sendable {
  package var log: String
  package var config: String
  package var themes: String

  package init(log: String, config: String, themes: String) {
    self.log = log
    self.config = config
    self.themes = themes
  }

  /// The places for this user; `log` overrides the log's, as does KNURL_LOG.
  package static func current(log: String? = nil) -> Paths {
    let home = Platform.variable("HOME") ?? "."
    let data = absolute("XDG_DATA_HOME") ?? home + "/.local/share"
    let config = absolute("XDG_CONFIG_HOME") ?? home + "/.config"
    return Paths(
      log: log ?? Platform.variable("KNURL_LOG") ?? data + "/knurl/log.db",
      config: config + "/knurl/config", themes: config + "/knurl/themes")
  }

  /// A folder from the environment; relative ones are ignored, as the specification asks.
  private static func absolute(_ name: String) -> String? {
    guard let path = Platform.variable(name), path.hasPrefix("/") else { return nil }
    return path
  }
}
