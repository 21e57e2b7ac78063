import Canvas
import Training

@testable import Screens

extension TabSamples {
  static func totals(_ workouts: Int) -> Totals {
    Totals(
      workouts: workouts, sets: workouts * 15, volume: Load(kilograms: Int128(workouts) * 6_940_000),
      duration: workouts * 3_500)
  }

  /// Thirteen weeks, the running one last.
  static let weeks = [1, 3, 3, 2, 5, 4, 3, 4, 4, 1, 4, 4, 3].enumerated().map { index, count in
    WeekTotal(start: (now.day + -4) + (index - 12) * 7, totals: totals(count))
  }

  static let profileRecords = [
    line(
      "Bench Press (Barbell)", event(.e1rm, set: "a", workout: "w", 100_000, reps: 5, before: (97_500, 5)),
      day: 0),
    line(
      "Squat (Barbell)", event(.e1rm, set: "b", workout: "w", 140_000, reps: 5, before: (137_500, 5)), day: -3
    ),
    line(
      "Deadlift (Barbell)", event(.weight, set: "c", workout: "w", 190_000, reps: 1, before: nil), day: -400),
  ]

  static let profile = ProfileContent(
    week: totals(3), month: totals(12), year: totals(138), all: totals(1_214), weeks: weeks,
    records: profileRecords, bodyweight: kg(82_400))
}
