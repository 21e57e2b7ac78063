package import Canvas

/// Which command a sequence of keys means in a context.
package struct Keymap: Sendable {
  /// What the keys typed so far mean.
  package enum Match: Hashable, Sendable {
    case none
    /// The start of a longer sequence.
    case pending
    case command(Command)
  }

  private var commands: [CommandContext: [[Key]: Command]] = [:]
  private var prefixes: [CommandContext: Set<[Key]>] = [:]

  package init(_ entries: [CommandEntry] = CommandEntry.all) {
    for entry in entries {
      for keys in entry.keys.compactMap(Keymap.keys(named:)) {
        bind(keys, to: entry.command, in: entry.contexts)
      }
    }
  }

  package func match(_ keys: [Key], in context: CommandContext) -> Match {
    if let command = commands[context]?[keys] { return .command(command) }
    return prefixes[context]?.contains(keys) == true ? .pending : .none
  }

  private mutating func bind(_ keys: [Key], to command: Command, in contexts: Set<CommandContext>) {
    for context in contexts {
      commands[context, default: [:]][keys] = command
      for length in 1..<keys.count {
        prefixes[context, default: []].insert(Array(keys.prefix(length)))
      }
    }
  }
}

extension Keymap {
  /// The keys that a name such as `g p`, `Ctrl-R`, `Space` or `PgUp` means; nil when it means none.
  package static func keys(named text: String) -> [Key]? {
    let keys = text.split(separator: " ").map { key(named: String($0)) }
    guard !keys.isEmpty, !keys.contains(nil) else { return nil }
    return keys.compactMap { $0 }
  }

  private static let named: [String: Key.Code] = [
    "space": .character(" "), "enter": .enter, "esc": .escape, "tab": .tab, "backspace": .backspace,
    "delete": .delete, "up": .up, "down": .down, "left": .left, "right": .right, "home": .home,
    "end": .end, "pgup": .pageUp, "pgdn": .pageDown, "comma": .character(","), "semicolon": .character(";"),
  ]

  private static func key(named name: String) -> Key? {
    if name.count == 1, let character = name.first { return Key(character) }
    let lower = name.lowercased()
    if lower == "backtab" { return Key(.tab, .shift) }
    if lower.hasPrefix("ctrl-"), name.count == 6, let letter = lower.last {
      return Key(.character(letter), .control)
    }
    return named[lower].map { Key($0) }
  }
}
