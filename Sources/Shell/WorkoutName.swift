package import Training

extension LocalMoment {
  /// What a workout started now is called until it is renamed.
  package var workoutName: String {
    switch secondOfDay / 3_600 {
    case 5..<11: "Morning Workout"
    case 11..<14: "Midday Workout"
    case 14..<18: "Afternoon Workout"
    case 18..<22: "Evening Workout"
    default: "Late Night Workout"
    }
  }
}
