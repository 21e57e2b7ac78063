import Testing
import Training

@testable import Logbook

@Suite struct ChartFigureTests {
  let bench = Gym.exercise()

  @Test func `a workout's figures leave out warm-ups, open and unlikely sets`() throws {
    let logbook = try Logbook.memory(bench)
    var unlikely = Gym.set("s5", 900, 5)
    unlikely.isSuspicious = true
    try logbook.add(
      Gym.workout(
        "w1",
        [
          Gym.set("s1", 200, 5, type: .warmup), Gym.set("s2", 100, 5), Gym.set("s3", 90, 8, type: .drop),
          Gym.set("s4", 120, 1, done: false), unlikely,
        ]))
    try logbook.add(Gym.workout("w2", on: Gym.day(7), [Gym.set("t1", 60, 13)]))
    let figures = try logbook.figures(of: bench.id, since: nil)
    #expect(figures.map(\.workout?.text) == ["w1", "w2"])
    let first = try #require(figures.first).sum
    #expect(first.estimate == 116_667)
    #expect(first.weight == 100_000)
    #expect(first.load == 100_000)
    #expect(first.setVolume == 720_000)
    #expect(first.volume == 1_220_000)
    #expect(first.reps == 8)
    #expect(first.totalReps == 13)
    #expect(figures[1].sum.estimate == nil)
    #expect(try logbook.figures(of: bench.id, since: Gym.day(7).day).map(\.workout?.text) == ["w2"])
  }

  @Test func `pounds count as what they weigh, and the lifter's weight of the day is added`() throws {
    var pullUp = Gym.exercise("Pull Up", kind: .weightedBodyweight)
    pullUp.bodyweightShare = 1_000
    let logbook = try Logbook.memory(pullUp)
    try logbook.save(
      Change(
        "Weighed in",
        [
          .measurement(
            from: nil,
            to: Measurement(
              id: ID("m1"), kind: "bodyweight", milli: 80_000, unit: "kg", taken: Gym.monday))
        ]))
    var set = Gym.set("s1", 0, 5)
    set.values.weight = Weight(milli: 45_000, unit: .lb)
    try logbook.add(Gym.workout("w1", exercise: pullUp, [set]))
    let sum = try #require(try logbook.figures(of: pullUp.id, since: nil).first).sum
    #expect(sum.weight == 20_412)
    #expect(sum.load == 100_412)
    #expect(sum.estimate == 117_147)
    #expect(sum.totalReps == 5)
    #expect(sum.volume == 502_058)
  }

  @Test func `more workouts than a chart tells apart become the most of each month`() throws {
    let logbook = try Logbook(path: ":memory:")
    let file = (0...Logbook.mostFigures).map { number in
      ImportTests.workout(
        on: Gym.day(number), exercise: bench.name,
        [ImportTests.set(60 + number % 40, 5), ImportTests.set(50, 8)])
    }
    try ImportTests.run(logbook, file)
    let id = try #require(try logbook.library().first { $0.workouts > 0 }).exercise.id
    let months = try logbook.figures(of: id, since: nil)
    #expect(months.allSatisfy { $0.workout == nil && $0.day == $0.day.startOfMonth })
    #expect(months.reduce(0) { $0 + $1.sum.workouts } == file.count)
    #expect(months[1].sum.sets == 2 * months[1].sum.workouts)
    let days = try logbook.figures(of: id, since: months[1].day).prefix(months[1].sum.workouts)
    #expect(days.allSatisfy { $0.workout != nil })
    #expect(days.compactMap(\.sum.weight).max() == months[1].sum.weight)
    #expect(days.compactMap(\.sum.volume).max() == months[1].sum.volume)
  }
}
