import Testing
import Training

@testable import Logbook

@Suite struct ImportTests {
  static func workout(
    named name: String = "Push", on start: LocalMoment = Gym.monday,
    exercise: String = "Bench Press (Barbell)",
    note: String = "", saysNotes: Bool = true, _ sets: [ImportedSet]
  ) -> ImportedWorkout {
    ImportedWorkout(
      name: name, start: start, duration: 3600, note: note, saysNotes: saysNotes,
      blocks: [ImportedBlock(exerciseName: exercise, sets: sets)])
  }

  static func set(_ kilograms: Int, _ reps: Int?, type: SetType = .work, rest: Int? = nil) -> ImportedSet {
    ImportedSet(
      type: type, values: SetValues(weight: Weight(milli: kilograms * 1000, unit: .kg), reps: reps),
      restAfter: rest)
  }

  @discardableResult
  static func run(
    _ logbook: Logbook, _ workouts: [ImportedWorkout], seed: UInt64 = 1, takesNotes: Bool = false
  ) throws -> ImportCounts {
    let batch = try logbook.beginImport(
      app: "strong", file: "strong.csv", sha: nil, at: Gym.day(100).moment, ids: IDSource(seed: seed))
    batch.takesNotes = takesNotes
    for workout in workouts { try batch.add(workout) }
    return try batch.finish()
  }

  static func history(_ count: Int, shift: Int = 0) -> [ImportedWorkout] {
    (0..<count).map { day in
      workout(named: "Day", on: Gym.day(day * 2, shift), [set(60, 5, type: .warmup), set(100 + day, 5)])
    }
  }

  @Test func `an import is counted, stored whole and matched to the library`() throws {
    let logbook = try Logbook(path: ":memory:")
    let file = ImportTests.workout(
      exercise: "barbell bench-press", note: "Heavy",
      [ImportTests.set(60, 5, type: .warmup, rest: 90), ImportTests.set(100, 5)])
    let counts = try ImportTests.run(logbook, [file])
    #expect(counts.workouts == 1 && counts.sets == 2 && counts.warmups == 1)
    #expect(counts.rests == 1 && counts.notes == 1 && counts.matchedExercises == 1)
    #expect(counts.newExercises.isEmpty)
    let summary = try #require(try logbook.workouts(before: nil, limit: 9).first)
    #expect(summary.lines.map(\.name) == ["Bench Press (Barbell)"])
    let workout = try #require(try logbook.workout(summary.id))
    #expect(workout.source == "strong" && workout.duration == 3600 && workout.note == "Heavy")
    #expect(workout.blocks[0].sets.map(\.restTaken) == [nil, 90])
    #expect(workout.blocks[0].sets.map(\.completion) == [.done(at: nil), .done(at: nil)])
  }

  @Test func `a second import of the file adds nothing and a longer one only what is new`() throws {
    let logbook = try Logbook(path: ":memory:")
    try ImportTests.run(logbook, ImportTests.history(8))
    let before = try logbook.facts()
    let again = try ImportTests.run(logbook, ImportTests.history(8), seed: 2)
    #expect(again.workouts == 0 && again.duplicates == 8 && again.shift == nil)
    #expect(try logbook.facts() == before)
    let longer = try ImportTests.run(logbook, ImportTests.history(10), seed: 3)
    #expect(longer.workouts == 2 && longer.duplicates == 8)
    #expect(try logbook.workoutCount(since: nil) == 10)
  }

  @Test func `changing a note in the file adds no workout, and a note that was missing is offered`() throws {
    let logbook = try Logbook(path: ":memory:")
    let sets = [ImportTests.set(100, 5)]
    try ImportTests.run(logbook, [ImportTests.workout(sets)])
    let noted = try ImportTests.run(logbook, [ImportTests.workout(note: "Tired", sets)], seed: 2)
    #expect(noted.workouts == 0 && noted.duplicates == 1 && noted.notesAdded == 1)
    let other = try ImportTests.run(logbook, [ImportTests.workout(note: "Other", sets)], seed: 3)
    #expect(other.notesAdded == 0 && other.notesDiffering == 1)
    let taken = try ImportTests.run(
      logbook, [ImportTests.workout(note: "Other", sets)], seed: 5, takesNotes: true)
    #expect(taken.workouts == 0 && taken.notesAdded == 1 && taken.notesDiffering == 0)
    #expect(try logbook.workouts(before: nil, limit: 1).first?.note == "Other")
    _ = try logbook.undo(at: Gym.monday.moment)
    let silent = try ImportTests.run(logbook, [ImportTests.workout(saysNotes: false, sets)], seed: 4)
    #expect(silent.duplicates == 1)
    #expect(try logbook.workouts(before: nil, limit: 1).first?.note == "Tired")
    #expect(try logbook.undo(at: Gym.monday.moment) == "Imported notes from strong.csv")
    #expect(try logbook.workouts(before: nil, limit: 1).first?.note == "")
  }

  @Test func `two workouts at the same start are both kept, and edited ones are left as they are`() throws {
    let logbook = try Logbook(path: ":memory:")
    let sets = [ImportTests.set(100, 5)]
    let file = [ImportTests.workout(named: "Before", sets), ImportTests.workout(named: "After", sets)]
    #expect(try ImportTests.run(logbook, file).workouts == 2)
    #expect(try ImportTests.run(logbook, file, seed: 2).duplicates == 2)
    let edited = try ImportTests.run(
      logbook, [ImportTests.workout(named: "After", [ImportTests.set(110, 5)])], seed: 3)
    #expect(edited.workouts == 0 && edited.changedElsewhere == 1)
  }

  @Test func `a history seen from another zone is recognised and can still be kept`() throws {
    let logbook = try Logbook(path: ":memory:")
    try ImportTests.run(logbook, ImportTests.history(8))
    let before = try logbook.facts() + logbook.derived()
    let moved = try ImportTests.run(logbook, ImportTests.history(9, shift: 7200), seed: 2)
    #expect(moved.shift == 7200 && moved.duplicates == 8 && moved.workouts == 1)
    _ = try logbook.undo(at: Gym.monday.moment)
    #expect(try logbook.facts() + logbook.derived() == before)
    let batch = try logbook.beginImport(
      app: "strong", file: "f", sha: nil, at: Gym.monday.moment, ids: IDSource(seed: 3))
    batch.keepsShifted = true
    for workout in ImportTests.history(8, shift: 7200) { try batch.add(workout) }
    #expect(try batch.finish().workouts == 8)
  }

  @Test func `new exercises take their kind from their sets and their equipment from their name`() throws {
    let logbook = try Logbook(path: ":memory:")
    func values(_ reps: Int?, _ seconds: Int?, _ metres: Int?) -> ImportedSet {
      let distance = metres.map { Distance(milli: $0 * 1000, unit: .m) }
      let none = Weight(milli: 0, unit: .kg)
      return ImportedSet(values: SetValues(weight: none, reps: reps, duration: seconds, distance: distance))
    }
    let kinds: [(String, ImportedSet, ExerciseKind)] = [
      ("Zottman Twist (Dumbbell)", ImportTests.set(20, 8), .weightReps),
      ("Zigzag Hops", values(12, nil, nil), .reps), ("Zen Hold", values(nil, 60, nil), .duration),
      ("Zip Line", values(nil, 30, 100), .distanceDuration),
      ("Zany Dip (Assisted)", ImportTests.set(20, 8), .assistedBodyweight),
      ("Zany Pull (Weighted)", ImportTests.set(20, 8), .weightedBodyweight),
    ]
    let file = kinds.enumerated().map { ImportTests.workout(on: Gym.day($0), exercise: $1.0, [$1.1]) }
    #expect(try ImportTests.run(logbook, file).newExercises.count == 6)
    let library = try logbook.library().map(\.exercise).filter(\.isCustom)
    for (name, _, kind) in kinds {
      let exercise = try #require(library.first { $0.name == name })
      #expect(exercise.kind == kind)
    }
    #expect(library.first { $0.name.hasPrefix("Zottman") }?.equipment == "dumbbell")
    let hops = try #require(library.first { $0.name == "Zigzag Hops" })
    #expect(try logbook.history(of: hops.id, before: nil, limit: 1)[0].sets[0].values.weight == nil)
  }

  @Test func `the kind that later sets speak for corrects the first guess, records included`() throws {
    let logbook = try Logbook(path: ":memory:")
    let file = [
      ImportTests.workout(on: Gym.day(0), exercise: "Zercher Hop", [ImportTests.set(0, 8)]),
      ImportTests.workout(on: Gym.day(1), exercise: "Zercher Hop", [ImportTests.set(40, 8)]),
      ImportTests.workout(on: Gym.day(2), exercise: "Zercher Hop", [ImportTests.set(45, 8)]),
    ]
    try ImportTests.run(logbook, file)
    let exercise = try #require(try logbook.library().first { $0.exercise.name == "Zercher Hop" })
    #expect(exercise.exercise.kind == .weightReps && exercise.workouts == 3)
    let derived = try logbook.derived()
    try logbook.replay()
    #expect(try logbook.derived() == derived)
  }

  @Test func `an import never touches the fields of the library`() throws {
    let logbook = try Logbook(path: ":memory:")
    let bench = try #require(try logbook.exercise(Catalogue.id(number: 1)))
    var mine = bench
    mine.primaryMuscles = [.triceps]
    try logbook.save(Change("Edited", [.exercise(from: bench, to: mine)]))
    try ImportTests.run(logbook, [ImportTests.workout(exercise: "Bench", [ImportTests.set(100, 5)])])
    #expect(try logbook.exercise(mine.id) == mine)
  }

  @Test func `a dry run counts and leaves no trace`() throws {
    let logbook = try Logbook(path: ":memory:")
    let before = try logbook.facts()
    let batch = try logbook.beginImport(
      app: "strong", file: "f", sha: nil, at: Gym.monday.moment, ids: IDSource(seed: 1))
    for workout in ImportTests.history(3) { try batch.add(workout) }
    #expect(try batch.cancel().sets == 6)
    #expect(try logbook.facts() == before)
    #expect(try logbook.journal(limit: 9).isEmpty)
  }

  @Test func `a value beyond the log's limits ends the import, names the line and keeps nothing`() throws {
    let logbook = try Logbook(path: ":memory:")
    let before = try logbook.facts()
    var file = ImportTests.workout([ImportTests.set(100, -4)])
    file.line = 17
    let batch = try logbook.beginImport(
      app: "strong", file: "f.csv", sha: nil, at: Gym.monday.moment, ids: IDSource(seed: 1))
    let error = #expect(throws: LogbookError.self) {
      try batch.add(file)
      _ = try batch.finish()
    }
    #expect(error?.kind == .refused)
    #expect(throws: LogbookError.self) { _ = try batch.finish() }
    #expect(try logbook.facts() == before)
  }
}
