internal import Canvas
internal import Shell
internal import Training

/// `knurl theme`.
enum Theming {
  static let actions = ["list", "show", "check"]

  static func run(_ call: Call) throws {
    let library = ThemeLibrary(folder: call.paths.themes)
    let words = call.arguments.operands
    guard words.count <= 2 else { throw UsageError("One theme at a time, please.") }
    switch words.first ?? "list" {
    case "list": list(library, call)
    case "show": try show(words.count > 1 ? words[1] : call.preferences.theme, library, call)
    case "check":
      guard words.count > 1 else { throw UsageError("Which file? For example: knurl theme check mine.theme") }
      try check(words[1], library, call)
    case let name:
      guard words.count == 1 else { throw UsageError("knurl theme \(name) takes no more words.") }
      try choose(name, library, call)
    }
  }

  /// The theme that is shown: the one of the settings, or the usual one where there is none of that name.
  private static func inUse(_ library: ThemeLibrary, _ call: Call) -> String {
    do { return try library.theme(call.preferences.theme).name } catch { return "strong-dark" }
  }

  private static func list(_ library: ThemeLibrary, _ call: Call) {
    let inUse = inUse(library, call)
    guard !call.wantsJSON else {
      return call.print(
        .list(
          library.names.map { name in
            .object([
              ("name", .text(name)), ("chosen", .flag(name == inUse)),
              ("path", .optional(library.path(of: name))),
            ])
          }))
    }
    for name in library.names {
      let mark = name == inUse ? "*" : " "
      call.output.line("\(mark) \(name)\(library.path(of: name).map { "  \($0)" } ?? "")")
    }
  }

  private static func show(_ wanted: String, _ library: ThemeLibrary, _ call: Call) throws {
    // Resolving the name says which there are; a short name shows the theme it means.
    let name = try library.text(of: wanted) == nil ? library.theme(wanted).name : wanted
    guard let text = try library.text(of: name) else { return }
    guard !call.wantsJSON else {
      return call.print(
        .object([
          ("name", .text(name)), ("path", .optional(library.path(of: name))), ("text", .text(text)),
        ]))
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    for line in lines { call.output.line(String(line)) }
  }

  /// A file, or a theme by name; weak contrasts are told, not refused.
  private static func check(_ word: String, _ library: ThemeLibrary, _ call: Call) throws {
    let isName = !Platform.exists(word) && library.names.contains(word)
    let theme = try isName ? library.theme(word) : library.theme(atPath: word)
    let weak = theme.weakPairs
    guard !call.wantsJSON else {
      return call.print(
        .object([
          ("name", .text(theme.name)), ("variant", .text(theme.variant.rawValue)),
          ("weak", .list(weak.map { .text($0.description) })),
        ]))
    }
    call.output.line("\(word): fine. \(theme.name), \(theme.variant.rawValue).")
    guard !weak.isEmpty else { return }
    call.output.line("Hard to read:")
    for pair in weak { call.output.line("  \(pair.description)") }
  }

  private static func choose(_ name: String, _ library: ThemeLibrary, _ call: Call) throws {
    _ = try library.theme(name)
    var configuration = Configuration(paths: call.paths)
    if let complaint = configuration.set("theme", to: name) { throw Refusal(complaint) }
    guard !call.wantsJSON else {
      return call.print(.object([("theme", .text(configuration.preferences.theme))]))
    }
    call.output.line("theme = \(configuration.preferences.theme)")
  }
}
