/// A value far beyond everything an exercise has seen: most likely a slip of the finger.
package struct Doubt: Hashable, Sendable {
  package let field: SetField
  /// The most there was before, or for a first time the most that is taken as it is.
  package let most: SetValues
  /// Whether nothing was done before that the value could be told by.
  package let isFirst: Bool

  /// Nil when the values are likely.
  ///
  /// Unlikely is more than twice the heaviest and 30 kg above it, or three times the most reps, time or
  /// distance and as much above it as nobody gains between two workouts. Where nothing earlier tells, it is
  /// more than 500 kg, about the heaviest deadlift there was; 500 reps, more than anybody does in one go of
  /// anything with a weight; a day of time, and 100 km.
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
      if weights.isEmpty, size > Doubt.heaviest.grains {
        self.init(field: .weight, most: SetValues(weight: Doubt.heaviest), isFirst: true)
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
      self.init(first: values, after: sets)
    }
  }

  /// Of a field in which nothing was done before.
  private init?(first values: SetValues, after sets: [SetValues]) {
    if let reps = values.reps, reps > Doubt.mostReps, !sets.contains(where: { $0.reps != nil }) {
      self.init(field: .reps, most: SetValues(reps: Doubt.mostReps), isFirst: true)
    } else if let seconds = values.duration, seconds > Doubt.longest,
      !sets.contains(where: { $0.duration != nil })
    {
      self.init(field: .duration, most: SetValues(duration: Doubt.longest), isFirst: true)
    } else if let distance = values.distance, distance.grains > Doubt.farthest.grains,
      !sets.contains(where: { $0.distance != nil })
    {
      self.init(field: .distance, most: SetValues(distance: Doubt.farthest), isFirst: true)
    } else {
      return nil
    }
  }

  private init(field: SetField, most: SetValues, isFirst: Bool = false) {
    self.field = field
    self.most = most
    self.isFirst = isFirst
  }

  private static let heaviest = Weight(milli: 500_000, unit: .kg)
  private static let mostReps = 500
  /// Seconds.
  private static let longest = 86_400
  private static let farthest = Distance(milli: 100_000, unit: .km)

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

  /// `1000 kg is far above your most here, 100 kg`, or `1000 kg is above 500 kg, and nothing came before`.
  package func sentence(of values: SetValues, style: NumberStyle = .point) -> String {
    isFirst
      ? "\(text(values, style)) is above \(text(most, style)), and nothing came before"
      : "\(text(values, style)) is far above your most here, \(text(most, style))"
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
