/// Ways to compare totals across body weights that were in use before, for looking up old results.
package enum FormerScore: Hashable, Sendable {
  /// Wilks 1994.
  case wilks
  /// Schwartz 1975 for men, Malone for women.
  case schwartzMalone
  /// Glossbrenner: the mean of the two above, with straight tails.
  case glossbrenner
  /// Haleczko, as the American AAU used it.
  case haleczko
  /// International Powerlifting Federation 2019, for a raw total of three lifts.
  case ipf2019
  /// Sinclair, for weightlifting, by Olympic cycle.
  case sinclair(SinclairCycle)

  /// Points for a total in kilograms; 0 for a body weight of 0 or less.
  package func points(total: Double, bodyweight: Double, sex: StrengthScore.Sex) -> Double {
    guard bodyweight > 0 else { return 0 }
    guard self == .ipf2019 else { return total * coefficient(bodyweight: bodyweight, sex: sex) }
    let logarithm = naturalLogarithm(bodyweight)
    let (mean, spread) =
      sex == .male
      ? (310.67 * logarithm - 857.785, 53.216 * logarithm - 147.0835)
      : (125.1435 * logarithm - 228.03, 34.5246 * logarithm - 86.8301)
    return 500 + 100 * (total - mean) / spread
  }

  /// Points per kilogram lifted; 0 for IPF 2019, which has none.
  package func coefficient(bodyweight: Double, sex: StrengthScore.Sex) -> Double {
    switch self {
    case .wilks: FormerScore.wilks(bodyweight, sex)
    case .schwartzMalone: sex == .male ? FormerScore.schwartz(bodyweight) : FormerScore.malone(bodyweight)
    case .glossbrenner: FormerScore.glossbrenner(bodyweight, sex)
    case .haleczko: FormerScore.haleczko(bodyweight, sex)
    case .ipf2019: 0
    case .sinclair(let cycle): cycle.coefficient(bodyweight, sex)
    }
  }

  private static func wilks(_ bodyweight: Double, _ sex: StrengthScore.Sex) -> Double {
    let men = [-216.0475144, 16.2606339, -0.002388645, -0.00113732, 7.01863e-6, -1.291e-8]
    let women = [
      594.31747775582, -27.23842536447, 0.82112226871, -0.00930733913, 4.731582e-5, -9.054e-8,
    ]
    let held = sex == .male ? min(max(bodyweight, 40), 201.9) : min(max(bodyweight, 26.51), 154.53)
    return 500 / polynomial(sex == .male ? men : women, at: held)
  }

  private static func schwartz(_ bodyweight: Double) -> Double {
    let weight = min(max(bodyweight, 40), 166)
    switch weight {
    case ...126:
      return polynomial(
        [
          6.31926, -0.262349, 0.511550e-2, -0.519738e-4, 0.267626e-6, -0.540132e-9, -0.728875e-13,
        ], at: weight)
    case ...136: return 0.5210 - 0.0012 * (weight - 125)
    case ...146: return 0.5090 - 0.0011 * (weight - 135)
    case ...156: return 0.4980 - 0.0010 * (weight - 145)
    default: return 0.4879 - 0.00088185 * (weight - 155)
    }
  }

  private static func malone(_ bodyweight: Double) -> Double {
    106.011586323613 * power(max(bodyweight, 29.24), -1.293027130579051) + 0.322935585328304
  }

  private static func glossbrenner(_ bodyweight: Double, _ sex: StrengthScore.Sex) -> Double {
    let (own, tail): (Double, Double?) =
      switch sex {
      case .male:
        (schwartz(bodyweight), bodyweight < 153.05 ? nil : 0.676940740094416 - 0.000821668402557 * bodyweight)
      case .female:
        (malone(bodyweight), bodyweight < 106.3 ? nil : 0.852664892884785 - 0.000313738002024 * bodyweight)
      }
    return (own + (tail ?? wilks(bodyweight, sex))) / 2
  }

  private static func haleczko(_ bodyweight: Double, _ sex: StrengthScore.Sex) -> Double {
    let logarithm = naturalLogarithm(bodyweight) / naturalLogarithm(10)
    return sex == .male ? 3.2695 / power(logarithm, 1.95) : 2.7566 / power(logarithm, 1.8)
  }

  private static func polynomial(_ coefficients: [Double], at weight: Double) -> Double {
    coefficients.reversed().reduce(0) { $0 * weight + $1 }
  }
}

/// The Olympic cycles with their own Sinclair coefficients.
package enum SinclairCycle: String, CaseIterable, Hashable, Sendable {
  case until2012 = "2009_2012"
  case until2016 = "2013_2016"
  case until2020 = "2017_2020"
  case until2024 = "2021_2024"

  fileprivate func coefficient(_ bodyweight: Double, _ sex: StrengthScore.Sex) -> Double {
    let (exponent, heaviest) = curve(sex)
    guard bodyweight < heaviest else { return 1 }
    let logarithm = naturalLogarithm(bodyweight / heaviest) / naturalLogarithm(10)
    return power(10, exponent * logarithm * logarithm)
  }

  private func curve(_ sex: StrengthScore.Sex) -> (Double, Double) {
    switch (self, sex) {
    case (.until2012, .male): (0.784780654, 173.961)
    case (.until2012, .female): (1.056683941, 125.441)
    case (.until2016, .male): (0.794358141, 174.393)
    case (.until2016, .female): (0.897260740, 148.026)
    case (.until2020, .male): (0.751945030, 175.508)
    case (.until2020, .female): (0.783497476, 153.655)
    case (.until2024, .male): (0.722762521, 193.609)
    case (.until2024, .female): (0.787004341, 153.757)
    }
  }
}
