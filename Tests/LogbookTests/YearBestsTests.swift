import Testing
import Training

@testable import Logbook

/// Bests of a time on its own, on logs of chance, beside the records that are kept.
@Suite struct YearBestsTests {
  private let bench = Gym.exercise()

  /// Sixty workouts over two years; the exercise may come twice in one, its later block with the earlier id.
  private func log(_ random: inout SystemRandomNumberGenerator) throws -> (Logbook, [Workout]) {
    let log = try Logbook.memory(bench)
    try log.store.setRecordPreference(RecordPreference(formula: .epley, firstCounts: true))
    var workouts: [Workout] = []
    for number in 0..<60 {
      let start = Gym.day(number * 12 + Int.random(in: 0...1, using: &random), number)
      var workout = Gym.workout("w\(number + 100)", on: start, [])
      workout.blocks = (0..<Int.random(in: 1...2, using: &random)).map { place in
        let sets = (0..<3).map { set in
          let type: SetType = Int.random(in: 0..<4, using: &random) == 0 ? .warmup : .work
          return Gym.set(
            "s\(number)-\(place)-\(set)", Int.random(in: 10...14, using: &random) * 5,
            Int.random(in: 1...6, using: &random), type: type, done: Bool.random(using: &random))
        }
        return Block(id: ID("b\(number)-\(9 - place)"), exercise: bench.id, sets: sets)
      }
      try log.add(workout)
      workouts.append(workout)
    }
    return (log, workouts)
  }

  private func texts(_ events: [RecordEvent]) -> Set<String> {
    Set(events.map { "\($0.kind) \($0.setID) \($0.mark)" })
  }

  @Test func `the bests of all time are the records that stand`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<5 {
      let (log, _) = try log(&random)
      let standing = try log.records(of: bench.id).filter(\.isCurrent).map(\.event)
      let bests = try log.bests(of: bench.id, from: Gym.day(-9).day, through: Gym.day(999).day)
      #expect(texts(bests.map(\.event)) == texts(standing))
      #expect(bests.map(\.start.moment) == bests.map(\.start.moment).sorted(by: >))
    }
  }

  @Test func `a workout's bests of the year are of kinds the year has seen before`() throws {
    var random = SystemRandomNumberGenerator()
    let (log, workouts) = try log(&random)
    var told = 0
    for workout in workouts {
      let day = workout.start.day
      let known = Set(
        try log.bests(of: bench.id, from: day.startOfYear, through: day + -1).map(\.event.kind))
      let expected = try log.bests(of: bench.id, from: day.startOfYear, through: day).map(\.event).filter {
        $0.workoutID == workout.id.text && known.contains($0.kind) && !$0.kind.isOfSession
      }
      let found = try log.yearBests(in: workout)
      #expect(texts(found.values.flatMap(\.self)) == texts(expected))
      #expect(found.allSatisfy { set, events in events.allSatisfy { $0.setID == set.text } })
      told += expected.count
    }
    #expect(told > 0)
  }
}
