import Testing
import Training

@testable import Logbook

/// Weights in a file for exercises that counted reps alone.
@Suite struct ImportWeightTests {
  private func file(_ weights: [Int] = [10, 20], from day: Int = 0) -> [ImportedWorkout] {
    weights.enumerated().map { index, weight in
      ImportTests.workout(
        named: "Pull", on: Gym.day(day + 7 * index), exercise: "Pull Up",
        [ImportTests.set(weight, 8), ImportTests.set(15, 6)])
    }
  }

  private func pullUp(_ log: Logbook) throws -> Exercise {
    try #require(try log.library().first { $0.exercise.name == "Pull Up" }).exercise
  }

  @Test func `an exercise that counted reps takes a weight once a file has some, and undo takes it back`()
    throws
  {
    let log = try Logbook(path: ":memory:")
    let empty = try log.facts()
    #expect(try pullUp(log).kind == .reps)
    #expect(try ImportTests.run(log, file()).weightedExercises == ["Pull Up"])
    #expect(try pullUp(log).kind == .weightedBodyweight)
    let weights = try log.records(of: pullUp(log).id).filter { $0.event.kind == .weight }
    #expect(!weights.isEmpty)
    let full = try log.facts() + log.derived()
    let derived = try log.derived()
    try log.replay()
    #expect(try log.derived() == derived)
    let again = try ImportTests.run(log, file(), seed: 2)
    #expect(again.workouts == 0 && again.duplicates == 2 && again.weightedExercises.isEmpty)
    _ = try log.undo(at: Gym.monday.moment)
    #expect(try log.facts() == empty)
    #expect(try log.derived().isEmpty)
    _ = try log.redo(at: Gym.monday.moment)
    #expect(try log.facts() + log.derived() == full)
  }

  @Test func `what was there before the import counts the new way too, and the old way after its undo`()
    throws
  {
    let log = try Logbook(path: ":memory:")
    let bodyweight = (0..<2).map { week in
      ImportTests.workout(named: "Early", on: Gym.day(week), exercise: "Pull Up", [ImportTests.set(0, 12)])
    }
    #expect(try ImportTests.run(log, bodyweight).weightedExercises.isEmpty)
    #expect(try pullUp(log).kind == .reps)
    let before = try log.facts() + log.derived()
    #expect(try ImportTests.run(log, file(from: 20), seed: 2).weightedExercises == ["Pull Up"])
    let derived = try log.derived()
    try log.replay()
    #expect(try log.derived() == derived)
    _ = try log.undo(at: Gym.monday.moment)
    #expect(try log.facts() + log.derived() == before)
  }

  @Test func `a dry run tells the exercise and leaves it as it is`() throws {
    let log = try Logbook(path: ":memory:")
    let batch = try log.beginImport(
      app: "strong", file: "f", sha: nil, at: Gym.monday.moment, ids: IDSource(seed: 1))
    for workout in file() { try batch.add(workout) }
    #expect(try batch.cancel().weightedExercises == ["Pull Up"])
    #expect(try pullUp(log).kind == .reps)
  }

  @Test func `weights of a history that is only shifted change no exercise`() throws {
    let log = try Logbook(path: ":memory:")
    let bench = ImportTests.history(8)
    try ImportTests.run(log, bench + file(from: 40))
    let weighted = try pullUp(log)
    var reps = weighted
    reps.kind = .reps
    try log.save(Change("Edited", [.exercise(from: weighted, to: reps)]))
    let shifted = file(from: 40).map { workout in
      var workout = workout
      workout.start = LocalMoment(moment: workout.start.moment + 7200, offset: workout.start.offset)
      return workout
    }
    let counts = try ImportTests.run(log, ImportTests.history(8, shift: 7200) + shifted, seed: 2)
    #expect(counts.workouts == 0 && counts.weightedExercises.isEmpty)
    #expect(try pullUp(log).kind == .reps)
  }
}

/// Files tell no zone: the same file read in another one is the same.
@Suite struct ImportZoneTests {
  /// The same time by the clock, six hours further west.
  private func west(_ start: LocalMoment) -> LocalMoment {
    LocalMoment(moment: start.moment + 6 * 3600, offset: start.offset - 6 * 3600)
  }

  private func moved(_ file: [ImportedWorkout]) -> [ImportedWorkout] {
    file.map { workout in
      var workout = workout
      workout.start = west(workout.start)
      return workout
    }
  }

  @Test(arguments: [1, 3, 8]) func `a file read in another zone adds nothing`(workouts: Int) throws {
    let log = try Logbook(path: ":memory:")
    let file = ImportTests.history(workouts)
    try ImportTests.run(log, file)
    let before = try log.facts()
    let again = try ImportTests.run(log, moved(file), seed: 2)
    #expect(again.workouts == 0 && again.duplicates == workouts && again.shift == nil)
    #expect(try log.facts() == before)
    let longer = try ImportTests.run(log, moved(ImportTests.history(workouts + 1)), seed: 3)
    #expect(longer.workouts == 1 && longer.duplicates == workouts)
  }

  @Test func `a workout with other sets is told by name and day, in whatever zone it is read`() throws {
    let log = try Logbook(path: ":memory:")
    try ImportTests.run(log, ImportTests.history(2))
    var file = ImportTests.history(2)
    file[1].blocks[0].sets.append(ImportTests.set(90, 3))
    let same = try ImportTests.run(log, file, seed: 2)
    let other = try ImportTests.run(log, moved(file), seed: 3)
    for counts in [same, other] {
      #expect(counts.workouts == 0 && counts.duplicates == 1 && counts.changedElsewhere == 1)
      #expect(counts.differing.map(\.name) == ["Day"])
      #expect(counts.differing.map(\.start.day) == [file[1].start.day])
    }
  }

  @Test func `a measurement read in another zone is the same, one with another time is not`() throws {
    let log = try Logbook(path: ":memory:")
    func run(_ taken: LocalMoment, seed: UInt64) throws -> ImportCounts {
      let batch = try log.beginImport(
        app: "strong", file: "w.csv", sha: nil, at: Gym.monday.moment, ids: IDSource(seed: seed))
      try batch.add(kind: "bodyweight", milli: 80_000, unit: "kg", taken: taken)
      return try batch.finish()
    }
    #expect(try run(Gym.monday, seed: 1).measurements == 1)
    #expect(try run(west(Gym.monday), seed: 2).knownMeasurements == 1)
    #expect(try run(Gym.day(0, 7200), seed: 3).measurements == 1)
    #expect(try run(Gym.day(1), seed: 4).measurements == 1)
  }
}
