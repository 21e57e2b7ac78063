import Glibc
import Logbook
import Testing
import Training

@testable import Shell

/// Hooks are told on their standard input, and hold nothing up.
struct HookTests {
  let folder = Folder()
  private let bench = Exercise(id: ID("e1"), name: "Bench Press (Barbell)")
  private let start = LocalMoment(moment: Moment(seconds: 1_795_804_560), offset: 3_600)

  private func hook(_ name: String, _ script: String) throws {
    let path = try folder.write("#!/bin/sh\n\(script)\n", to: "hooks/\(name)")
    chmod(path, 0o700)
  }

  private func log(limit: Int = Hooks.limit) throws -> Logbook {
    let log = try Logbook(path: ":memory:")
    Hooks(folder: "\(folder.path)/hooks", limit: limit).follow(log)
    try log.save(Change("Added", [.exercise(from: nil, to: bench)]), at: start.moment)
    return log
  }

  /// A running workout with so many sets done.
  private func workout(_ id: String, done: Int, kilograms: Int = 100, start: LocalMoment) -> Workout {
    let sets = (0..<3).map { number in
      SetEntry(
        id: ID("\(id)-\(number)"),
        values: SetValues(weight: Weight(milli: kilograms * 1_000, unit: .kg), reps: 5),
        completion: number < done ? .done(at: start.moment + number * 60) : .open)
    }
    return Workout(
      id: ID(id), name: "Push", start: start,
      blocks: [Block(id: ID(id + "-b"), exercise: bench.id, sets: sets)])
  }

  /// What stands in a file once a hook has written it; empty after ten seconds.
  private func text(of name: String, until isWhole: (String) -> Bool = { $0.hasSuffix("\n") }) throws
    -> String
  {
    let deadline = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < deadline {
      if let text = try Platform.text(of: "\(folder.path)/\(name)"), isWhole(text) { return text }
      poll(nil, 0, 5)
    }
    return ""
  }

  @Test func `each set, record and finish is told as JSON`() throws {
    try hook("on_set", "cat >> \(folder.path)/sets")
    try hook("on_record", "cat >> \(folder.path)/records")
    try hook("on_finish", "cat >> \(folder.path)/ends")
    let log = try log()
    let old = LocalMoment(moment: start.moment + -604_800, offset: 3_600)
    let past = workout("w0", done: 1, kilograms: 90, start: old).finished(at: old.moment + 60)
    try log.save(Change("Past", from: nil, to: past), at: start.moment)
    let open = workout("w1", done: 0, start: start)
    let one = workout("w1", done: 1, start: start)
    try log.save(Change("Started", from: nil, to: open), at: start.moment)
    try log.save(Change("Completed", from: open, to: one), at: start.moment)
    #expect(
      try text(of: "sets")
        == "{\"event\":\"on_set\",\"workout_id\":\"w1\",\"workout\":\"Push\",\"exercise\":"
        + "\"Bench Press (Barbell)\",\"set_id\":\"w1-0\",\"set\":\"1\",\"type\":\"work\",\"weight\":100,"
        + "\"unit\":\"kg\",\"reps\":5}\n")
    #expect(try text(of: "records") { $0.contains("\"kind\":\"e1rm\"") }.contains("\"kind\":\"weight\""))
    try log.save(Change("Finished", from: one, to: one.finished(at: start.moment + 600)), at: start.moment)
    let end = try text(of: "ends")
    #expect(end.contains("\"event\":\"on_finish\"") && end.contains("\"duration_s\":600"))
    #expect(try text(of: "sets").split(separator: "\n").count == 1)
    log.close()
  }

  @Test func `one that is not executable, fails or is no program spoils nothing`() throws {
    _ = try folder.write("cat > \(folder.path)/never\n", to: "hooks/on_finish")
    try hook("on_set", "exit 3")
    let broken = try folder.write("\u{1}\u{2}", to: "hooks/on_record")
    chmod(broken, 0o700)
    let log = try log()
    let running = workout("w1", done: 2, start: start)
    try log.save(Change("Logged", from: nil, to: running), at: start.moment)
    try log.save(Change("Finished", from: running, to: running.finished(at: start.moment)), at: start.moment)
    #expect(try log.workoutCount(since: nil) == 1)
    #expect(!Platform.exists("\(folder.path)/never"))
    log.close()
  }

  @Test func `one that goes on for ever is ended, and nobody waits for it`() throws {
    try hook("on_set", "echo $$ > \(folder.path)/process\nexec sleep 1000")
    let log = try log(limit: 1)
    try log.save(Change("Logged", from: nil, to: workout("w1", done: 1, start: start)), at: start.moment)
    #expect(try log.runningWorkout()?.completedSets == 1)
    let process = try #require(Int32(try text(of: "process").filter(\.isNumber)))
    let deadline = ContinuousClock.now + .seconds(10)
    while kill(process, 0) == 0, ContinuousClock.now < deadline { poll(nil, 0, 10) }
    #expect(kill(process, 0) == -1)
    log.close()
  }
}
