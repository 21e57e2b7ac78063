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
  var run: @Sendable (Call) throws -> Void

  init(
    _ name: String, _ operands: String = "", _ summary: String, options: [Option] = [], notes: String = "",
    examples: [String] = [], run: @escaping @Sendable (Call) throws -> Void
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.options = options
    self.notes = notes
    self.examples = examples
    self.run = run
  }

  /// `knurl plates WEIGHT [--bar WEIGHT]`.
  package var usage: String {
    let flags = options.map { option in option.value.map { "[--\(option.name) \($0)]" } ?? "[--\(option.name)]" }
    return (["knurl", name, operands] + flags).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Verb {
  /// Options every verb takes.
  package static let common = [
    Option("log", value: "FILE", "use this log instead of the usual one"),
    Option("help", "say what the verb does"),
  ]

  static let json = Option("json", "print JSON")

  /// All verbs in the order help lists them.
  package static let all: [Verb] = live + review + exchange + calculators + upkeep

  package static func named(_ name: String) -> Verb? { all.first { $0.name == name } }
}
