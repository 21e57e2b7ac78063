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

  private struct Binding: Hashable, Sendable {
    let keys: [Key]
    let contexts: [CommandContext]
    let command: Command
  }

  private let bindings: [Binding]

  package init(_ entries: [CommandEntry] = CommandEntry.all) {
    bindings = entries.flatMap { entry in
      entry.keys.compactMap(Keymap.keys(named:)).map {
        Binding(keys: $0, contexts: entry.contexts, command: entry.command)
      }
    }
  }

  package func match(_ keys: [Key], in context: CommandContext) -> Match {
    var isStart = false
    for binding in bindings where binding.keys.starts(with: keys) && binding.contexts.contains(context) {
      if binding.keys.count == keys.count { return .command(binding.command) }
      isStart = true
    }
    return isStart ? .pending : .none
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
