import Canvas
import Training

/// How the weight of a set is loaded, in words.
struct PlateText: Sendable {
  /// `100 = 20 + 2×(25 · 15)`, then the same in fewer signs; empty for what is not loaded from a list.
  let forms: [String]

  init(_ card: BlockCard, set: Int, _ scene: Scene) {
    if let answer = PlateText.answer(card, set: set) {
      forms = PlateText.forms(answer, card, set, scene)
    } else if let weight = card.shown[set].weight, let near = card.loading.neighbours(of: weight) {
      forms = [PlateText.between(near.below, near.above, weight, card, scene)]
    } else {
      forms = []
    }
  }

  /// The longest form that fits into some columns; empty where none does.
  func line(in columns: Int) -> String { forms.first { $0.columns <= columns } ?? "" }

  /// The plates of a bar; nil for other equipment, without a weight and for far too much.
  static func answer(_ card: BlockCard, set: Int) -> PlateAnswer? {
    guard case .rack(let rack) = card.loading, let weight = card.shown[set].weight, weight.milli > 0,
      weight.milli <= 1_000_000
    else { return nil }
    return rack.plates(for: weight)
  }

  private static func forms(_ answer: PlateAnswer, _ card: BlockCard, _ set: Int, _ scene: Scene) -> [String]
  {
    let glyphs = scene.style.glyphs
    let below = answer.below.text(style: scene.numbers).replacing("·", with: glyphs.dot)
      .replacing("×", with: glyphs.times)
    let bar = answer.below.bar.number(style: scene.numbers)
    if answer.isBelowBar { return ["bar is \(bar)"] }
    if answer.isExact, answer.below.side.isEmpty { return ["\(bar) = bare bar"] }
    let side = PlateDrawing.side(answer.below, scene)
    if answer.isExact { return [below, "\(side) a side", side] }
    guard let weight = card.shown[set].weight else { return [] }
    let unit = card.text.unit
    let between = between(
      answer.below.total.weight(in: unit), answer.above?.total.weight(in: unit), weight, card, scene)
    return ["\(between)  \(side) a side", between]
  }

  /// `101 → 100 / 102.5`: what can be loaded next to a weight that cannot.
  private static func between(
    _ below: Weight?, _ above: Weight?, _ weight: Weight, _ card: BlockCard, _ scene: Scene
  ) -> String {
    let near = [below, above].compactMap { $0?.number(in: card.text.unit, style: scene.numbers) }
    let arrow = scene.style.glyphs.isUnicode ? "→" : "->"
    return
      "\(weight.number(in: card.text.unit, style: scene.numbers)) \(arrow) \(near.joined(separator: " / "))"
  }
}

extension BlockCard {
  /// `4:51 /km` for a distance in a time; empty for everything else.
  func pace(of set: Int) -> String {
    guard text.kind == .distanceDuration, let distance = shown[set].distance,
      let seconds = shown[set].duration
    else { return "" }
    let unit: DistanceUnit = text.distanceUnit == .mi ? .mi : .km
    return Pace.text(per: unit, duration: seconds, distance: distance) ?? ""
  }
}

extension BlockCard {
  /// What is told of a focused set, the longest form first: the reps asked for, the rest before it, its
  /// plates, its pace.
  func remarks(of set: Int, _ scene: Scene) -> [String] {
    let span = isPlan ? nil : block.sets[set].span.map { "plan \($0.text) reps" }
    let rested = block.sets[set].restTaken.flatMap { $0 > 0 ? $0 : nil }.map { "rested \(Elapsed.text($0))" }
    let forms = (PlateText(self, set: set, scene).forms + [pace(of: set)]).filter { !$0.isEmpty }
    let joint = " \(scene.style.glyphs.dot) "
    let told = [span, rested].compactMap { $0 }.joined(separator: joint)
    guard !told.isEmpty else { return forms }
    return forms.map { told + joint + $0 } + [told] + forms
  }
}
