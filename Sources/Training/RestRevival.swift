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
