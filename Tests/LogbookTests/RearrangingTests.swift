import Testing
import Training

@testable import Logbook

/// Workouts copied, merged and split in a real log, and all of it undone.
@Suite struct RearrangingTests {
  let bench = Gym.exercise()
  let squat = Gym.exercise("Squat (Barbell)")

  private func two() -> Workout {
    var workout = Gym.workout("w1", [timed("a", at: 60), timed("b", at: 300)])
    workout.blocks.append(
      Block(id: ID("w1-second"), exercise: squat.id, sets: [timed("c", at: 900), timed("d", at: 1_200)]))
    return workout
  }

  private func timed(_ id: String, at seconds: Int) -> SetEntry {
    var set = Gym.set(id, 100, 5)
    set.completion = .done(at: Gym.monday.moment + seconds)
    return set
  }

  private func log(_ workouts: Workout...) throws -> Logbook {
    let log = try Logbook.memory(bench, squat)
    for workout in workouts { try log.add(workout) }
    return log
  }

  private func expectReplayed(_ log: Logbook) throws {
    let kept = try log.derived()
    try log.store.rebuildDerived()
    #expect(kept == (try log.derived()))
  }

  @Test func `a split and a merge give the workout back`() throws {
    let whole = two()
    let log = try log(whole)
    let (facts, derived) = (try log.facts(), try log.derived())
    try log.save(try #require(Change.split(whole, before: ID("w1-second"), id: ID("w2"))))
    let first = try #require(try log.workout(ID("w1")))
    let second = try #require(try log.workout(ID("w2")))
    #expect(first.duration == 300)
    #expect(second.start.moment == Gym.monday.moment + 900)
    #expect(second.blocks.map(\.exercise) == [squat.id])
    try expectReplayed(log)
    try log.save(Change.merge(second, first))
    let merged = try #require(try log.workout(ID("w1")))
    #expect(merged == whole)
    #expect(try log.workout(ID("w2")) == nil)
    try expectReplayed(log)
    _ = try log.undo(at: Gym.monday.moment)
    _ = try log.undo(at: Gym.monday.moment)
    #expect(try log.facts() == facts)
    #expect(try log.derived() == derived)
  }

  @Test func `a copy has what was done, under identifiers of its own`() throws {
    var workout = two()
    workout.blocks[1].sets[1].completion = .open
    workout.tags = ["home"]
    let log = try log(workout)
    var ids = IDSource(seed: 3)
    let copy = workout.copied(to: Gym.day(7), at: Gym.day(8).moment, &ids)
    try log.save(Change("Copied", from: nil, to: copy))
    let kept = try #require(try log.workout(copy.id))
    #expect(kept.blocks.map { $0.sets.count } == [2, 1])
    #expect(kept.blocks[0].sets[0].completedAt == Gym.day(7).moment + 60)
    #expect(kept.duration == workout.duration && kept.tags == ["home"])
    #expect(Set(kept.blocks.map(\.id)).isDisjoint(with: workout.blocks.map(\.id)))
    try expectReplayed(log)
  }

  @Test func `one that runs stays running when it is merged or split`() throws {
    var running = two()
    running.ending = .running
    running.rest = RunningRest(set: ID("d"), rest: Rest(startedAt: Gym.day(0, 1_200).moment, duration: 120))
    let earlier = Gym.workout("w0", on: Gym.day(-1), [Gym.set("z", 60, 5)])
    let log = try log(earlier, running)
    try log.save(try #require(Change.split(running, before: ID("w1-second"), id: ID("w2"))))
    let second = try #require(try log.runningWorkout())
    #expect(second.id == ID("w2") && second.rest == running.rest)
    #expect(try log.workout(ID("w1"))?.duration == 300)
    try log.save(Change.merge(second, earlier))
    #expect(try log.runningWorkout()?.blocks.count == 2)
    #expect(try log.runningWorkout()?.start == earlier.start)
    try expectReplayed(log)
  }

  @Test func `a split that would leave nothing is no change`() {
    #expect(Change.split(two(), before: ID("w1-block"), id: ID("w2")) == nil)
    #expect(Change.split(two(), before: ID("nowhere"), id: ID("w2")) == nil)
  }

  /// Copies, merges, splits and tags by dice.
  private func perform(_ dice: inout Dice, in log: Logbook, _ ids: inout IDSource) throws {
    let all = try log.workouts(before: nil, limit: 50).compactMap { try log.workout($0.id) }
    guard let workout = all.isEmpty ? nil : all[dice.below(all.count)] else { return }
    switch dice.below(4) {
    case 0:
      let copy = workout.copied(to: Gym.day(dice.below(60), dice.below(80_000)), at: Gym.monday.moment, &ids)
      try log.save(Change("Copied", from: nil, to: copy))
    case 1:
      let other = all[dice.below(all.count)]
      if other.id != workout.id { try log.save(Change.merge(workout, other)) }
    case 2:
      guard let block = workout.blocks.dropFirst(dice.below(3)).first else { return }
      let change = Change.split(workout, before: block.id, id: ids.next(at: Gym.monday.moment))
      if let change { try log.save(change) }
    default:
      var tagged = workout
      tagged.tags = Tags.edited(workout.tags, by: dice.below(2) == 0 ? "deload" : "-deload home")
      try log.save(Change("Tagged", from: workout, to: tagged))
    }
  }

  @Test(arguments: UInt64(1)...12) func `any sequence undone leaves the identical log`(seed: UInt64) throws {
    let log = try log(two(), Gym.workout("w9", on: Gym.day(2), exercise: squat, [Gym.set("y", 60, 5)]))
    let (facts, derived) = (try log.facts(), try log.derived())
    let entries = try log.journal(limit: 1_000).count
    var dice = Dice(state: seed)
    var ids = IDSource(seed: seed)
    for _ in 0..<25 { try perform(&dice, in: log, &ids) }
    try expectReplayed(log)
    let (after, changes) = (try log.facts(), try log.journal(limit: 1_000).count - entries)
    for _ in 0..<changes { _ = try log.undo(at: Gym.monday.moment) }
    #expect(try log.facts() == facts)
    #expect(try log.derived() == derived)
    for _ in 0..<changes { _ = try log.redo(at: Gym.monday.moment) }
    #expect(try log.facts() == after)
    try expectReplayed(log)
  }

  /// Throws that repeat with their seed.
  private struct Dice {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
