package import Training

extension Logbook {
  /// A running workout of a routine; one whose values follow the last performance plans those.
  package func workout(
    of routine: Routine, at start: LocalMoment, _ preferences: Preferences, _ ids: inout IDSource
  ) throws(LogbookError) -> Workout {
    let workout = Workout(from: routine, at: start, &ids)
    guard routine.values == .followLast else { return workout }
    var sessions: [ID<Exercise>: Session] = [:]
    for block in routine.blocks where sessions[block.exercise] == nil {
      let past = try past(
        of: block.exercise, before: start.moment, excluding: nil,
        routine: preferences.previousSource == .sameRoutine ? routine.id : nil, sessions: 1)
      sessions[block.exercise] = past.sessions.first
    }
    return workout.following(sessions)
  }
}
