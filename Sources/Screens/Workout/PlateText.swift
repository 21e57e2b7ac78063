import Training

/// The plates for the weight of a set, in words.
struct PlateText: Sendable {
  /// `100 = 20 + 2×(25 · 15)`; empty for what is not loaded with plates.
  let line: String

  init(_ card: BlockCard, set: Int, _ scene: Scene) {
    line = PlateText.answer(card, set: set).map { PlateText.line($0, scene) } ?? ""
  }

  /// The plates of a barbell; nil for other equipment, without a weight and for far too much.
  static func answer(_ card: BlockCard, set: Int) -> PlateAnswer? {
    guard card.exercise?.equipment == "barbell", let weight = card.shown[set].weight, weight.milli > 0,
      weight.milli <= 1_000_000
    else { return nil }
    return PlateRack.usual(card.text.unit).plates(for: weight)
  }

  private static func line(_ answer: PlateAnswer, _ scene: Scene) -> String {
    let glyphs = scene.style.glyphs
    let below = answer.below.text(style: scene.numbers).replacing("·", with: glyphs.dot)
      .replacing("×", with: glyphs.times)
    let bar = answer.below.bar.number(style: scene.numbers)
    if answer.isBelowBar { return "bar is \(bar)" }
    if answer.isExact, answer.below.side.isEmpty { return "\(bar) = bare bar" }
    return answer.isExact ? below : "nearest " + below
  }
}
