package import Canvas

/// The colours a person asks for with `--color`.
package enum ColourChoice: String, CaseIterable, Sendable {
  case auto, truecolor
  case indexed = "256"
  case basic = "16"
  case none
}

extension Depth {
  /// Decides from the person's choice, the environment and what terminfo counts.
  package init(
    choice: ColourChoice, type: String, terminfoColours: Int, environment: (String) -> String?
  ) {
    switch choice {
    case .auto: self = Depth(found: type, terminfoColours, environment)
    case .truecolor: self = .exact
    case .indexed: self = .palette
    case .basic: self = .sixteen
    case .none: self = .none
    }
  }

  private init(found type: String, _ colours: Int, _ environment: (String) -> String?) {
    let refused = !(environment("NO_COLOR") ?? "").isEmpty
    if refused || type == "dumb" || type.hasPrefix("vt") {
      self = .none
    } else if Depth.isExact(type, environment) {
      self = .exact
    } else {
      self = Depth(colours: colours)
    }
  }

  /// COLORTERM tells; GNU screen passes it on without keeping its promise.
  private static func isExact(_ type: String, _ environment: (String) -> String?) -> Bool {
    if type.hasSuffix("-direct") { return true }
    let isScreen = type.hasPrefix("screen") && (environment("TMUX") ?? "").isEmpty
    guard !isScreen, type != "linux", let promise = environment("COLORTERM") else { return false }
    return promise == "truecolor" || promise == "24bit"
  }

  private init(colours: Int) {
    switch colours {
    case 256...: self = .palette
    case 16...: self = .sixteen
    case 8...: self = .eight
    default: self = .none
    }
  }
}
