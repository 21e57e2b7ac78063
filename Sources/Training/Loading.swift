/// The weights an exercise can be loaded with.
package enum Loading: Hashable, Sendable {
  /// A bar with plates.
  case rack(PlateRack)
  /// Dumbbells, kettlebells, the pins of a stack.
  case list(FixedWeights)
  /// Whole steps, from a lightest on.
  case steps(Weight, lightest: Weight)

  /// The step of equipment of which nothing else is known.
  package static func usualStep(_ equipment: String, _ unit: WeightUnit) -> Weight {
    let milli =
      switch (equipment, unit) {
      case ("dumbbell", .kg): 2_000
      case ("kettlebell", .kg): 4_000
      case ("machine", .lb), ("cable", .lb): 10_000
      case ("machine", .kg), ("cable", .kg): 5_000
      case (_, .lb): 5_000
      case (_, .kg): 2_500
      }
    return Weight(milli: milli, unit: unit)
  }

  /// The lightest that is loaded at all: the empty bar, the first of the list.
  package var lightest: Weight {
    switch self {
    case .rack(let rack): rack.empty.weight(in: rack.bar.unit)
    case .list(let list): list.weights[0]
    case .steps(let step, let lightest): lightest.milli > 0 ? lightest : step
    }
  }

  /// The next loadable weight above or below; from nothing the lightest, at an end the same.
  package func next(from weight: Weight?, up: Bool) -> Weight {
    guard let weight else { return lightest }
    switch self {
    case .rack(let rack): return (up ? rack.next(above: weight) : rack.next(below: weight)) ?? weight
    case .list(let list): return (up ? list.next(above: weight) : list.next(below: weight)) ?? weight
    case .steps(let step, _):
      let own = weight.converted(to: step.unit)
      let rounded = own.rounded(to: step, up ? .down : .up)
      return Weight(milli: max(0, rounded.milli + (up ? step.milli : -step.milli)), unit: step.unit)
    }
  }

  /// The weights next to one that the list does not have; nil where it has it, and without a list.
  package func neighbours(of weight: Weight) -> (below: Weight?, above: Weight?)? {
    guard case .list(let list) = self, !list.weights.contains(where: { $0.weighsSame(as: weight) }) else {
      return nil
    }
    return (list.next(below: weight), list.next(above: weight))
  }

  /// What warm-up weights are rounded to.
  package var loadable: Loadable {
    switch self {
    case .rack(let rack): .plates(rack)
    case .list(let list): .list(list)
    case .steps(let step, let lightest): .steps(step, bar: lightest.milli > 0 ? lightest : step)
    }
  }

  /// Columns that the decimals of a loadable weight take, with their mark.
  package var decimals: Int {
    switch self {
    case .rack(let rack):
      (rack.plates.map { $0.weight.milli * rack.sides } + [rack.bar.milli]).map(Loading.decimals).max() ?? 0
    case .list(let list): list.weights.map { Loading.decimals($0.milli) }.max() ?? 0
    case .steps(let step, _): Loading.decimals(step.milli)
    }
  }

  private static func decimals(_ milli: Int) -> Int {
    if milli % 1_000 == 0 { return 0 }
    return milli % 100 == 0 ? 2 : milli % 10 == 0 ? 3 : 4
  }
}
