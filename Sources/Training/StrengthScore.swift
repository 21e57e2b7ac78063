/// A total made comparable across body weights.
package enum StrengthScore: String, CaseIterable, Hashable, Sendable {
  case dots
  /// The coefficients as corrected on 2020-03-09.
  case wilks2020
  /// International Powerlifting Federation, 2020.
  case ipfGL = "ipf_gl"

  package enum Sex: String, CaseIterable, Hashable, Sendable {
    case male, female
  }

  /// Wraps and straps count as raw, single and multi-ply as equipped.
  package enum Equipment: String, CaseIterable, Hashable, Sendable {
    case raw, equipped
  }

  /// Which lifts the total is made of.
  package enum Event: String, CaseIterable, Hashable, Sendable {
    case fullPower, bench
  }

  package var name: String {
    switch self {
    case .dots: "DOTS"
    case .wilks2020: "Wilks 2020"
    case .ipfGL: "IPF GL"
    }
  }

  /// Points for a total; nil for a body weight of 0 or less, and for IPF GL below 35 kg.
  package func points(
    total: Load, bodyweight: Weight, sex: Sex, equipment: Equipment = .raw, event: Event = .fullPower
  ) -> Double? {
    let kilograms = StrengthScore.kilograms(total.grains)
    return coefficient(bodyweight: bodyweight, sex: sex, equipment: equipment, event: event).map {
      $0 * kilograms
    }
  }

  /// Points per kilogram lifted.
  package func coefficient(
    bodyweight: Weight, sex: Sex, equipment: Equipment = .raw, event: Event = .fullPower
  ) -> Double? {
    let weight = StrengthScore.kilograms(bodyweight.grains)
    guard weight > 0 else { return nil }
    switch self {
    case .dots: return 500 / Polynomial.dots(sex).value(at: weight)
    case .wilks2020: return 600 / Polynomial.wilks2020(sex).value(at: weight)
    case .ipfGL:
      guard weight >= 35 else { return nil }
      let curve = Goodlift(sex: sex, equipment: equipment, event: event)
      return 100 / (curve.limit - curve.span * exponential(-curve.rate * weight))
    }
  }

  private static func kilograms(_ grains: Int128) -> Double {
    Double(grains) / 100_000_000_000
  }
}

/// A polynomial in body weight, held still outside the weights it was fitted to.
private struct Polynomial {
  /// From the constant up.
  let coefficients: [Double]
  let range: ClosedRange<Double>

  func value(at weight: Double) -> Double {
    let held = min(max(weight, range.lowerBound), range.upperBound)
    return coefficients.reversed().reduce(0) { $0 * held + $1 }
  }

  static func dots(_ sex: StrengthScore.Sex) -> Polynomial {
    switch sex {
    case .male:
      Polynomial(
        coefficients: [-307.75076, 24.0900756, -0.1918759221, 7.391293e-4, -1.0930e-6], range: 40...210)
    case .female:
      Polynomial(
        coefficients: [-57.96288, 13.6175032, -0.1126655495, 5.158568e-4, -1.0706e-6], range: 40...150)
    }
  }

  static func wilks2020(_ sex: StrengthScore.Sex) -> Polynomial {
    switch sex {
    case .male:
      Polynomial(
        coefficients: [
          47.4617885411949, 8.47206137941125, 0.073694103462609, -0.00139583381094385,
          7.07665973070743e-6, -1.20804336482315e-8,
        ], range: 40...200.95)
    case .female:
      Polynomial(
        coefficients: [
          -125.425539779509, 13.7121941940668, -0.0330725063103405, -0.0010504000506583,
          9.38773881462799e-6, -2.3334613884954e-8,
        ], range: 40...150.95)
    }
  }
}

/// The three numbers of an IPF GL curve.
private struct Goodlift {
  let limit: Double
  let span: Double
  let rate: Double

  private init(_ limit: Double, _ span: Double, _ rate: Double) {
    self.limit = limit
    self.span = span
    self.rate = rate
  }

  init(sex: StrengthScore.Sex, equipment: StrengthScore.Equipment, event: StrengthScore.Event) {
    switch (sex, equipment, event) {
    case (.male, .raw, .fullPower): self.init(1199.72839, 1025.18162, 0.00921)
    case (.male, .equipped, .fullPower): self.init(1236.25115, 1449.21864, 0.01644)
    case (.female, .raw, .fullPower): self.init(610.32796, 1045.59282, 0.03048)
    case (.female, .equipped, .fullPower): self.init(758.63878, 949.31382, 0.02435)
    case (.male, .raw, .bench): self.init(320.98041, 281.40258, 0.01008)
    case (.male, .equipped, .bench): self.init(381.22073, 733.79378, 0.02398)
    case (.female, .raw, .bench): self.init(142.40398, 442.52671, 0.04724)
    case (.female, .equipped, .bench): self.init(221.82209, 357.00377, 0.02937)
    }
  }
}
