import Testing
import Training

@testable import Logbook

@Suite struct SideTests {
  @Test func `sides are kept, counted and undone`() throws {
    let log = try Logbook.memory(Gym.exercise())
    var set = Gym.set("s1", 30, 7)
    set.values.count(SetValues.Sides(left: 8, right: 7))
    try log.add(Gym.workout("w1", [set]))
    let before = try #require(try log.workout(ID("w1")))
    #expect(before.blocks[0].sets[0].values.sides?.text == "8/7")
    #expect(try log.summary(of: ID("w1"))?.volume == Load(kilograms: 450_000))
    #expect(try log.figures(of: Gym.exercise().id, since: nil).first?.sum.volume == 450_000)
    let changed = before.updating(ID("s1")) { $0.values.reps = 9 }
    try log.save(Change("Changed a set", from: before, to: changed))
    #expect(try log.workout(ID("w1")) == changed)
    #expect(try log.workout(ID("w1"))?.blocks[0].sets[0].values.sides == nil)
    _ = try log.undo(at: Gym.monday.moment)
    #expect(try log.workout(ID("w1")) == before)
  }

  @Test func `the view of sides tells both, and only of sets that have them`() throws {
    let log = try Logbook.memory(Gym.exercise())
    var set = Gym.set("s1", 30, 7)
    set.values.count(SetValues.Sides(left: 8, right: 7))
    try log.add(Gym.workout("w1", [set, Gym.set("s2", 30, 7)]))
    let rows = try log.store.rows("SELECT set_id, weight, unit, reps_left, reps_right FROM v_side") {
      "\($0.text(0)) \($0.int(1)) \($0.text(2)) \($0.int(3)) \($0.int(4))"
    }
    #expect(rows == ["s1 30 kg 8 7"])
  }

  @Test func `an exercise that becomes one per side counts twice from then on, until it is undone`() throws {
    let exercise = Gym.exercise()
    let log = try Logbook.memory(exercise)
    try log.add(Gym.workout("w1", [Gym.set("s1", 100, 5)]))
    var sided = exercise
    sided.isPerSide = true
    try log.save(Change("Changed", [.exercise(from: exercise, to: sided)]))
    #expect(try log.exercise(exercise.id) == sided)
    #expect(try log.summary(of: ID("w1"))?.volume == Load(kilograms: 1_000_000))
    #expect(try log.figures(of: exercise.id, since: nil).first?.sum.totalReps == 10)
    _ = try log.undo(at: Gym.monday.moment)
    #expect(try log.summary(of: ID("w1"))?.volume == Load(kilograms: 500_000))
    #expect(try log.figures(of: exercise.id, since: nil).first?.sum.totalReps == 5)
  }

  @Test func `a superset's rests are kept with a workout and with a routine`() throws {
    let log = try Logbook.memory(Gym.exercise())
    var workout = Gym.workout("w1", [Gym.set("s1", 100, 5)])
    workout.blocks[0].superset = 1
    workout.blocks[0].supersetRests = SupersetRests(between: 15, round: 0)
    try log.add(workout)
    #expect(try log.workout(ID("w1"))?.blocks[0].supersetRests == SupersetRests(between: 15, round: 0))
    var ids = IDSource(seed: 3)
    let routine = Routine(from: workout, name: "Both", at: Gym.monday.moment, &ids)
    try log.save(Change("Saved", [.routine(from: nil, to: routine)]))
    #expect(try log.routine(routine.id) == routine)
    #expect(try log.routine(routine.id)?.blocks[0].supersetRests.between == 15)
  }

  @Test func `of two who see a rest end one tells it`() throws {
    let log = try Logbook.memory(Gym.exercise())
    func rest(_ start: Int) -> RunningRest {
      RunningRest(set: ID("s1"), rest: Rest(startedAt: Moment(seconds: start), duration: 60))
    }
    #expect(try log.claimRestEnd(of: rest(100)))
    #expect(try !log.claimRestEnd(of: rest(100)))
    #expect(try log.claimRestEnd(of: rest(300)))
    #expect(try !log.claimRestEnd(of: rest(300)))
  }
}
