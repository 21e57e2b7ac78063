/// A value far beyond everything an exercise has seen: most likely a slip of the finger.
package struct Doubt: Hashable, Sendable {
  package let field: SetField
  /// The most there was before.
  package let most: SetValues

  /// Nil when the values are likely, and where nothing earlier tells.
  ///
  /// Unlikely is more than twice the heaviest and 30 kg above it, or three times the most reps, time or
  /// distance and as much above it as nobody gains between two workouts.
  package init?(_ values: SetValues, past: ExercisePast?) {
    let sets = (past?.sessions ?? []).flatMap(\.sets).filter { $0.isCompleted && !$0.isSuspicious }.map(
      \.values)
    if let weight = values.weight {
      let weights = sets.compactMap(\.weight) + (past?.repRecords ?? []).map(\.weight)
      let size = abs(Load(weight).grains)
      if let most = weights.max(by: { abs($0.grains) < abs($1.grains) }),
        size > 2 * abs(most.grains), size - abs(most.grains) >= Doubt.kilograms.grains
      {
        self.init(field: .weight, most: SetValues(weight: most))
        return
      }
    }
    if let reps = Doubt.most(values.reps, sets.compactMap(\.reps), least: 30) {
      self.init(field: .reps, most: SetValues(reps: reps))
    } else if let seconds = Doubt.most(values.duration, sets.compactMap(\.duration), least: 1_200) {
      self.init(field: .duration, most: SetValues(duration: seconds))
    } else if let distance = Doubt.most(values.distance, sets.compactMap(\.distance)) {
      self.init(field: .distance, most: SetValues(distance: distance))
    } else {
      return nil
    }
  }

  private init(field: SetField, most: SetValues) {
    self.field = field
    self.most = most
  }

  private static let kilograms = Weight(milli: 30_000, unit: .kg)
  private static let kilometres = Distance(milli: 5_000, unit: .km)

  /// The most before, when the value is beyond three times it and that by `least` or more.
  private static func most(_ value: Int?, _ before: [Int], least: Int) -> Int? {
    guard let value, let most = before.max(), value > 3 * most, value - most >= least else { return nil }
    return most
  }

  private static func most(_ value: Distance?, _ before: [Distance]) -> Distance? {
    guard let value, let most = before.max(by: { $0.grains < $1.grains }), value.grains > 3 * most.grains,
      value.grains - most.grains >= kilometres.grains
    else { return nil }
    return most
  }

  /// `1000 kg is far above your most here, 100 kg`.
  package func sentence(of values: SetValues, style: NumberStyle = .point) -> String {
    "\(text(values, style)) is far above your most here, \(text(most, style))"
  }

  private func text(_ values: SetValues, _ style: NumberStyle) -> String {
    switch field {
    case .weight: values.weight?.text(style: style) ?? ""
    case .reps: "\(values.reps ?? 0) reps"
    case .duration: Elapsed.text(values.duration ?? 0)
    case .distance: values.distance?.text(style: style) ?? ""
    case .rpe: ""
    }
  }
}
