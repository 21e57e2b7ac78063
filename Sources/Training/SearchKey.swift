extension Search {
  /// The words of a name without case, accents and punctuation, each once, in a fixed order.
  ///
  /// Names with equal keys mean the same exercise: `Bench Press (Barbell)`, `barbell bench-press`.
  package static func key(of name: String) -> String {
    let words = Set(FoldedText(name).words).map { String(decoding: $0, as: UTF8.self) }
    return words.sorted().joined(separator: " ")
  }
}
