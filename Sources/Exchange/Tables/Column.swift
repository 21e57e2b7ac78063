/// What a column of a table of sets holds.
enum Column: Int, CaseIterable, Hashable {
  // The workout.
  case workoutNumber, date, time, workout, program, duration, end, workoutNotes
  // The exercise's place in it.
  case exercise, superset, exerciseNotes, multiplier
  // The set.
  case order, type, weight, otherWeight, weightUnit, reps, rpe, distance, distanceUnit, seconds, notes,
    setNotes
  case warmup, failure, drop, isDone, isSkipped, doneAt

  /// For sentences.
  var name: String {
    switch self {
    case .workoutNumber: "workout number"
    case .workout: "workout name"
    case .exercise: "exercise name"
    case .order: "set order"
    case .type: "set type"
    case .otherWeight: "weight"
    case .weightUnit: "weight unit"
    case .rpe: "RPE"
    case .distanceUnit: "distance unit"
    case .workoutNotes: "workout notes"
    case .exerciseNotes: "exercise notes"
    case .setNotes: "set notes"
    case .isDone: "done"
    case .isSkipped: "skipped"
    case .doneAt: "done at"
    default: "\(self)"
    }
  }
}
