import Exchange
import Testing
import Training

/// What a row's numbers and letters mean.
@Suite struct StrongRowTests {
  private func values(_ text: String, unit: WeightUnit = .kg) throws -> SetValues {
    let reading = try read(strong(row(text)), unit: unit)
    #expect(reading.leftOut.count == 0)
    return try #require(reading.sets.first).values
  }

  private func kilograms(_ milli: Int) -> Weight { Weight(milli: milli, unit: .kg) }

  @Test func `a 0 that the program writes for nothing is nothing`() throws {
    #expect(try values("Pull Up,1,0,8,0,0") == SetValues(reps: 8))
    #expect(try values("Plank,1,0.0,0.0,0,60.0") == SetValues(duration: 60))
    let run = SetValues(duration: 330, distance: Distance(milli: 2_000, unit: .km))
    #expect(try values("Running,1,0,0,2.0,330") == run)
    #expect(try values("Weighted Plank,1,20,0,0,60") == SetValues(weight: kilograms(20_000), duration: 60))
  }

  @Test func `0 reps of a failed set stay`() throws {
    #expect(try values("Squat,F,140,0,0,0") == SetValues(weight: kilograms(140_000), reps: 0))
    #expect(try values("Pull Up,1,0,0,0,0") == SetValues(reps: 0))
  }

  @Test func `a blank is not a 0`() throws {
    #expect(try values("Squat,1,100,,,") == SetValues(weight: kilograms(100_000)))
    #expect(try values("Squat,1,,,,").isEmpty)
  }

  @Test func `assistance may be a negative weight`() throws {
    #expect(try values("Pull Up,1,-21,8,0,0") == SetValues(weight: kilograms(-21_000), reps: 8))
  }

  @Test func `weights are in the unit that was answered`() throws {
    #expect(try values("Squat,1,200,5,0,0", unit: .lb).weight == Weight(milli: 200_000, unit: .lb))
    #expect(try values("Squat,1,102.5,5,0,0").weight == kilograms(102_500))
  }

  @Test func `seconds are rounded, reps must be whole`() throws {
    #expect(try values("Plank,1,0,0,0,59.5").duration == 60)
    let reading = try read(strong(row("Squat,1,60,5.5,0,0")))
    #expect(reading.leftOut.shown.map(\.reason) == [.fraction(column: "reps", text: "5.5")])
  }

  @Test(arguments: [
    "Squat,1,60,-5,0,0", "Run,1,0,0,-2,60", "Plank,1,0,0,0,-60", "Squat,1,NaN,5,0,0",
    "Squat,1,100000000,5,0,0",
  ])
  func `numbers that cannot be are listed`(text: String) throws {
    let reading = try read(strong(row(text)))
    #expect(reading.leftOut.count == 1)
    #expect(reading.sets.isEmpty)
  }

  @Test func `a row without an exercise is listed`() throws {
    let reading = try read(strong(row(",1,60,5,0,0"), row("\"  \",1,60,5,0,0")))
    #expect(reading.leftOut.shown.map(\.reason) == [.noExercise, .noExercise])
    #expect(reading.workouts.isEmpty)
  }

  @Test(arguments: [
    ("8.5", 17, 0), ("6", 12, 0), ("10.0", 20, 0), ("0", nil, 0), ("", nil, 0), ("11", nil, 1),
    ("8.3", nil, 1),
    ("0.5", nil, 1),
  ])
  func `RPE goes in halves from 1 to 10`(written: String, halves: Int?, doubts: Int) throws {
    let reading = try read(strong(row("Squat,1,60,5,0,0", rest: ",,\(written)")))
    #expect(reading.sets.map(\.values.rpe?.halves) == [halves])
    #expect(reading.doubts.count == doubts)
    #expect(reading.sets.map(\.isSuspicious) == [false])
  }

  @Test(arguments: [
    "Squat,1,9999.9,5,0,0", "Squat,1,60,999999,0,0", "Run,1,0,0,305,0", "Run,1,0,0,50,600",
    "Plank,1,0,0,0,90000",
  ])
  func `values that nobody lifts or runs are kept, flagged and counted`(text: String) throws {
    let reading = try read(strong(row("Squat,1,60,5,0,0"), row(text)), distanceUnit: .mi)
    #expect(reading.sets.map(\.isSuspicious) == [false, true])
    #expect(reading.doubts.shown.map(\.line) == [3])
    #expect(reading.counts.suspicious == 1)
  }

  @Test func `large but possible values are not doubted`() throws {
    let reading = try read(
      strong(row("Leg Press,1,990,5,0,0"), row("Jump Rope,1,0,3000,0,1800"), row("Cycling,1,0,0,90,7200")))
    #expect(reading.sets.map(\.isSuspicious) == [false, false, false])
  }

  @Test func `a unit that is not known is listed, not taken for another`() throws {
    let header = "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit"
    let rows = [";60;stone;5;;", ";60;lbs;5;;", ";;stone;5;;mi", ";;;;2;furlong"]
    let text = ([header] + rows.map { "2024-01-01 10:00:00;A;Squat;1" + $0 }).joined(separator: "\n")
    let reading = try read(text)
    #expect(reading.leftOut.shown.map(\.reason) == [.unit("stone"), .unit("furlong")])
    #expect(reading.sets.map(\.values.weight) == [Weight(milli: 60_000, unit: .lb), nil])
  }

  @Test func `letters may be small`() throws {
    let reading = try read(strong(row("Squat,w,60,5,0,0"), row("Squat,d,60,5,0,0"), row("Squat,f,60,5,0,0")))
    #expect(reading.sets.map(\.type) == [.warmup, .drop, .failure])
  }

  @Test func `a rest in a language not known is a rest`() throws {
    let reading = try read(
      strong(row("Squat,1,60,5,0,0"), row("Squat,Відпочинок,0,0.0,0,90.0"), row("Squat,2,60,5,0,0")))
    #expect(reading.sets.map(\.restAfter) == [90, nil])
  }

  @Test func `an unknown kind of set is kept as a working set and said`() throws {
    let reading = try read(strong(row("Squat,X,60,5,0,0")))
    #expect(reading.sets.map(\.type) == [.work])
    #expect(reading.doubts.shown.map(\.reason) == [.setOrder("X")])
    #expect(reading.sets.map(\.isSuspicious) == [false])
  }
}
