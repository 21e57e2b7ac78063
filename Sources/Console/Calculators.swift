internal import Training

extension Verb {
  static let calculators: [Verb] = [
    Verb(
      "1rm", "WEIGHTxREPS", "Estimate the one-rep maximum and what it predicts for 1 to 12 reps",
      options: [
        Option(
          "formula", value: "NAME", EstimateFormula.allCases.map(\.rawValue).joined(separator: ", "),
          values: EstimateFormula.allCases.map(\.rawValue)),
        json,
      ], notes: "With @RPE behind the set, the formula rpe uses the RPE chart.",
      examples: ["knurl 1rm 100x5", "knurl 1rm 225lbx3@8 --formula rpe"], run: OneRepMaximum.run),
    Verb(
      "plates", "WEIGHT", "Load a bar: which plates on each side",
      options: [bar, gym, json], notes: gymNotes,
      examples: ["knurl plates 102.5", "knurl plates 225lb --bar 35lb", "knurl plates 80 --gym home"],
      run: PlateLoading.run),
    Verb(
      "warmup", "WEIGHT", "Warm-up sets for a working weight",
      options: [
        Option(
          "scheme", value: "ROWS",
          "\(WarmUpScheme.all.map(\.name).joined(separator: ", ")), or bar x10, 40% x5"),
        bar, gym, json,
      ], notes: "Without --scheme the setting warmup.scheme counts. " + gymNotes,
      examples: ["knurl warmup 100", "knurl warmup 140 --scheme hevy"], run: PlateLoading.warmUp),
    Verb(
      "convert", "WEIGHT", "Kilograms to pounds and back, by the exact factor", options: [json],
      examples: ["knurl convert 225lb"], run: Conversion.run),
  ]
}

extension Verb {
  private static let bar = Option("bar", value: "WEIGHT", "weight of the bar, unless the gym's own")
  private static let gym = Option("gym", value: "NAME", "a gym of the settings, unless the one trained in")
  private static let gymNotes =
    "Bars and plates are those of the gym: knurl config gym.home.plates '20x2 10x4', knurl config gym home."
}

/// `knurl convert`.
enum Conversion {
  static func run(_ call: Call) throws {
    let weight = try Operand.weight(call)
    let other: WeightUnit = weight.unit == .kg ? .lb : .kg
    let converted = Load(weight).weight(in: other)
    if call.wantsJSON {
      call.print(
        .object([
          ("weight", .thousandths(weight.milli)), ("unit", .text(weight.unit.rawValue)),
          ("converted", .thousandths(converted.milli)), ("converted_unit", .text(other.rawValue)),
        ]))
    } else {
      call.output.line("\(weight.text(style: call.style)) = \(converted.text(style: call.style))")
    }
  }
}

/// Operands several verbs read alike.
enum Operand {
  /// The one weight a verb is given.
  static func weight(_ call: Call) throws -> Weight {
    guard !call.arguments.operands.isEmpty else {
      throw UsageError("Which weight? For example 102.5 or 225lb.")
    }
    return try weight(call.arguments.operands.joined(separator: ""), call.preferences.weightUnit)
  }

  static func weight(_ text: String, _ unit: WeightUnit) throws -> Weight {
    do {
      return try Weight(reading: text, unit: unit)
    } catch {
      throw Refusal(error == .negativeWeight ? "A weight on the bar cannot be below zero." : error.sentence)
    }
  }

  /// Everything after the verb as one text.
  static func text(_ call: Call) -> String { call.arguments.operands.joined(separator: " ") }
}
