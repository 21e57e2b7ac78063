import Testing
import Training

@testable import Logbook

@Suite struct TagTests {
  let bench = Gym.exercise()

  private func log() throws -> (log: Logbook, workout: Workout) {
    let log = try Logbook.memory(bench)
    let workout = Gym.workout("w1", [Gym.set("s1", 100, 5)])
    try log.add(workout)
    try log.add(Gym.workout("w2", on: Gym.day(3), [Gym.set("s2", 80, 5)]))
    return (log, workout)
  }

  private func tag(_ workout: Workout, _ tags: [String], in log: Logbook) throws {
    var tagged = workout
    tagged.tags = tags
    try log.save(Change("Tagged Push A", from: workout, to: tagged))
  }

  @Test func `tags are kept, found and counted, and undo takes them away`() throws {
    let (log, workout) = try log()
    let (facts, derived) = (try log.facts(), try log.derived())
    try tag(workout, ["deload", "home"], in: log)
    #expect(try log.workout(workout.id)?.tags == ["deload", "home"])
    #expect(try log.workouts(before: nil, limit: 5).map(\.tags) == [[], ["deload", "home"]])
    #expect(try log.search("deload", limit: 5).map(\.summary.id) == [workout.id])
    #expect(try log.tags().map(\.tag) == ["deload", "home"])
    #expect(try log.dump("SELECT tags FROM v_workout ORDER BY 1").count == 2)
    let kept = try log.derived()
    try log.store.rebuildDerived()
    #expect(try log.derived() == kept)
    _ = try log.undo(at: Gym.monday.moment)
    #expect(try log.facts() == facts)
    #expect(try log.derived() == derived)
    #expect(try log.search("deload", limit: 5).isEmpty)
  }

  @Test func `a question finds the days of a whole tag`() throws {
    let (log, workout) = try log()
    try tag(workout, ["deload"], in: log)
    let asked = try DayPredicate(reading: "tag:deload", unit: .kg)
    let part = try DayPredicate(reading: "tag:load", unit: .kg)
    #expect(try log.days(matching: asked, from: Gym.day(-9).day, through: Gym.day(9).day) == [Gym.monday.day])
    #expect(try log.days(matching: part, from: Gym.day(-9).day, through: Gym.day(9).day).isEmpty)
  }

  @Test func `a pinned note finds the workouts of its exercise`() throws {
    let (log, workout) = try log()
    var pinned = bench
    pinned.note = "Pause on the chest."
    try log.save(Change("Pinned", [.exercise(from: bench, to: pinned)]))
    #expect(try log.search("pause chest", limit: 5).map(\.summary.id.text) == ["w2", workout.id.text])
  }

  @Test func `two programs that tag at once do not overwrite each other`() throws {
    let (log, workout) = try log()
    try tag(workout, ["deload"], in: log)
    #expect(throws: LogbookError.conflict) { try tag(workout, ["home"], in: log) }
    #expect(try log.workout(workout.id)?.tags == ["deload"])
  }
}
