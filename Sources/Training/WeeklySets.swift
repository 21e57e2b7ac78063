/// Sets per muscle: 1 for a muscle that does the work, ½ for one that helps, 0 for warm-ups.
///
/// Counted in halves so that sums stay exact.
package struct WeeklySets: Hashable, Sendable {
  package private(set) var halves: [String: Int] = [:]

  package init() {}

  /// Counts sets of an exercise; a muscle named twice is counted once, as the stronger.
  package mutating func add(sets: Int, primary: [String], secondary: [String]) {
    let main = Set(primary)
    for muscle in main { halves[muscle, default: 0] += 2 * sets }
    for muscle in Set(secondary).subtracting(main) { halves[muscle, default: 0] += sets }
  }

  package func text(_ muscle: String, style: NumberStyle = .point) -> String {
    Number.text((halves[muscle] ?? 0) * 500, style: style)
  }
}

/// How much a week should hold for a muscle, as advice.
package struct VolumeBand: Hashable, Sendable {
  /// Sets from which a muscle grows.
  package let least: Int
  /// Sets from which it no longer recovers.
  package let most: Int

  package init(least: Int = 10, most: Int = 20) {
    self.least = least
    self.most = most
  }

  package enum Place: String, Hashable, Sendable {
    case below, within, above
  }

  /// Both ends count as within.
  package func place(halves: Int) -> Place {
    if halves < 2 * least { return .below }
    return halves > 2 * most ? .above : .within
  }
}
