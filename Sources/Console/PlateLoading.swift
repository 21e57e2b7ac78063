internal import Training

/// `knurl plates` and `knurl warmup`.
enum PlateLoading {
  static func run(_ call: Call) throws {
    let target = try Operand.weight(call)
    let answer = try rack(for: target.unit, call).plates(for: target)
    if call.wantsJSON {
      call.output.line(json(answer, target).encoded)
      return
    }
    if answer.isBelowBar {
      call.output.line("The bar alone is \(answer.below.bar.text(style: call.style)).")
      return
    }
    call.output.line(answer.below.text(style: call.style))
    guard !answer.isExact else { return }
    let wanted = target.text(style: call.style)
    let above = answer.above.map { "; the next one up is \($0.text(style: call.style))" } ?? ""
    call.output.line("\(wanted) can't be loaded exactly: this is the nearest below\(above).")
  }

  static func warmUp(_ call: Call) throws {
    let work = try Operand.weight(call)
    let sets = WarmUpScheme.standard.sets(for: work, on: .plates(try rack(for: work.unit, call)))
    if call.wantsJSON {
      let rows = sets.map { set -> JSON in
        .object([
          ("weight", .thousandths(set.weight.milli)), ("unit", .text(set.weight.unit.rawValue)),
          ("reps", .integer(set.reps)),
        ])
      }
      call.output.line(JSON.list(rows).encoded)
      return
    }
    guard !sets.isEmpty else {
      call.output.line("At or below the empty bar there is nothing to warm up with.")
      return
    }
    for set in sets { call.output.line("W  \(set.weight.text(style: call.style)) × \(set.reps)") }
  }

  /// The usual plates of a unit, on the bar that was asked for.
  private static func rack(for unit: WeightUnit, _ call: Call) throws -> PlateRack {
    var rack = PlateRack.usual(unit)
    if let bar = call.arguments.value("bar") { rack.bar = try Operand.weight(bar, unit) }
    return rack
  }

  private static func json(_ answer: PlateAnswer, _ target: Weight) -> JSON {
    let plates = answer.below.side.map { pile -> JSON in
      .object([("weight", .thousandths(pile.weight.milli)), ("count", .integer(pile.count))])
    }
    return .object([
      ("target", .thousandths(target.milli)), ("unit", .text(target.unit.rawValue)),
      ("bar", .thousandths(answer.below.bar.milli)), ("per_side", .list(plates)),
      ("total", .thousandths(answer.below.total.milli(in: target.unit))), ("exact", .flag(answer.isExact)),
      ("next_above", .thousandths(answer.above?.total.milli(in: target.unit))),
    ])
  }
}

/// `knurl 1rm`.
enum OneRepMaximum {
  static func run(_ call: Call) throws {
    let text = Operand.text(call)
    guard !text.isEmpty else { throw UsageError("Of which set? For example: knurl 1rm 100x5") }
    let values = try set(text, call)
    guard let weight = values.weight, let reps = values.reps else {
      throw Refusal("“\(text)” needs a weight and reps, such as 100x5.")
    }
    let formula = try formula(call)
    guard let estimate = Estimate(weight: weight, reps: reps, rpe: values.rpe, formula: formula) else {
      throw Refusal(
        "No estimate from \(weight.text(style: call.style)) × \(reps): it takes a weight above 0 and 1 to "
          + "\(EstimateFormula.mostReps) reps.")
    }
    call.wantsJSON ? call.output.line(json(estimate).encoded) : show(estimate, call)
  }

  private static func set(_ text: String, _ call: Call) throws -> SetValues {
    let place = QuickEntry.Place(kind: .weightReps, weightUnit: call.preferences.weightUnit)
    switch QuickEntry.parse(text, at: place) {
    case .failure(let reason): throw Refusal("“\(text)”: \(reason.sentence)")
    case .success(let entry):
      guard entry.sets.count == 1 else { throw Refusal("One set at a time, please.") }
      return entry.sets[0]
    }
  }

  private static func formula(_ call: Call) throws -> EstimateFormula {
    guard let name = call.arguments.value("formula") else { return call.preferences.formula }
    guard let formula = EstimateFormula(rawValue: name.lowercased()) else {
      let known = EstimateFormula.allCases.map(\.rawValue)
      throw UsageError("There is no formula “\(name)”: it is one of \(known.joined(separator: ", ")).")
    }
    return formula
  }

  private static func show(_ estimate: Estimate, _ call: Call) {
    let unit = estimate.unit.rawValue
    call.output.line(
      "Est. 1RM \(estimate.text(style: call.style)) \(unit)  (\(estimate.explanation(style: call.style)))")
    call.output.line()
    var table = TextTable([.init(title: "REPS", isNumber: true), .init(title: "PREDICTED", isNumber: true)])
    table.rows = estimate.predictions.map { prediction in
      [String(prediction.reps), prediction.weight().text(style: call.style)]
    }
    for line in table.lines(width: call.output.columns) { call.output.line(line) }
  }

  private static func json(_ estimate: Estimate) -> JSON {
    .object([
      ("e1rm", .thousandths(estimate.milli(in: estimate.unit, roundedTo: 100))),
      ("unit", .text(estimate.unit.rawValue)), ("formula", .text(estimate.formula.rawValue)),
      (
        "predicted",
        .list(
          estimate.predictions.map { prediction in
            .object([
              ("reps", .integer(prediction.reps)), ("weight", .thousandths(prediction.weight().milli)),
            ])
          })
      ),
    ])
  }
}
