internal import Canvas

/// The person's own keys: lines of the config file laid over the table of commands.
///
/// A line that cannot hold leaves its command with the usual keys; the others count.
package struct KeyChoices: Hashable, Sendable {
  /// One line: a command's name and its keys.
  package struct Line: Hashable, Sendable {
    var name: String
    var value: String
    /// Where it stands in the file, from 1.
    package var number: Int

    package init(name: String, value: String, number: Int) {
      self.name = name
      self.value = value
      self.number = number
    }
  }

  package struct Fault: Hashable, Sendable {
    package var line: Int
    package var reason: String
  }

  /// The table of commands with the person's keys.
  package private(set) var entries = CommandEntry.all
  package private(set) var faults: [Fault] = []
  /// What was chosen for each command, and on which line.
  private var chosen: [Command: (keys: [String], line: Int)] = [:]

  package static func == (left: KeyChoices, right: KeyChoices) -> Bool {
    left.entries == right.entries && left.faults == right.faults
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }

  package init(_ lines: [Line] = []) {
    guard !lines.isEmpty else { return }
    for line in lines { read(line) }
    lay()
    while let clash = clash() {
      faults.append(clash.fault)
      chosen[clash.command] = nil
      lay()
    }
    faults.sort { $0.line < $1.line }
  }

  /// Commands whose keys the person chose, in the order of the table.
  package var changed: [Command] {
    chosen.keys.sorted { $0.rawValue < $1.rawValue }
  }

  private mutating func lay() {
    entries = CommandEntry.all.map { entry in
      var entry = entry
      if let own = chosen[entry.command] { entry.keys = own.keys }
      return entry
    }
  }

  private mutating func read(_ line: Line) {
    guard let command = Command(rawValue: line.name.lowercased()) else {
      let near = Command.allCases.map(\.rawValue).min {
        $0.distance(to: line.name) < $1.distance(to: line.name)
      }
      let hint = near.map { $0.distance(to: line.name) <= 3 ? " Did you mean \($0)?" : "" } ?? ""
      return fail(line, "there is no command “\(line.name)”.\(hint)")
    }
    var keys: [String] = []
    for text in line.value.split(separator: ",").map({ String($0).trimmed }) where !text.isEmpty {
      guard let named = Keymap.keys(named: text) else {
        return fail(
          line, "\(line.name): “\(text)” is no key. Write a sign, g p, Ctrl-R, Space, PgUp or Comma.")
      }
      let name = named.map(KeyName.of).joined(separator: " ")
      if isEntry(named, of: command) {
        return fail(
          line, "\(line.name): “\(name)” begins a value on the set table, so it cannot be a key there.")
      }
      if !keys.contains(name) { keys.append(name) }
    }
    chosen[command] = (keys, line.number)
  }

  private mutating func fail(_ line: Line, _ reason: String) {
    faults.append(Fault(line: line.number, reason: reason))
  }

  /// Whether the set table would take the key for the start of a value.
  private func isEntry(_ keys: [Key], of command: Command) -> Bool {
    guard CommandEntry.all.contains(where: { $0.command == command && $0.contexts.contains(.table) }),
      case .character(let first)? = keys.first?.code, keys.first?.modifiers.isEmpty == true
    else { return false }
    return first.isASCII && (first.isNumber || ".,x@".contains(first))
  }
}

/// Keys that two commands want.
extension KeyChoices {
  private struct Claim {
    var keys: [Key]
    var command: Command
  }

  /// The last line that takes a key another command has in the same place, or one that begins another's.
  private func clash() -> (command: Command, fault: Fault)? {
    var worst: (command: Command, fault: Fault)?
    for context in CommandContext.allCases {
      let claims = entries.filter { $0.contexts.contains(context) }.flatMap { entry in
        entry.keys.compactMap(Keymap.keys(named:)).map { Claim(keys: $0, command: entry.command) }
      }
      for (index, one) in claims.enumerated() {
        for other in claims[..<index]
        where one.command != other.command && KeyChoices.meet(one.keys, other.keys) {
          guard let found = fault(one, other) else { continue }
          if worst.map({ $0.fault.line < found.fault.line }) ?? true { worst = found }
        }
      }
    }
    return worst
  }

  private static func meet(_ one: [Key], _ other: [Key]) -> Bool {
    one.starts(with: other) || other.starts(with: one)
  }

  /// Told at the later line of the two; nil where neither is the person's.
  private func fault(_ one: Claim, _ other: Claim) -> (command: Command, fault: Fault)? {
    let lines = [(one, other), (other, one)].compactMap { mine, theirs in
      chosen[mine.command].map { (line: $0.line, mine: mine, theirs: theirs) }
    }
    guard let last = lines.max(by: { $0.line < $1.line }) else { return nil }
    let name = last.mine.keys.map(KeyName.of).joined(separator: " ")
    let taken = last.theirs.keys.map(KeyName.of).joined(separator: " ")
    let reason =
      name == taken
      ? "“\(name)” is the key of \(last.theirs.command.rawValue)"
      : "“\(name)” and “\(taken)” of \(last.theirs.command.rawValue) begin alike"
    return (
      last.mine.command,
      Fault(
        line: last.line,
        reason:
          "\(last.mine.command.rawValue): \(reason). Give one of them another key; the usual ones count.")
    )
  }
}

extension Scene {
  /// The first key of a command as the person has it; its name for the command line where it has none.
  func key(_ command: Command) -> String {
    guard let entry = commands.first(where: { $0.command == command && !$0.keys.isEmpty }) else {
      return ":" + command.rawValue
    }
    return entry.keys[0]
  }

  /// A sentence with the person's keys in the place of the usual ones.
  func withOwnKeys(_ text: String) -> String {
    guard commands != CommandEntry.all else { return text }
    return Scene.said.reduce(text) { text, phrase in
      let usual = CommandEntry.entry(for: phrase.command)?.keys.first ?? ""
      let own = key(phrase.command)
      guard own != usual else { return text }
      return text.replacing("\(usual) \(phrase.verb)", with: "\(own) \(phrase.verb)")
    }
  }

  /// How sentences name keys: `u brings it back`.
  private static let said: [(command: Command, verb: String)] = [
    (.undo, "brings"), (.undo, "takes"), (.undo, "puts"), (.redo, "brings"), (.finish, "finishes"),
    (.addExercise, "adds"), (.addSetBelow, "adds"), (.failure, "marks"), (.help, "shows"), (.back, "leaves"),
    (.complete, "opens"), (.rest, "sets"), (.restSkip, "starts"),
  ]
}
