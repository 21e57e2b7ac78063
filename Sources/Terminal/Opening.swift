import CTerminal
import Canvas

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is found out before the screen is taken over, and the taking over itself.
struct Opening {
  let type: String
  let depth: Depth
  let hasUnicode: Bool
  let surroundings: Surroundings
  let modes: Modes
  /// The type rebuilt with exact colours; nil when its own description serves.
  private let entry: String?

  init(_ options: Terminal.Options) throws(TerminalError) {
    guard isatty(0) == 1, isatty(1) == 1 else { throw .notATerminal }
    let named = Opening.environment("TERM") ?? ""
    guard !named.isEmpty else { throw .typeMissing }
    hasUnicode = terminal_use_utf8()
    type = try Opening.load(named)
    defer { terminal_unload() }
    guard terminal_string("cup") != nil, terminal_string("clear") != nil else { throw .typeTooSimple(named) }
    depth = Depth(
      choice: options.colour, type: named, terminfoColours: Int(terminal_number("colors")),
      environment: Opening.environment)
    surroundings = Surroundings(type: named, environment: Opening.environment)
    modes = Modes(
      mouse: options.mouse, title: surroundings.hasTitle, progress: surroundings.hasProgress,
      strings: Opening.string)
    entry = depth == .none ? nil : Opening.exactEntry()
  }

  /// Starts the screen library; answers the descriptor that tells of signals.
  func start() throws(TerminalError) -> Int32 {
    guard terminal_remember() else { throw .notATerminal }
    let signals = terminal_watch()
    guard signals >= 0 else { throw .refused }
    guard terminal_start(type, entry) || terminal_start(type, nil) else {
      terminal_unwatch()
      throw .refused
    }
    var crash = modes.crash
    crash.withUTF8 { terminal_guard($0.baseAddress, $0.count) }
    terminal_hold_messages()
    var enter = modes.enter
    _ = enter.withUTF8 { terminal_write($0.baseAddress, $0.count) }
    return signals
  }

  /// Loads the type, or the nearest relative that this machine knows.
  private static func load(_ type: String) throws(TerminalError) -> String {
    var found: Int32 = 0
    for candidate in [type] + standIns(for: type) {
      found = terminal_load(candidate)
      if found == 1 { return candidate }
    }
    throw found < 0 ? .databaseMissing : .typeUnknown(type)
  }

  /// Types newer than a machine's terminfo, and who they descend from.
  static func standIns(for type: String) -> [String] {
    if type.hasPrefix("tmux") || type.hasPrefix("screen") { return ["screen-256color", "screen"] }
    let modern = ["xterm", "alacritty", "kitty", "foot", "ghostty", "wezterm", "contour", "rio", "konsole"]
    let isModern = modern.contains { type.hasPrefix($0) }
    if isModern || type.hasSuffix("-256color") || type.hasSuffix("-direct") {
      return ["xterm-256color", "xterm"]
    }
    return type.hasPrefix("rxvt") ? ["rxvt"] : []
  }

  private static func exactEntry() -> String? {
    guard let entry = terminal_exact_entry() else { return nil }
    defer { free(entry) }
    return String(cString: entry)
  }

  private static func string(_ name: String) -> String? {
    terminal_string(name).map { String(cString: $0) }
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
