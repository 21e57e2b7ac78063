import Canvas
import Training

@testable import Screens

extension TabSamples {
  static func exercise(
    _ name: String, aliases: [String] = [], muscles: [Muscle] = [.chest], kind: ExerciseKind = .weightReps,
    isArchived: Bool = false
  ) -> Exercise {
    Exercise(
      id: ID(name), name: name, equipment: "barbell", kind: kind, primaryMuscles: muscles,
      secondaryMuscles: [.triceps], aliases: aliases, isCustom: false, isArchived: isArchived)
  }

  static func summary(
    _ exercise: Exercise, workouts: Int = 0, day: Int? = nil, best: (milli: Int, reps: Int)? = nil
  ) -> ExerciseSummary {
    ExerciseSummary(
      exercise: exercise, workouts: workouts, lastDone: day.map { at(day: $0, hour: 18).day },
      bestEstimate: best.flatMap { Estimate(weight: kg($0.milli), reps: $0.reps) })
  }

  static let library = [
    summary(exercise("Bench Press (Barbell)", aliases: ["bp"]), workouts: 40, day: 0, best: (100_000, 5)),
    summary(exercise("Bench Press (Dumbbell)")),
    summary(
      exercise("Overhead Press (Barbell)", aliases: ["ohp"], muscles: [.shoulders]), workouts: 31, day: -14,
      best: (57_500, 6)),
    summary(exercise("Pull-Up", muscles: [.lats], kind: .reps), workouts: 12, day: -370),
    summary(exercise("Squat (Barbell)", muscles: [.quadriceps], isArchived: true), workouts: 3, day: -600),
  ]
}
