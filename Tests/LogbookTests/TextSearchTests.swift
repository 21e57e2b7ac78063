import Testing
import Training

@testable import Logbook

@Suite struct TextSearchTests {
  let bench = Gym.exercise()
  let legs = Gym.exercise("Leg Press")
  let curl = Gym.exercise("Seated Leg Curl")

  private func log() throws -> Logbook {
    var named = bench
    named.aliases = ["bp"]
    let log = try Logbook.memory(named, legs, curl)
    for day in 0..<4 {
      var workout = Gym.workout(
        "w\(day)", on: Gym.day(day), exercise: [bench, legs, curl][day % 3],
        [Gym.set("s\(day)", 100 + day, 5)])
      workout.name = day == 3 ? "Grüner Tag" : "Day \(day)"
      try log.add(workout)
    }
    return log
  }

  private func found(_ text: String, in log: Logbook) throws -> [String] {
    try log.search(text, limit: 10).map(\.summary.id.text)
  }

  /// The kept words are what the facts say, and the index holds just them.
  private func expectKept(_ log: Logbook) throws {
    let kept = try log.derived()
    try log.store.run("INSERT INTO workout_search (workout_search) VALUES ('integrity-check')")
    try log.store.rebuildTexts()
    #expect(kept == (try log.derived()))
  }

  @Test func `exercises, names and notes are found, newest first`() throws {
    let log = try log()
    #expect(try found("bench", in: log) == ["w3", "w0"])
    #expect(try found("BP", in: log) == ["w3", "w0"])
    #expect(try found("gruner", in: log) == ["w3"])
    #expect(try found("day", in: log) == ["w2", "w1", "w0"])
    #expect(try found("nothing", in: log).isEmpty)
    #expect(try log.search("bench", limit: 1).first?.place == .exercise("Bench Press (Barbell)"))
    #expect(try log.search("day 2", limit: 5).map(\.place) == [.name])
  }

  @Test func `words held by one exercise are not scattered over several`() throws {
    let log = try log()
    #expect(try found("leg press", in: log) == ["w1"])
    #expect(try found("press leg", in: log) == ["w1"])
    #expect(try found("leg", in: log) == ["w2", "w1"])
    #expect(try found("leg day", in: log) == ["w2", "w1"])
  }

  @Test func `notes of workouts, exercises and sets are found with the words around them`() throws {
    let log = try log()
    let start = try #require(try log.workout(ID("w1")))
    var edited = start
    edited.note = "Felt heavy"
    edited.blocks[0].note = "Pause at the bottom"
    edited.blocks[0].sets[0].note = "The knee complained a little"
    try log.save(Change("Wrote notes", from: start, to: edited))
    for word in ["heavy", "pause", "complained"] { #expect(try found(word, in: log) == ["w1"]) }
    guard case .note(let excerpt) = try #require(try log.search("knee", limit: 1).first).place else {
      Issue.record("no excerpt")
      return
    }
    #expect(excerpt.text == "Felt heavy Pause at the bottom The knee complained a little")
    #expect(excerpt.marks == [35..<39])
    try expectKept(log)
  }

  @Test func `what is odd to a query language is only text`() throws {
    let log = try log()
    for text in ["\"", "bench OR", "a* NEAR(b)", "-", "t-bar {x}:", "^bench", "", "'; DROP", "\u{E000}"] {
      _ = try log.search(text, limit: 3)
    }
    #expect(try found("bench-press!", in: log) == ["w3", "w0"])
  }

  @Test func `edits, renames, deletions, undo and redo are followed`() throws {
    let log = try log()
    var renamed = bench
    renamed.aliases = ["bp"]
    let before = renamed
    renamed.name = "Flat Press"
    try log.save(Change("Renamed", [.exercise(from: before, to: renamed)]))
    #expect(try found("bench", in: log).isEmpty)
    #expect(try found("flat", in: log) == ["w3", "w0"])
    let gone = try #require(try log.workout(ID("w3")))
    try log.save(Change("Deleted", from: gone, to: nil))
    #expect(try found("flat", in: log) == ["w0"])
    _ = try log.undo(at: Gym.monday.moment)
    #expect(try found("flat", in: log) == ["w3", "w0"])
    _ = try log.redo(at: Gym.monday.moment)
    #expect(try found("tag", in: log).isEmpty)
    let early = try #require(try log.workout(ID("w0")))
    var moved = early
    moved.start = Gym.day(9)
    moved.ending = .finished(at: nil)
    try log.save(Change("Moved", from: early, to: moved))
    #expect(try found("day", in: log) == ["w0", "w2", "w1"])
    try expectKept(log)
  }

  @Test func `imports, the notes they add and their undoing are followed`() throws {
    let log = try log()
    var ids = IDSource(seed: 3)
    func bring(_ note: String) throws {
      let batch = try log.beginImport(app: "strong", file: "f", sha: nil, at: Gym.monday.moment, ids: ids)
      let set = ImportedSet(values: SetValues(weight: Weight(milli: 60_000, unit: .kg), reps: 5), note: note)
      try batch.add(
        ImportedWorkout(
          name: "Imported", start: Gym.day(-5), duration: 60,
          blocks: [ImportedBlock(exerciseName: "Sled Push", sets: [set])], line: 1))
      _ = try batch.finish()
      _ = ids.next(Workout.self, at: Gym.monday.moment)
    }
    try bring("")
    #expect(try found("sled", in: log).count == 1)
    try bring("Slippery turf")
    #expect(try found("turf", in: log).count == 1)
    try expectKept(log)
    _ = try log.undo(at: Gym.monday.moment)
    #expect(try found("turf", in: log).isEmpty)
    _ = try log.redo(at: Gym.monday.moment)
    #expect(try found("turf", in: log).count == 1)
    for _ in 0..<2 { _ = try log.undo(at: Gym.monday.moment) }
    #expect(try found("sled", in: log).isEmpty)
    _ = try log.redo(at: Gym.monday.moment)
    #expect(try found("sled", in: log).count == 1)
    try expectKept(log)
  }
}
