/// What a column of a Strong file holds.
enum StrongColumn: Int, CaseIterable, Hashable {
  case workoutNumber, date, workout, duration, exercise, order, weight, weightUnit, reps, rpe, distance
  case distanceUnit, seconds, notes, workoutNotes

  /// For sentences.
  var name: String {
    switch self {
    case .workoutNumber: "workout number"
    case .date: "date"
    case .workout: "workout name"
    case .duration: "duration"
    case .exercise: "exercise name"
    case .order: "set order"
    case .weight: "weight"
    case .weightUnit: "weight unit"
    case .reps: "reps"
    case .rpe: "RPE"
    case .distance: "distance"
    case .distanceUnit: "distance unit"
    case .seconds: "seconds"
    case .notes: "notes"
    case .workoutNotes: "workout notes"
    }
  }
}
