/// Which terminal is around the program, as far as the environment tells.
struct Surroundings {
  enum Notification: Sendable {
    /// OSC 9: one text.
    case nine
    /// OSC 777: title and body.
    case sevens
    /// OSC 99: kitty's parts.
    case kitty
    case none
  }

  let isTmux: Bool
  let hasTitle: Bool
  let hasProgress: Bool
  let notification: Notification

  init(type: String, environment: @escaping (String) -> String?) {
    let isSet = { (name: String) in !(environment(name) ?? "").isEmpty }
    isTmux = isSet("TMUX")
    hasTitle = type != "linux" && type != "dumb" && !type.hasPrefix("vt")
    let program = environment("TERM_PROGRAM") ?? ""
    let isITerm = program == "iTerm.app" || environment("LC_TERMINAL") == "iTerm2"
    notification = isITerm ? .nine : Surroundings.notification(type: type, program: program, isSet: isSet)
    hasProgress = Surroundings.takesProgress(program: program, environment: environment)
  }

  private static func notification(
    type: String, program: String, isSet: (String) -> Bool
  ) -> Notification {
    if isSet("KITTY_WINDOW_ID") || type == "xterm-kitty" { return .kitty }
    let sevens = ["WezTerm", "ghostty", "WarpTerminal", "contour"]
    let marks = ["WEZTERM_PANE", "GHOSTTY_RESOURCES_DIR", "VTE_VERSION", "KONSOLE_VERSION"]
    let types = ["foot", "rxvt-unicode", "xterm-ghostty", "wezterm", "contour"]
    let isKnown =
      sevens.contains(program) || marks.contains(where: isSet)
      || types.contains { type.hasPrefix($0) }
    return isKnown ? .sevens : .none
  }

  /// Only terminals known to draw OSC 9;4: others take it for a notification.
  private static func takesProgress(program: String, environment: (String) -> String?) -> Bool {
    if environment("WT_SESSION") != nil || environment("ConEmuANSI") == "ON" { return true }
    if let version = environment("VTE_VERSION"), let number = Int(version) { return number >= 7900 }
    guard program == "ghostty", let version = environment("TERM_PROGRAM_VERSION") else { return false }
    let parts = version.split(separator: ".").prefix(2).map { Int($0) ?? 0 }
    return parts.count == 2 && (parts[0], parts[1]) >= (1, 2)
  }
}
