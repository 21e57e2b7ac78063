extension Search {
  /// Whether two names differ only in case, accents, gaps and punctuation.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let folded = FoldedText(one)
    return !folded.isEmpty && folded.joined == FoldedText(other).joined
  }
}
