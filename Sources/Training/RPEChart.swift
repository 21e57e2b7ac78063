/// The chart of Tuchscherer's Reactive Training Systems: percent of the maximum by reps and RPE.
///
/// It is one row of thirty numbers: a rep less in reserve is worth as much as a rep more done.
package enum RPEChart {
  /// Tenths of a percent, each half a rep harder than the one after.
  private static let diagonal = [
    1000, 978, 955, 939, 922, 907, 892, 878, 863, 850, 837, 824, 811, 799, 786, 774, 762, 751, 739, 723,
    707, 694, 680, 667, 653, 640, 626, 613, 599, 586,
  ]

  /// Tenths of a percent for 1…12 reps at RPE 6…10; nil off the chart (12 at RPE 6 included).
  package static func tenths(reps: Int, rpe: RPE) -> Int? {
    guard (1...12).contains(reps), rpe.halves >= 12 else { return nil }
    let index = (20 - rpe.halves) + 2 * (reps - 1)
    return index < diagonal.count ? diagonal[index] : nil
  }

  /// The load to plan for a maximum, exactly rounded to a step; nil off the chart.
  package static func load(
    maximum: Weight, reps: Int, rpe: RPE, step: Weight, _ rounding: Rounding = .nearest
  ) -> Weight? {
    guard let tenths = tenths(reps: reps, rpe: rpe) else { return nil }
    return Planned.load(of: maximum, tenths: tenths, step: step, rounding)
  }
}

/// Loads planned as a part of a maximum.
package enum Planned {
  /// Tenths of a percent of a maximum, rounded to a step without rounding in between.
  package static func load(
    of maximum: Weight, tenths: Int, step: Weight, _ rounding: Rounding = .nearest
  ) -> Weight {
    let wide = Load(maximum) * tenths
    let stepped = wide.rounded(to: Weight(milli: step.milli * 1_000, unit: step.unit), rounding)
    return Weight(milli: stepped.milli / 1_000, unit: step.unit)
  }

  /// Percent of the maximum the NSCA prints for a count of reps; it prints none for 11.
  package static func nscaPercent(reps: Int) -> Int? {
    let printed = [1: 100, 2: 95, 3: 93, 4: 90, 5: 87, 6: 85, 7: 83, 8: 80, 9: 77, 10: 75, 12: 70]
    return printed[reps]
  }
}

extension RPE {
  /// Reps in reserve, in halves: 10 − RPE.
  package var reserveHalves: Int { 20 - halves }

  /// The reps that were possible when so many were done, in halves.
  package func possibleHalves(after reps: Int) -> Int { 2 * reps + reserveHalves }

  /// From reps in reserve in halves, 0…9 reps.
  package init?(reserveHalves: Int) {
    guard reserveHalves >= 0 else { return nil }
    self.init(halves: 20 - reserveHalves)
  }

  /// `8.5`.
  package func text(style: NumberStyle = .point) -> String {
    Number.text(halves * 500, style: style)
  }

  /// Reps in reserve: `1.5`.
  package func reserveText(style: NumberStyle = .point) -> String {
    Number.text(reserveHalves * 500, style: style)
  }
}
