import Testing
import Training

@Suite struct SwappingTests {
  private let row = Exercise(id: ID("row"), name: "Row", equipment: "barbell")

  private func set(_ id: String, _ kilograms: Int, _ reps: Int, _ type: SetType = .work) -> SetEntry {
    SetEntry(
      id: ID(id), type: type,
      values: SetValues(weight: Weight(milli: kilograms * 1_000, unit: .kg), reps: reps),
      completion: .done(at: nil))
  }

  private func past(_ sessions: [[SetEntry]]) -> ExercisePast {
    ExercisePast(
      sessions: sessions.enumerated().map { index, sets in
        Session(
          workout: ID("p\(index)"), workoutName: "Pull",
          start: LocalMoment(moment: Moment(seconds: -index * 86_400), offset: 0), sets: sets)
      })
  }

  private func weight(_ reps: Int, _ sessions: [[SetEntry]]) -> Int? {
    past(sessions).weight(forReps: reps, formula: .epley)?.milli
  }

  @Test func `the nearest reps decide, newest and heaviest first`() {
    let sessions = [
      [set("w", 40, 5, .warmup), set("a", 80, 8), set("b", 82, 8)], [set("c", 90, 5), set("d", 120, 8)],
    ]
    #expect(weight(8, sessions) == 82_000)
    #expect(weight(5, sessions) == 90_000)
    #expect(weight(5, []) == nil)
  }

  @Test func `where reps differ the estimate carries the weight over`() {
    let ten = [[set("a", 90, 10)]]
    // 90 × 10 is an estimate of 120, and 120 is 102.9 for 5.
    #expect(weight(5, ten) == 102_900)
    #expect(weight(15, ten) == nil)
    #expect(weight(12, [[set("a", 50, 20)]]) == 50_000)
  }

  @Test func `open sets are planned on loadable weights, what was done or typed stays`() {
    var typed = SetEntry(id: ID("3"))
    typed.values.reps = 6
    var planned = SetEntry(
      id: ID("2"), planned: SetValues(weight: Weight(milli: 100_000, unit: .kg), reps: 8))
    planned.plannedRepsTo = 12
    let block = Block(
      id: ID("b"), exercise: ID("bench"),
      sets: [set("1", 100, 5), planned, typed, SetEntry(id: ID("w"), type: .warmup)])
    let workout = Workout(
      id: ID("w"), name: "Push", start: LocalMoment(moment: Moment(seconds: 0), offset: 0), blocks: [block])
    let swapped = workout.swapping(
      ID("b"), for: row, reps: [ID("1"): 5, ID("2"): 5, ID("3"): 6, ID("w"): 5],
      past: past([[set("a", 90, 10)]]), loading: Gym().loading(of: row, unit: .kg), formula: .epley
    ).blocks[0]
    #expect(swapped.exercise == row.id)
    #expect(swapped.sets[0] == block.sets[0])
    #expect(swapped.sets[1].planned == SetValues(weight: Weight(milli: 102_500, unit: .kg), reps: 5))
    #expect(swapped.sets[1].plannedRepsTo == nil)
    #expect(swapped.sets[2].values.reps == 6)
    #expect(swapped.sets[2].planned.weight?.milli == 100_000)
    #expect(swapped.sets[3].planned.isEmpty)
  }

  @Test func `of a half-done exercise only the open sets are swapped, into a block below`() {
    let block = Block(
      id: ID("b"), exercise: ID("bench"), superset: 2, note: "slow", restWork: 90,
      sets: [set("1", 100, 5), SetEntry(id: ID("2")), SetEntry(id: ID("3"))])
    let other = Block(id: ID("c"), exercise: ID("squat"), superset: 2, sets: [SetEntry(id: ID("4"))])
    let workout = Workout(
      id: ID("w"), name: "Push", start: LocalMoment(moment: Moment(seconds: 0), offset: 0),
      blocks: [block, other])
    #expect(workout.isHalfDone(ID("b")))
    #expect(!workout.isHalfDone(ID("c")))
    #expect(workout.parting(ID("c"), openInto: ID("n")) == workout)
    let swapped = workout.parting(ID("b"), openInto: ID("n")).swapping(
      ID("n"), for: row, reps: [:], past: past([]), loading: Gym().loading(of: row, unit: .kg),
      formula: .epley)
    #expect(swapped.blocks.map(\.exercise) == [ID("bench"), row.id, ID("squat")])
    #expect(swapped.blocks.map { $0.sets.map(\.id) } == [[ID("1")], [ID("2"), ID("3")], [ID("4")]])
    #expect(swapped.blocks.map(\.superset) == [2, 2, 2])
    #expect(swapped.blocks.map(\.restWork) == [90, 90, nil])
    #expect(swapped.blocks.map(\.note) == ["slow", "", ""])
    // Of an exercise that is all done nothing is left to swap: the person is asked.
    #expect(!swapped.isHalfDone(ID("b")))
    #expect(swapped.isAllDone(ID("b")))
    #expect(!swapped.isAllDone(ID("n")))
    #expect(!swapped.finished(at: Moment(seconds: 60)).isAllDone(ID("b")))
  }

  @Test(arguments: [(101_000, 100_000), (100_000, 100_000), (7_000, 20_000), (102_500, 102_500)])
  func `a weight is brought down to what can be loaded`(milli: Int, loadable: Int) {
    let floor = Gym().loading(of: row, unit: .kg).floor(of: Weight(milli: milli, unit: .kg))
    #expect(floor.milli == loadable)
  }
}
