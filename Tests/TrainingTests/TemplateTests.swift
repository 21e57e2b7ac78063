import Testing
import Training

/// What a routine takes over from a workout of it.
struct TemplateTests {
  private let start = LocalMoment(moment: Moment(seconds: 1_764_007_200), offset: 3_600)
  private var ids = IDSource(seed: 5)

  private func kilos(_ weight: Int, _ reps: Int) -> SetValues {
    SetValues(weight: Weight(milli: weight * 1_000, unit: .kg), reps: reps)
  }

  private var push: Routine {
    Routine(
      id: ID("r"), name: "Push",
      blocks: [
        RoutineBlock(
          id: ID("b"), exercise: ID("bench"), note: "pause", restWork: 150,
          sets: [
            RoutineSet(id: ID("1"), type: .warmup, planned: kilos(40, 10)),
            RoutineSet(id: ID("2"), planned: kilos(80, 8), repsTo: 12, rest: 200),
            RoutineSet(id: ID("3"), planned: kilos(70, 10)),
          ]),
        RoutineBlock(
          id: ID("c"), exercise: ID("row"), sets: [RoutineSet(id: ID("4"), planned: kilos(60, 8))]),
      ])
  }

  /// The routine done as planned but heavier.
  private mutating func done() -> Workout {
    var workout = Workout(from: push, at: start, &ids)
    for block in workout.blocks.indices {
      for set in workout.blocks[block].sets.indices {
        workout.blocks[block].sets[set].values = kilos(100, 6)
        workout.blocks[block].sets[set].completion = .done(at: nil)
      }
    }
    return workout
  }

  @Test func `a workout as planned is no other structure, done or not`() {
    var copy = self
    let workout = copy.done()
    #expect(push.differences(of: workout).isEmpty)
    var open = workout
    open.blocks[0].sets[2].completion = .open
    #expect(push.differences(of: open).isEmpty)
  }

  @Test func `what is different is said in a few words`() {
    var copy = self
    var workout = copy.done()
    workout.blocks.append(Block(id: ID("n"), exercise: ID("curl"), sets: [SetEntry(id: ID("n1"))]))
    #expect(push.differences(of: workout) == ["1 exercise more", "1 set more"])
    workout.blocks.removeLast(2)
    #expect(push.differences(of: workout) == ["1 exercise fewer", "1 set fewer"])
    workout = copy.done()
    workout.blocks.reverse()
    #expect(push.differences(of: workout) == ["another order"])
    workout = copy.done()
    workout.blocks[1].exercise = ID("curl")
    #expect(push.differences(of: workout) == ["other exercises"])
    workout = copy.done()
    workout.blocks[0].sets[2].type = .drop
    #expect(push.differences(of: workout) == ["other sets"])
    workout = copy.done()
    workout.blocks[0].superset = 4
    workout.blocks[1].superset = 4
    #expect(push.differences(of: workout) == ["other supersets"])
  }

  @Test func `supersets are the same whatever their numbers`() {
    var copy = self
    var (routine, workout) = (push, copy.done())
    for index in 0...1 {
      routine.blocks[index].superset = 1
      workout.blocks[index].superset = 9
    }
    #expect(routine.differences(of: workout).isEmpty)
  }

  @Test func `keep changes nothing`() {
    var copy = self
    let workout = copy.done()
    #expect(push.taking(.keep, from: workout, at: start.moment, &copy.ids) == push)
  }

  @Test func `the structure comes with new sets as they were done, the others keep their plan`() {
    var copy = self
    var workout = copy.done()
    workout.blocks.swapAt(0, 1)
    workout.blocks[1].sets.append(
      SetEntry(id: ID("n"), type: .failure, values: kilos(75, 9), completion: .done(at: nil)))
    let curl = SetEntry(id: ID("m"), values: kilos(15, 12), completion: .done(at: nil))
    workout.blocks.append(Block(id: ID("k"), exercise: ID("curl"), note: "strict", sets: [curl]))
    let changed = push.taking(.structure, from: workout, at: start.moment, &copy.ids)
    #expect(changed.blocks.map(\.exercise.text) == ["row", "bench", "curl"])
    #expect(changed.blocks[0] == push.blocks[1])
    #expect(Array(changed.blocks[1].sets.prefix(3)) == push.blocks[0].sets)
    #expect(changed.blocks[1].sets[3].planned == kilos(75, 9))
    #expect(changed.blocks[1].sets[3].type == .failure)
    #expect(changed.blocks[1].note == "pause")
    #expect(changed.blocks[2].sets.map(\.planned) == [kilos(15, 12)])
    #expect(changed.differences(of: workout).isEmpty)
  }

  @Test func `values come for the sets there are; spans of reps, efforts and rests stay`() {
    var copy = self
    var workout = copy.done()
    workout.blocks[0].sets[2].completion = .open
    workout.blocks.append(Block(id: ID("k"), exercise: ID("curl"), sets: [SetEntry(id: ID("m"))]))
    let changed = push.taking(.values, from: workout, at: start.moment, &copy.ids)
    #expect(changed.blocks.count == 2)
    #expect(changed.blocks[0].sets.map(\.planned.weight?.milli) == [100_000, 100_000, 70_000])
    #expect(changed.blocks[0].sets.map(\.planned.reps) == [6, 8, 10])
    #expect(changed.blocks[0].sets[1].repsTo == 12)
    #expect(changed.blocks[0].sets[1].rest == 200)
    #expect(changed.blocks[1].sets[0].planned == kilos(100, 6))
  }

  @Test func `both bring the structure and the values`() {
    var copy = self
    var workout = copy.done()
    workout.blocks.removeLast()
    let changed = push.taking(.both, from: workout, at: start.moment, &copy.ids)
    #expect(changed.blocks.map(\.id) == [ID("b")])
    #expect(changed.blocks[0].sets[0].planned == kilos(100, 6))
  }
}
