import Exchange
import Testing
import Training

/// The text form of a routine.
struct RoutineFormTests {
  private let bench = Exercise(id: ID("bench"), name: "Bench Press (Barbell)")
  private let pull = Exercise(id: ID("pull"), name: "Pull Up (Weighted)", kind: .weightedBodyweight)
  private let plank = Exercise(id: ID("plank"), name: "folder: Plank", kind: .duration)

  private var naming: WorkoutForm.Naming {
    let all = [bench, pull, plank]
    return WorkoutForm.Naming(
      exercise: { id in all.first { $0.id == id } }, isUnique: { _ in true }, routine: { _ in nil })
  }

  /// The routine a text means, its exercises found by name.
  private func routine(_ text: String, like old: Routine) throws -> Routine {
    let written = try #require(try RoutineForm.read(text).first)
    var plan = written.plan.workout
    for index in plan.blocks.indices {
      let name = written.plan.exercises[index].name
      plan.blocks[index].exercise = try #require([bench, pull, plank].first { $0.name == name }).id
    }
    let start = plan.start
    let adopted = plan.adopting(
      from: Workout(drafting: old, at: start), newBlock: { ID("new") }, newSet: { ID("new") })
    return written.routine(old.id, position: old.position, blocks: adopted)
  }

  private func fault(_ text: String) -> String? {
    do {
      _ = try RoutineForm.read(text)
      return nil
    } catch {
      return error.sentence
    }
  }

  @Test func `a routine is written as a person would`() {
    var planned = SetValues(weight: Weight(milli: 100_000, unit: .kg), reps: 8)
    planned.rpe = RPE(halves: 16)
    let routine = Routine(
      id: ID("r"), name: "Push A", note: "Deload every\nfourth week.", folder: "Push Pull Legs",
      values: .followLast,
      blocks: [
        RoutineBlock(
          id: ID("b"), exercise: bench.id, superset: 1, note: "Pause.", restWork: 150,
          sets: [
            RoutineSet(id: ID("1"), type: .warmup, planned: SetValues(reps: 10)),
            RoutineSet(id: ID("2"), planned: planned, repsTo: 12, rest: 180), RoutineSet(id: ID("3")),
          ]),
        RoutineBlock(
          id: ID("c"), exercise: plank.id, restWarmup: 60,
          sets: [RoutineSet(id: ID("4"), planned: SetValues(duration: 90))]),
      ])
    #expect(
      RoutineForm.text(routine, naming) == """
        Push A
        folder: Push Pull Legs
        values: follow last
        > Deload every
        > fourth week.

        Bench Press (Barbell) [superset 1, rest 2:30]
        > Pause.
          x 10 W
          100 kg x 8-12 @8          rest 3:00
          -

        "folder: Plank" [warm-up rest 1:00]
          1:30

        """)
    #expect(
      RoutineForm.text(routine, naming, marksOwn: true).contains(
        "Bench Press (Barbell) [superset 1, rest 2:30, new]"))
  }

  @Test(arguments: 1...200) func `any routine comes back from its text`(seed: UInt64) throws {
    var dice = Dice(seed)
    let routine = randomRoutine(&dice)
    #expect(try self.routine(RoutineForm.text(routine, naming), like: routine) == routine)
  }

  private static let awkward = [
    "", "Slow.", "two\nlines", "> quoted", "folder: x", "values: keep", "archived: yes", "---",
    "# no comment",
    "  blanks  ", "\"in quotes\"", "[ ] x 5", "مرحبا", "💪🏋️‍♀️", "carriage\r\nreturn", "end\n", "tab\there",
  ]

  private func randomRoutine(_ dice: inout Dice) -> Routine {
    let names = RoutineFormTests.awkward.filter { $0.contains { !$0.isWhitespace } }
    var routine = Routine(
      id: ID("r"), name: dice.pick(names), note: dice.pick(RoutineFormTests.awkward),
      folder: dice.pick(RoutineFormTests.awkward), position: dice.below(9), isArchived: dice.below(2) == 0,
      values: dice.pick(ValuePolicy.allCases))
    for block in 0..<dice.below(4) {
      routine.blocks.append(
        RoutineBlock(
          id: ID("b\(block)"), exercise: dice.pick([bench, pull, plank]).id,
          superset: dice.below(2) == 0 ? dice.below(5) - 2 : nil, note: dice.pick(RoutineFormTests.awkward),
          restWork: dice.below(2) == 0 ? dice.below(86_401) : nil,
          restWarmup: dice.below(2) == 0 ? dice.below(400) : nil,
          sets: (0..<dice.below(5)).map { randomSet("\(block).\($0)", &dice) }))
    }
    return routine
  }

  private func randomSet(_ id: String, _ dice: inout Dice) -> RoutineSet {
    var set = RoutineSet(id: ID(id), type: dice.pick(SetType.allCases))
    if dice.below(2) == 0 {
      set.planned.weight = Weight(milli: dice.below(400_000) - 20_000, unit: dice.pick(WeightUnit.allCases))
    }
    if dice.below(2) == 0 { set.planned.reps = dice.below(30) }
    if let reps = set.planned.reps, dice.below(2) == 0 { set.repsTo = reps + 1 + dice.below(9) }
    if dice.below(3) == 0 { set.planned.duration = dice.below(20_000) }
    if dice.below(3) == 0 {
      set.planned.distance = Distance(milli: dice.below(50_000), unit: dice.pick(DistanceUnit.allCases))
    }
    if dice.below(3) == 0 { set.planned.rpe = RPE(halves: 2 + dice.below(19)) }
    if dice.below(3) == 0 { set.rest = dice.below(86_401) }
    return set
  }

  @Test func `several routines stand one behind the other`() throws {
    let text = "\nPush\n\nBench\n  x 5\n---\n\n---\nLegs\narchived: no\n"
    let routines = try RoutineForm.read(text)
    #expect(routines.map(\.routine.name) == ["Push", "Legs"])
    #expect(routines[0].plan.exercises.map(\.line) == [4])
  }

  @Test(arguments: [
    ("", "Line 1: there is no routine."),
    ("\"\"\n", "Line 1, column 1: a routine needs a name."),
    ("Push\nvalues: sometimes\n", "Line 2, column 9: values: is keep or follow last."),
    ("Push\narchived: maybe\n", "Line 2, column 11: archived: is yes or no."),
    ("Push\n\n  100 kg x 5\n", "Line 3, column 1: a set comes below the name of its exercise."),
    ("Push\nBench\n  100 kg x 12-8\n", "Line 3, column 10: a span of reps goes up, like x 8-12."),
    ("Push\nBench\n  100 kg x 8-\n", "Line 3, column 10: a span of reps goes up, like x 8-12."),
    ("Push\nBench\n  x 5 rest soon\n", "Line 3, column 12: a length of time is missing, like 1:30 or 90 s."),
    ("Push\nBench\n  x 5 rest 25 h\n", "Line 3, column 12: a rest is at most 24 hours."),
    ("Push\nBench\n  x 5 at 18:30\n", "Line 3, column 7: “at” makes no sense here."),
    (
      "Push\nBench\n  [ ] x 5\n", "Line 3, column 3: “[” makes no sense here."
    ),
    (
      "Push\nBench\n  x 5\n  > slow\n",
      "Line 4, column 1: a routine's sets have no notes; put it below the name of the exercise."
    ),
    ("A\n---\nLegs\nSquat\n  x five\n", "Line 5, column 3: reps are missing, like x 5."),
  ])
  func `what is wrong is said with its line and column`(text: String, sentence: String) {
    #expect(fault(text) == sentence)
  }

  @Test func `a workout keeps its planned span and the rest after a set in its text`() throws {
    var workout = Workout(
      id: ID("w"), name: "Push", start: LocalMoment(moment: Moment(seconds: 1_764_007_200), offset: 3_600),
      ending: .finished(at: nil))
    let set = SetEntry(
      id: ID("s"), planned: SetValues(reps: 8), plannedRepsTo: 12, rest: 180, completion: .done(at: nil))
    workout.blocks = [Block(id: ID("b"), exercise: bench.id, sets: [set])]
    let text = WorkoutForm.text(workout, naming)
    #expect(text.hasSuffix("  -                         plan x 8-12, rest after 3:00\n"))
    let read = try WorkoutForm.read(text) { _ in workout.start }.workout.blocks[0].sets[0]
    #expect(read.plannedRepsTo == 12)
    #expect(read.rest == 180)
    #expect(read.restTaken == nil)
    #expect(throws: LineFault.self) {
      try WorkoutForm.read("P\n2026-11-27 18:36\n\nBench\n  x 8-12\n") { _ in workout.start }
    }
  }
}

/// Falls the same way every time.
private struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}
