import SQLite
import Testing
import Training

@testable import Logbook

@Suite struct SharingTests {
  @Test func `two programs on one log see each other's changes`() throws {
    let folder = Folder()
    let one = try folder.log()
    let two = try folder.log()
    #expect(try !one.didChangeElsewhere())
    let workout = Gym.workout("w1", ending: .running, [Gym.set("s1", 100, 5, done: false)])
    try two.add(workout)
    #expect(try one.didChangeElsewhere())
    #expect(try !one.didChangeElsewhere())
    #expect(try one.runningWorkout() == workout)
    #expect(try one.undo(at: Gym.monday.moment) == "Added Push A")
    #expect(try two.runningWorkout() == nil)
    one.close()
    two.close()
  }

  @Test func `the journal is in the file, so undo works after a restart`() throws {
    let folder = Folder()
    let first = try folder.log()
    try first.add(Gym.workout("w1", [Gym.set("s1", 100, 5)]))
    first.close()
    let second = try folder.log()
    #expect(try second.undo(at: Gym.monday.moment) == "Added Push A")
    second.close()
    let third = try folder.log()
    #expect(try third.redo(at: Gym.monday.moment) == "Added Push A")
    #expect(try third.workoutCount(since: nil) == 1)
    third.close()
  }

  @Test func `while another program writes, a change waits and then says the log is locked`() throws {
    let folder = Folder()
    let one = try folder.log()
    let two = try folder.log()
    try two.store.run("PRAGMA busy_timeout = 1")
    try one.store.run("BEGIN IMMEDIATE")
    let error = #expect(throws: LogbookError.self) {
      try two.add(Gym.workout("w1", [Gym.set("s1", 100, 5)]))
    }
    #expect(error?.kind == .locked)
    try one.store.run("COMMIT")
    try two.add(Gym.workout("w1", [Gym.set("s1", 100, 5)]))
    one.close()
    two.close()
  }

  @Test func `only one workout runs at a time`() throws {
    let logbook = try Logbook.memory(Gym.exercise())
    try logbook.add(Gym.workout("w1", ending: .running, []))
    let error = #expect(throws: LogbookError.self) {
      try logbook.add(Gym.workout("w2", ending: .running, []))
    }
    #expect(error?.sentence == "Another workout is already running. Nothing was changed.")
  }

  @Test func `a copy of the files at any moment is a log with every saved set`() throws {
    let folder = Folder()
    let logbook = try folder.log()
    var workout = Gym.workout("w1", ending: .running, [])
    try logbook.add(workout)
    for number in 0..<12 {
      let before = workout
      workout.blocks[0].sets.append(Gym.set("s\(number)", 100 + number, 5))
      try logbook.save(Change("Set", from: before, to: workout))
      let copy = folder.path + "/copy-\(number).db"
      try #require(Bytes.write(try #require(Bytes.read(folder.log)), to: copy))
      try #require(Bytes.write(try #require(Bytes.read(folder.log + "-wal")), to: copy + "-wal"))
      let crashed = try Logbook(path: copy)
      #expect(try crashed.runningWorkout() == workout)
      #expect(try crashed.dump("PRAGMA integrity_check") == ["text(\"ok\")"])
      crashed.close()
    }
    logbook.close()
  }

  @Test func `a crash in the middle of an import leaves the log as it was`() throws {
    let folder = Folder()
    let logbook = try folder.log()
    let before = try logbook.facts()
    let batch = try logbook.beginImport(
      app: "strong", file: "f", sha: nil, at: Gym.monday.moment, ids: IDSource(seed: 1))
    for workout in ImportTests.history(600) { try batch.add(workout) }
    try logbook.store.run("PRAGMA cache_spill = 1")
    let copy = folder.path + "/copy.db"
    for suffix in ["", "-wal", "-journal"] {
      if let bytes = Bytes.read(folder.log + suffix) { try #require(Bytes.write(bytes, to: copy + suffix)) }
    }
    let crashed = try Logbook(path: copy)
    #expect(try crashed.facts() == before)
    #expect(try crashed.dump("PRAGMA journal_mode") == ["text(\"wal\")"])
    crashed.close()
    #expect(try batch.finish().workouts == 600)
    #expect(try logbook.dump("PRAGMA foreign_key_check").isEmpty)
    #expect(try logbook.dump("PRAGMA foreign_keys") == ["integer(1)"])
    #expect(try logbook.dump("PRAGMA journal_mode") == ["text(\"wal\")"])
    logbook.close()
  }
}
