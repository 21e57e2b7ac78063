import Exchange
import Logbook
import Testing
import Training

/// What goes out comes in again as it was.
struct RoundTripTests {
  let desk = Desk()

  private static let views = ["v_workout", "v_set", "v_exercise", "v_measurement", "v_record", "v_week"]

  private func filled(_ seed: UInt64, isTable: Bool = false) throws -> Logbook {
    let log = try Logbook(path: desk.log)
    var random = RandomLog(seed: seed, isTable: isTable)
    try random.fill(log)
    return log
  }

  private func views(of path: String, _ names: [String] = views) throws -> [String] {
    let log = try Logbook(path: path)
    defer { log.close() }
    return try names.flatMap { view in
      let result = try log.query("SELECT * FROM \(view)")
      return result.rows.map { "\(view): \($0)" }.sorted()
    }
  }

  @Test(arguments: 1...3) func `everything comes back from JSON Lines into a new log`(seed: UInt64) throws {
    try filled(seed).close()
    #expect(desk.knurl("export", "\(desk.folder)/a.jsonl").code == 0)
    let other = "\(desk.folder)/other.db"
    let answer = desk.knurl("import", "\(desk.folder)/a.jsonl", "--log", other)
    #expect(answer.code == 0)
    #expect(!answer.out.contains("left out"))
    #expect(try views(of: other) == views(of: desk.log))
    let again = desk.knurl("export", "--format", "jsonl", "--log", other)
    #expect(again.out == desk.knurl("export", "--format", "jsonl").out)
    #expect(again.errors.isEmpty)
    #expect(
      desk.knurl("import", "\(desk.folder)/a.jsonl", "--log", other).out.contains("Imported 0 workouts\n"))
  }

  @Test(arguments: 11...12) func `the sets come back from a table`(seed: UInt64) throws {
    try filled(seed, isTable: true).close()
    #expect(desk.knurl("export", "\(desk.folder)/a.csv").code == 0)
    let other = "\(desk.folder)/other.db"
    #expect(desk.knurl("import", "\(desk.folder)/a.csv", "--log", other).code == 0)
    let carried = """
      (SELECT set_id, workout_id, workout, started_at, local_date, exercise, block, position, type, completed,
        weight, unit, reps, duration_s, distance_m, rpe, rest_s, note, superset FROM v_set)
      """
    let workouts =
      "(SELECT workout_id, name, started_at, duration_s, finished, note, source, sets FROM v_workout)"
    for view in [carried, workouts] {
      let (came, went) = (try views(of: other, [view]), try views(of: desk.log, [view]))
      #expect(came.count == went.count)
      for (row, wanted) in zip(came, went) { #expect(row == wanted) }
    }
    let again = desk.knurl("import", "\(desk.folder)/a.csv")
    #expect(again.out.contains("Imported 0 workouts\n"))
    #expect(!again.out.contains("Different"))
  }

  @Test(arguments: 11...14) func `a log comes back from its text`(seed: UInt64) throws {
    try filled(seed).close()
    let path = "\(desk.folder)/a.txt"
    #expect(desk.knurl("export", "--format", "text", path).code == 0)
    let other = "\(desk.folder)/other.db"
    let answer = desk.knurl("import", path, "--log", other)
    #expect(answer.code == 0 && answer.out.hasPrefix("A log as text"))
    #expect(!answer.out.contains("left out"), "\(answer.out)")
    let carried = """
      (SELECT workout, started_at, block, position, type, completed, weight, unit, reps, duration_s,
        distance_m, rpe, rest_s, note, superset FROM v_set)
      """
    let workouts = "(SELECT name, started_at, duration_s, note, source, sets FROM v_workout)"
    for view in [carried, workouts] {
      for (row, wanted) in zip(try views(of: other, [view]), try views(of: desk.log, [view])) {
        #expect(row == wanted)
      }
    }
    #expect(desk.knurl("import", path, "--log", other).out.contains("Imported 0 workouts\n"))
    #expect(desk.knurl("import", path).out.contains("Imported 0 workouts\n"))
  }

  @Test func `a workout whose text is wrong is left out alone, and Markdown is told to be for reading`() {
    desk.knurl("log", "bench", "100x5", "--date", "2026-11-20 18:00")
    desk.knurl("log", "squat", "140x5", "--date", "2026-11-21 18:00")
    let text = desk.knurl("export", "--format", "text").out
    let path = desk.write(text.replacing("100 kg x 5", with: "100 kg x five"), to: "a.txt")
    let answer = desk.knurl("import", path, "--log", "\(desk.folder)/other.db")
    #expect(answer.out.contains("Imported 1 workout, 1 set\n") && answer.out.contains("  Line 5, column "))
    let markdown = desk.write(desk.knurl("export", "--format", "md").out, to: "a.md")
    let refusal = desk.knurl("import", markdown)
    #expect(refusal.code == 1 && refusal.errors.contains("Markdown, which is for reading"))
  }

  @Test(arguments: 21...23) func `a workout comes back from its text`(seed: UInt64) throws {
    let log = try filled(seed)
    defer { log.close() }
    let exercises = Dictionary(uniqueKeysWithValues: try log.everyExercise().map { ($0.id, $0) })
    let names = Dictionary(exercises.values.map { ($0.name, $0.id) }) { first, _ in first }
    let naming = WorkoutForm.Naming(
      exercise: { exercises[$0] }, isUnique: { names[$0] != nil }, routine: { _ in "R" })
    try log.forEach(WorkoutChoice()) { workout in
      let text = WorkoutForm.text(workout, naming)
      var written = try WorkoutForm.read(text) { _ in workout.start }
      for index in written.workout.blocks.indices {
        written.workout.blocks[index].exercise =
          try #require(written.exercises[index].id ?? names[written.exercises[index].name])
      }
      written.workout.routine = workout.routine
      let adopted = written.workout.adopting(from: workout, newBlock: { ID("new") }, newSet: { ID("new") })
      #expect(adopted == workout)
    }
  }

  @Test func `an import of a log is one change that can be undone and done again`() throws {
    try filled(31).close()
    desk.knurl("export", "\(desk.folder)/a.jsonl")
    let other = "\(desk.folder)/other.db"
    desk.knurl("history", "--log", other)
    let before = try views(of: other)
    desk.knurl("import", "\(desk.folder)/a.jsonl", "--log", other)
    let after = try views(of: other)
    #expect(desk.knurl("undo", "--log", other).code == 0)
    #expect(try views(of: other) == before)
    #expect(desk.knurl("redo", "--log", other).code == 0)
    #expect(try views(of: other) == after)
    #expect(desk.knurl("import", "--undo", "--log", other).code == 0)
    #expect(try views(of: other) == before)
  }
}
