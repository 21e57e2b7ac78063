/// One exercise in two workouts of the same name.
package struct ComparedExercise: Hashable, Sendable {
  package struct Side: Hashable, Sendable {
    /// Completed sets but warm-ups.
    package var sets = 0
    package var volume = Volume.zero
    /// Of the sets that count for records.
    package var best: SetEntry?
    /// Whether all sets are the same but for their ratings.
    package private(set) var isEven = true
    /// Whether all sets were rated the same.
    package private(set) var isRatedEvenly = true
    private var last: SetValues?

    package init(sets: Int = 0, volume: Volume = .zero, best: SetEntry? = nil) {
      self.sets = sets
      self.volume = volume
      self.best = best
    }
  }

  package var exercise: Exercise
  package var now = Side()
  package var before = Side()

  package init(_ exercise: Exercise, now: Side = Side(), before: Side = Side()) {
    self.exercise = exercise
    self.now = now
    self.before = before
  }

  /// In the order of the newer workout, then what only the older one had.
  package static func all(
    now: Workout, before: Workout, exercises: [ID<Exercise>: Exercise], bodyweight: Weight?,
    formula: EstimateFormula
  ) -> [ComparedExercise] {
    var found: [ComparedExercise] = []
    for (workout, side) in [(now, \ComparedExercise.now), (before, \ComparedExercise.before)] {
      for block in workout.blocks {
        guard let exercise = exercises[block.exercise] else { continue }
        let index = found.firstIndex { $0.exercise.id == exercise.id } ?? found.count
        if index == found.count { found.append(ComparedExercise(exercise)) }
        found[index][keyPath: side].add(block, exercise, bodyweight, formula)
      }
    }
    return found
  }
}

extension ComparedExercise.Side {
  /// Takes the completed sets; an unlikely value that waits for a confirmation is neither volume nor best.
  fileprivate mutating func add(
    _ block: Block, _ exercise: Exercise, _ bodyweight: Weight?, _ formula: EstimateFormula
  ) {
    for set in block.sets where set.isCompleted && set.type.counts {
      sets += 1
      notice(set.values)
      guard !set.isSuspicious else { continue }
      volume += exercise.loadRules.volume(set.values, bodyweight: bodyweight)
      if best.map({ Rank($0, formula) < Rank(set, formula) }) ?? true { best = set }
    }
  }

  private mutating func notice(_ values: SetValues) {
    defer { last = values }
    guard let last else { return }
    isRatedEvenly = isRatedEvenly && last.rpe == values.rpe
    var unrated = last
    unrated.rpe = values.rpe
    isEven = isEven && unrated == values
  }
}

/// What the better of two sets is told by: the estimate, else the weight, reps, distance and time.
private struct Rank: Comparable {
  let estimate: Int
  let amounts: [Int]

  init(_ set: SetEntry, _ formula: EstimateFormula) {
    let values = set.values
    let weight = values.weight.map { Load($0).milli(in: .kg) } ?? 0
    estimate =
      values.weight.flatMap {
        Estimate(weight: $0, reps: values.reps ?? 0, rpe: values.rpe, formula: formula)
      }?
      .milli(in: .kg) ?? 0
    amounts = [weight, values.reps ?? 0, values.distance?.milliMetres ?? 0, values.duration ?? 0]
  }

  static func < (left: Rank, right: Rank) -> Bool {
    left.estimate != right.estimate
      ? left.estimate < right.estimate : left.amounts.lexicographicallyPrecedes(right.amounts)
  }
}
