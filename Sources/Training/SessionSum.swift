/// What an exercise comes to in one workout, or the best of several, added up as the sets go by.
///
/// Loads are thousandths of a kilogram, distances thousandths of a metre. What the exercise does not have
/// is nil.
package struct SessionSum: Hashable, Sendable {
  /// Workouts in which a set was done.
  package var workouts = 1
  /// Sets that count for a muscle: done, no warm-up, with something in them.
  package var sets = 0
  /// The best estimated one-rep maximum.
  package var estimate: Int?
  /// The heaviest load that was lifted, the lifter's part included.
  package var load: Int?
  /// The heaviest weight of one implement.
  package var weight: Int?
  /// The most load × reps in one set.
  package var setVolume: Int?
  /// The most load × reps in one workout.
  package var volume: Int?
  package var reps: Int?
  /// The most reps in one workout.
  package var totalReps: Int?
  package var duration: Int?
  package var distance: Int?

  package init() {}

  /// Takes in another workout's: sets add up, of everything else the most stays.
  package mutating func merge(_ other: SessionSum) {
    workouts += other.workouts
    sets += other.sets
    estimate.raise(to: other.estimate)
    load.raise(to: other.load)
    weight.raise(to: other.weight)
    setVolume.raise(to: other.setVolume)
    volume.raise(to: other.volume)
    reps.raise(to: other.reps)
    totalReps.raise(to: other.totalReps)
    duration.raise(to: other.duration)
    distance.raise(to: other.distance)
  }

  /// Every number there may be, in the order the log keeps them.
  package var numbers: [Int?] {
    [estimate, load, weight, setVolume, volume, reps, totalReps, duration, distance]
  }

  /// Whether there is anything to draw: not when only warm-ups or unlikely sets were done.
  package var hasNumbers: Bool { numbers.contains { $0 != nil } }
}

/// A workout's sets of one exercise on their way to a sum.
package struct SessionTally {
  private let rules: LoadRules
  private let formula: EstimateFormula
  private var sum = SessionSum()
  private var best: Estimate?
  private var load: Load?
  private var setVolume = Load.zero
  private var volume = Load.zero

  package init(rules: LoadRules, formula: EstimateFormula) {
    self.rules = rules
    self.formula = formula
  }

  /// Takes a set that was done.
  package mutating func add(
    _ values: SetValues, type: SetType, isSuspicious: Bool, bodyweight: Weight?
  ) {
    guard type.counts else { return }
    if values.isDone { sum.sets += 1 }
    guard !isSuspicious else { return }
    let moved = rules.volume(values, bodyweight: bodyweight)
    if moved > .zero {
      setVolume = max(setVolume, moved)
      volume += moved
    }
    if let reps = values.reps {
      sum.reps.raise(to: reps)
      sum.totalReps = (sum.totalReps ?? 0) + (rules.reps(of: values) ?? reps)
      addLoad(values, reps: reps, bodyweight: bodyweight)
    }
    if let weight = values.weight, weight.milli > 0 { sum.weight.raise(to: Load(weight).milli(in: .kg)) }
    if let duration = values.duration, duration > 0 { sum.duration.raise(to: duration) }
    if let distance = values.distance, distance.milli > 0 { sum.distance.raise(to: distance.milliMetres) }
  }

  private mutating func addLoad(_ values: SetValues, reps: Int, bodyweight: Weight?) {
    guard rules.kind == .weightReps || rules.kind == .weightedBodyweight, reps > 0,
      let lifted = rules.effective(values.weight, bodyweight: bodyweight), lifted > .zero
    else { return }
    if lifted > load ?? .zero { load = lifted }
    // What neither weighs more nor has more reps than the best cannot beat it.
    if !formula.readsEffort, let best, lifted <= best.load, reps <= best.reps { return }
    let made = Estimate(load: lifted, reps: reps, rpe: values.rpe, formula: formula, unit: .kg)
    if let made, best.map({ made > $0 }) ?? true { best = made }
  }

  /// What the sets so far come to.
  package var total: SessionSum {
    var total = sum
    total.estimate = best?.milli(in: .kg)
    total.load = load?.milli(in: .kg)
    if volume > .zero {
      total.setVolume = setVolume.milli(in: .kg)
      total.volume = volume.milli(in: .kg)
    }
    return total
  }
}

extension Int? {
  /// Becomes the larger of the two; nothing is smaller than any number.
  fileprivate mutating func raise(to other: Int?) {
    guard let other else { return }
    self = Swift.max(self ?? other, other)
  }
}

extension SetValues {
  /// Whether anything was done at all: a failed try with no reps is no set for a muscle.
  package var isDone: Bool { (reps ?? 0) > 0 || (duration ?? 0) > 0 || (distance?.milli ?? 0) > 0 }
}
