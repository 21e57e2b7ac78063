import Testing
import Training

struct RoutineDraftTests {
  private let start = LocalMoment(moment: Moment(seconds: 1_764_007_200), offset: 3_600)

  private func kilos(_ weight: Int, _ reps: Int?) -> SetValues {
    SetValues(weight: Weight(milli: weight * 1_000, unit: .kg), reps: reps)
  }

  private var push: Routine {
    var planned = kilos(80, 8)
    planned.rpe = RPE(halves: 16)
    return Routine(
      id: ID("r"), name: "Push", note: "slow", folder: "Split", position: 3, values: .followLast,
      blocks: [
        RoutineBlock(
          id: ID("b"), exercise: ID("bench"), superset: 1, note: "pause", restWork: 150, restWarmup: 60,
          sets: [
            RoutineSet(id: ID("1"), type: .warmup, planned: kilos(40, 10)),
            RoutineSet(id: ID("2"), planned: planned, repsTo: 12, rest: 200),
            RoutineSet(id: ID("3"), planned: kilos(70, 10)),
          ])
      ])
  }

  @Test func `a routine that is laid out and taken back is the same routine`() {
    #expect(push.taking(Workout(drafting: push, at: start)) == push)
  }

  @Test func `what changes on the table changes in the routine`() {
    var draft = Workout(drafting: push, at: start)
    draft.name = "Push B"
    draft.blocks[0].sets[1].values.reps = 6
    draft.blocks[0].sets[1].plannedRepsTo = nil
    draft.blocks[0].sets.append(SetEntry(id: ID("4"), planned: kilos(60, 12)))
    let changed = push.taking(draft)
    #expect(changed.name == "Push B")
    #expect(changed.folder == "Split")
    #expect(changed.blocks[0].sets[1].planned.reps == 6)
    #expect(changed.blocks[0].sets[1].repsTo == nil)
    #expect(changed.blocks[0].sets[3] == RoutineSet(id: ID("4"), planned: kilos(60, 12)))
  }

  @Test(arguments: [
    ("8-12", "x8", "8-12"), ("100x8-12", "100x8", "8-12"), ("100 x 8–12 @8", "100 x 8 @8", "8-12"),
    ("x8-12", "x8", "8-12"), ("3x 100x8-12", "3x 100x8", "8-12"), ("100x12-8", "100x12-8", nil),
    ("-20x8", "-20x8", nil), ("100", "100", nil), ("8-", "8-", nil), ("100 8-12", "100 x8", "8-12"),
  ])
  func `a span of reps is taken out of what is typed`(typed: String, text: String, span: String?) {
    let cut = RepSpan.cut(from: typed)
    #expect(cut.text == text)
    #expect(cut.span?.text == span)
  }

  @Test func `a span starts with the reps of last time, held within it`() {
    let span = RepSpan(8, 12)
    #expect([nil, 5, 8, 10, 12, 20].map { span?.start(from: $0) } == [8, 8, 8, 10, 12, 12])
    #expect(RepSpan(8, 8) == nil)
    #expect(RepSpan(nil, 8) == nil)
  }

  private func session(_ sets: [SetEntry]) -> Session {
    Session(workout: ID("w"), workoutName: "Push", start: start, sets: sets)
  }

  private func done(_ id: String, _ values: SetValues, _ type: SetType = .work) -> SetEntry {
    SetEntry(id: ID(id), type: type, values: values, completion: .done(at: nil))
  }

  @Test func `the plan comes before the previous values, a span follows them within its limits`() {
    var ids = IDSource(seed: 1)
    let workout = Workout(from: push, at: start, &ids)
    let last = session([done("a", kilos(90, 11)), done("b", kilos(90, 3))])
    let shown = workout.blocks[0].shownValues(previous: last, kind: .weightReps, prefill: .ghost)
    #expect(shown.map(\.weight?.milli) == [40_000, 80_000, 70_000])
    #expect(shown.map(\.reps) == [10, 11, 10])
    let first = workout.blocks[0].shownValues(previous: nil, kind: .weightReps, prefill: .ghost)
    #expect(first.map(\.reps) == [10, 8, 10])
  }

  @Test func `values that follow the last performance leave the effort and the span as planned`() {
    var ids = IDSource(seed: 1)
    var done90 = kilos(90, 11)
    done90.rpe = RPE(halves: 19)
    let workout = Workout(from: push, at: start, &ids)
      .following([ID("bench"): session([done("a", done90)])])
    let sets = workout.blocks[0].sets
    #expect(sets.map(\.planned.weight?.milli) == [40_000, 90_000, 70_000])
    #expect(sets[1].planned.rpe == RPE(halves: 16))
    #expect(sets[1].span?.text == "8-12")
    #expect(sets[2].planned == kilos(70, 10))
  }

  @Test func `an exercise that stands twice follows one set after the other`() {
    var ids = IDSource(seed: 1)
    var twice = push
    twice.blocks = ["x", "y"].map {
      RoutineBlock(
        id: ID($0), exercise: ID("bench"), sets: [RoutineSet(id: ID("\($0)1"), planned: kilos(50, 5))])
    }
    let last = session([done("a", kilos(90, 5)), done("b", kilos(80, 5))])
    let workout = Workout(from: twice, at: start, &ids).following([ID("bench"): last])
    #expect(workout.blocks.map { $0.sets[0].planned.weight?.milli } == [90_000, 80_000])
  }

  @Test func `the rest of a set comes before that of its exercise, but none before a drop set`() {
    var ids = IDSource(seed: 1)
    var workout = Workout(from: push, at: start, &ids)
    let set = workout.blocks[0].sets[1].id
    #expect(workout.restLength(after: set, exercise: nil, Preferences()) == 200)
    workout.blocks[0].sets[1].rest = nil
    #expect(workout.restLength(after: set, exercise: nil, Preferences()) == 150)
    workout.blocks[0].sets[1].rest = 200
    workout.blocks[0].sets[2].type = .drop
    #expect(workout.restLength(after: set, exercise: nil, Preferences()) == 0)
  }
}
