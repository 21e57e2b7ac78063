import Testing
import Training

@Suite struct SidesTests {
  private let kilograms = Weight(milli: 24_000, unit: .kg)

  private func typed(_ text: String, kind: ExerciseKind = .weightReps) -> Result<QuickEntry, Reason> {
    QuickEntry.parse(text, focus: .weight, kind: kind)
  }

  @Test(arguments: ["24x8/7 L/R", "24x8/7lr", "24kg x 8/7 l/r"])
  func `both sides of a set are typed with L and R behind them`(text: String) throws {
    let set = try typed(text).get().sets
    #expect(set.count == 1)
    #expect(set[0].weight == kilograms)
    #expect(set[0].sides == SetValues.Sides(left: 8, right: 7))
    #expect(set[0].reps == 7)
  }

  @Test func `without L and R it stays a list of sets`() throws {
    #expect(try typed("24x8/7").get().sets.map(\.reps) == [8, 7])
    #expect(try typed("8/7 L/R", kind: .reps).get().sets[0].sides?.text == "8/7")
  }

  @Test(arguments: ["24x8 L/R", "8/7/6 L/R", "L/R"])
  func `other counts than two are refused`(text: String) {
    #expect(throws: Reason.self) { try typed(text).get() }
  }

  @Test func `other reps end the counting by sides`() {
    var values = SetValues(weight: kilograms)
    values.count(SetValues.Sides(left: 10, right: 9))
    values.reps = 9
    #expect(values.sides != nil)
    values.reps = 8
    #expect(values.sides == nil)
  }

  @Test func `volume counts both sides, an estimate the weaker one`() {
    var values = SetValues(weight: Weight(milli: 30_000, unit: .kg))
    values.count(SetValues.Sides(left: 10, right: 10))
    let pair = LoadRules(kind: .weightReps, implements: 2)
    #expect(pair.volume(values, bodyweight: nil) == Load(kilograms: 1_200_000))
    values.count(SetValues.Sides(left: 5, right: 3))
    var replay = RecordReplay(rules: RecordRules(kind: .weightReps, firstCounts: true))
    replay.add(RecordInput(workoutID: "w", setID: "s", values: values))
    replay.finish()
    #expect(replay.best(.e1rm)?.mark.reps == 3)
    #expect(replay.best(.setVolume)?.mark.load == Load(kilograms: 240_000))
  }

  @Test func `gaps are filled with reps and their sides together`() {
    var before = SetValues(weight: kilograms)
    before.count(SetValues.Sides(left: 8, right: 7))
    #expect(SetValues().filled(from: before).sides?.text == "8/7")
    #expect(SetValues(reps: 7).filled(from: before).sides == nil)
    #expect(before.text(kind: .weightReps) == "24 kg × 8/7")
  }
}
