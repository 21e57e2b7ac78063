internal import Shell

/// What the terminal can do, as far as its environment tells.
enum TerminalCheck {
  static func findings(_ call: Call) -> [Finding] {
    [name, locale, colours].compactMap { $0() } + size(call)
  }

  private static func name() -> Finding? {
    guard let term = Platform.variable("TERM") else {
      return .trouble("TERM is not set, so the screen cannot be opened. Set it to your terminal's name.")
    }
    guard term != "dumb", term != "unknown" else {
      return .trouble("TERM is \(term): the screen needs a terminal that can place its cursor.")
    }
    guard isKnown(term) else {
      return .trouble("TERM is \(term), which the system's terminfo does not know. Install its entry.")
    }
    return .fine("The terminal is \(term).")
  }

  /// Whether there is a description of the terminal in one of the usual places.
  private static func isKnown(_ term: String) -> Bool {
    guard let first = term.utf8.first else { return false }
    let home = Platform.home.map { ["\($0)/.terminfo"] } ?? []
    let told = [Platform.variable("TERMINFO")].compactMap { $0 }
    let usual = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/local/share/terminfo"]
    let letters = [String(decoding: [first], as: UTF8.self), String(first, radix: 16)]
    return (told + home + usual).contains { folder in
      letters.contains { Platform.exists("\(folder)/\($0)/\(term)") }
    }
  }

  private static func locale() -> Finding? {
    let variable = ["LC_ALL", "LC_CTYPE", "LANG"].first { Platform.variable($0) != nil }
    let value = variable.flatMap { Platform.variable($0) } ?? "C"
    let plain = value.lowercased().filter { $0 != "-" }
    guard plain.hasSuffix("utf8") || plain.contains("utf8@") || plain == "c.utf8" else {
      return .trouble(
        "The locale is \(value), not UTF-8: lines and ticks are drawn in plain characters. "
          + "Set LANG=C.UTF-8 for the others.")
    }
    return .fine("The locale is \(value).")
  }

  private static func colours() -> Finding? {
    if Platform.variable("NO_COLOR") != nil { return .fine("Without colours, as NO_COLOR asks.") }
    let term = Platform.variable("TERM") ?? ""
    let exact =
      ["truecolor", "24bit"].contains(Platform.variable("COLORTERM") ?? "") || term.hasSuffix("direct")
    if exact { return .fine("Exact colours.") }
    return .fine(
      term.contains("256color")
        ? "256 colours; exact ones where COLORTERM=truecolor says the terminal has them."
        : "As many colours as terminfo tells of \(term.isEmpty ? "the terminal" : term).")
  }

  private static func size(_ call: Call) -> [Finding] {
    guard call.output.isTerminal, call.output.columns < 32 else { return [] }
    return [.trouble("The terminal is \(call.output.columns) columns wide; the screen needs 32.")]
  }
}
