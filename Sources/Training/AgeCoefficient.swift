/// What points are multiplied by for age: Foster up to 22 years, McCulloch from 41.
package enum AgeCoefficient {
  /// 1 from 23 to 40 and for ages the tables do not have, below 14 and above 90.
  package static func value(age: Int) -> Double {
    switch age {
    case 14...22: young[age - 14]
    case 41...90: old[age - 41]
    default: 1
    }
  }

  private static let young = [1.23, 1.18, 1.13, 1.08, 1.06, 1.04, 1.03, 1.02, 1.01]

  private static let old = [
    1.01, 1.02, 1.031, 1.043, 1.055, 1.068, 1.082, 1.097, 1.113, 1.13, 1.147, 1.165, 1.184, 1.204, 1.225,
    1.246, 1.268, 1.291, 1.315, 1.34, 1.366, 1.393, 1.421, 1.45, 1.48, 1.511, 1.543, 1.576, 1.61, 1.645,
    1.681, 1.718, 1.756, 1.795, 1.835, 1.876, 1.918, 1.961, 2.005, 2.05, 2.096, 2.143, 2.19, 2.238, 2.287,
    2.337, 2.388, 2.44, 2.494, 2.549,
  ]
}
