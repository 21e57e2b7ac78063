import Canvas
import Training

/// Squat, bench press and deadlift: their best estimates, the total, and what it scores.
struct BigThree {
  struct Lift: Hashable, Sendable {
    var name: String
    var best: Estimate
  }

  let lifts: [Lift]
  private let bodyweight: Weight?
  private let scene: Scene

  init(_ content: ProfileContent, _ scene: Scene) {
    self.scene = scene
    bodyweight = content.bodyweight
    let records = content.strongest + content.records.filter { $0.event.kind == .e1rm && $0.isCurrent }
    lifts = ["Squat", "Bench Press", "Deadlift"].compactMap { name in
      let best = records.lazy.filter { $0.exerciseName == "\(name) (Barbell)" }
        .compactMap { $0.event.mark.estimate(formula: scene.preferences.formula) }.max()
      return best.map { Lift(name: name == "Bench Press" ? "Bench" : name, best: $0) }
    }
  }

  /// The sum of the three; nil while one is missing.
  var total: Load? {
    guard lifts.count == 3 else { return nil }
    return lifts.reduce(.zero) { $0 + Load(Weight(milli: $1.best.milli(in: .kg), unit: .kg)) }
  }

  /// `DOTS 318.4`; nil without a total, a bodyweight and a sex.
  func score(_ score: StrengthScore) -> String? {
    guard let total, let bodyweight, let sex = scene.preferences.sex,
      let points = score.points(total: total, bodyweight: bodyweight, sex: sex)
    else { return nil }
    let text = Number.text(Int((points * 1_000).rounded()), minimum: 1, maximum: 1, style: scene.numbers)
    return "\(score.name) \(text)"
  }

  /// All scores in a line or two, or what is missing for them.
  var scores: [String] {
    guard total != nil else { return [] }
    let known = StrengthScore.allCases.compactMap { score($0) }
    guard known.isEmpty else {
      let lines = [known.prefix(2), known.dropFirst(2)].filter { !$0.isEmpty }
      return lines.map { $0.joined(separator: " \(scene.style.glyphs.dot) ") }
    }
    return bodyweight == nil
      ? ["Scores need a bodyweight."] : ["DOTS: Settings, Strength scores"]
  }
}
