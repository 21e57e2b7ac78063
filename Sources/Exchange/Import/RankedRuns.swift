/// Brings together what came in any order: the places of one workout side by side, workouts in the order in
/// which they are met first.
struct RankedRuns {
  /// What a workout is made of: what belongs to a session, or to a day.
  enum Key: Hashable {
    case session(Int)
    case day(Stamp)
  }

  private let ranks: [Int]
  private var order: [Int]
  private var at = 0

  /// A key for each place; those without one are left out.
  init(_ keys: [Key?]) {
    var known: [Key: Int] = [:]
    let ranks = keys.map { key in
      guard let key else { return -1 }
      let rank = known[key] ?? known.count
      known[key] = rank
      return rank
    }
    self.ranks = ranks
    order = ranks.indices.filter { ranks[$0] >= 0 }
    order.sort { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  /// The places of the next workout; nil when there are none left.
  mutating func next() -> ArraySlice<Int>? {
    guard at < order.count else { return nil }
    let start = at
    while at < order.count, ranks[order[at]] == ranks[order[start]] { at += 1 }
    return order[start..<at]
  }
}
