/// Taking up a rest again when undo or redo changed which sets are done.
extension Workout {
  /// The sets that are completed.
  package var doneSets: Set<ID<SetEntry>> {
    Set(blocks.lazy.flatMap(\.sets).filter(\.isCompleted).map(\.id))
  }

  /// The rest of the set done last, with its own start; nil when it is over or none belongs to it.
  ///
  /// - Parameters:
  ///   - before: the sets that were done before the change.
  ///   - exercises: those of the workout, for their own lengths of rest.
  package func revivedRest(
    sinceDone before: Set<ID<SetEntry>>, exercises: [ID<Exercise>: Exercise], _ preferences: Preferences,
    at now: Moment
  ) -> RunningRest? {
    guard isRunning, doneSets != before, let set = lastCompleted, rest == nil || !before.contains(set),
      let place = place(of: set), let start = blocks[place.block].sets[place.set].completedAt
    else { return nil }
    let exercise = exercises[blocks[place.block].exercise]
    let usual = restLength(after: set, exercise: exercise, preferences)
    guard let length = timer == nil ? usual : restInStretch(after: set, since: start), start + length > now
    else { return nil }
    return RunningRest(set: set, rest: Rest(startedAt: start, duration: length))
  }

  /// Seconds of rest under a running clock: to the end of the set's own stretch; nil for a set done before.
  private func restInStretch(after id: ID<SetEntry>, since start: Moment) -> Int? {
    guard let begun = timer?.watch.startedAt, start >= begun else { return nil }
    return restToNextStretch(after: id, at: start)
  }
}

/// A clock that went with its set being done.
package struct StoppedTimer: Hashable, Sendable {
  /// Seconds after which it does not come back: by then one has done something else.
  static let grace = 60

  package var timer: SetTimer
  package var at: Moment

  package init(_ timer: SetTimer, at moment: Moment) {
    self.timer = timer
    at = moment
  }
}

extension Workout {
  /// The clock as it was, once the set it stopped with is open again; nil when that is long ago, and for a round
  /// whose time is over: it would be done again at once.
  package func revived(_ stopped: StoppedTimer, at now: Moment) -> SetTimer? {
    guard isRunning, timer == nil, let set = set(stopped.timer.set), !set.isCompleted,
      (0...StoppedTimer.grace).contains(now - stopped.at)
    else { return nil }
    let isOver = stopped.timer.remaining(at: now).map { $0 <= 0 } ?? false
    return stopped.timer.rounds != nil && isOver ? nil : stopped.timer
  }
}
