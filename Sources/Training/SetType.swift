/// What a set is for.
package enum SetType: String, CaseIterable, Hashable, Sendable {
  case work, warmup, drop, failure

  /// The letter that stands in the set's number cell; a working set shows its number instead.
  package var marker: String? {
    switch self {
    case .work: nil
    case .warmup: "W"
    case .drop: "D"
    case .failure: "F"
    }
  }

  /// Whether the set takes a number among the working sets (`W 1 2 D 3`).
  package var takesOrdinal: Bool { self == .work || self == .failure }

  /// Whether the set counts in volume, weekly sets and records.
  package var counts: Bool { self != .warmup }
}
