import SQLite
import Testing
import Training

@testable import Logbook

@Suite struct SavingTests {
  let bench = Gym.exercise()

  @Test func `a workout comes back as it was saved`() throws {
    let logbook = try Logbook.memory(bench)
    var workout = Gym.workout("w1", [Gym.set("s1", 60, 5, type: .warmup), Gym.set("s2", 100, 5)])
    workout.note = "Strong day"
    workout.blocks[0].superset = 1
    workout.blocks[0].note = "Pause on the chest."
    workout.blocks[0].sets[1].values.rpe = RPE(halves: 17)
    workout.blocks[0].sets[1].planned = SetValues(
      duration: 30, distance: Distance(milli: 2500, unit: .mi))
    workout.blocks[0].sets[1].restTaken = 95
    workout.blocks[0].sets[1].completion = .done(at: Gym.monday.moment + 300)
    try logbook.add(workout)
    #expect(try logbook.workout(workout.id) == workout)
  }

  @Test func `only what differs is written, so another program's set survives`() throws {
    let logbook = try Logbook.memory(bench)
    let start = Gym.workout("w1", [Gym.set("s1", 100, 5, done: false), Gym.set("s2", 100, 5, done: false)])
    try logbook.add(start)
    var mine = start
    mine.blocks[0].sets[0].completion = .done(at: nil)
    var theirs = start
    theirs.blocks[0].sets[1].completion = .done(at: nil)
    theirs.blocks[0].sets.append(Gym.set("s3", 90, 8))
    try logbook.save(Change("Completed set 1", from: start, to: mine))
    try logbook.save(Change("Completed set 2", from: start, to: theirs))
    let sets = try #require(try logbook.workout(start.id)).blocks[0].sets
    #expect(sets.map(\.id.text) == ["s1", "s2", "s3"])
    #expect(sets.map(\.isCompleted) == [true, true, true])
  }

  @Test func `a field another program changed makes the change fail whole`() throws {
    let logbook = try Logbook.memory(bench)
    let start = Gym.workout("w1", [Gym.set("s1", 100, 5), Gym.set("s2", 100, 5)])
    try logbook.add(start)
    var theirs = start
    theirs.blocks[0].sets[1].values.reps = 6
    try logbook.save(Change("6 reps", from: start, to: theirs))
    var mine = start
    mine.blocks[0].sets[0].values.reps = 7
    mine.blocks[0].sets[1].values.reps = 8
    let error = #expect(throws: LogbookError.self) {
      try logbook.save(Change("Mine", from: start, to: mine))
    }
    #expect(error?.kind == .conflict)
    #expect(try logbook.workout(start.id) == theirs)
  }

  @Test func `sets and blocks move, and a removed set leaves the others in order`() throws {
    let squat = Gym.exercise("Squat (Barbell)")
    let logbook = try Logbook.memory(bench, squat)
    var start = Gym.workout("w1", [Gym.set("s1", 60, 5), Gym.set("s2", 80, 5), Gym.set("s3", 100, 5)])
    start.blocks.append(Block(id: ID("b2"), exercise: squat.id, sets: [Gym.set("s4", 120, 5)]))
    try logbook.add(start)
    var moved = start
    moved.blocks.swapAt(0, 1)
    moved.blocks[1].sets = [start.blocks[0].sets[2], start.blocks[0].sets[0], Gym.set("s5", 70, 3)]
    moved.blocks[0].sets.append(start.blocks[0].sets[1])
    try logbook.save(Change("Moved", from: start, to: moved))
    #expect(try logbook.workout(start.id) == moved)
    _ = try logbook.undo(at: Gym.monday.moment)
    #expect(try logbook.workout(start.id) == start)
    _ = try logbook.redo(at: Gym.monday.moment)
    #expect(try logbook.workout(start.id) == moved)
  }

  @Test func `the rest is kept with the running workout and goes with its set's completion`() throws {
    let logbook = try Logbook.memory(bench)
    var start = Gym.workout("w1", ending: .running, [Gym.set("s1", 100, 5)])
    start.rest = RunningRest(set: ID("s1"), rest: Rest(startedAt: Gym.monday.moment, duration: 120))
    try logbook.add(start)
    #expect(try logbook.runningWorkout() == start)
    var longer = start
    longer.rest?.rest.duration = 135
    try logbook.save(Change("Rest", from: start, to: longer))
    #expect(try logbook.runningWorkout() == longer)
    #expect(try logbook.journal(limit: 9).count == 2)
    var open = longer
    open.blocks[0].sets[0].completion = .open
    try logbook.save(Change("Opened set 1", from: longer, to: open))
    #expect(try logbook.runningWorkout()?.rest == nil)
  }

  @Test func `a rest before the first set stays, and ends with the workout`() throws {
    let logbook = try Logbook.memory(bench)
    let start = Gym.workout("w1", ending: .running, [Gym.set("s1", 100, 5, done: false)])
    try logbook.add(start)
    var resting = start
    resting.rest = RunningRest(set: ID("s1"), rest: Rest(startedAt: Gym.monday.moment, duration: 90))
    try logbook.save(Change("Rest", from: start, to: resting))
    #expect(try logbook.runningWorkout() == resting)
    var renamed = resting
    renamed.name = "Pull"
    try logbook.save(Change("Renamed", from: resting, to: renamed))
    _ = try logbook.undo(at: Gym.monday.moment)
    #expect(try logbook.runningWorkout()?.rest == resting.rest)
    try logbook.save(Change("Finished", from: resting, to: resting.finished(at: Gym.monday.moment)))
    #expect(try logbook.dump("SELECT * FROM rest").isEmpty)
  }

  @Test func `a routine comes back as it was saved and workouts forget it when it goes`() throws {
    let logbook = try Logbook.memory(bench)
    var routine = Routine(
      id: ID("r1"), name: "Push A", note: "Slow",
      blocks: [
        RoutineBlock(
          id: ID("rb1"), exercise: bench.id, superset: 2, note: "Pause", restWork: 180, restWarmup: 0,
          sets: [
            RoutineSet(id: ID("rs1"), type: .warmup),
            RoutineSet(
              id: ID("rs2"), planned: SetValues(weight: Weight(milli: 225_000, unit: .lb), reps: 5)),
          ])
      ])
    try logbook.save(Change("Added", [.routine(from: nil, to: routine)]))
    #expect(try logbook.routines() == [routine])
    let before = routine
    routine.blocks[0].sets.swapAt(0, 1)
    routine.name = "Push B"
    try logbook.save(Change("Edited", [.routine(from: before, to: routine)]))
    #expect(try logbook.routine(routine.id) == routine)
    var workout = Gym.workout("w1", [Gym.set("s1", 100, 5)])
    workout.routine = routine.id
    try logbook.add(workout)
    try logbook.save(Change("Removed", [.routine(from: routine, to: nil)]))
    #expect(try logbook.routines().isEmpty)
    #expect(try logbook.workout(workout.id)?.routine == nil)
    _ = try logbook.undo(at: Gym.monday.moment)
    #expect(try logbook.workout(workout.id)?.routine == routine.id)
  }

  @Test func `a deleted workout comes back whole`() throws {
    let logbook = try Logbook.memory(bench)
    let workout = Gym.workout("w1", [Gym.set("s1", 100, 5)])
    try logbook.add(workout)
    let before = try logbook.facts() + logbook.derived()
    try logbook.save(Change("Deleted Push A", from: workout, to: nil))
    #expect(try logbook.workout(workout.id) == nil)
    #expect(try logbook.derived().isEmpty)
    #expect(try logbook.undo(at: Gym.monday.moment) == "Deleted Push A")
    #expect(try logbook.facts() + logbook.derived() == before)
  }
}
