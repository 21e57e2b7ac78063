import Canvas

/// Keys that stand in a line with what they do, as sheets tell them: `Enter keep  Esc back`.
enum KeyHint {
  /// The key whose words stand at a column of a line; nil where none does.
  static func key(in line: String, at column: Int) -> Key? {
    var start = 0
    for part in parts(of: Array(line)) {
      if (start..<(start + part.count)).contains(column) { return key(of: part) }
      start += part.count
    }
    return nil
  }

  /// The line cut where two blanks or a dot part one hint from the next.
  private static func parts(of line: [Character]) -> [[Character]] {
    var parts: [[Character]] = [[]]
    for (index, character) in line.enumerated() {
      let isGap = character == " " && index > 0 && line[index - 1] == " "
      if isGap || character == "·" || character == ":" { parts.append([]) }
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  private static func key(of hint: [Character]) -> Key? {
    let word = hint.drop { " ·:".contains($0) }.prefix { $0 != " " }
    guard let first = word.first, !first.isNumber else { return nil }
    if word.elementsEqual(Glyphs.unicode.enter) { return Key(.enter) }
    guard let keys = Keymap.keys(named: String(word)), keys.count == 1 else { return nil }
    return keys[0]
  }
}

extension Scene {
  /// The command of some that a key stands for in the person's table.
  func command(for key: Key, among commands: [Command]) -> Command? {
    commands.first { command in
      self.commands.contains { entry in
        entry.command == command && entry.keys.contains { Keymap.keys(named: $0) == [key] }
      }
    }
  }
}
