/// A way to estimate the one-rep maximum from a set.
///
/// All are defined for 1 to 12 reps, and a single is itself.
package enum EstimateFormula: String, CaseIterable, Hashable, Sendable {
  /// Epley 1985: w(1 + r/30).
  case epley
  /// Brzycki 1993: 36w/(37 − r); the numbers Strong shows.
  case brzycki
  /// Hevy's published percentages per rep count.
  case hevyTable = "hevy_table"
  /// Lombardi 1989: w·r^0.10.
  case lombardi
  /// Mayhew 1992: 100w/(52.2 + 41.9·e^(−0.055r)).
  case mayhew
  /// O'Conner 1989: w(1 + r/40).
  case oconner
  /// Wathan 1994: 100w/(48.8 + 53.8·e^(−0.075r)).
  case wathan
  /// Lander 1985: 100w/(101.3 − 2.67123r).
  case lander
  /// The RPE chart; Epley for a set without a usable RPE.
  case rpe
  /// Epley over the reps that were possible: those done and those in reserve.
  case reserve = "reps_in_reserve"

  /// Above this count the formulas break down: there is no estimate.
  package static let mostReps = 12

  package var name: String {
    switch self {
    case .epley: "Epley"
    case .brzycki: "Brzycki"
    case .hevyTable: "Hevy table"
    case .lombardi: "Lombardi"
    case .mayhew: "Mayhew"
    case .oconner: "O'Conner"
    case .wathan: "Wathan"
    case .lander: "Lander"
    case .rpe: "RPE chart"
    case .reserve: "Epley+RIR"
    }
  }

  /// Whether it looks at the RPE of a set at all.
  package var readsEffort: Bool { self == .rpe || self == .reserve }

  /// Whether it makes something of the RPE of such a set; where it does not it is Epley.
  func reads(_ rpe: RPE?, reps: Int) -> Bool {
    guard let rpe else { return false }
    return self == .reserve || (self == .rpe && RPEChart.tenths(reps: reps, rpe: rpe) != nil)
  }

  /// What one rep at the load is multiplied by; nil outside 1…12 reps.
  func factor(reps: Int, rpe: RPE?) -> Factor? {
    guard (1...EstimateFormula.mostReps).contains(reps) else { return nil }
    if self == .rpe {
      guard let rpe, let percent = RPEChart.tenths(reps: reps, rpe: rpe) else {
        return EstimateFormula.epley.factor(reps: reps, rpe: nil)
      }
      return Factor(1_000, over: percent)
    }
    if self == .reserve, let rpe, rpe.reserveHalves > 0 {
      return Factor(60 + rpe.possibleHalves(after: reps), over: 60)
    }
    guard reps > 1 else { return .one }
    return switch self {
    case .epley, .rpe, .reserve: Factor(30 + reps, over: 30)
    case .brzycki: Factor(36, over: 37 - reps)
    case .oconner: Factor(40 + reps, over: 40)
    case .lander: Factor(10_000_000, over: 10_130_000 - 267_123 * reps)
    case .hevyTable: Factor(100, over: HevyTable.percent(reps: reps))
    case .lombardi: Factor(FactorTable.lombardi[reps - 1], over: FactorTable.unit)
    case .mayhew: Factor(FactorTable.mayhew[reps - 1], over: FactorTable.unit)
    case .wathan: Factor(FactorTable.wathan[reps - 1], over: FactorTable.unit)
    }
  }
}

/// An exact ratio, so that no record is won or lost by rounding.
struct Factor: Sendable {
  let numerator: Int128
  let denominator: Int128

  init(_ numerator: Int, over denominator: Int) {
    self.numerator = Int128(numerator)
    self.denominator = Int128(denominator)
  }

  static let one = Factor(1, over: 1)
}

/// Percent of the maximum per rep count as Hevy publishes it: 50 from 30 reps on.
package enum HevyTable {
  private static let percents = [
    100, 97, 94, 92, 89, 86, 83, 81, 78, 75, 73, 71, 70, 68, 67, 65, 64, 63, 61, 60,
  ]

  /// For 1 rep or more.
  package static func percent(reps: Int) -> Int {
    reps <= percents.count ? percents[max(1, reps) - 1] : max(50, 80 - reps)
  }
}

/// Factors of the formulas with powers, for 1…12 reps, to nine decimals.
private enum FactorTable {
  static let unit = 1_000_000_000
  static let lombardi = [
    1_000_000_000, 1_071_773_463, 1_116_123_174, 1_148_698_355, 1_174_618_943, 1_196_231_199, 1_214_814_044,
    1_231_144_413, 1_245_730_940, 1_258_925_412, 1_270_981_615, 1_282_088_854,
  ]
  static let mayhew = [
    1_000_000_000, 1_114_386_786, 1_139_903_215, 1_165_154_367, 1_190_106_805, 1_214_728_765, 1_238_990_306,
    1_262_863_432, 1_286_322_185, 1_309_342_734, 1_331_903_429, 1_353_984_835,
  ]
  static let wathan = [
    1_000_000_000, 1_051_457_387, 1_089_797_427, 1_127_954_985, 1_165_825_053, 1_203_305_800, 1_240_299_638,
    1_276_714_191, 1_312_463_149, 1_347_466_995, 1_381_653_580, 1_414_958_563,
  ]
}
