import Canvas

extension Glyphs {
  private static let plainSigns: [Character: String] = [
    "“": "\"", "”": "\"", "’": "'", "×": "x", "−": "-", "—": "-", "·": "-", "→": "->", "…": "...",
  ]

  /// A sentence with the signs these glyphs allow: straight quotes and plain letters in the ASCII set.
  func spelled(_ text: String) -> String {
    guard !isUnicode else { return text }
    return text.reduce(into: "") { $0 += Glyphs.plainSigns[$1] ?? String($1) }
  }
}
