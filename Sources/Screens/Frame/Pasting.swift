import Canvas

/// A pasted text as the keys that type it.
enum Pasting {
  /// Characters; of a longer text the beginning is taken.
  private static let limit = 4_096

  /// Where lines are kept a line break is the key that makes one and a tab a blank; elsewhere line breaks and
  /// tabs that follow each other are one blank, so that words stay apart.
  ///
  /// None at either end.
  static func keys(of text: String, keepingLines: Bool) -> [Key] {
    let start = text.drop(while: isGap)
    guard let end = start.lastIndex(where: { !isGap($0) }) else { return [] }
    var keys: [Key] = []
    var isAfterGap = false
    for character in start[...end].prefix(limit) {
      let isGap = isGap(character)
      defer { isAfterGap = isGap }
      if !isGap {
        keys.append(Key(character))
      } else if keepingLines {
        keys.append(character.isNewline ? newLine : Key(" "))
      } else if !isAfterGap {
        keys.append(Key(" "))
      }
    }
    return keys
  }

  /// What begins a new line in a note.
  static let newLine = Key(.character("n"), .control)

  private static func isGap(_ character: Character) -> Bool { character.isNewline || character == "\t" }
}
