internal import Training

/// An option of a verb.
package struct Option: Hashable, Sendable {
  /// Without the dashes.
  package var name: String
  /// What its value is called in the usage line; nil for a flag.
  package var value: String?
  package var summary: String
  /// All the values it takes, where they are few words; the completions offer them.
  package var values: [String]

  package init(_ name: String, value: String? = nil, _ summary: String, values: [String] = []) {
    self.name = name
    self.value = value
    self.summary = summary
    self.values = values
  }
}

/// The words after a verb, sorted into options and operands.
package struct Arguments: Hashable, Sendable {
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// GNU conventions: `--name value`, `--name=value`, options anywhere, `--` ends them.
  ///
  /// A word such as `-15`, `-2.5x8`, `-muscle:chest` or `-` is an operand.
  package init(_ words: [String], options: [Option]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word.hasPrefix("--") {
        try take(word, &rest, options)
      } else if word.first == "-", word.dropFirst().first?.isLetter == true, !word.contains(":") {
        throw UsageError("There is no option \(word). A word that begins with - goes behind --.")
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: [Option]
  ) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try Arguments.option(String(parts.first ?? ""), among: options)
    if option.value == nil {
      guard parts.count == 1 else { throw UsageError("--\(option.name) takes no value.") }
      values[option.name, default: []].append("")
    } else if parts.count == 2 {
      values[option.name, default: []].append(String(parts[1]))
    } else if let value = rest.popFirst() {
      values[option.name, default: []].append(value)
    } else {
      throw UsageError("--\(option.name) needs a value: --\(option.name) \(option.value ?? "").")
    }
  }

  package func has(_ name: String) -> Bool { values[name] != nil }

  /// The value given last.
  package func value(_ name: String) -> String? { values[name]?.last }

  /// Every value given, in order.
  package func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The option meant by a name or by the beginning of exactly one.
  private static func option(_ name: String, among options: [Option]) throws(UsageError) -> Option {
    if let exact = options.first(where: { $0.name == name }) { return exact }
    let candidates = options.filter { $0.name.hasPrefix(name) }
    if candidates.count == 1, !name.isEmpty { return candidates[0] }
    let near = Search.nearest(name, among: options.map(\.name)).first.map { " Did you mean --\($0)?" }
    throw UsageError("There is no option --\(name).\(near ?? "")")
  }
}

/// The command line can't be understood; exit code 2.
package struct UsageError: Error, Hashable, Sendable {
  package var sentence: String

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}

/// What was asked for can't be done; exit code 1.
package struct Refusal: Error, Hashable, Sendable {
  package var sentence: String

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}
