/// What a CSV reader came upon next.
package enum CSVEvent: Hashable, Sendable {
  /// A record, to be found in `CSVReader.record`.
  case record
  case damage(CSVDamage)
}

/// Lines that could not be read as a record, and were left out.
package struct CSVDamage: Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// A quote is opened and never closed.
    case openQuote
    /// The record is longer than the reader's limit.
    case tooLong
  }

  package var cause: Cause
  package var lines: ClosedRange<Int>
  package var excerpt: String
}
