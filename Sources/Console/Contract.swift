package import Shell

/// What the command line asks the full-screen program to open with.
package struct AppRequest: Sendable {
  package var paths: Paths
  /// One of `colours`.
  package var colour: String

  /// Whether the running workout is only looked at.
  package var follows = false

  package static let colours = ["auto", "truecolor", "256", "16", "none"]

  package init(paths: Paths, colour: String) {
    self.paths = paths
    self.colour = colour
  }
}

/// How the full-screen program ended.
package enum AppResult: Sendable {
  /// Left by the person, with a line for the shell (a workout that keeps running) or none.
  case left(String?)
  case refused(String)
}
