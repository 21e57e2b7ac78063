import SQLite
import Testing
import Training

@testable import Logbook

@Suite struct ReadingTests {
  let bench = Gym.exercise()
  let squat = Gym.exercise("Squat (Barbell)")

  /// Three Mondays of bench, the last one running.
  func log() throws -> Logbook {
    let logbook = try Logbook.memory(bench, squat)
    try logbook.add(
      Gym.workout("w1", on: Gym.day(0), [Gym.set("a1", 60, 5, type: .warmup), Gym.set("a2", 100, 5)]))
    try logbook.add(Gym.workout("w2", on: Gym.day(7), [Gym.set("b1", 100, 6), Gym.set("b2", 105, 3)]))
    try logbook.add(
      Gym.workout(
        "w3", on: Gym.day(14), ending: .running, [Gym.set("c1", 110, 1), Gym.set("c2", 90, 5, done: false)]))
    return logbook
  }

  @Test func `the history comes page by page, newest first, with its sums`() throws {
    let logbook = try log()
    let page = try logbook.workouts(before: nil, limit: 2)
    #expect(page.map(\.id.text) == ["w3", "w2"])
    #expect(page[0].isRunning && page[0].duration == nil && page[0].sets == 1)
    #expect(page[1].volume == Volume(kilograms: 915_000) && page[1].duration == 3600)
    #expect(page[1].records == 4)
    #expect(page[1].lines == [ExerciseLine(name: bench.name, sets: 2, best: Gym.set("b1", 100, 6).values)])
    let cursor = WorkoutCursor(start: page[1].start.moment, id: page[1].id)
    let rest = try logbook.workouts(before: cursor, limit: 9)
    #expect(rest.map(\.id.text) == ["w1"])
    #expect(rest[0].warmups == 1 && rest[0].sets == 1 && rest[0].records == 0)
    #expect(try logbook.ordinal(of: ID("w2")) == 2)
    #expect(try logbook.workoutCount(since: nil) == 2)
    #expect(try logbook.workoutCount(since: Gym.day(7).day) == 1)
  }

  @Test func `the past of an exercise leaves the workout itself out`() throws {
    let logbook = try log()
    let past = try logbook.past(
      of: bench.id, before: Gym.day(14).moment, excluding: ID("w3"), routine: nil, sessions: 5)
    #expect(past.sessions.map(\.workout.text) == ["w2", "w1"])
    #expect(past.sessions[0].sets.map(\.id.text) == ["b1", "b2"])
    #expect(past.bestEstimate?.milli(in: .kg) == 120_000)
    #expect(past.trend.count == 2)
    #expect(past.repRecords.map(\.weight.milli) == [105_000, 105_000, 105_000, 100_000, 100_000, 100_000])
    let same = try logbook.past(
      of: bench.id, before: Gym.day(14).moment, excluding: ID("w3"), routine: ID("r"), sessions: 5)
    #expect(same.sessions.isEmpty)
    #expect(
      try logbook.past(
        of: squat.id, before: Gym.day(14).moment, excluding: nil, routine: nil, sessions: 5) == ExercisePast()
    )
  }

  @Test func `badges of a running workout stand as of each set, later only the best of a kind`() throws {
    let logbook = try log()
    let running = try #require(try logbook.runningWorkout())
    let live = try logbook.badges(of: running.id)
    #expect(live[ID("c1")]?.map(\.kind).contains(.weight) == true)
    #expect(live.values.joined().allSatisfy { !$0.kind.isOfSession })
    #expect(try logbook.badges(of: ID("w1")).isEmpty)
    var undone = running
    undone.blocks[0].sets[0].completion = .open
    try logbook.save(Change("Opened", from: running, to: undone))
    #expect(try logbook.badges(of: running.id).isEmpty)
  }

  @Test func `one workout counts one weight record for an exercise, the best of its blocks`() throws {
    let logbook = try Logbook.memory(bench)
    try logbook.add(Gym.workout("w1", on: Gym.day(0), [Gym.set("a1", 95, 5)]))
    var twice = Gym.workout("w2", on: Gym.day(1), [Gym.set("b1", 100, 5)])
    twice.blocks.append(Block(id: ID("second"), exercise: bench.id, sets: [Gym.set("b2", 103, 5)]))
    try logbook.add(twice)
    let lines = try logbook.records(in: ID("w2")).filter { $0.event.kind == .weight }
    #expect(lines.map(\.event.setID) == ["b2"])
    #expect(lines[0].event.previous?.load == Load(kilograms: 100_000))
    #expect(lines[0].isCurrent && lines[0].exerciseName == bench.name)
    #expect(try logbook.currentRecords(limit: 99).filter { $0.event.kind == .weight }.count == 1)
    #expect(try logbook.records(of: bench.id).filter { $0.event.kind == .weight }.count == 3)
  }

  @Test func `records of set volume are told only where they are wanted, and everywhere alike`() throws {
    let logbook = try Logbook.memory(bench)
    try logbook.add(Gym.workout("w1", on: Gym.day(0), [Gym.set("a1", 95, 5)]))
    try logbook.add(Gym.workout("w2", on: Gym.day(1), [Gym.set("b1", 100, 5), Gym.set("b2", 105, 5)]))
    func tellings() throws -> [Int] {
      let badges = try logbook.badges(of: ID("w2")).values.joined().count
      let listed = try logbook.query("SELECT records FROM v_workout WHERE workout_id = 'w2'").rows[0][0]
      let counts = [try logbook.records(in: ID("w2")).count, badges]
      guard case .integer(let view) = listed else { return counts }
      return counts + [view, try logbook.summary(of: ID("w2"))?.records ?? 0]
    }
    #expect(try tellings() == [3, 3, 3, 3])
    try logbook.preferFormula(.epley, firstCounts: false, setVolume: true)
    #expect(try tellings() == [4, 4, 4, 4])
    #expect(try logbook.currentRecords(limit: 9).count == 4)
    try logbook.preferFormula(.epley, firstCounts: false)
    #expect(try tellings() == [4, 4, 4, 4])
  }

  @Test func `what only began an exercise is no record, and a workout has one of a kind`() throws {
    let logbook = try Logbook.memory(bench)
    try logbook.add(Gym.workout("w1", on: Gym.day(0), [Gym.set("a1", 95, 1)]))
    #expect(try logbook.currentRecords(limit: 9).isEmpty)
    try logbook.add(
      Gym.workout(
        "w2", on: Gym.day(1), [Gym.set("b1", 100, 1), Gym.set("b2", 105, 1), Gym.set("b3", 110, 1)]))
    let view = "SELECT set_id FROM v_record WHERE kind = 'weight' ORDER BY achieved_at, set_id"
    #expect(try logbook.query(view).rows.map { $0[0] } == [.text("a1"), .text("b3")])
  }

  @Test func `the library knows how often, when last and how strong`() throws {
    let logbook = try log()
    let library = try logbook.library()
    let entry = try #require(library.first { $0.exercise.id == bench.id })
    #expect(entry.workouts == 3 && entry.lastDone == Gym.day(14).day)
    #expect(entry.bestEstimate?.milli(in: .kg) == 120_000)
    let other = try #require(library.first { $0.exercise.id == squat.id })
    #expect(other.workouts == 0 && other.lastDone == nil && other.bestEstimate == nil)
    var archived = bench
    archived.isArchived = true
    try logbook.save(Change("Archived", [.exercise(from: bench, to: archived)]))
    #expect(try logbook.library().last?.exercise == archived)
  }

  @Test func `another formula judges records anew`() throws {
    let logbook = try log()
    try logbook.preferFormula(.brzycki, firstCounts: true)
    #expect(try logbook.library().first { $0.exercise.id == bench.id }?.bestEstimate?.formula == .brzycki)
    #expect(try !logbook.badges(of: ID("w1")).isEmpty)
    try JournalTests.expectTruth(logbook)
    try logbook.preferFormula(.epley, firstCounts: false)
    #expect(try logbook.badges(of: ID("w1")).isEmpty)
  }

  @Test func `weeks and totals count by the day as lived`() throws {
    let logbook = try log()
    let late = LocalMoment(moment: Moment(seconds: Gym.day(6).day.number * 86_400 + 600), offset: -3600)
    try logbook.add(Gym.workout("w0", on: late, [Gym.set("z1", 50, 10)]))
    let weeks = try logbook.weeks(last: 2, endingWith: Gym.day(7).day, weekStart: 1)
    #expect(weeks.map(\.totals.workouts) == [2, 1])
    #expect(weeks[0].totals.volume == Volume(kilograms: 1_000_000))
    #expect(try logbook.totals(from: Gym.day(7).day, through: Gym.day(7).day).sets == 2)
    #expect(try logbook.totals(from: nil, through: nil).workouts == 3)
    #expect(try logbook.totals(from: nil, through: nil).duration == 3 * 3600)
  }

  @Test func `next up is the routine done longest ago, else the workout name`() throws {
    let logbook = try log()
    #expect(try logbook.nextUp(at: Gym.day(15), limit: 5).map(\.source) == [.workout(ID("w2"))])
    for name in ["A", "B"] {
      let routine = Routine(
        id: ID(name), name: name, blocks: [RoutineBlock(id: ID("b" + name), exercise: bench.id)])
      try logbook.save(Change("Added", [.routine(from: nil, to: routine)]))
    }
    var done = Gym.workout("w4", on: Gym.day(15), [Gym.set("d1", 100, 5)])
    done.routine = ID("A")
    try logbook.add(done)
    let next = try logbook.nextUp(at: Gym.day(16), limit: 5)
    #expect(next.map(\.name) == ["B", "A"])
    #expect(next[1].minutes == 60 && next[1].lastDone == done.start && next[0].lastDone == nil)
    #expect(next[0].lines == [ExerciseLine(name: bench.name, sets: 0, best: nil)])
  }

  @Test func `the nearest weigh-in counts, the earlier of two, and slips of the finger never`() throws {
    let logbook = try Logbook.memory()
    for (days, milli) in [(0, 80_000), (10, 82_000), (4, 8_000)] {
      let weighIn = Measurement(
        id: ID("m\(days)"), kind: "bodyweight", milli: milli, unit: "kg", taken: Gym.day(days))
      try logbook.save(Change("Weighed", [.measurement(from: nil, to: weighIn)]))
    }
    #expect(try logbook.bodyweight(on: Gym.day(5).day)?.milli == 80_000)
    #expect(try logbook.bodyweight(on: Gym.day(6).day)?.milli == 82_000)
    #expect(try logbook.bodyweight(on: Gym.day(-99).day)?.milli == 80_000)
  }
}
