/// Timed sets: each answers the workout as it is afterwards.
extension Workout {
  /// The clock of a set begins with its get-ready; a rest that runs is over.
  package func timing(
    _ id: ID<SetEntry>, ready: Int, target: Int?, rounds: SetTimer.Rounds? = nil, at now: Moment
  ) -> Workout {
    var workout = self
    workout.rest = nil
    workout.timer = SetTimer(
      set: id, ready: ready, watch: Stopwatch().started(at: now), target: target, rounds: rounds)
    return workout
  }

  /// The exercise that the clock belongs to.
  package var timedBlock: ID<Block>? {
    timer.flatMap { place(of: $0.set) }.map { blocks[$0.block].id }
  }

  /// Seconds of rest after a set that is done within stretches: to the end of its own; nil otherwise.
  package func restToNextStretch(after id: ID<SetEntry>, at now: Moment) -> Int? {
    guard let timer, timer.isEvery, let place = place(of: id), blocks[place.block].id == timedBlock
    else { return nil }
    return timer.readyLeft(at: now) > 0 ? nil : timer.stretch(at: now)?.left
  }

  /// The rounds that are over by now: each set done at its own second, the next one's clock running.
  ///
  /// - Parameter rest: the rest after the last round's set, seconds.
  package func advanced(to now: Moment, rest: (Workout, ID<SetEntry>) -> Int) -> Workout {
    var workout = self
    while let timer = workout.timer, let rounds = timer.rounds, let target = timer.target {
      let length = rounds.mode == .every ? target * (rounds.following + 1) : target
      guard let end = timer.moment(of: length), end <= now else { break }
      workout = rounds.mode == .every ? workout.untimed() : workout.finishing(timer, rounds, at: end, rest)
    }
    return workout
  }

  private func finishing(
    _ timer: SetTimer, _ rounds: SetTimer.Rounds, at end: Moment, _ rest: (Workout, ID<SetEntry>) -> Int
  ) -> Workout {
    guard let place = place(of: timer.set), let set = set(timer.set), !set.isCompleted else {
      return untimed()
    }
    var values = set.values
    values.duration = timer.target
    let block = blocks[place.block]
    let next = block.sets[(place.set + 1)...].first { !$0.isCompleted }?.id
    guard rounds.following > 0, let next else {
      return completing(set.id, with: values, at: end, rest: rest(self, set.id))
    }
    var workout = completing(set.id, with: values, at: end, rest: 0)
    workout.timer = SetTimer(
      set: next, ready: rounds.off, watch: Stopwatch().started(at: end), target: timer.target,
      rounds: SetTimer.Rounds(mode: .work, off: rounds.off, following: rounds.following - 1))
    return workout
  }

  /// Without a clock; nothing that is done changes.
  package func untimed() -> Workout {
    var workout = self
    workout.timer = nil
    return workout
  }

  /// Whether the clock is still wanted once a set is done: only by the sets of its stretches to come.
  func timerLeft(after id: ID<SetEntry>) -> SetTimer? {
    guard let timer, timer.isEvery, let block = blocks.first(where: { $0.id == timedBlock }) else {
      return timer?.set == id ? nil : timer
    }
    return block.sets.contains { !$0.isCompleted && $0.id != id } ? timer : nil
  }
}
