import Testing
import Training

@Suite struct SidesTests {
  private let kilograms = Weight(milli: 24_000, unit: .kg)

  private func typed(_ text: String, kind: ExerciseKind = .weightReps) -> Result<QuickEntry, Reason> {
    QuickEntry.parse(text, focus: .weight, kind: kind)
  }

  @Test(arguments: ["24x8/7 L/R", "24x8/7lr", "24kg x 8/7 l/r", "24x8/7 L/R @8", "24x8/7 @8 lr"])
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

  @Test func `an exercise per side counts both sides in volume and reps, once in the estimate`() {
    let squat = LoadRules(kind: .weightReps, isPerSide: true)
    let set = SetValues(weight: Weight(milli: 120_000, unit: .kg), reps: 3)
    #expect(squat.volume(set, bodyweight: nil) == Load(kilograms: 720_000))
    #expect(LoadRules(kind: .weightReps).volume(set, bodyweight: nil) == Load(kilograms: 360_000))
    #expect(squat.effective(set.weight, bodyweight: nil) == Load(kilograms: 120_000))
    var uneven = set
    uneven.count(SetValues.Sides(left: 3, right: 2))
    #expect(squat.volume(uneven, bodyweight: nil) == Load(kilograms: 600_000))
  }

  @Test func `a session's reps count every side, as its volume does`() {
    var tally = SessionTally(
      rules: LoadRules(kind: .reps, share: 940, isPerSide: false), formula: .epley)
    var uneven = SetValues()
    uneven.count(SetValues.Sides(left: 8, right: 6))
    tally.add(uneven, type: .work, isSuspicious: false, bodyweight: Weight(milli: 100_000, unit: .kg))
    tally.add(SetValues(reps: 5), type: .work, isSuspicious: false, bodyweight: nil)
    #expect(tally.total.reps == 6)
    #expect(tally.total.totalReps == 19)
    #expect(tally.total.volume == 14 * 94_000)
    var replay = RecordReplay(
      rules: RecordRules(load: LoadRules(kind: .reps, isPerSide: true), firstCounts: true))
    replay.add(RecordInput(workoutID: "w", setID: "s", values: SetValues(reps: 5)))
    replay.finish()
    #expect(replay.best(.sessionReps)?.mark.reps == 10)
    #expect(replay.best(.reps)?.mark.reps == 5)
  }
}
