internal import Exchange
internal import Shell
internal import Training

/// Asks for the unit of the weights where the file does not say.
enum UnitQuestion {
  /// Refused with the guess when nobody can answer; a file among others is named.
  static func answer(about source: ImportSource, isAlone: Bool, _ call: Call) throws -> WeightUnit {
    let guess = source.scan.unitGuess
    let file = isAlone ? "The file" : source.name
    let examples = guess.examples.map { "\($0.exercise) \($0.weight)" }.joined(separator: ", ")
    guard call.canAsk else {
      let hint = guess.unit.map { " They look like \($0.rawValue)." } ?? ""
      throw Refusal(
        "\(file) does not say whether its weights are in kg or lb: \(examples).\(hint) "
          + "Nothing was changed. Say --unit kg or --unit lb.")
    }
    call.output.line("\(file) does not say the unit of its weights. Some of the heaviest: \(examples).")
    let likely = guess.unit ?? call.preferences.weightUnit
    while let answer = call.ask("Are these kg or lb? [\(likely.rawValue)] ") {
      if answer.isEmpty { return likely }
      if let unit = unit(of: answer) { return unit }
    }
    throw Refusal("Nothing was changed.")
  }

  static func unit(of word: String) -> WeightUnit? {
    switch word {
    case "kg", "kgs", "k": .kg
    case "lb", "lbs", "l": .lb
    default: nil
    }
  }
}
