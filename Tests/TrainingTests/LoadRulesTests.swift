import Testing
import Training

@Test func `assistance is subtracted and never goes below zero`() {
  let rules = LoadRules(kind: .assistedBodyweight, share: 1_000)
  #expect(rules.effective(kg(61), bodyweight: kg(80)) == Load(kg(19)))
  #expect(rules.effective(kg(-61), bodyweight: kg(80)) == Load(kg(19)))
  #expect(rules.effective(kg(90), bodyweight: kg(80)) == .zero)
  #expect(rules.effective(kg(61), bodyweight: nil) == nil)
  let pullUp = LoadRules(kind: .weightedBodyweight, share: 1_000)
  #expect(pullUp.effective(kg(-21), bodyweight: kg(80)) == Load(kg(59)))
  #expect(pullUp.effective(lb(45), bodyweight: kg(80))?.text(in: .kg) == "100.41")
}

@Test func `volume rises when assistance falls`() {
  let rules = LoadRules(kind: .assistedBodyweight, share: 1_000)
  let heavy = rules.volume(SetValues(weight: kg(30), reps: 8), bodyweight: kg(80))
  let light = rules.volume(SetValues(weight: kg(20), reps: 8), bodyweight: kg(80))
  #expect(heavy.text(in: .kg) == "400")
  #expect(light.text(in: .kg) == "480")
}

@Test func `pairs and sides multiply the volume only when the exercise says so`() {
  let values = SetValues(weight: lb(40), reps: 10)
  let plain = LoadRules(kind: .weightReps)
  #expect(plain.volume(values, bodyweight: nil).text(in: .lb) == "400")
  #expect(LoadRules(kind: .weightReps, implements: 2).volume(values, bodyweight: nil).text(in: .lb) == "800")
  let split = SetValues(weight: kg(120), reps: 3)
  #expect(plain.volume(split, bodyweight: nil).text(in: .kg) == "360")
  #expect(LoadRules(kind: .weightReps, isPerSide: true).volume(split, bodyweight: nil).text(in: .kg) == "720")
}

@Test func `without the lifter's weight only the added weight counts`() {
  let rules = LoadRules(kind: .weightedBodyweight, share: 1_000)
  #expect(rules.volume(SetValues(weight: kg(10), reps: 10), bodyweight: nil).text(in: .kg) == "100")
  #expect(LoadRules(kind: .reps).volume(SetValues(reps: 20), bodyweight: kg(80)) == .zero)
  #expect(
    LoadRules(kind: .reps, share: 640).volume(SetValues(reps: 30), bodyweight: kg(80)).text(in: .kg)
      == "1536")
  #expect(rules.volume(SetValues(weight: kg(10)), bodyweight: kg(80)) == .zero)
}

@Test func `the weigh-in nearest to a day is used, slips are not`() {
  let day = Day(number: 20_000)
  let log = BodyweightLog([
    .init(day: day + 10, weight: kg(70)), .init(day: day, weight: kg(80)),
    .init(day: day + 5, weight: kg(800)),
  ])
  #expect(log.weight(on: day + 5) == kg(80))
  #expect(log.weight(on: day + 6) == kg(70))
  #expect(log.weight(on: day + -100) == kg(80))
  #expect(BodyweightLog([]).weight(on: day) == nil)
}

@Test func `common exercises have a usual share of the lifter`() {
  #expect(BodyweightShare.usual(forExercise: "Push Up") == 640)
  #expect(BodyweightShare.usual(forExercise: "Incline Push-Up") == 500)
  #expect(BodyweightShare.usual(forExercise: "Pull Up (Assisted)") == 1_000)
  #expect(BodyweightShare.usual(forExercise: "Chest Dip") == 1_000)
  #expect(BodyweightShare.usual(forExercise: "Bulgarian Split Squat") == 880)
  #expect(BodyweightShare.usual(forExercise: "Plank") == nil)
  #expect(BodyweightShare.usual(forExercise: "Hip Thrust") == nil)
}
