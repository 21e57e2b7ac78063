extension Search {
  /// Whether a text holds all words of a query, each the beginning of one of its words.
  package static func holds(_ text: String, _ query: String) -> Bool {
    let words = FoldedText(query).words
    guard !words.isEmpty else { return text.contains(query) }
    let joined = FoldedText(text).words
    return words.allSatisfy { word in joined.contains { $0.starts(with: word) } }
  }
}
