internal import Training

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
    call.wantsJSON ? call.print(json(estimate)) : show(estimate, call)
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
      let near = Search.nearest(name, among: known).first.map { " Did you mean \($0)?" } ?? ""
      throw UsageError("There is no formula “\(name)”.\(near) It is one of \(known.joined(separator: ", ")).")
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
    call.print(table)
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
