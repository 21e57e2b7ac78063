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
    #expect(sizes(content) == ["@@kind0a", "@@kind0b", "@@kind0c", "@@kind0d"])
  }

  @Test func `weighted bodyweight shows what is added`() {
    let content = Workouts.one(exercise(.weightedBodyweight), previous: Workouts.values(10, 5))
    #expect(sizes(content) == ["@@kind1a", "@@kind1b", "@@kind1c", "@@kind1d"])
  }

  @Test func `assisted bodyweight shows what is taken off`() {
    let content = Workouts.one(exercise(.assistedBodyweight), previous: Workouts.values(20, 8))
    #expect(sizes(content) == ["@@kind2a", "@@kind2b", "@@kind2c", "@@kind2d"])
  }

  @Test func `a hold has a time`() {
    let content = Workouts.one(exercise(.duration), previous: SetValues(duration: 90))
    #expect(sizes(content) == ["@@kind3a", "@@kind3b", "@@kind3c", "@@kind3d"])
  }

  @Test func `a weighted hold has weight and time`() {
    let content = Workouts.one(
      exercise(.weightDuration), previous: SetValues(weight: Workouts.kg(20), duration: 45))
    #expect(sizes(content) == ["@@kind4a", "@@kind4b", "@@kind4c", "@@kind4d"])
  }

  @Test func `a run has distance and time`() {
    let content = Workouts.one(
      exercise(.distanceDuration),
      previous: SetValues(duration: 1_530, distance: Distance(milli: 5_250, unit: .km)))
    #expect(sizes(content) == ["@@kind5a", "@@kind5b", "@@kind5c", "@@kind5d"])
  }

  @Test func `a carry has weight and metres`() {
    let content = Workouts.one(
      exercise(.weightDistance),
      previous: SetValues(weight: Workouts.kg(40), distance: Distance(milli: 30_000, unit: .m)))
    #expect(sizes(content) == ["@@kind6a", "@@kind6b", "@@kind6c", "@@kind6d"])
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
    #expect(bench.line(5) == "@@lb5")
    #expect(bench.line(6) == "@@lb6")
  }

  @Test func `every kind is completed with its own quick entry`() {
    let typed: [(ExerciseKind, String, String)] = [
      (.weightReps, "100x5", "100 kg × 5"), (.reps, "12", "12 reps"), (.weightedBodyweight, "10x5", "+10 kg × 5"),
      (.assistedBodyweight, "21x8", "−21 kg × 8"), (.duration, "45s", "0:45"),
      (.weightDuration, "20x1:30", "20 kg × 1:30"), (.distanceDuration, "2.5kmx12:30", "2.5 km · 12:30"),
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
