internal import Canvas
internal import Shell
internal import Training

/// `knurl theme`.
enum Theming {
  static func run(_ call: Call) throws {
    let library = ThemeLibrary(folder: call.paths.themes)
    let words = call.arguments.operands
    switch words.first ?? "list" {
    case "list":
      for name in library.names {
        let mark = name == call.preferences.theme ? "*" : " "
        call.output.line("\(mark) \(name)\(library.path(of: name).map { "  \($0)" } ?? "")")
      }
    case "show": try show(words.count > 1 ? words[1] : call.preferences.theme, library, call)
    case "check":
      guard words.count > 1 else { throw UsageError("Which file? knurl theme check mine.theme") }
      let theme = try library.theme(atPath: words[1])
      call.output.line("\(words[1]): fine. \(theme.name), \(theme.variant.rawValue).")
    case let name:
      _ = try library.theme(name)
      var configuration = call.configuration
      if let complaint = configuration.set("theme", to: name) { throw Refusal(complaint) }
      call.output.line("theme = \(configuration.preferences.theme)")
    }
  }

  private static func show(_ name: String, _ library: ThemeLibrary, _ call: Call) throws {
    guard let text = try library.text(of: name) else {
      _ = try library.theme(name)
      return
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { call.output.line(String(line)) }
  }
}
