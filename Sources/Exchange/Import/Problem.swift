/// Something in a file that a person should know: a row left out, or one that is kept but doubtful.
package struct Problem: Hashable, Sendable {
  /// The line in the file, from 1.
  package var line: Int
  package var reason: ProblemReason
  /// The beginning of the row as it stands in the file.
  package var excerpt: String

  package init(line: Int, reason: ProblemReason, excerpt: String) {
    self.line = line
    self.reason = reason
    self.excerpt = excerpt
  }

  /// What a person reads: `Line 4: weight “sixty” is not a number.`, for example.
  package var sentence: String { "Line \(line): \(reason.text)." }
}

extension CSVDamage {
  var problem: Problem {
    let reason: ProblemReason =
      switch cause {
      case .openQuote: .openQuote(lines: lines)
      case .tooLong: .tooLong(lines: lines)
      }
    return Problem(line: lines.lowerBound, reason: reason, excerpt: excerpt)
  }
}
