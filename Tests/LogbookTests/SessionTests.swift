import Testing
import Training

@testable import Logbook

/// The sums of sessions and months, which spare the screens every look at the sets.
@Suite struct SessionTests {
  private let exercises = JournalTests.exercises

  private func log() throws -> Logbook {
    let log = try Logbook(path: ":memory:")
    for exercise in exercises { try log.save(Change("Added", [.exercise(from: nil, to: exercise)])) }
    return log
  }

  @Test(arguments: [21, 22, 23])
  func `sums equal a replay after edits, merges, other formulas and imports that come and go`(seed: UInt64)
    throws
  {
    let log = try log()
    var edits = Edits(state: seed, exercises: exercises)
    var copies = 0
    for round in 0..<30 {
      switch edits.number(6) {
      case 0:
        let formulas = EstimateFormula.allCases
        try log.preferFormula(formulas[edits.number(formulas.count)], firstCounts: edits.number(2) == 0)
      case 1: try merge(into: exercises[0], copy: &copies, log, &edits)
      case 2:
        let file = (0..<6).map { _ in
          ImportTests.workout(
            on: Gym.day(edits.number(90), edits.number(9) * 600), exercise: exercises[edits.number(4)].name,
            (0...edits.number(3)).map { _ in ImportTests.set(edits.number(9) * 10, edits.number(13)) })
        }
        try ImportTests.run(log, file, seed: seed * 100 + UInt64(round))
      case 3 where try !log.imports(limit: 1).isEmpty: _ = try log.undoImport(at: Gym.monday.moment)
      case 4 where try log.changeCount() > exercises.count: _ = try log.undo(at: Gym.monday.moment)
      default: try JournalTests.change(log, &edits)
      }
      try JournalTests.expectTruth(log)
    }
  }

  /// Trains an exercise of the same sort, then merges it.
  private func merge(into target: Exercise, copy: inout Int, _ log: Logbook, _ edits: inout Edits) throws {
    copy += 1
    var other = Gym.exercise("Flat Bench \(copy)")
    other.implements = 1 + edits.number(2)
    try log.save(Change("Added", [.exercise(from: nil, to: other)]))
    for _ in 0..<3 {
      try log.add(
        Gym.workout(edits.name(), on: Gym.day(edits.number(60)), exercise: other, [edits.set(), edits.set()]))
    }
    let current = try #require(try log.exercise(target.id))
    try log.save(try #require(Change.merge(other, into: current)))
  }

  @Test func `months count finished workouts by local day, and trained days`() throws {
    let log = try log()
    try log.add(Gym.workout("w1", on: Gym.day(0), [Gym.set("s1", 100, 5)]))
    try log.add(Gym.workout("w2", on: Gym.day(0, 7_200), [Gym.set("s2", 100, 5)]))
    try log.add(Gym.workout("w3", on: Gym.day(40), [Gym.set("s3", 100, 5)]))
    try log.add(Gym.workout("w4", on: Gym.day(41), ending: .running, [Gym.set("s4", 100, 5)]))
    let first = Gym.day(0).day
    #expect(try log.trainingDays(from: nil, through: first + 99) == [first, first + 40])
    #expect(try log.trainingDays(from: first + 1, through: first + 39).isEmpty)
    #expect(try log.totalsOfAll().workouts == 3)
    #expect(try log.totalsOfAll() == log.totals(from: first, through: first + 40))
    #expect(try log.workoutCount(since: nil) == 3)
  }

  @Test func `sets per muscle over years are those of every day`() throws {
    let log = try log()
    var edits = Edits(state: 5, exercises: exercises)
    for day in stride(from: 0, to: 500, by: 9) {
      try log.add(Gym.workout("w\(day)", on: Gym.day(day), [edits.set(), edits.set(), edits.set()]))
    }
    let first = Gym.day(0).day
    for (from, through) in [(3, 480), (0, 120), (31, 200)] {
      var sum = 0
      for day in from...through {
        sum += try log.muscleSets(from: first + day, through: first + day).halves["chest"] ?? 0
      }
      #expect(try log.muscleSets(from: first + from, through: first + through).halves["chest"] == sum)
    }
  }

  @Test func `a log that had no sums gets them when it is opened`() throws {
    let folder = Folder()
    try YesterdaysLog.make(version: 3, at: folder.log)
    let log = try Logbook(path: folder.log)
    #expect(try log.figures(of: ID("e"), since: nil).map(\.sum.estimate) == [116_667])
    #expect(try log.trainingDays(from: nil, through: Gym.day(9).day) == [Gym.monday.day])
    log.close()
  }
}
