import Canvas

/// One line of text being typed; the caret stands at its end.
struct TypedLine: Hashable, Sendable {
  private(set) var text: String
  private let limit: Int

  init(_ text: String = "", limit: Int = 200) {
    self.text = text
    self.limit = limit
  }

  /// Types or deletes; false for a key that is not for text.
  mutating func take(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.character(let character), let modifiers) where modifiers.isSubset(of: .shift):
      if text.count < limit { text.append(character) }
    case (.backspace, _): if !text.isEmpty { text.removeLast() }
    case (.character("u"), .control): text = ""
    case (.character("w"), .control): removeWord()
    default: return false
    }
    return true
  }

  private mutating func removeWord() {
    while text.last == " " { text.removeLast() }
    while let last = text.last, last != " " { text.removeLast() }
  }
}

extension Grid {
  /// Draws a line being typed in a field, the end of the text always in view, and puts the cursor behind it.
  mutating func typing(_ line: TypedLine, column: Int, row: Int, columns: Int, role: Role) {
    fill(row: row, columns: column..<(column + max(0, columns)), role: role)
    var tail = line.text.symbols[...]
    while Array(tail).columns > max(0, columns - 1) { tail = tail.dropFirst() }
    let used = write(Array(tail).text, column: column, row: row, role: role)
    placeCursor(column: column + used, row: row)
  }
}
