import Canvas
import Testing
import Training

@testable import Screens

@Suite struct KindTests {
  private func exercise(_ kind: ExerciseKind, _ equipment: String = "other") -> Exercise {
    Exercise(id: ID("x"), name: "Test", equipment: equipment, kind: kind)
  }

  /// The table's head and first row at a size.
  private func rows(_ content: EditorContent, _ columns: Int, _ rows: Int) -> [String] {
    let bench = Bench(content, columns: columns, rows: rows)
    let first = columns < 60 ? 4 : 5
    return [bench.line(first), bench.line(first + 1)]
  }

  private func sizes(_ content: EditorContent) -> [String] {
    rows(content, 80, 24) + rows(content, 40, 20)
  }

  @Test func `reps alone have one column`() {
    let content = Workouts.one(exercise(.reps), previous: SetValues(reps: 12))
    #expect(
      sizes(content) == [
        "  SET   PREVIOUS                                  REPS     ✓",
        "▌   1   12 reps                                     12    [ ]", " SET PREVIOUS            REPS    ✓",
        "▌ 1  ×12                   12   [ ]",
      ])
  }

  @Test func `weighted bodyweight shows what is added`() {
    let content = Workouts.one(exercise(.weightedBodyweight), previous: Workouts.values(10, 5))
    #expect(
      sizes(content) == [
        "  SET   PREVIOUS                        +KG       REPS     ✓",
        "▌   1   +10 kg × 5                       10          5    [ ]", " SET PREV         +KG    REPS    ✓",
        "▌ 1  +10×5         10       5   [ ]",
      ])
  }

  @Test func `assisted bodyweight shows what is taken off`() {
    let content = Workouts.one(exercise(.assistedBodyweight), previous: Workouts.values(20, 8))
    #expect(
      sizes(content) == [
        "  SET   PREVIOUS                        −KG       REPS     ✓",
        "▌   1   −20 kg × 8                       20          8    [ ]", " SET PREV         −KG    REPS    ✓",
        "▌ 1  −20×8         20       8   [ ]",
      ])
  }

  @Test func `a hold has a time`() {
    let content = Workouts.one(exercise(.duration), previous: SetValues(duration: 90))
    #expect(
      sizes(content) == [
        "  SET   PREVIOUS                                  TIME     ✓",
        "▌   1   1:30                                      1:30    [ ]", " SET PREVIOUS            TIME    ✓",
        "▌ 1  1:30                1:30   [ ]",
      ])
  }

  @Test func `a weighted hold has weight and time`() {
    let content = Workouts.one(
      exercise(.weightDuration), previous: SetValues(weight: Workouts.kg(20), duration: 45))
    #expect(
      sizes(content) == [
        "  SET   PREVIOUS                       KG         TIME     ✓",
        "▌   1   20 kg × 0:45                   20         0:45    [ ]", " SET PREV         KG     TIME    ✓",
        "▌ 1  20×0:45      20     0:45   [ ]",
      ])
  }

  @Test func `a run has distance and time`() {
    let content = Workouts.one(
      exercise(.distanceDuration),
      previous: SetValues(duration: 1_530, distance: Distance(milli: 5_250, unit: .km)))
    #expect(
      sizes(content) == [
        "  SET   PREVIOUS                      KM          TIME     ✓",
        "▌   1   5.25 km · 25:30                5.25      25:30    [ ]", " SET PREV       KM       TIME    ✓",
        "▌ 1  5.25·25:30  5.25   25:30   [ ]",
      ])
  }

  @Test func `a carry has weight and metres`() {
    let content = Workouts.one(
      exercise(.weightDistance),
      previous: SetValues(weight: Workouts.kg(40), distance: Distance(milli: 30_000, unit: .m)))
    #expect(
      sizes(content) == [
        "  SET   PREVIOUS                       KG            M     ✓",
        "▌   1   40 kg × 30 m                   40           30    [ ]", " SET PREV         KG        M    ✓",
        "▌ 1  40×30        40       30   [ ]",
      ])
  }

  @Test func `pounds, miles and decimal commas follow the preferences`() {
    var preferences = Preferences()
    preferences.weightUnit = .lb
    preferences.distanceUnit = .mi
    preferences.usesDecimalComma = true
    let weight = Weight(milli: 102_500, unit: .lb)
    let bench = Bench(
      Workouts.one(exercise(.weightReps, "barbell"), previous: SetValues(weight: weight, reps: 5)),
      preferences: preferences)
    #expect(bench.line(5) == "  SET   PREVIOUS                         LB       REPS     ✓")
    #expect(bench.line(6) == "▌   1   102,5 lb × 5                    102,5        5    [ ]")
  }

  @Test func `every kind is completed with its own quick entry`() {
    let typed: [(ExerciseKind, String, String)] = [
      (.weightReps, "100x5", "100 kg × 5"), (.reps, "12", "12 reps"),
      (.weightedBodyweight, "10x5", "+10 kg × 5"),
      (.assistedBodyweight, "21x8", "−21 kg × 8"), (.duration, "45s", "0:45"),
      (.weightDuration, "20x1:30", "20 kg × 1:30"), (.distanceDuration, "2.5km 12:30", "2.5 km · 12:30"),
      (.weightDistance, "40x30", "40 kg × 30 m"),
    ]
    for (kind, text, expected) in typed {
      var bench = Bench(Workouts.one(exercise(kind)))
      bench.type(text)
      bench.press("Enter")
      let set = bench.live?.workout.blocks[0].sets[0]
      #expect(set?.isCompleted == true, "\(kind): \(bench.line(23))")
      let words = ValueText(exercise(kind), Preferences())
      #expect(set.map { words.set($0.values) } == expected, "\(kind)")
    }
  }
}

@Suite struct SideTests {
  private let split = Exercise(
    id: ID("split"), name: "Split Squat (Dumbbell)", equipment: "dumbbell", implements: 2)

  @Test func `a set is counted by sides and shown so`() {
    var bench = Bench(Workouts.one(split))
    bench.type("24x8/7 L/R")
    #expect(bench.text.contains("24 kg × 8/7"))
    bench.press("Enter")
    let values = bench.live?.workout.blocks[0].sets[0].values
    #expect(values?.sides == SetValues.Sides(left: 8, right: 7))
    #expect(values?.reps == 7)
    #expect(bench.live?.volume == Load(kilograms: 720_000))
    #expect(bench.line(6).contains("8/7"))
  }
}
