import Training

/// Strength scores.
enum ScoreVectors {
  static let checks: [String: Check] = [
    "strength_scores.csv": score,
    "wilks2020_superseded.csv": superseded,
  ]

  private static func score(_ row: Row) -> Verdict {
    let systems: [String: StrengthScore] = [
      "dots": .dots, "wilks2020": .wilks2020, "wilks2020_coef": .wilks2020, "goodlift": .ipfGL,
    ]
    guard let system = systems[row.text("system")], let bodyweight = row.weight("bodyweight_kg") else {
      return .notCovered
    }
    let sex: StrengthScore.Sex = row.text("sex") == "F" ? .female : .male
    let isEquipped = ["single", "single-ply", "multi-ply"].contains(row.text("equipment"))
    let equipment: StrengthScore.Equipment = isEquipped ? .equipped : .raw
    let event: StrengthScore.Event = row.text("event") == "B" ? .bench : .fullPower
    guard row.text("system") != "wilks2020_coef" else {
      let unit = system.coefficient(bodyweight: bodyweight, sex: sex, equipment: equipment, event: event)
      return row.compare(unit)
    }
    guard let total = row.weight("total_kg") else { return .notCovered }
    let points = system.points(
      total: Load(total), bodyweight: bodyweight, sex: sex, equipment: equipment, event: event)
    let verdict = row.compare(points)
    // The federation rounds the coefficient to six decimals first.
    if case .differing = verdict, row.name.contains("IPF rounding"), let points,
      abs(points - (Double(row.expected) ?? 0)) <= 1e-3
    {
      return .otherConvention("the coefficient is rounded to six decimals first")
    }
    return verdict
  }

  /// The table withdrawn in March 2020 must not come out.
  private static func superseded(_ row: Row) -> Verdict {
    guard let bodyweight = row.weight("bodyweight_kg"), let expected = Double(row.expected) else {
      return .notCovered
    }
    let sex: StrengthScore.Sex = row.text("sex") == "F" ? .female : .male
    let ours = StrengthScore.wilks2020.coefficient(bodyweight: bodyweight, sex: sex) ?? expected
    return abs(ours - expected) > row.tolerance ? .passed : .differing("\(ours)")
  }
}
