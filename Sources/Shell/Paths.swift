/// Where the log, the settings and the themes lie (XDG Base Directory Specification).
package struct Paths: Hashable, Sendable {
  package var log: String
  package var config: String
  package var themes: String

  /// Where the person's hooks lie: beside the settings.
  package var hooks: String {
    let folder = config.lastIndex(of: "/").map { String(config[..<$0]) } ?? "."
    return folder + "/hooks"
  }

  package init(log: String, config: String, themes: String) {
    self.log = log
    self.config = config
    self.themes = themes
  }

  /// The places for this user; `log` overrides the log's, as does KNURL_LOG.
  package static func current(log chosen: String? = nil) throws(FileError) -> Paths {
    let config = try folder("XDG_CONFIG_HOME", else: ".config")
    return Paths(log: try log(chosen), config: config + "/knurl/config", themes: config + "/knurl/themes")
  }

  private static func log(_ chosen: String?) throws(FileError) -> String {
    if let chosen = chosen ?? Platform.variable("KNURL_LOG") { return chosen }
    return try folder("XDG_DATA_HOME", else: ".local/share") + "/knurl/log.db"
  }

  private static func folder(_ name: String, else usual: String) throws(FileError) -> String {
    if let path = absolute(name) { return path }
    guard let home = Platform.home else {
      throw FileError(
        path: "HOME", reason: "it is not set, so there is no place for the log and the settings")
    }
    return "\(home)/\(usual)"
  }

  /// A folder from the environment; relative ones are ignored, as the specification asks.
  private static func absolute(_ name: String) -> String? {
    guard let path = Platform.variable(name), path.hasPrefix("/") else { return nil }
    return path
  }
}
