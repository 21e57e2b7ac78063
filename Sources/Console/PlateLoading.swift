internal import Training

/// `knurl plates` and `knurl warmup`.
enum PlateLoading {
  static func run(_ call: Call) throws {
    let target = try Operand.weight(call)
    let answer = try rack(for: target.unit, call).plates(for: target)
    guard !call.wantsJSON else { return call.print(json(answer, target)) }
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
    let sets = try scheme(call).sets(for: work, on: .plates(try rack(for: work.unit, call)))
    if call.wantsJSON {
      let rows = sets.map { set -> JSON in
        .object([
          ("weight", .thousandths(set.weight.milli)), ("unit", .text(set.weight.unit.rawValue)),
          ("reps", .integer(set.reps)),
        ])
      }
      return call.print(.list(rows))
    }
    guard !sets.isEmpty else {
      call.output.line("At or below the empty bar there is nothing to warm up with.")
      return
    }
    for set in sets { call.output.line("W  \(set.weight.text(style: call.style)) × \(set.reps)") }
  }

  /// The scheme that was asked for, else the one of the settings.
  private static func scheme(_ call: Call) throws -> WarmUpScheme {
    guard let text = call.arguments.value("scheme") else { return call.preferences.warmUpScheme }
    do throws(Reason) { return try WarmUpScheme.read(text) } catch { throw Refusal(error.sentence) }
  }

  /// The plates of the gym trained in or asked for, on the bar that was asked for.
  private static func rack(for unit: WeightUnit, _ call: Call) throws -> PlateRack {
    var preferences = call.preferences
    if let gym = call.arguments.value("gym") {
      preferences.gym = gym.lowercased()
      guard preferences.gyms[preferences.gym] != nil || preferences.gym == Gym.usual else {
        throw Refusal(
          "There is no gym “\(gym)”. Known: \(call.preferences.gymNames.joined(separator: ", ")).")
      }
    }
    var rack = preferences.gymNow.rack(unit: unit)
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
