import Training

/// Strength scores.
enum ScoreVectors {
  static let checks: [String: Check] = [
    "strength_scores.csv": score,
    "wilks2020_superseded.csv": superseded,
    "age_coefficients.csv": { row in row.compare(row.integer("age").map { AgeCoefficient.value(age: $0) }) },
  ]

  private static func score(_ row: Row) -> Verdict {
    let systems: [String: StrengthScore] = [
      "dots": .dots, "wilks2020": .wilks2020, "wilks2020_coef": .wilks2020, "goodlift": .ipfGL,
    ]
    if let former = former(row.text("system")) { return score(row, by: former) }
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

  /// The system without `_coef`, which marks a row about the coefficient alone.
  private static func former(_ name: String) -> FormerScore? {
    let base = name.hasSuffix("_coef") ? String(name.dropLast(5)) : name
    let systems: [String: FormerScore] = [
      "wilks1994": .wilks, "schwartz": .schwartzMalone, "malone": .schwartzMalone,
      "schwartz_malone": .schwartzMalone, "glossbrenner": .glossbrenner, "ah": .haleczko,
      "ipf_points_2019": .ipf2019,
    ]
    guard base.hasPrefix("sinclair_") else { return systems[base] }
    return SinclairCycle(rawValue: String(base.dropFirst(9))).map { .sinclair($0) }
  }

  private static func score(_ row: Row, by former: FormerScore) -> Verdict {
    guard let bodyweight = row.number("bodyweight_kg") else { return .notCovered }
    let sex: StrengthScore.Sex = row.text("sex") == "F" ? .female : .male
    guard let total = row.number("total_kg") else {
      return row.compare(former.coefficient(bodyweight: bodyweight, sex: sex))
    }
    return row.compare(former.points(total: total, bodyweight: bodyweight, sex: sex))
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
