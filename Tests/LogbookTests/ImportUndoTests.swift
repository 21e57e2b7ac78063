import Testing
import Training

@testable import Logbook

@Suite struct ImportUndoTests {
  @Test func `undo and redo of an import give back the same log`() throws {
    let logbook = try Logbook(path: ":memory:")
    let empty = try logbook.facts()
    let file =
      ImportTests.history(12)
      + [ImportTests.workout(on: Gym.day(40), exercise: "Zottman Twist", [ImportTests.set(20, 9)])]
    try ImportTests.run(logbook, file)
    let full = try logbook.facts() + logbook.derived()
    #expect(try logbook.undo(at: Gym.monday.moment) == "Imported 13 workouts from strong.csv")
    #expect(try logbook.facts() == empty)
    #expect(try logbook.derived().isEmpty)
    _ = try logbook.redo(at: Gym.monday.moment)
    #expect(try logbook.facts() + logbook.derived() == full)
    _ = try logbook.undo(at: Gym.monday.moment)
    #expect(try logbook.facts() == empty)
  }

  @Test func `the newest import is taken back though other things were done since`() throws {
    let logbook = try Logbook(path: ":memory:")
    try ImportTests.run(logbook, ImportTests.history(3))
    let bench = Catalogue.id(number: 1)
    var own = Gym.workout("own", on: Gym.day(50), [Gym.set("s1", 120, 5)])
    own.blocks[0] = Block(id: ID("b"), exercise: bench, sets: own.blocks[0].sets)
    try logbook.add(own)
    let before = try logbook.facts() + logbook.derived()
    let counts = try logbook.undoImport(at: Gym.monday.moment)
    #expect(counts.workouts == 3 && counts.sets == 6)
    #expect(try logbook.workouts(before: nil, limit: 9).map(\.id) == [own.id])
    #expect(try logbook.imports(limit: 9).isEmpty)
    #expect(throws: LogbookError.self) { try logbook.undoImport(at: Gym.monday.moment) }
    #expect(try logbook.undo(at: Gym.monday.moment) == "Removed the import of strong.csv")
    #expect(try logbook.facts() + logbook.derived() == before)
    _ = try logbook.undo(at: Gym.monday.moment)
    _ = try logbook.undo(at: Gym.monday.moment)
    #expect(try logbook.workoutCount(since: nil) == 0)
  }

  @Test(arguments: UInt64(2)..<10)
  func `of two imports within a second the one that came last is the newest`(seed: UInt64) throws {
    let logbook = try Logbook(path: ":memory:")
    try ImportTests.run(logbook, ImportTests.history(1), seed: 1)
    try ImportTests.run(logbook, Array(ImportTests.history(4).dropFirst()), seed: seed)
    #expect(try logbook.imports(limit: 9).map(\.workouts) == [3, 1])
    #expect(try logbook.undoImport(at: Gym.monday.moment).workouts == 3)
    _ = try logbook.redo(at: Gym.monday.moment)
    #expect(try logbook.undoImport(2, at: Gym.monday.moment).workouts == 1)
    #expect(try logbook.imports(limit: 9).map(\.workouts) == [3])
  }

  @Test func `an exercise that an import made stays when something else uses it`() throws {
    let logbook = try Logbook(path: ":memory:")
    try ImportTests.run(logbook, [ImportTests.workout(exercise: "Zottman", [ImportTests.set(20, 9)])])
    let made = try #require(try logbook.library().first { $0.exercise.name == "Zottman" }).exercise
    try logbook.add(Gym.workout("own", on: Gym.day(9), exercise: made, [Gym.set("s1", 30, 5)]))
    _ = try logbook.undoImport(at: Gym.monday.moment)
    #expect(try logbook.exercise(made.id) == made)
    #expect(try logbook.records(of: made.id).allSatisfy { $0.event.setID == "s1" })
  }

  @Test func `weigh-ins of an import change what bodyweight exercises moved, and undo takes it back`() throws
  {
    let logbook = try Logbook(path: ":memory:")
    var pull = Gym.exercise("Pull (Weighted)", kind: .weightedBodyweight)
    pull.bodyweightShare = 1000
    try logbook.save(Change("Added", [.exercise(from: nil, to: pull)]))
    try logbook.add(Gym.workout("w1", exercise: pull, [Gym.set("s1", 20, 5)]))
    let before = try logbook.derived()
    let batch = try logbook.beginImport(
      app: "strong", file: "w.csv", sha: nil, at: Gym.monday.moment, ids: IDSource(seed: 1))
    for _ in 0..<2 { try batch.add(kind: "bodyweight", milli: 80_000, unit: "kg", taken: Gym.day(-3)) }
    let counts = try batch.finish()
    #expect(counts.measurements == 1 && counts.knownMeasurements == 1)
    let volume = try logbook.workouts(before: nil, limit: 1)[0].volume
    #expect(volume == Volume(kilograms: 500_000))
    _ = try logbook.undo(at: Gym.monday.moment)
    #expect(try logbook.derived() == before)
  }
}

/// What makes an import fast is put back, however it ends.
@Suite struct BulkSettingsTests {
  private func settings(_ log: Logbook) throws -> [String] {
    try ["foreign_keys", "journal_mode", "cache_size"].flatMap { try log.dump("PRAGMA \($0)") }
  }

  private func begin(_ log: Logbook) throws -> Import {
    try log.beginImport(
      app: "strong", file: "a.csv", sha: nil, at: Gym.monday.moment, ids: IDSource(seed: 1))
  }

  @Test func `a first import that fails, is given up or succeeds leaves the log's settings`() throws {
    let folder = Folder()
    let log = try folder.log()
    let before = try settings(log)
    let failing = try begin(log)
    #expect(try settings(log) != before)
    #expect(throws: LogbookError.self) {
      try failing.add(kind: "weight", milli: 1, unit: "stone", taken: Gym.monday)
    }
    #expect(try settings(log) == before)
    _ = try begin(log).cancel()
    #expect(try settings(log) == before)
    let whole = try begin(log)
    for workout in ImportTests.history(3) { try whole.add(workout) }
    _ = try whole.finish()
    #expect(try settings(log) == before)
    #expect(try log.check().isEmpty)
    log.close()
  }

  @Test func `an import that cannot begin leaves them too`() throws {
    let folder = Folder()
    let log = try folder.log()
    let before = try settings(log)
    let other = try Logbook(path: folder.log)
    try other.store.database.begin(.immediate)
    try log.store.run("PRAGMA busy_timeout = 0")
    #expect(throws: LogbookError.self) { try begin(log) }
    other.store.database.rollback()
    #expect(try settings(log) == before)
    other.close()
    log.close()
  }
}
