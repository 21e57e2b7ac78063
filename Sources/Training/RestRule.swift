/// How long the rest after a set is, and why.
package struct RestRule: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// Rests do not start by themselves.
    case off
    case beforeDrop
    /// The set's own.
    case set
    /// The exercise's in this workout.
    case workout
    case exercise
    /// Between the exercises of a superset.
    case between
    /// After a superset's round.
    case round
    case usual
    /// After a set that failed, in the place of a shorter one.
    case failed
  }

  package let seconds: Int
  package let source: Source
}

extension Workout {
  /// The rest after a set with some values, else its own.
  package func restRule(
    after id: ID<SetEntry>, with values: SetValues? = nil, exercise: Exercise?, _ preferences: Preferences
  ) -> RestRule {
    guard preferences.startsRest, let place = place(of: id) else { return RestRule(seconds: 0, source: .off) }
    let block = blocks[place.block]
    var set = block.sets[place.set]
    if let values { set.values = values }
    if place.set + 1 < block.sets.count, block.sets[place.set + 1].type == .drop {
      return RestRule(seconds: 0, source: .beforeDrop)
    }
    if let own = set.rest { return RestRule(seconds: own, source: .set) }
    if isBetween(place) {
      let seconds = block.supersetRests.between ?? preferences.restBetween
      return RestRule(seconds: seconds, source: .between)
    }
    let rule = restRule(of: set, in: block, exercise, preferences)
    guard set.hasFailed, rule.seconds > 0, preferences.restFailed > rule.seconds else { return rule }
    return RestRule(seconds: preferences.restFailed, source: .failed)
  }

  /// Seconds of that rest; 0 is none.
  package func restLength(
    after id: ID<SetEntry>, with values: SetValues? = nil, exercise: Exercise?, _ preferences: Preferences
  ) -> Int {
    restRule(after: id, with: values, exercise: exercise, preferences).seconds
  }

  /// The block's own, else the exercise's, else the superset's, else the usual one; warm-ups apart.
  private func restRule(
    of set: SetEntry, in block: Block, _ exercise: Exercise?, _ preferences: Preferences
  ) -> RestRule {
    let isWarmup = set.type == .warmup
    if let own = isWarmup ? block.restWarmup : block.restWork {
      return RestRule(seconds: own, source: .workout)
    }
    if let own = isWarmup ? exercise?.restWarmup : exercise?.restWork {
      return RestRule(seconds: own, source: .exercise)
    }
    if block.superset != nil, !isWarmup {
      if let own = block.supersetRests.round { return RestRule(seconds: own, source: .round) }
      if preferences.restRound > 0 { return RestRule(seconds: preferences.restRound, source: .round) }
    }
    return RestRule(seconds: isWarmup ? preferences.restWarmup : preferences.restWork, source: .usual)
  }
}

extension SetEntry {
  /// Marked as a failure, or fewer reps than were planned.
  var hasFailed: Bool {
    guard type != .failure else { return true }
    guard type == .work, let planned = planned.reps, let reps = values.reps else { return false }
    return reps < planned
  }
}
