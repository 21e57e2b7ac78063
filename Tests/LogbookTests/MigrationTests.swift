import SQLite
import Testing
import Training

@testable import Logbook

/// Makes files as older versions left them.
enum YesterdaysLog {
  /// What a person had in a log of version 1.
  private static let content = """
    INSERT INTO exercise (id, name, equipment, kind, primary_muscles, secondary_muscles, aliases, unit,
      rest_work_s, rest_warmup_s, bodyweight_share, implements, increment_milli, note, custom, archived,
      import_id) VALUES ('e', 'Bench', 'barbell', 'weight_reps', 'chest', 'triceps', 'bp', NULL,
      NULL, NULL, NULL, 1, NULL, '', 1, 0, NULL);
    INSERT INTO workout (id, name, started_at, utc_offset_s, ended_at, finished, note, routine_id, source,
      import_id, fingerprint) VALUES ('w', 'Push A', 1764007200, 3600, 1764010800, 1, '', NULL, 'knurl', NULL, NULL);
    INSERT INTO block (id, workout_id, started_at, exercise_id, position, superset, note, rest_work_s,
      rest_warmup_s) VALUES ('b', 'w', 1764007200, 'e', 1, NULL, '', NULL, NULL);
    INSERT INTO set_entry (id, block_id, position, type, completed, weight_milli, weight_unit, reps, note,
      suspicious) VALUES ('s', 'b', 1, 'work', 1, 100000, 'kg', 5, '', 0);
    INSERT INTO routine (id, name, note) VALUES ('r', 'Push', 'light');
    INSERT INTO routine_block (id, routine_id, exercise_id, position, note) VALUES ('rb', 'r', 'e', 1, '');
    INSERT INTO routine_set (id, block_id, position, type, planned_reps) VALUES ('rs', 'rb', 1, 'work', 8);
    """

  static func make(version: Int, at path: String) throws {
    _ = Files.makeFolder(Files.folder(of: path))
    _ = Files.makeFile(path)
    let store = Store(path: path, database: try Database(path: path))
    try Migrations.run(Array(Migrations.all.prefix(version)), on: store)
    try store.database.execute(content)
    store.database.close()
  }
}

@Suite struct MigrationTests {
  @Test(arguments: 1...Migrations.all.count)
  func `a log of any earlier version opens with everything in it`(version: Int) throws {
    let folder = Folder()
    try YesterdaysLog.make(version: version, at: folder.log)
    let logbook = try Logbook(path: folder.log)
    let workout = try #require(try logbook.workout(ID("w")))
    #expect(workout.blocks.map { $0.sets.map(\.values.reps) } == [[5]])
    #expect(try logbook.exercise(ID("e"))?.aliases == ["bp"])
    let planned = RoutineSet(id: ID("rs"), planned: SetValues(reps: 8))
    let block = RoutineBlock(id: ID("rb"), exercise: ID("e"), sets: [planned])
    #expect(
      try logbook.routines() == [Routine(id: ID("r"), name: "Push", note: "light", blocks: [block])])
    #expect(try logbook.store.int("PRAGMA user_version") == Migrations.all.count)
    logbook.close()
  }

  @Test func `a migration takes a snapshot first, and older changes can still be undone`() throws {
    let folder = Folder()
    let logbook = try folder.log()
    try logbook.add(Gym.workout("w1", [Gym.set("s1", 100, 5)]))
    let step = ["ALTER TABLE set_entry ADD COLUMN side TEXT"]
    try Migrations.run(Migrations.all + [step], on: logbook.store)
    #expect(try logbook.store.int("PRAGMA user_version") == Migrations.all.count + 1)
    let copy = try #require(Backups.newest(for: folder.log))
    let before = try Logbook(path: copy)
    #expect(try before.workoutCount(since: nil) == 1)
    before.close()
    _ = try logbook.undo(at: Gym.monday.moment)
    #expect(try logbook.workoutCount(since: nil) == 0)
    _ = try logbook.redo(at: Gym.monday.moment)
    #expect(try logbook.workoutCount(since: nil) == 1)
    logbook.close()
  }

  @Test func `a log without the words of its workouts can be searched once it is opened`() throws {
    let folder = Folder()
    try YesterdaysLog.make(version: 1, at: folder.log)
    let logbook = try Logbook(path: folder.log)
    #expect(try logbook.search("push", limit: 5).map(\.summary.id.text) == ["w"])
    let copy = try Database(
      path: "\(Backups.folder(for: folder.log))/log.db.before-version-0002", access: .readOnly)
    #expect(try copy.first("SELECT name FROM workout", [], { $0.text(0) }) == "Push A")
    copy.close()
    logbook.close()
  }

  @Test func `a migration that fails changes nothing`() throws {
    let folder = Folder()
    let logbook = try folder.log()
    let steps = ["ALTER TABLE set_entry ADD COLUMN side TEXT", "ALTER TABLE nowhere ADD COLUMN side TEXT"]
    #expect(throws: LogbookError.self) { try Migrations.run(Migrations.all + [steps], on: logbook.store) }
    #expect(try logbook.store.int("PRAGMA user_version") == Migrations.all.count)
    #expect(try !logbook.store.exists("SELECT 1 FROM pragma_table_info('set_entry') WHERE name = 'side'"))
    logbook.close()
  }
}
