import Canvas
import Training

@testable import Screens

extension TabSamples {
  static func session(_ id: String, day: Int, _ sets: [SetEntry]) -> Session {
    Session(workout: ID(id), workoutName: "Push A", start: at(day: day, hour: 18, minute: 36), sets: sets)
  }

  static let sessions = [
    session(
      "w9", day: 0,
      [
        set("s1", 60_000, 5, type: .warmup), set("s2", 100_000, 5, rpe: 16), set("s3", 97_500, 5),
        set("s4", 80_000, 12, type: .drop),
      ]),
    session("w8", day: -7, [set("s5", 97_500, 5)]), session("w7", day: -30, [set("s6", 95_000, 5)]),
    session("w6", day: -60, [set("s7", 95_000, 4)]), session("w5", day: -90, [set("s8", 90_000, 5)]),
  ]

  static func event(
    _ kind: RecordKind, set: String, workout: String, _ milli: Int, reps: Int,
    before: (milli: Int, reps: Int)?
  ) -> RecordEvent {
    RecordEvent(
      kind: kind, setID: set, workoutID: workout, mark: RecordMark(load: Load(kg(milli)), reps: reps),
      previous: before.map { RecordMark(load: Load(kg($0.milli)), reps: $0.reps) }, isBaseline: before == nil,
      isShown: before != nil)
  }

  static func line(_ name: String, _ event: RecordEvent, day: Int, isCurrent: Bool = true) -> RecordLine {
    RecordLine(
      exercise: ID(name), exerciseName: name, event: event, start: at(day: day, hour: 18),
      isCurrent: isCurrent)
  }

  static let benchRecords = [
    line(
      "Bench Press (Barbell)",
      event(.e1rm, set: "s2", workout: "w9", 100_000, reps: 5, before: (97_500, 5)), day: 0),
    line(
      "Bench Press (Barbell)",
      event(.weight, set: "s2", workout: "w9", 100_000, reps: 5, before: (97_500, 5)), day: 0),
    line(
      "Bench Press (Barbell)",
      event(.weight, set: "s5", workout: "w8", 97_500, reps: 5, before: (95_000, 5)), day: -7,
      isCurrent: false),
  ]

  static let bench = ExerciseContent(
    summary: library[0], sessions: sessions,
    repRecords: [
      RepRecord(
        reps: 1, weight: kg(112_500), repsDone: 1, set: ID("a"), workout: ID("w1"),
        start: at(day: -46, hour: 18)),
      RepRecord(
        reps: 5, weight: kg(100_000), repsDone: 5, set: ID("s2"), workout: ID("w9"),
        start: at(day: 0, hour: 18)),
      RepRecord(
        reps: 8, weight: kg(95_000), repsDone: 8, set: ID("b"), workout: ID("w2"),
        start: at(day: -400, hour: 18)),
    ], records: benchRecords)

  static func benchScreen(_ scene: Scene) -> ExerciseScreen {
    shown(ExerciseScreen(id: bench.summary.exercise.id), .exercise(bench), scene)
  }
}
