import Testing
import Training

@Suite struct CalendarValueTests {
  @Test func `months before stay within their length`() throws {
    let day = try #require(Day(year: 2026, month: 3, day: 31))
    #expect(day.monthsBefore(1).iso == "2026-02-28")
    #expect(day.monthsBefore(3).iso == "2025-12-31")
    #expect(day.monthsBefore(-1).iso == "2026-04-30")
    #expect(day.startOfMonth.iso == "2026-03-01")
    #expect(day.startOfYear.iso == "2026-01-01")
  }

  @Test func `heat is told in thirds of the most`() {
    #expect(HeatLevel(0, of: 9) == .none)
    #expect(HeatLevel(3, of: 9) == .low)
    #expect(HeatLevel(3.1, of: 9) == .medium)
    #expect(HeatLevel(6.1, of: 9) == .high)
  }

  @Test func `questions about days are read`() throws {
    let bench = try DayPredicate(reading: "Bench >= 100x5", unit: .kg)
    #expect(bench.subject == .exercise("bench", weight: Weight(milli: 100_000, unit: .kg), reps: 5))
    #expect(bench.comparison == .atLeast)
    let volume = try DayPredicate(reading: "volume>11000lb", unit: .kg)
    #expect(volume.subject == .volume(Weight(milli: 11_000_000, unit: .lb)))
    #expect(volume.comparison == .above)
    #expect(try DayPredicate(reading: "pr", unit: .kg).subject == .records)
    #expect(try DayPredicate(reading: "name: push", unit: .kg).subject == .name("push"))
    #expect(try DayPredicate(reading: "sets<=12", unit: .kg).subject == .sets(12))
    #expect(
      try DayPredicate(reading: "pull up>x10", unit: .kg).subject
        == .exercise("pull up", weight: nil, reps: 10))
  }

  @Test(arguments: [
    "", "bench", ">=5", "bench>=", "bench>=100x5x5", "volume>a lot", "sets>1.5", "bench>=100xfive",
  ])
  func `what is no question says so`(text: String) {
    let complaint = #expect(throws: PredicateComplaint.self) { try DayPredicate(reading: text, unit: .kg) }
    #expect(complaint?.sentence.hasSuffix(".") == true)
  }

  @Test func `a filter asks for one of each sort and keeps out others`() {
    let bench = Exercise(
      id: ID("b"), name: "Bench Press (Barbell)", equipment: "barbell", primaryMuscles: [.chest],
      secondaryMuscles: [.triceps])
    let curl = Exercise(id: ID("c"), name: "Curl", equipment: "cable", primaryMuscles: [.biceps])
    var filter = ListFilter()
    #expect(filter.admits(bench) && filter.admits(curl))
    filter.cycle(.muscle(.chest))
    #expect(filter.admits(bench) && !filter.admits(curl))
    filter.cycle(.muscle(.biceps))
    #expect(filter.admits(bench) && filter.admits(curl))
    filter.cycle(.equipment("cable"))
    filter.cycle(.equipment("cable"))
    #expect(filter[.equipment("cable")] == false)
    #expect(filter.admits(bench) && !filter.admits(curl))
    filter.cycle(.equipment("cable"))
    #expect(filter[.equipment("cable")] == nil)
  }
}
