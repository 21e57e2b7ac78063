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

  /// Which weeks of sets are called usual.
  package enum Source: String, CaseIterable, Hashable, Sendable {
    /// Landmarks of their own for the muscles that have some.
    case muscle
    /// The same for all.
    case same
    case off

    /// The band of a muscle; nil where nothing is advised.
    func band(of muscle: Muscle) -> VolumeBand? {
      switch self {
      case .muscle: VolumeBand(of: muscle)
      case .same: VolumeBand()
      case .off: nil
      }
    }
  }

  /// From the most that is called a minimum to the least that is called a maximum for a muscle.
  ///
  /// After the volume landmarks of Israetel (Renaissance Periodization); nil for muscles without.
  package init?(of muscle: Muscle) {
    switch muscle {
    case .chest: self.init(least: 10, most: 22)
    case .lats, .middleBack: self.init(least: 14, most: 25)
    case .shoulders: self.init(least: 12, most: 26)
    case .biceps: self.init(least: 8, most: 20)
    case .triceps, .hamstrings: self.init(least: 8, most: 18)
    case .quadriceps: self.init(least: 10, most: 20)
    case .glutes: self.init(least: 4, most: 16)
    case .calves: self.init(least: 12, most: 20)
    case .abdominals: self.init(least: 6, most: 20)
    case .abductors, .adductors, .forearms, .lowerBack, .neck, .traps: return nil
    }
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
