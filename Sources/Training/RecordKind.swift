/// What can be a record, strongest first: the order in which badges are chosen.
package enum RecordKind: String, CaseIterable, Hashable, Sendable {
  /// The heaviest weight.
  case weight
  /// The best estimated one-rep maximum.
  case e1rm
  /// More reps than ever at a weight or above it.
  case repsAt = "reps_at"
  /// The least assistance; with the same, more reps.
  case assist
  /// Most reps in a set without weight.
  case reps
  case duration
  case distance
  /// The least time over one of the classic distances.
  case pace
  case setVolume = "set_volume"
  case sessionVolume = "session_volume"
  case sessionReps = "session_reps"

  /// Whether it is known only when the workout is over.
  package var isOfSession: Bool { self == .sessionVolume || self == .sessionReps }

  /// Whether it stays out of the badge unless asked for.
  package var isQuiet: Bool { self == .setVolume }

  /// Its place in `allCases`.
  var index: Int {
    switch self {
    case .weight: 0
    case .e1rm: 1
    case .repsAt: 2
    case .assist: 3
    case .reps: 4
    case .duration: 5
    case .distance: 6
    case .pace: 7
    case .setVolume: 8
    case .sessionVolume: 9
    case .sessionReps: 10
    }
  }
}
