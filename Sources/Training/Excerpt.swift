/// A piece of a text around the words a search found in it, on one line.
package struct Excerpt: Hashable, Sendable {
  package var text: String
  /// Where the found words stand, as ranges of characters of `text`.
  package var marks: [Range<Int>]

  package init(text: String, marks: [Range<Int>]) {
    self.text = text
    self.marks = marks
  }

  /// The piece around the first word that begins with a word of the query, at most so many characters long.
  ///
  /// Nil when no word of the text does.
  package init?(of text: String, around query: String, characters: Int = 80) {
    let wanted = FoldedText(query).words
    let line = Array(text.split { $0.isWhitespace }.joined(separator: " "))
    let found = Excerpt.words(of: line).filter { range in
      let words = FoldedText(String(line[range])).words
      return words.contains { word in wanted.contains { word.starts(with: $0) } }
    }
    guard let first = found.first else { return nil }
    let piece = Excerpt.piece(around: first, of: line, characters)
    let head = piece.lowerBound > 0 ? "…" : ""
    let tail = piece.upperBound < line.count ? "…" : ""
    self.text = head + String(line[piece]) + tail
    let shift = head.count - piece.lowerBound
    marks = found.filter { piece.contains($0.lowerBound) && $0.upperBound <= piece.upperBound }
      .map { ($0.lowerBound + shift)..<($0.upperBound + shift) }
  }

  /// Whole words; a third of the room stands before the word, unless the text ends sooner behind it.
  private static func piece(around word: Range<Int>, of line: [Character], _ characters: Int) -> Range<Int> {
    let room = max(1, characters)
    guard line.count > room else { return line.indices }
    var start = max(0, min(word.lowerBound - room / 3, line.count - room))
    var end = start + room
    while start > 0, start < word.lowerBound, line[start - 1] != " " { start += 1 }
    while end < line.count, end > word.upperBound, line[end] != " " { end -= 1 }
    return start..<max(start, end)
  }

  private static func words(of line: [Character]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, character) in line.enumerated() {
      let isLetter = character.isLetter || character.isNumber || character == "'" || character == "’"
      if isLetter, start == nil { start = index }
      if !isLetter, let begun = start {
        words.append(begun..<index)
        start = nil
      }
    }
    return words + (start.map { [$0..<line.count] } ?? [])
  }
}
