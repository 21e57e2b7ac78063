/// Finds which plates make a weight, exactly, from plates of either unit.
struct PlateSearch {
  private let rack: PlateRack
  private let kilograms: PlateSums
  private let pounds: PlateSums
  /// What one side has to carry, in grains, before the last fraction is cut off.
  private let room: Int128
  private let wanted: Int128

  /// A sum of both units on one side.
  private struct Side {
    let kilograms: PlateSums.Sum
    let pounds: PlateSums.Sum

    var grains: Int128 { kilograms.grains + pounds.grains }
    var plates: Int { kilograms.plates + pounds.plates }
  }

  init(rack: PlateRack, target: Load) {
    self.rack = rack
    wanted = (target - rack.empty).grains
    room = max(0, wanted) / Int128(rack.sides)
    // One plate more than fits is enough to find the next sum above.
    let reach = room + (rack.plates.map { $0.weight.grains }.max() ?? 0)
    kilograms = PlateSums(rack.plates, unit: .kg, sides: rack.sides, reach: reach)
    pounds = PlateSums(rack.plates, unit: .lb, sides: rack.sides, reach: reach)
  }

  /// The bars just not above and just above the target.
  func answer() -> PlateAnswer {
    var below: Side?
    var above: Side?
    let second = pounds.sums
    var index = second.count - 1
    for first in kilograms.sums {
      while index >= 0, first.grains + second[index].grains > room { index -= 1 }
      if index >= 0 { below = heavier(below, Side(kilograms: first, pounds: second[index])) }
      if index + 1 < second.count {
        above = lighter(above, Side(kilograms: first, pounds: second[index + 1]))
      }
    }
    let bar = bar(below)
    let isExact = bar.total.grains == rack.empty.grains + wanted
    return PlateAnswer(
      below: bar, above: wanted < 0 ? nil : above.map { self.bar($0) }, isExact: isExact,
      isBelowBar: wanted < 0)
  }

  private func heavier(_ best: Side?, _ side: Side) -> Side {
    guard let best, (best.grains, -best.plates) >= (side.grains, -side.plates) else { return side }
    return best
  }

  private func lighter(_ best: Side?, _ side: Side) -> Side {
    guard let best, (best.grains, best.plates) <= (side.grains, side.plates) else { return side }
    return best
  }

  private func bar(_ side: Side?) -> LoadedBar {
    let piles = side.map { kilograms.piles(of: $0.kilograms) + pounds.piles(of: $0.pounds) } ?? []
    let plates = piles.reduce(Load.zero) { $0 + Load($1.weight) * $1.count }
    return LoadedBar(
      bar: rack.bar, collars: rack.collars, side: piles.sorted { $0.weight > $1.weight },
      sides: rack.sides, total: rack.empty + plates * rack.sides)
  }
}

extension PlateRack {
  /// The plates for a weight: never above it, as near as they come, as few as possible.
  package func plates(for target: Weight) -> PlateAnswer {
    plates(for: Load(target))
  }

  package func plates(for target: Load) -> PlateAnswer {
    PlateSearch(rack: self, target: target).answer()
  }

  /// The next heavier bar that can be loaded; nil when there is none.
  package func next(above weight: Weight) -> Weight? {
    let answer = plates(for: weight)
    let bar = answer.isBelowBar ? answer.below : answer.above
    return bar?.total.weight(in: weight.unit)
  }

  /// The next lighter bar that can be loaded; nil below the empty bar.
  package func next(below weight: Weight) -> Weight? {
    let target = Load(weight) - Load(Weight(milli: 1, unit: weight.unit))
    let answer = plates(for: target)
    return answer.isBelowBar ? nil : answer.below.total.weight(in: weight.unit)
  }
}

/// A list of fixed weights: dumbbells, kettlebells, the pins of a stack.
package struct FixedWeights: Hashable, Sendable {
  package let weights: [Weight]

  package init(_ weights: [Weight]) {
    self.weights = weights.sorted()
  }

  package func next(above weight: Weight) -> Weight? { weights.first { $0 > weight } }
  package func next(below weight: Weight) -> Weight? { weights.last { $0 < weight } }
}
