import Canvas
import Training

extension ImportSheet {
  /// Whether nothing is asked any more.
  var onlyTells: Bool {
    switch offer.stage {
    case .done, .preview(_, false, _): true
    case .unit, .working, .preview: false
    }
  }

  func spoken(_ scene: Scene) -> [String]? {
    switch offer.stage {
    case .unit(let examples, let likely):
      return [
        "\(title). The file does not say whether its weights are kilograms or pounds.",
        "The heaviest: \(examples.joined(separator: ", ")). Likely \(likely == .kg ? "kilograms" : "pounds").",
        "Type kg or lb, or back.",
      ]
    case .preview where asked != nil:
      return ["\(title)."] + lines + choices.enumerated().map { "\($0.offset + 1). \($0.element)." }
        + ["Type a number, or back to leave the import."]
    case .preview(_, let bringsSomething, _):
      return ["\(title)."] + ImportSheet.sentences(lines)
        + [bringsSomething ? "Type yes to import it, or back." : "There is nothing to import."]
    case .done: return ["\(title)."] + ImportSheet.sentences(lines) + ["Type undo to take it out again."]
    case .working: return [lines[0] + "."]
    }
  }

  /// Lines of a list as sentences, without the signs that set them in.
  private static func sentences(_ lines: [String]) -> [String] {
    lines.map { line in
      let text = line.trimmed
      let words = text.hasPrefix("+ ") ? "New: \(text.dropFirst(2))" : text
      return ".:!?".contains(words.last ?? ".") ? words : words + "."
    }
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    let word = words.lowercased()
    switch offer.stage {
    case .unit:
      let unit = WeightUnit.allCases.firstIndex { $0.rawValue == word }
      return unit.map { choose($0) } ?? [.say(Message("Type kg or lb, or back."))]
    case .preview where asked != nil:
      guard let number = Int(word), choices.indices.contains(number - 1) else {
        return [.say(Message("Type a number of the list, or back."))]
      }
      return choose(number - 1)
    case .preview(_, true, _):
      if ["yes", "y"].contains(word) { return choose() }
      return ["no", "n"].contains(word) ? leave : [.say(Message("Type yes or back."))]
    case .preview, .done, .working: return leave
    }
  }
}
