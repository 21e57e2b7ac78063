internal import Training

/// One verb of the command line: the help, the completions and the manual are made from it.
package struct Verb: Sendable {
  package var name: String
  /// Operands as the usage line writes them.
  package var operands: String
  /// What it does, in a few words, without a full stop.
  package var summary: String
  package var options: [Option]
  /// What help and manual add: rules, units, what is printed.
  package var notes: String
  package var examples: [String]
  /// First words that mean something; the completions offer them.
  package var words: [String]
  /// Names of the log that the completions offer.
  package var offers: NameList?
  /// Runs at every prompt, so it says nothing about a faulty config file.
  package var isQuiet: Bool
  var run: @Sendable (Call) throws -> Void

  init(
    _ name: String, _ operands: String = "", _ summary: String, options: [Option] = [], notes: String = "",
    examples: [String] = [], words: [String] = [], offers: NameList? = nil, isQuiet: Bool = false,
    run: @escaping @Sendable (Call) throws -> Void
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.options = options
    self.notes = notes
    self.examples = examples
    self.words = words
    self.offers = offers
    self.isQuiet = isQuiet
    self.run = run
  }

  /// `knurl plates WEIGHT [--bar WEIGHT]`.
  package var usage: String {
    let flags = options.map { option in
      option.value.map { "[--\(option.name) \($0)]" } ?? "[--\(option.name)]"
    }
    return (["knurl", name, operands] + flags).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Verb {
  /// Options every verb takes.
  package static let common = [
    Option("log", value: "FILE", "use this log instead of the usual one"),
    Option(
      "color", value: "DEPTH", "auto, truecolor, 256, 16 or none; verbs print without colour",
      values: ["auto", "truecolor", "256", "16", "none"]),
    Option("help", "say what the verb does"),
  ]

  static let json = Option("json", "print JSON")

  /// All verbs in the order help lists them.
  package static let all: [Verb] = live + review + stats + exchange + data + calculators + upkeep

  /// The verb that completions call; people need not know it.
  private static let names = Verb(
    "names", "exercises | routines", "Print names, one a line, for the completions", isQuiet: true,
    run: NameList.run)

  package static func named(_ name: String) -> Verb? {
    name == names.name ? names : all.first { $0.name == name }
  }

  /// For a name there is no verb of.
  static func unknown(_ name: String) -> UsageError {
    let near = Search.nearest(name, among: all.map(\.name)).joined(separator: " or ")
    let hint = near.isEmpty ? "knurl --help lists what there is." : "Did you mean \(near)?"
    return UsageError("There is no command “\(name)”. \(hint)")
  }
}
