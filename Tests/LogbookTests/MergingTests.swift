import Testing
import Training

@testable import Logbook

@Suite struct MergingTests {
  let bench = Gym.exercise()
  let flat = Gym.exercise("Flat Bench")

  private func log(_ some: Exercise) throws -> Logbook {
    let log = try Logbook.memory(bench, some)
    for day in 0..<6 {
      try log.add(
        Gym.workout(
          "w\(day)", on: Gym.day(day), exercise: day % 2 == 0 ? bench : some,
          [Gym.set("s\(day)", 100 + day, 5), Gym.set("t\(day)", 90, 5 + day)]))
    }
    return log
  }

  private func merge(_ one: Exercise, into other: Exercise, in log: Logbook) throws {
    try log.save(try #require(Change.merge(one, into: other)))
  }

  private func expectReplayed(_ log: Logbook) throws {
    let kept = try log.derived()
    try log.replay()
    #expect(kept == (try log.derived()))
  }

  @Test func `history follows a merged exercise, and comes back`() throws {
    let log = try log(flat)
    let facts = try log.facts()
    let derived = try log.derived()
    try merge(flat, into: bench, in: log)
    #expect(try log.history(of: bench.id, before: nil, limit: 10).count == 6)
    #expect(try log.exerciseSummary(bench.id)?.workouts == 6)
    #expect(try log.exercise(flat.id) == nil)
    #expect(try log.exercise(bench.id)?.aliases == ["Flat Bench"])
    try expectReplayed(log)
    #expect(try log.undo(at: Gym.monday.moment) == "Merged Flat Bench into Bench Press (Barbell)")
    #expect(try log.facts() == facts)
    #expect(try log.derived() == derived)
    try expectReplayed(log)
    _ = try log.redo(at: Gym.monday.moment)
    #expect(try log.exerciseSummary(bench.id)?.workouts == 6)
    try expectReplayed(log)
  }

  @Test func `sums follow when the two count differently`() throws {
    var pair = Gym.exercise("Pair of Bells")
    pair.implements = 2
    let log = try log(pair)
    let before = try log.totals(from: nil, through: nil).volume
    try merge(pair, into: bench, in: log)
    #expect(try log.totals(from: nil, through: nil).volume < before)
    try expectReplayed(log)
    _ = try log.undo(at: Gym.monday.moment)
    #expect(try log.totals(from: nil, through: nil).volume == before)
    try expectReplayed(log)
  }

  @Test func `a built-in one is archived, and imports find the one it went into`() throws {
    var builtIn = flat
    builtIn.isCustom = false
    let log = try log(builtIn)
    try merge(builtIn, into: bench, in: log)
    #expect(try log.exercise(flat.id)?.isArchived == true)
    let batch = try log.beginImport(
      app: "strong", file: "f", sha: nil, at: Gym.monday.moment, ids: IDSource(seed: 1))
    let set = ImportedSet(values: SetValues(weight: Weight(milli: 60_000, unit: .kg), reps: 5))
    try batch.add(
      ImportedWorkout(
        name: "Imported", start: Gym.day(20), duration: 60,
        blocks: [ImportedBlock(exerciseName: "Flat Bench", sets: [set])], line: 1))
    _ = try batch.finish()
    #expect(try log.exerciseSummary(bench.id)?.workouts == 7)
  }

  @Test func `routines follow too`() throws {
    let log = try log(flat)
    let routine = Routine(
      id: ID("r1"), name: "Push", blocks: [RoutineBlock(id: ID("rb1"), exercise: flat.id)])
    try log.save(Change("Added", [.routine(from: nil, to: routine)]))
    try merge(flat, into: bench, in: log)
    #expect(try log.routine(routine.id)?.blocks.first?.exercise == bench.id)
  }

  @Test func `what writes down other things is never merged`() {
    #expect(Change.merge(Gym.exercise("Plank", kind: .duration), into: bench) == nil)
    #expect(Change.merge(Gym.exercise("Chin Up", kind: .assistedBodyweight), into: bench) == nil)
    #expect(Change.merge(bench, into: bench) == nil)
  }
}
