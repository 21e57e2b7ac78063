/// Brings together what came in any order: the places of equal ranks side by side, ranks and places in order.
struct RankedRuns {
  private let ranks: [Int]
  private var order: [Int]
  private var at = 0

  /// Places with a rank below 0 are left out.
  init(_ ranks: [Int]) {
    self.ranks = ranks
    order = ranks.indices.filter { ranks[$0] >= 0 }
    order.sort { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  /// The places of the next rank; nil when there are none left.
  mutating func next() -> ArraySlice<Int>? {
    guard at < order.count else { return nil }
    let start = at
    while at < order.count, ranks[order[at]] == ranks[order[start]] { at += 1 }
    return order[start..<at]
  }
}
