/// How an exercise turns the weight typed for a set into what is moved.
package struct LoadRules: Hashable, Sendable {
  package var kind: ExerciseKind
  /// Thousandths of the lifter's weight that are lifted (a push-up is about 640); nil when unknown.
  package var share: Int?
  /// How many of the typed weight are moved at once: 2 for a pair of dumbbells.
  package var implements: Int
  /// Whether each rep is done once per side.
  package var isPerSide: Bool

  package init(kind: ExerciseKind, share: Int? = nil, implements: Int = 1, isPerSide: Bool = false) {
    self.kind = kind
    self.share = share
    self.implements = implements
    self.isPerSide = isPerSide
  }

  /// The typed weight with its sign: assistance is below zero, whichever way it was typed.
  package func added(_ weight: Weight?) -> Load {
    guard let weight else { return .zero }
    guard kind == .assistedBodyweight else { return Load(weight) }
    return Load(Weight(milli: -abs(weight.milli), unit: weight.unit))
  }

  /// What a strength estimate is made from: one implement, plus the lifted part of the lifter.
  ///
  /// Never below 0. Nil when the lifter's weight or the share of it is needed and unknown.
  package func effective(_ weight: Weight?, bodyweight: Weight?) -> Load? {
    guard kind.countsBodyweight || kind == .reps else { return max(.zero, added(weight)) }
    guard let bodyweight, let share else { return nil }
    return max(.zero, Load(bodyweight).share(perThousand: share) + added(weight))
  }

  /// Load times reps over every implement and side; an unknown bodyweight adds nothing.
  package func volume(_ values: SetValues, bodyweight: Weight?) -> Volume {
    guard let reps = reps(of: values), reps > 0 else { return .zero }
    let own = bodyweightPart(bodyweight)
    return max(.zero, own + added(values.weight) * implements) * reps
  }

  /// Every rep of a set, those of both sides.
  package func reps(of values: SetValues) -> Int? {
    guard let reps = values.repsDone else { return nil }
    return isPerSide && values.sides == nil ? 2 * reps : reps
  }

  private func bodyweightPart(_ bodyweight: Weight?) -> Load {
    guard kind.countsBodyweight || kind == .reps, let bodyweight, let share else { return .zero }
    return Load(bodyweight).share(perThousand: share)
  }
}

/// The lifter's weight over time.
package struct BodyweightLog: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let day: Day
    package let weight: Weight

    package init(day: Day, weight: Weight) {
      self.day = day
      self.weight = weight
    }
  }

  private let entries: [Entry]

  /// Weights outside 30–300 kg are slips of the finger and are left out.
  package init(_ entries: [Entry]) {
    self.entries = entries.filter { BodyweightLog.isPlausible($0.weight) }.sorted { $0.day < $1.day }
  }

  package static func isPlausible(_ weight: Weight) -> Bool {
    let lowest = Weight(milli: 30_000, unit: .kg)
    let highest = Weight(milli: 300_000, unit: .kg)
    return lowest <= weight && weight <= highest
  }

  /// The weigh-in nearest to a day, the earlier of two equally near; nil without any.
  package func weight(on day: Day) -> Weight? {
    let next = index(from: day)
    guard next < entries.count else { return entries.last?.weight }
    guard next > 0, day - entries[next - 1].day <= entries[next].day - day else {
      return entries[next].weight
    }
    return entries[next - 1].weight
  }

  /// The first entry on a day or after it, by halving.
  private func index(from day: Day) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
