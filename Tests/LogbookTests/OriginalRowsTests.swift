import Testing
import Training

@testable import Logbook

/// Rows of files that are kept to go out again.
struct OriginalRowsTests {
  private let layout = RowLayout(
    variant: "strong.ios.2025", header: "Date", isCRLF: true, weightUnit: .kg, distanceUnit: nil)

  private func history(_ count: Int, rowSize: Int) -> [ImportedWorkout] {
    ImportTests.history(count).enumerated().map { number, workout in
      var workout = workout
      workout.rows = Array(repeating: UInt8(number & 255), count: rowSize)
      return workout
    }
  }

  private func bring(_ workouts: [ImportedWorkout], into log: Logbook, seed: UInt64 = 1) throws {
    let batch = try log.beginImport(
      app: "strong.ios.2025", file: "a.csv", sha: nil, at: Gym.monday.moment, ids: IDSource(seed: seed))
    try batch.begin(source: "strong.ios.2025", file: "a.csv", isOneOfMany: false, layout: layout)
    for workout in workouts { try batch.add(workout) }
    _ = try batch.finish()
  }

  private func found(_ log: Logbook) throws -> [Int: [UInt8]] {
    var found: [Int: [UInt8]] = [:]
    for batch in try log.originals() {
      #expect(batch.layout == layout)
      for (imprint, rows) in zip(batch.imprints, try log.rows(of: batch) { $0 }) {
        found[imprint] = Array(rows)
      }
    }
    return found
  }

  @Test func `a workout finds its rows by what it tells, until it tells something else`() throws {
    let log = try Logbook(path: ":memory:")
    let file = history(9, rowSize: 3)
    try bring(file, into: log)
    let found = try found(log)
    let names = Dictionary(uniqueKeysWithValues: try log.everyExercise().map { ($0.id, $0.name) })
    func imprint(_ workout: Workout) -> Int? { log.imprint(of: workout) { names[$0] } }
    for summary in try log.workouts(before: nil, limit: 20) {
      var workout = try #require(try log.workout(summary.id))
      let number = file.firstIndex { $0.start.moment == workout.start.moment }
      #expect(imprint(workout).flatMap { found[$0] } == number.map { file[$0].rows })
      let same = imprint(workout)
      workout.blocks[0].sets[0].isSuspicious.toggle()
      #expect(imprint(workout) == same)
      workout.blocks[0].sets[0].values.rpe = RPE(halves: 15)
      #expect(imprint(workout).flatMap { found[$0] } == nil)
      workout.blocks[0].sets[0].completion = .open
      #expect(imprint(workout) == nil)
    }
  }

  @Test func `many batches go and come back with their import`() throws {
    let log = try Logbook(path: ":memory:")
    let before = try log.facts()
    try bring(history(120, rowSize: 70_000), into: log)
    let kept = try found(log)
    #expect(kept.count == 120)
    #expect(try log.originals().count == 120)
    _ = try log.undo(at: Gym.monday.moment)
    #expect(try log.originals().isEmpty)
    #expect(try log.facts() == before)
    _ = try log.redo(at: Gym.monday.moment)
    #expect(try found(log) == kept)
    _ = try log.undoImport(at: Gym.monday.moment)
    #expect(try log.originals().isEmpty)
    #expect(try log.check().isEmpty)
  }

  @Test func `a file that brings nothing leaves no rows`() throws {
    let log = try Logbook(path: ":memory:")
    try bring(history(3, rowSize: 5), into: log)
    try bring(history(3, rowSize: 5), into: log, seed: 2)
    #expect(try log.originals().count == 1)
  }

  @Test func `what a workout comes to is the same in every version`() {
    let workout = Gym.workout("w", [Gym.set("s", 100, 5), Gym.set("t", 60, 8, type: .warmup)])
    #expect(Imprint(of: workout) { _ in "Bench Press (Barbell)" }?.value == -501_448_621_395_851_340)
  }
}
