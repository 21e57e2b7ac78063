import Testing
import Training

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private func estimate(_ weight: Weight, _ reps: Int, _ formula: EstimateFormula = .epley) -> String {
  Estimate(weight: weight, reps: reps, formula: formula)?.text() ?? "none"
}

@Test(arguments: [
  (EstimateFormula.epley, "116.7", "133.3"), (.brzycki, "112.5", "133.3"), (.lombardi, "117.5", "125.9"),
  (.mayhew, "119.0", "130.9"), (.oconner, "112.5", "125.0"), (.wathan, "116.6", "134.7"),
  (.lander, "113.7", "134.1"), (.hevyTable, "112.4", "133.3"), (.rpe, "116.7", "133.3"),
])
func `a hundred for five and for ten`(formula: EstimateFormula, five: String, ten: String) {
  #expect(estimate(kg(100), 5, formula) == five)
  #expect(estimate(kg(100), 10, formula) == ten)
}

@Test(arguments: EstimateFormula.allCases)
func `a single is its own weight and more weight or reps are more`(formula: EstimateFormula) {
  #expect(estimate(kg(102.5), 1, formula) == "102.5")
  for reps in 1...11 {
    let this = Estimate(weight: kg(100), reps: reps, formula: formula)
    let moreReps = Estimate(weight: kg(100), reps: reps + 1, formula: formula)
    let heavier = Estimate(weight: kg(100.001), reps: reps, formula: formula)
    #expect(this.map { one in moreReps.map { one < $0 } ?? false } ?? false)
    #expect(this.map { one in heavier.map { one < $0 } ?? false } ?? false)
  }
}

@Test(arguments: EstimateFormula.allCases)
func `there is no estimate outside one to twelve reps or without weight`(formula: EstimateFormula) {
  for reps in [-3, 0, 13, 36, 37, 50] { #expect(estimate(kg(20), reps, formula) == "none") }
  #expect(estimate(kg(0), 5, formula) == "none")
  #expect(estimate(kg(-20), 5, formula) == "none")
  #expect(estimate(kg(100), 12, formula) != "none")
}

@Test func `equal estimates are equal whatever they are made of`() {
  let epley = Estimate(weight: kg(90), reps: 10)
  let single = Estimate(weight: kg(120), reps: 1)
  #expect(epley == single)
  #expect(
    Estimate(weight: kg(100), reps: 1).map { one in
      Estimate(weight: lb(200), reps: 1).map { $0 < one } ?? false
    } == true)
}

@Test func `an estimate is shown in either unit and explains itself`() {
  let pounds = Estimate(weight: lb(310), reps: 5)
  #expect(pounds?.text() == "361.7")
  #expect(Estimate(weight: kg(145), reps: 5)?.text(in: .lb) == "372.9")
  #expect(Estimate(weight: kg(145), reps: 5)?.text(in: .lb, decimals: 2) == "372.95")
  #expect(Estimate(weight: kg(100), reps: 5)?.text(decimals: 0) == "117")
  #expect(Estimate(weight: kg(97.5), reps: 5)?.explanation(style: .comma) == "Epley, 97,5×5")
  let eight = RPE(halves: 16)
  #expect(Estimate(weight: kg(140), reps: 5, rpe: eight, formula: .rpe)?.text(decimals: 2) == "172.63")
  #expect(
    Estimate(weight: kg(140), reps: 5, rpe: eight, formula: .rpe)?.explanation() == "RPE chart, 140×5 @8")
  #expect(Estimate(weight: kg(140), reps: 5, formula: .rpe)?.explanation() == "Epley, 140×5, no RPE")
  #expect(Estimate(weight: kg(140), reps: 5, rpe: eight)?.text() == "163.3")
}

@Test func `predictions run the same formula backwards`() {
  for formula in EstimateFormula.allCases where formula != .rpe {
    for reps in 1...12 {
      let predicted = Estimate(weight: kg(100), reps: reps, formula: formula)?.predicted(reps: reps)
      #expect(predicted?.weight() == kg(100))
    }
  }
  let predictions = Estimate(weight: kg(100), reps: 5)?.predictions ?? []
  #expect(predictions.map { $0.weight().number() }.prefix(5) == ["116.7", "109.4", "106.1", "102.9", "100"])
  #expect(predictions.count == 12)
}

@Test func `the factors with powers are those of their formulas`() {
  for reps in 2...12 {
    let r = Double(reps)
    let expected: [(EstimateFormula, Double)] = [
      (.lombardi, pow(r, 0.1)), (.mayhew, 100 / (52.2 + 41.9 * exp(-0.055 * r))),
      (.wathan, 100 / (48.8 + 53.8 * exp(-0.075 * r))), (.lander, 100 / (101.3 - 2.67123 * r)),
    ]
    for (formula, factor) in expected {
      let milli = Estimate(weight: kg(1_000_000), reps: reps, formula: formula)?.milli(in: .kg) ?? 0
      #expect(abs(Double(milli) / 1e9 - factor) < 1e-8)
    }
  }
}

@Test func `the RPE chart is one diagonal`() {
  for halves in 12...18 {
    for reps in 1...11 {
      guard let harder = RPE(halves: halves + 2), let easier = RPE(halves: halves) else { continue }
      let pair = (RPEChart.tenths(reps: reps, rpe: easier), RPEChart.tenths(reps: reps + 1, rpe: harder))
      if pair.0 != nil, pair.1 != nil { #expect(pair.0 == pair.1) }
    }
  }
  #expect(RPE(halves: 20).flatMap { RPEChart.tenths(reps: 1, rpe: $0) } == 1_000)
  #expect(RPE(halves: 12).flatMap { RPEChart.tenths(reps: 12, rpe: $0) } == nil)
  #expect(RPE(halves: 11).flatMap { RPEChart.tenths(reps: 5, rpe: $0) } == nil)
}

@Test func `a planned load is rounded once and exactly`() throws {
  let eight = try #require(RPE(halves: 16))
  #expect(RPEChart.load(maximum: kg(200), reps: 5, rpe: eight, step: kg(2.5)) == kg(162.5))
  #expect(RPEChart.load(maximum: kg(405), reps: 3, rpe: eight, step: kg(5), .down) == kg(345))
  #expect(Planned.load(of: kg(52.5), tenths: 900, step: kg(2.5)) == kg(47.5))
  #expect(Planned.load(of: kg(295), tenths: 950, step: kg(5)) == kg(280))
  #expect(Planned.nscaPercent(reps: 11) == nil)
  #expect(RPE(reserveHalves: 3)?.text() == "8.5")
}

@Test func `reps in reserve count as reps that were possible`() throws {
  let nine = try #require(RPE(halves: 18))
  let weight = Weight(milli: 100_000, unit: .kg)
  let estimate = try #require(Estimate(weight: weight, reps: 5, rpe: nine, formula: .reserve))
  #expect(estimate.milli(in: .kg) == 120_000)
  #expect(estimate.explanation() == "Epley+RIR, 100×5 @9")
  #expect(Estimate(weight: weight, reps: 5, formula: .reserve)?.explanation() == "Epley, 100×5, no RPE")
  #expect(
    Estimate(weight: weight, reps: 1, rpe: RPE(halves: 20), formula: .reserve)?.milli(in: .kg) == 100_000)
}
