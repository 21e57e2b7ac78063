import Training

/// Estimates, the RPE chart and planned loads.
enum EstimateVectors {
  static let checks: [String: Check] = [
    "e1rm.csv": { row in row.compare(estimate(row)) },
    "e1rm_undefined.csv": undefined,
    "hevy_rep_table.csv": hevyTable,
    "rpe_chart.csv": { row in row.compare(chart(row).map { Double($0) / 10 }) },
    "rpe_e1rm.csv": rpeEstimate,
    "rpe_load.csv": plannedLoad,
    "rir_effective_reps.csv": { row in
      let reps = row.integer("reps") ?? 0
      return row.compare(rpe(row).map { Double($0.possibleHalves(after: reps)) / 2 })
    },
    "rpe_rir.csv": { row in row.compare(rpe(row).map { Double($0.reserveHalves) / 2 }) },
    "rir_to_rpe.csv": reserve,
    "nsca_load_chart.csv": nsca,
    "training_max.csv": trainingMaximum,
    "best_set.csv": bestSet,
  ]

  private static func estimate(_ row: Row) -> Double? {
    guard let formula = EstimateFormula(rawValue: row.text("formula")), let weight = row.weight("weight"),
      let reps = row.integer("reps"), let estimate = Estimate(weight: weight, reps: reps, formula: formula)
    else { return nil }
    return Double(estimate.milli(in: .kg)) / 1_000
  }

  private static func undefined(_ row: Row) -> Verdict {
    let isDefined = estimate(row) != nil
    return (row.expected == "defined") == isDefined ? .passed : .differing("\(isDefined)")
  }

  private static func hevyTable(_ row: Row) -> Verdict {
    guard let reps = row.integer("reps") else { return .notCovered }
    if reps == 0 { return .otherConvention("no reps is an estimate of 0; ours is none") }
    let factor = Double(HevyTable.percent(reps: reps)) / 100
    return row.compare(row.text("quantity") == "factor" ? factor : (row.number("weight") ?? 0) / factor)
  }

  private static func rpe(_ row: Row) -> RPE? {
    guard let halves = row.number("rpe").map({ $0 * 2 }), halves == halves.rounded() else { return nil }
    return RPE(halves: Int(halves))
  }

  private static func chart(_ row: Row) -> Int? {
    guard let reps = row.integer("reps"), let rpe = rpe(row) else { return nil }
    return RPEChart.tenths(reps: reps, rpe: rpe)
  }

  private static func rpeEstimate(_ row: Row) -> Verdict {
    guard let weight = row.weight("weight"), let reps = row.integer("reps") else { return .notCovered }
    let estimate = Estimate(weight: weight, reps: reps, rpe: rpe(row), formula: .rpe)
    guard let ours = estimate.map({ Double($0.milli(in: .kg)) / 1_000 }) else {
      return row.compare(nil as Double?)
    }
    // Ours is a thousandth of a kilogram wide.
    return abs(ours - (Double(row.expected) ?? 0)) <= max(row.tolerance, 0.0005)
      ? .passed : .differing("\(ours)")
  }

  private static func plannedLoad(_ row: Row) -> Verdict {
    guard let maximum = row.weight("e1rm"), let reps = row.integer("reps"), let rpe = rpe(row) else {
      return .notCovered
    }
    let step = row.weight("increment") ?? Weight(milli: 1, unit: .kg)
    let rounding = Rounding(rawValue: row.text("mode")) ?? .nearest
    return row.compare(
      RPEChart.load(maximum: maximum, reps: reps, rpe: rpe, step: step, rounding)?.value)
  }

  private static func reserve(_ row: Row) -> Verdict {
    let ours = row.integer("rir").flatMap { RPE(reserveHalves: $0 * 2) }.map { Double($0.halves) / 2 }
    if case .passed = row.compare(ours) { return .passed }
    return row.integer("rir") == 7
      ? .otherConvention("RPE never below 4; ours is 10 − RIR") : .differing("\(ours ?? 0)")
  }

  private static func nsca(_ row: Row) -> Verdict {
    guard let maximum = row.weight("one_rm"), let reps = row.integer("reps"),
      let percent = Planned.nscaPercent(reps: reps)
    else { return row.compare(nil as Double?) }
    let step = Weight(milli: 1, unit: .kg)
    return row.compare(Planned.load(of: maximum, tenths: percent * 10, step: step).value)
  }

  private static func trainingMaximum(_ row: Row) -> Verdict {
    guard let maximum = row.weight("e1rm"), let percent = row.integer("pct") else { return .notCovered }
    let step = Weight(milli: 1, unit: .kg)
    return row.compare(Planned.load(of: maximum, tenths: percent * 10, step: step).value)
  }

  private static func bestSet(_ row: Row) -> Verdict {
    let formula: EstimateFormula = row.expected.contains("brzycki") ? .brzycki : .epley
    var replay = RecordReplay(rules: RecordRules(kind: .weightReps, formula: formula))
    for set in RecordVectors.sets(row.json("sets_json"), workoutID: "w") { replay.add(set) }
    let isByWeight = row.expected.hasSuffix("(by weight)")
    let holder = isByWeight ? replay.heaviest(reps: 1) : replay.best(.e1rm)
    guard let mark = holder?.mark else { return .differing("none") }
    let ours = "\(mark.load.text(in: .kg))x\(mark.reps)"
    return row.expected.hasPrefix(ours) ? .passed : .differing(ours)
  }
}
