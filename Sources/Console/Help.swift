/// What `--help` prints, made from the verb table.
enum Help {
  static let globals = [
    Option("log", value: "FILE", "use this log instead of the usual one (also KNURL_LOG)"),
    Option("color", value: "DEPTH", "auto, truecolor, 256, 16 or none"),
    Option("plain", "no screen: lines typed at a prompt, sentences as answers"),
    Option("watch", "follow the running workout and change nothing"),
    Option("help", "this help; after a verb, help on that verb"),
    Option("version", "the version"),
  ]

  private static let groups: [(title: String, verbs: [Verb])] = [
    ("At the rack", Verb.live), ("Looking back", Verb.review + Verb.stats),
    ("Data in and out", Verb.exchange + Verb.data),
    ("Calculators", Verb.calculators), ("Upkeep", Verb.upkeep),
  ]

  static func overview(_ output: Output) {
    output.line("knurl: the lifter's log for the terminal")
    output.line()
    output.line("  knurl [--log FILE] [--color DEPTH]      open the log on the full screen")
    output.line("  knurl --plain                           the same, line by line, for screen readers")
    output.line("  knurl VERB …                            one thing at a time, on the same log")
    for group in groups {
      output.line()
      output.line(group.title)
      for verb in group.verbs {
        output.line("  \(padded(verb.name, 12))\(verb.summary)")
      }
    }
    output.line()
    output.line("Options")
    list(globals, output)
    output.line()
    output.line("knurl VERB --help says more. Exit codes: 0 done, 1 refused, 2 not understood.")
  }

  static func of(_ name: String?, _ output: Output) throws {
    guard let name else { return overview(output) }
    guard let verb = Verb.named(name) else { throw Verb.unknown(name) }
    of(verb, output)
  }

  static func of(_ verb: Verb, _ output: Output) {
    output.line(verb.usage)
    output.line()
    output.line("  \(verb.summary).")
    if !verb.notes.isEmpty {
      output.line()
      for line in verb.notes.split(separator: "\n", omittingEmptySubsequences: false) {
        output.line("  \(line)")
      }
    }
    output.line()
    list(verb.options + Verb.common, output)
    guard !verb.examples.isEmpty else { return }
    output.line()
    for example in verb.examples { output.line("  $ \(example)") }
  }

  private static func list(_ options: [Option], _ output: Output) {
    for option in options {
      let name = "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
      output.line("  \(padded(name, 22))\(option.summary)")
    }
  }

  private static func padded(_ text: String, _ columns: Int) -> String {
    text + String(repeating: " ", count: max(1, columns - text.count))
  }
}
