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
    #expect(figures.map(\.workout.text) == ["w1", "w2"])
    let first = try #require(figures.first)
    #expect(abs((first.estimate ?? 0) - 116.667) < 0.001)
    #expect(first.weight == 100)
    #expect(first.setVolume == 720)
    #expect(first.volume == 1_220)
    #expect(first.reps == 8)
    #expect(first.totalReps == 13)
    #expect(figures[1].estimate == nil)
    #expect(try logbook.figures(of: bench.id, since: Gym.day(7).day).map(\.workout.text) == ["w2"])
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
    let figures = try #require(try logbook.figures(of: pullUp.id, since: nil).first)
    #expect(abs((figures.weight ?? 0) - 20.412) < 0.001)
    #expect(abs((figures.estimate ?? 0) - 117.147) < 0.001)
    #expect(figures.totalReps == 5)
    #expect(abs((figures.volume ?? 0) - 502.06) < 0.01)
  }
}
