/// A way to warm up, as rows of data.
package struct WarmUpScheme: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case bar
    /// Percent of the working weight.
    case percent(Int)
  }

  package struct Row: Hashable, Sendable {
    package let step: Step
    package let reps: Int

    package init(_ step: Step, reps: Int) {
      self.step = step
      self.reps = reps
    }
  }

  package let name: String
  package let rows: [Row]
  package let rounding: Rounding

  package init(name: String, rows: [Row], rounding: Rounding = .down) {
    self.name = name
    self.rows = rows
    self.rounding = rounding
  }

  package static let standard = WarmUpScheme(
    name: "standard",
    rows: [
      Row(.bar, reps: 10), Row(.percent(40), reps: 5), Row(.percent(60), reps: 3),
      Row(.percent(80), reps: 1),
    ])
  package static let hevy = WarmUpScheme(
    name: "hevy",
    rows: [Row(.percent(40), reps: 5), Row(.percent(60), reps: 5), Row(.percent(80), reps: 3)])
  package static let short = WarmUpScheme(
    name: "short",
    rows: [Row(.bar, reps: 5), Row(.percent(60), reps: 3), Row(.percent(85), reps: 2)],
    rounding: .nearest)
  /// Wendler's 5/3/1 percentages, of the working weight.
  package static let fiveThreeOne = WarmUpScheme(
    name: "531",
    rows: [Row(.percent(40), reps: 5), Row(.percent(50), reps: 5), Row(.percent(60), reps: 3)])

  package static let all = [standard, hevy, short, fiveThreeOne]
}

/// A warm-up set to put above the first working set.
package struct WarmUpSet: Hashable, Sendable {
  package let weight: Weight
  package let reps: Int
}

/// What warm-up weights are rounded to.
package enum Loadable: Hashable, Sendable {
  /// A bar and whole steps above zero.
  case steps(Weight, bar: Weight)
  /// A bar and the plates there are: always the heaviest that is not above.
  case plates(PlateRack)
  /// Fixed weights: always the heaviest that is not above.
  case list(FixedWeights)

  var bar: Weight {
    switch self {
    case .steps(_, let bar): bar
    case .plates(let rack): rack.bar
    case .list(let list): list.weights[0]
    }
  }
}

extension WarmUpScheme {
  /// The warm-up for a working weight: lighter than it, never below the bar, no step twice.
  ///
  /// Nothing at or below the bar. Weights come in the unit of the working weight.
  package func sets(for work: Weight, on loadable: Loadable) -> [WarmUpSet] {
    guard work > loadable.bar else { return [] }
    var sets: [WarmUpSet] = []
    for row in rows {
      let weight = weight(of: row.step, work: work, on: loadable)
      guard weight < work, !sets.contains(where: { $0.weight.weighsSame(as: weight) }) else { continue }
      sets.append(WarmUpSet(weight: weight, reps: row.reps))
    }
    return sets
  }

  private func weight(of step: Step, work: Weight, on loadable: Loadable) -> Weight {
    guard case .percent(let percent) = step else { return shown(Load(loadable.bar), like: work) }
    let target = Load(work) * percent
    switch loadable {
    case .steps(let step, let bar):
      let wide = Weight(milli: step.milli * 100, unit: step.unit)
      let rounded = target.rounded(to: wide, rounding)
      let weight = Weight(milli: rounded.milli / 100, unit: rounded.unit)
      return shown(max(Load(weight), Load(bar)), like: work)
    case .plates(let rack):
      let exact = Load(kilograms: target.kilograms / 100, pounds: target.pounds / 100)
      return shown(rack.plates(for: exact).below.total, like: work)
    case .list(let list):
      let exact = Load(kilograms: target.kilograms / 100, pounds: target.pounds / 100)
      return shown(Load(list.weights.last { Load($0) <= exact } ?? list.weights[0]), like: work)
    }
  }

  private func shown(_ load: Load, like work: Weight) -> Weight {
    load.weight(in: work.unit)
  }
}
