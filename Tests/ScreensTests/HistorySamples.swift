import Canvas
import Training

@testable import Screens

/// A fixed evening, and values that the tests of the tabs share.
enum TabSamples {
  /// Fri 27 Nov 2026, 20:00 at UTC+1.
  static let now = at(day: 0, hour: 20)

  static func at(day: Int, hour: Int, minute: Int = 0) -> LocalMoment {
    let days = 20_784 + day
    return LocalMoment(
      moment: Moment(seconds: days * 86_400 + hour * 3_600 + minute * 60 - 3_600), offset: 3_600)
  }

  static func scene(_ columns: Int, _ rows: Int, _ change: (inout Scene) -> Void = { _ in }) -> Scene {
    var scene = Scene(
      now: now, preferences: Preferences(), style: Style(), size: Size(columns: columns, rows: rows))
    change(&scene)
    return scene
  }

  static func kg(_ milli: Int) -> Weight { Weight(milli: milli, unit: .kg) }

  static func set(
    _ id: String, _ milli: Int?, _ reps: Int?, rpe: Int? = nil, type: SetType = .work
  ) -> SetEntry {
    SetEntry(
      id: ID(id), type: type,
      values: SetValues(weight: milli.map(kg), reps: reps, rpe: rpe.flatMap { RPE(halves: $0) }),
      completion: .done(at: nil))
  }

  static func workout(
    _ id: String, _ name: String, start: LocalMoment, records: Int = 0, note: String = "",
    isRunning: Bool = false, lines: [ExerciseLine] = []
  ) -> WorkoutSummary {
    WorkoutSummary(
      id: ID(id), name: name, start: start, isRunning: isRunning, duration: isRunning ? nil : 3_492,
      volume: Load(kilograms: 6_940_000), sets: 15, warmups: 2, records: records, note: note, lines: lines)
  }

  static let push = [
    ExerciseLine(name: "Bench Press (Barbell)", sets: 4, best: set("b", 100_000, 5, rpe: 16).values),
    ExerciseLine(name: "Overhead Press (Barbell)", sets: 3, best: set("o", 57_500, 6).values),
    ExerciseLine(name: "Lateral Raise (Dumbbell)", sets: 3, best: set("l", 12_500, 12).values),
  ]

  static let pull = [
    ExerciseLine(name: "Pull-Up", sets: 3, best: set("p", nil, 9).values),
    ExerciseLine(name: "Plank", sets: 2, best: nil),
  ]

  static let workouts = [
    workout("w3", "Push A", start: at(day: 0, hour: 18, minute: 36), records: 2, lines: push),
    workout("w2", "Pull A", start: at(day: -2, hour: 7, minute: 5), note: "Left elbow\nsore", lines: pull),
    workout("w1", "Legs A", start: at(day: -370, hour: 18, minute: 2)),
  ]

  static let history = HistoryContent(rows: workouts, total: 214, thisYear: 38)

  /// A screen with its content, and identifiers for it.
  static func shown<S: Screen>(_ screen: S, _ content: Content, _ scene: Scene) -> S {
    var screen = screen
    screen.receive(content, scene)
    return screen
  }

  static func grid(_ screen: some Screen, _ scene: Scene) -> Grid {
    var grid = Grid(size: scene.size, style: scene.style)
    screen.draw(on: &grid, in: scene.pageArea, scene)
    return grid
  }

  static func text(_ screen: some Screen, _ scene: Scene) -> String { grid(screen, scene).text }
}

extension Screen {
  mutating func press(_ commands: Command..., scene: Scene) -> [String] {
    var ids = IDSource(seed: 1)
    return commands.flatMap { perform($0, scene, &ids) }.map { "\($0)" }
  }

  /// Types text key by key; true when every key was taken.
  @discardableResult
  mutating func type(_ text: String, scene: Scene) -> Bool {
    var ids = IDSource(seed: 1)
    return text.map { take(Key($0), scene, &ids) != nil }.allSatisfy { $0 }
  }

  mutating func key(_ code: Key.Code, scene: Scene) -> [String]? {
    var ids = IDSource(seed: 1)
    return take(Key(code), scene, &ids)?.map { "\($0)" }
  }
}
