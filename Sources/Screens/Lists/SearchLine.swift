import Canvas

/// The search of a list: what is looked for, and whether it is being typed.
struct SearchLine: Hashable, Sendable {
  private(set) var line = TypedLine()
  private(set) var isTyping = false

  var text: String { line.text }
  var isEmpty: Bool { line.isEmpty }

  enum Outcome {
    /// The text is another one now.
    case changed
    /// The key was for the search, which says the same as before.
    case same
  }

  mutating func start() { isTyping = true }

  /// A key that types, deletes or ends the search; nil leaves it to the list, as arrows and Enter are.
  mutating func take(_ key: Key) -> Outcome? {
    if key.code == .escape, isTyping || !isEmpty { return clear() }
    guard isTyping else { return nil }
    if key.code == .enter {
      isTyping = false
      return nil
    }
    if key.code == .backspace, isEmpty { return clear() }
    let before = text
    guard line.take(key) else { return nil }
    return text == before ? .same : .changed
  }

  private mutating func clear() -> Outcome {
    let outcome: Outcome = isEmpty ? .same : .changed
    line = TypedLine()
    isTyping = false
    return outcome
  }
}

extension Grid {
  /// Draws the field of a search and returns the columns it takes.
  @discardableResult
  mutating func searchField(_ search: SearchLine, column: Int, row: Int, columns: Int) -> Int {
    if search.isTyping {
      field(search.line, column: column, row: row, columns: columns, prompt: "/ ")
      return columns
    }
    let role = Role(search.isEmpty ? .secondary : .text, on: .input)
    fill(row: row, columns: column..<(column + max(0, columns)), role: role)
    let text = "/ " + (search.isEmpty ? "Search" : search.text)
    write(
      text.truncated(to: max(0, columns - 2), mark: style.glyphs.ellipsis), column: column + 1, row: row,
      role: role)
    return columns
  }
}
