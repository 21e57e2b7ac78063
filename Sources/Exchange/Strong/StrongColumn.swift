/// What a column of a Strong file holds.
enum StrongColumn: String, CaseIterable, Hashable {
  case workoutNumber = "workout number"
  case date
  case workout = "workout name"
  case duration
  case exercise = "exercise name"
  case order = "set order"
  case weight
  case weightUnit = "weight unit"
  case reps
  case rpe = "RPE"
  case distance
  case distanceUnit = "distance unit"
  case seconds
  case notes
  case workoutNotes = "workout notes"
}
