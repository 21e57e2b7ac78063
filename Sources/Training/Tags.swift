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

  private static func tag(_ word: Substring) -> String {
    let kept = word.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return String(kept.drop { $0 == "-" }.prefix(longest))
  }
}
