import Canvas
import Training

extension Editor {
  /// Shows the plates for the focused weight.
  func plates(_ scene: Scene) -> [Effect] {
    guard let focus = focus(scene) else { return [] }
    switch focus.card.loading {
    case .rack: break
    case .list(let list): return weights(of: list, focus.card, scene)
    case .steps: return [.say(Message("\(focus.card.name) is not loaded with plates.", tone: .warning))]
    }
    guard let weight = focus.card.shown[focus.set].weight, weight.milli > 0 else {
      return [.say(Message("Type the weight first.", tone: .warning))]
    }
    guard let answer = PlateText.answer(focus.card, set: focus.set) else {
      return [.say(Message("No bar carries that much.", tone: .warning))]
    }
    let title = "Plates for \(weight.text(in: focus.card.text.unit, style: scene.numbers))"
    return [.present(PageSheet(title, PlateLines(answer, scene).lines))]
  }
}

extension Editor {
  /// The fixed weights there are for an exercise.
  private func weights(of list: FixedWeights, _ card: BlockCard, _ scene: Scene) -> [Effect] {
    let gym = scene.preferences.gym == Gym.usual ? "" : " at \(scene.preferences.gym)"
    let numbers = list.weights.map { $0.text(in: card.text.unit, style: scene.numbers) }
    let text = numbers.joined(separator: " \(scene.style.glyphs.dot) ")
    return [.present(PageSheet("Weights for \(card.name)\(gym)", [TextLine(text)]))]
  }
}

/// A loaded bar drawn from its middle outwards; both neighbours where a weight can't be loaded.
struct PlateLines {
  let lines: [TextLine]

  init(_ answer: PlateAnswer, _ scene: Scene) {
    let bar = answer.below.bar.text(style: scene.numbers)
    if answer.isBelowBar {
      lines = [TextLine("Lighter than the bar: it weighs \(bar).", .warning)]
    } else if answer.isExact {
      lines = PlateLines.lines(of: answer.below, scene)
    } else {
      let above = answer.above.map { [TextLine("")] + PlateLines.lines(of: $0, scene) } ?? []
      lines =
        [TextLine("The plates don't make it exactly. The nearest:", .warning), TextLine("")]
        + PlateLines.lines(of: answer.below, scene) + above
    }
  }

  private static func lines(of bar: LoadedBar, _ scene: Scene) -> [TextLine] {
    let glyphs = scene.style.glyphs
    let total = bar.total.text(in: bar.bar.unit, style: scene.numbers)
    let empty = "bar \(bar.bar.text(style: scene.numbers))"
    guard !bar.side.isEmpty else {
      return [TextLine("\(total) \(bar.bar.unit.rawValue): the empty \(empty)")]
    }
    let heaviest = bar.side.map(\.weight.milli).max() ?? 1
    let piles = bar.side.map { pile in
      let step = pile.weight.milli * glyphs.leftEighths.count / max(1, heaviest)
      let disc = glyphs.leftEighths[max(1, min(step, glyphs.leftEighths.count)) - 1]
      let discs = String(repeating: glyphs.plateEdge + disc, count: pile.count)
      return "\(discs) \(pile.weight.number(style: scene.numbers))"
    }
    let side = bar.sides == 1 ? "loaded" : "each side"
    return [
      TextLine("\(total) \(bar.bar.unit.rawValue) \(glyphs.dot) \(empty) \(glyphs.dot) \(side):"),
      TextLine(glyphs.rule + glyphs.rule + piles.joined(separator: "  "), .accent),
    ]
  }
}

extension Glyphs {
  /// What stands left of a disc on a bar.
  fileprivate var plateEdge: String { isUnicode ? "▕" : "|" }
}
