/// Plates of one size that a gym has, counted one by one.
package struct PlateStock: Hashable, Sendable {
  package var weight: Weight
  package var count: Int

  package init(weight: Weight, count: Int) {
    self.weight = weight
    self.count = count
  }
}

/// What a barbell can be loaded with.
package struct PlateRack: Hashable, Sendable {
  package var bar: Weight
  /// Both collars together.
  package var collars: Weight?
  package var plates: [PlateStock]
  /// How many sides are loaded alike: 2 for a barbell, 1 for a landmine or a stack.
  package var sides: Int

  package init(bar: Weight, collars: Weight? = nil, plates: [PlateStock], sides: Int = 2) {
    self.bar = bar
    self.collars = collars
    self.plates = plates
    self.sides = max(1, sides)
  }

  /// The usual plates of a gym, ten pairs of each.
  package static func usual(_ unit: WeightUnit) -> PlateRack {
    let bar = unit == .kg ? 20_000 : 45_000
    let plates =
      unit == .kg
      ? [25_000, 20_000, 15_000, 10_000, 5_000, 2_500, 1_250]
      : [45_000, 35_000, 25_000, 10_000, 5_000, 2_500]
    return PlateRack(
      bar: Weight(milli: bar, unit: unit),
      plates: plates.map { PlateStock(weight: Weight(milli: $0, unit: unit), count: 20) })
  }

  /// Bar and collars.
  var empty: Load { Load(bar) + (collars.map { Load($0) } ?? .zero) }
}

/// Plates of one size on one side of the bar.
package struct PlatePile: Hashable, Sendable {
  package let weight: Weight
  package let count: Int
}

/// A loaded bar.
package struct LoadedBar: Hashable, Sendable {
  package let bar: Weight
  package let collars: Weight?
  /// One side's plates, heaviest first.
  package let side: [PlatePile]
  package let sides: Int
  package let total: Load

  package var plateCount: Int { side.reduce(0) { $0 + $1.count } * sides }

  /// `100 = 20 + 2×(25 · 15)`, in the unit of the bar.
  package func text(style: NumberStyle = .point) -> String {
    let plates = side.flatMap { Array(repeating: number($0.weight, style), count: $0.count) }
    let empty = bar.number(style: style) + (collars.map { " + \(number($0, style))" } ?? "")
    let sum = total.text(in: bar.unit, style: style)
    guard !plates.isEmpty else { return "\(sum) = \(empty)" }
    let times = sides == 1 ? "" : "\(sides)×"
    return "\(sum) = \(empty) + \(times)(\(plates.joined(separator: " · ")))"
  }

  /// A plate's number, with its unit only when that is not the bar's.
  private func number(_ plate: Weight, _ style: NumberStyle) -> String {
    plate.unit == bar.unit ? plate.number(style: style) : plate.text(style: style)
  }
}

/// The answer of the plate calculator.
package struct PlateAnswer: Hashable, Sendable {
  /// The heaviest bar that is not above the target; the empty bar when that is already above.
  package let below: LoadedBar
  /// The lightest bar above the target; nil when there is none.
  package let above: LoadedBar?
  package let isExact: Bool
  /// The target is lighter than bar and collars.
  package let isBelowBar: Bool

  /// `100 = 20 + 2×(25 · 15)`; `190 → 185 / 225` between two bars; `bar is 20` below the bar.
  package func text(for target: Weight, style: NumberStyle = .point) -> String {
    guard !isExact else { return below.text(style: style) }
    let lower = below.total.text(in: target.unit, style: style)
    guard !isBelowBar else { return "bar is \(lower)" }
    let higher = above.map { " / \($0.total.text(in: target.unit, style: style))" } ?? ""
    return "\(target.number(style: style)) → \(lower)\(higher)"
  }
}
