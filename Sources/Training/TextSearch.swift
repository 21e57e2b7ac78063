// The standard library's own are in its regular-expression part, which would weigh more than the program.

extension StringProtocol {
  /// Where another text begins within this one, from a place on; nil when it does not.
  private func place(of other: some StringProtocol, from start: Index) -> Range<Index>? {
    guard !other.isEmpty else { return nil }
    var place = start
    while place < endIndex {
      var mine = place
      var theirs = other.startIndex
      while mine < endIndex, theirs < other.endIndex, self[mine] == other[theirs] {
        formIndex(after: &mine)
        other.formIndex(after: &theirs)
      }
      if theirs == other.endIndex { return place..<mine }
      formIndex(after: &place)
    }
    return nil
  }

  /// Whether another text stands in this one; the empty text stands in every one.
  package func contains(_ other: some StringProtocol) -> Bool {
    other.isEmpty || place(of: other, from: startIndex) != nil
  }

  /// The text with another one in place of every occurrence of a third.
  package func replacing(_ old: some StringProtocol, with new: some StringProtocol) -> String {
    var text = ""
    var start = startIndex
    while let found = place(of: old, from: start) {
      text += self[start..<found.lowerBound]
      text += new
      start = found.upperBound
    }
    return text + self[start...]
  }
}
