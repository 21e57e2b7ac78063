import Testing
import Training

@testable import Logbook

@Suite struct SetTimerTests {
  private func running() -> Workout {
    let plank = Gym.exercise("Plank", kind: .duration)
    return Workout(
      id: ID("w"), name: "Core", start: Gym.monday,
      blocks: [
        Block(id: ID("b"), exercise: plank.id, sets: [SetEntry(id: ID("s1")), SetEntry(id: ID("s2"))])
      ])
  }

  private func timer() -> SetTimer {
    SetTimer(
      set: ID("s1"), ready: 5, watch: Stopwatch(banked: 3, startedAt: Gym.monday.moment), target: 40,
      rounds: SetTimer.Rounds(mode: .work, off: 20, following: 1))
  }

  @Test func `a running clock is there again after the program was killed`() throws {
    let folder = Folder()
    let log = try folder.log()
    try log.save(Change("Added Plank", [.exercise(from: nil, to: Gym.exercise("Plank", kind: .duration))]))
    let before = running()
    try log.add(before)
    var after = before
    after.timer = timer()
    try log.save(Change("Started the time", from: before, to: after))
    log.close()
    let again = try folder.log()
    #expect(try again.runningWorkout()?.timer == timer())
    var stopped = after
    stopped.timer = nil
    try again.save(Change("Stopped the time", from: after, to: stopped))
    #expect(try again.runningWorkout() == stopped)
    again.close()
  }

  @Test func `a clock goes with its set, and with the set being done`() throws {
    let log = try Logbook.memory(Gym.exercise("Plank", kind: .duration))
    let before = running()
    try log.add(before)
    var timed = before
    timed.timer = timer()
    try log.save(Change("Started the time", from: before, to: timed))
    // Another program that knows of no clock completes the set.
    let done = before.completing(ID("s1"), with: SetValues(duration: 30), at: Gym.monday.moment, rest: 0)
    try log.save(Change("Completed a set", from: before, to: done))
    #expect(try log.runningWorkout()?.timer == nil)
    #expect(try log.dump("SELECT * FROM set_timer") == [])
  }
}
