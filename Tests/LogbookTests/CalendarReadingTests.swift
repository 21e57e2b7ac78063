import Testing
import Training

@testable import Logbook

@Suite struct CalendarReadingTests {
  let bench = Gym.exercise()
  let squat = Gym.exercise("Squat (Barbell)")

  private func log() throws -> Logbook {
    var legs = squat
    legs.primaryMuscles = [.quadriceps]
    legs.equipment = "machine"
    let logbook = try Logbook.memory(bench, legs)
    try logbook.add(Gym.workout("w1", [Gym.set("a", 100, 5), Gym.set("b", 60, 5, type: .warmup)]))
    try logbook.add(Gym.workout("w2", on: Gym.day(1), exercise: squat, [Gym.set("c", 140, 8)]))
    try logbook.add(Gym.workout("w3", on: Gym.day(7), [Gym.set("d", 105, 3), Gym.set("e", 80, 8)]))
    return logbook
  }

  private func matching(_ text: String) throws -> [Int] {
    let predicate = try DayPredicate(reading: text, unit: .kg)
    let first = Gym.monday.day
    return try log().days(matching: predicate, from: first, through: first + 7).map { $0 - first }.sorted()
  }

  @Test func `questions hold on the days they should`() throws {
    #expect(try matching("bench>=100") == [0, 7])
    #expect(try matching("bench>=100x5") == [0])
    #expect(try matching("bench>100") == [7])
    #expect(try matching("bench>=60x5") == [0, 7])
    #expect(try matching("squat>=x8") == [1])
    #expect(try matching("volume>600") == [1, 7])
    #expect(try matching("sets>=2") == [7])
    #expect(try matching("name:push") == [0, 1, 7])
    #expect(try matching("pr") == [7])
    #expect(try matching("curl>10") == [])
  }

  @Test func `a value that waits for a confirmation answers no question`() throws {
    let logbook = try log()
    var set = Gym.set("x", 5_000, 5)
    set.isSuspicious = true
    try logbook.add(Gym.workout("w4", on: Gym.day(3), [set]))
    let first = Gym.monday.day
    for text in ["bench>=300x1", "bench>=300", "bench>=x5", "volume>=20000"] {
      let days = try logbook.days(
        matching: DayPredicate(reading: text, unit: .kg), from: first, through: first + 7)
      #expect(!days.contains(first + 3), "\(text)")
    }
  }

  @Test func `a filter narrows the history`() throws {
    let logbook = try log()
    func found(_ change: (inout ListFilter) -> Void) throws -> [String] {
      var filter = ListFilter()
      change(&filter)
      return try logbook.workouts(WorkoutQuery(filter: filter), limit: 10).map(\.id.text)
    }
    #expect(try found { _ in } == ["w3", "w2", "w1"])
    #expect(try found { $0[.muscle(.quadriceps)] = true } == ["w2"])
    #expect(try found { $0[.muscle(.quadriceps)] = false } == ["w3", "w1"])
    #expect(try found { $0[.equipment("machine")] = true } == ["w2"])
    #expect(try found { $0[.records] = true } == ["w3"])
    #expect(try found { $0[.kind(.duration)] = true } == [])
  }

  @Test func `days, all totals, the strongest and this date add up`() throws {
    let logbook = try log()
    let first = Gym.monday.day
    let days = try logbook.dayTotals(from: first, through: first + 7)
    #expect(days.map { $0.day - first } == [0, 1, 7])
    #expect(try logbook.totalsOfAll() == logbook.totals(from: first, through: first + 7))
    #expect(try logbook.trainingDays(lastWeeks: 2, endingWith: first + 7, weekStart: 1) == [2, 1])
    #expect(try logbook.strongest().map(\.exerciseName) == ["Squat (Barbell)", "Bench Press (Barbell)"])
    let later = try #require(Day(year: first.civil.year + 1, month: first.civil.month, day: first.civil.day))
    #expect(try logbook.workoutsOnDate(of: later, limit: 5).map(\.id.text) == ["w1"])
    #expect(try logbook.workouts(from: first + 1, through: first + 7).map(\.id.text) == ["w3", "w2"])
  }
}
