import Canvas

extension TypedLine {
  /// Takes a key that edits the line; false when the key means something else.
  mutating func take(_ key: Key) -> Bool {
    if key.modifiers.contains(.control) { return takeControl(key.code) }
    switch key.code {
    case .character(let character) where !key.modifiers.contains(.alt): insert(character)
    case .backspace: removeBefore()
    case .delete: removeAfter()
    case .left: move(to: caret - 1)
    case .right: move(to: caret + 1)
    case .home: move(to: 0)
    case .end: move(to: .max)
    default: return false
    }
    return true
  }

  private mutating func takeControl(_ code: Key.Code) -> Bool {
    switch code {
    case .character("a"): move(to: 0)
    case .character("e"): move(to: .max)
    case .character("u"): replace(with: String(text.dropFirst(caret)))
    case .character("w"): removeWordBefore()
    default: return false
    }
    return true
  }
}
