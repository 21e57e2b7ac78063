import Canvas
import Training

@testable import Screens

/// Workouts that tests begin with.
enum Workouts {
  static func kg(_ number: Double) -> Weight { Weight(milli: Int(number * 1_000), unit: .kg) }

  static func values(_ weight: Double? = nil, _ reps: Int? = nil, rpe: Int? = nil) -> SetValues {
    SetValues(weight: weight.map(kg), reps: reps, rpe: rpe.flatMap { RPE(halves: $0) })
  }

  static func set(
    _ id: String, _ type: SetType = .work, _ values: SetValues = SetValues(),
    planned: SetValues = SetValues(),
    done: Int? = nil
  ) -> SetEntry {
    SetEntry(
      id: ID(id), type: type, values: values, planned: planned,
      completion: done.map { .done(at: Bench.start.moment + $0) } ?? .open)
  }

  static let bench = Exercise(
    id: ID("bench"), name: "Bench Press (Barbell)", equipment: "barbell", primaryMuscles: [.chest],
    secondaryMuscles: [.triceps, .shoulders], aliases: ["bp", "flat bench"], note: "Pause on the chest.")
  static let overhead = Exercise(
    id: ID("ohp"), name: "Overhead Press (Barbell)", equipment: "barbell", primaryMuscles: [.shoulders],
    secondaryMuscles: [.triceps], aliases: ["ohp"])
  static let lateral = Exercise(
    id: ID("lateral"), name: "Lateral Raise (Dumbbell)", equipment: "dumbbell", primaryMuscles: [.shoulders],
    implements: 2)
  static let pushdown = Exercise(
    id: ID("pushdown"), name: "Triceps Pushdown (Cable)", equipment: "cable", primaryMuscles: [.triceps])

  static func session(_ id: String, _ sets: [SetEntry]) -> Session {
    Session(
      workout: ID("w-" + id), workoutName: "Push A",
      start: LocalMoment(moment: Bench.start.moment + -7 * 86_400, offset: 3_600), sets: sets)
  }

  /// A push day in its middle: bench with one warm-up and one record done, three exercises to come.
  static func push() -> EditorContent {
    let benchSets = [
      set("b0", .warmup, values(60, 5), done: 300), set("b1", .work, values(100, 5, rpe: 16), done: 2_425),
      set("b2", planned: values(100, 5)), set("b3", planned: values(100, 5)),
    ]
    var workout = Workout(
      id: ID("now"), name: "Push A", start: Bench.start,
      blocks: [
        Block(id: ID("B"), exercise: bench.id, sets: benchSets),
        block("O", overhead, 3), block("L", lateral, 3), block("P", pushdown, 3),
      ])
    workout.rest = RunningRest(
      set: ID("b1"), rest: Rest(startedAt: Bench.start.moment + 2_425, duration: 120))
    let past: [ID<Exercise>: ExercisePast] = [
      bench.id: ExercisePast(
        sessions: [
          session(
            "b",
            [
              set("pb0", .warmup, values(60, 5), done: 0),
              set("pb1", .work, values(97.5, 5, rpe: 16), done: 0),
              set("pb2", .work, values(97.5, 5), done: 0), set("pb3", .work, values(97.5, 4), done: 0),
            ])
        ], bestEstimate: Estimate(weight: kg(99), reps: 5), trend: [110, 111, 113, 113.75]),
      overhead.id: ExercisePast(
        sessions: [
          session(
            "o",
            [6, 6, 5].enumerated().map { set("po\($0.offset)", .work, values(57.5, $0.element), done: 0) })
        ], bestEstimate: Estimate(weight: kg(57.5), reps: 6)),
    ]
    return EditorContent(
      workout: workout,
      exercises: [bench.id: bench, overhead.id: overhead, lateral.id: lateral, pushdown.id: pushdown],
      past: past, badges: [ID("b1"): [record]], ordinal: 214, volume: Load(kilograms: 4_820_000),
      bodyweight: nil)
  }

  static func block(_ id: String, _ exercise: Exercise, _ count: Int) -> Block {
    Block(
      id: ID(id), exercise: exercise.id, sets: (1...count).map { set(id.lowercased() + String($0)) })
  }

  static let record = RecordEvent(
    kind: .e1rm, setID: "b1", workoutID: "now",
    mark: RecordMark(load: Load(kg(100)), reps: 5), previous: RecordMark(load: Load(kg(99)), reps: 5),
    isBaseline: false, isShown: true)

  /// A workout of one exercise of a kind, with one open set and one earlier session.
  static func one(_ exercise: Exercise, previous: SetValues? = nil) -> EditorContent {
    let workout = Workout(
      id: ID("now"), name: "Test", start: Bench.start, blocks: [block("X", exercise, 2)])
    let sessions = previous.map { [session("x", [set("p1", .work, $0, done: 0)])] } ?? []
    return EditorContent(
      workout: workout, exercises: [exercise.id: exercise],
      past: [exercise.id: ExercisePast(sessions: sessions)], badges: [:], ordinal: 1, volume: .zero,
      bodyweight: nil)
  }
}
