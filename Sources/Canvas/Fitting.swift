/// Where text stands in the columns it is given.
package enum Alignment: Hashable, Sendable {
  case left, right, centre

  /// The part of a gap that lies before the text.
  func space(before gap: Int) -> Int {
    switch self {
    case .left: 0
    case .right: max(0, gap)
    case .centre: max(0, gap) / 2
    }
  }
}

extension Array where Element == Symbol {
  /// Cut to at most `columns`, ending in `mark` where something was cut; a wide character is never split.
  package func truncated(to columns: Int, mark: String = "…") -> [Symbol] {
    guard self.columns > columns else { return self }
    let mark = mark.symbols
    guard mark.columns <= columns else { return prefix(columns: columns) }
    return prefix(columns: columns - mark.columns) + mark
  }
}

extension String {
  /// The text cut to at most `columns`, ending in `mark` where something was cut; a wide character is never split.
  package func truncated(to columns: Int, mark: String = "…") -> String {
    guard isPlain else { return symbols.truncated(to: columns, mark: mark).text }
    if utf8.count <= columns { return self }
    let room = columns - mark.columns
    return room >= 0
      ? String(decoding: utf8.prefix(room), as: UTF8.self) + mark
      : String(decoding: utf8.prefix(max(0, columns)), as: UTF8.self)
  }

  /// The text padded with spaces, or cut, to exactly `columns`.
  package func fitted(to columns: Int, align: Alignment = .left, mark: String = "…") -> String {
    let cut = symbols.truncated(to: columns, mark: mark)
    let gap = max(0, columns - cut.columns)
    let before = align.space(before: gap)
    return String(repeating: " ", count: before) + cut.text + String(repeating: " ", count: gap - before)
  }
}
