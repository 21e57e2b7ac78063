import Training

/// A workout whose rows are still coming.
struct OpenWorkout {
  var workout: ImportedWorkout
  /// When its first and its latest row were.
  let first: Stamp
  private(set) var last: Stamp

  init(workout: ImportedWorkout, first: Stamp, last: Stamp) {
    self.workout = workout
    self.first = first
    self.last = last
  }

  /// Takes the time of another row.
  ///
  /// One half a day back or more is past midnight under the old date.
  mutating func meet(_ stamp: Stamp) {
    last = stamp.seconds < last.seconds - 43_200 ? stamp.later(by: 86_400) : stamp
  }

  /// The workout, from its first set to its last where the rows have times; nil without sets.
  func finished(in zone: (CivilTime) -> LocalMoment, isTimed: Bool) -> ImportedWorkout? {
    guard !workout.blocks.isEmpty else { return nil }
    var workout = workout
    let seconds = last.seconds - first.seconds
    if workout.duration == nil, seconds != 0, abs(seconds) <= Doubts.longestWorkout {
      workout.duration = abs(seconds)
    }
    guard isTimed, seconds < 0 else { return workout }
    workout.start = last.moment(in: zone)
    workout.blocks.reverse()
    for index in workout.blocks.indices { workout.blocks[index].sets.reverse() }
    return workout
  }
}
