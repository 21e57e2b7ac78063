/// Tags of a workout: words in small letters, each once, in the order of the alphabet.
package enum Tags {
  /// Characters of the longest tag.
  package static let longest = 40

  /// The tags in a text: words apart by blanks or commas; a # in front is welcome.
  package static func read(_ text: String) -> [String] {
    Set(words(text).map(tag)).filter { !$0.isEmpty }.sorted()
  }

  /// The tags after words that add some, and with a minus in front take some away.
  package static func edited(_ tags: [String], by text: String) -> [String] {
    var kept = Set(tags)
    for word in words(text) {
      if word.first == "-" { kept.remove(tag(word.dropFirst())) } else { kept.insert(tag(word)) }
    }
    return kept.filter { !$0.isEmpty }.sorted()
  }

  /// `#deload #home`; empty without tags.
  package static func text(_ tags: [String]) -> String {
    tags.map { "#" + $0 }.joined(separator: " ")
  }

  private static func words(_ text: String) -> [Substring] {
    text.split { $0.isWhitespace || $0 == "," }
  }

  /// Letters, digits, hyphens and underscores; a mark only on a letter, so that the tag reads as it is written.
  private static func tag(_ word: Substring) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in word.lowercased().unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isMark(scalar) {
        if let last = kept.last, last != "-", last != "_" { kept.append(scalar) }
      } else if isLetter || scalar == "_" || (scalar == "-" && !kept.isEmpty) {
        kept.append(scalar)
      }
    }
    return String(String(kept).prefix(longest))
  }

  /// Whether a character joins the one before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
