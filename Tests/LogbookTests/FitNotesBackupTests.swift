import SQLite
import Testing
import Training

@testable import Logbook

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The database that FitNotes on Android backs up to.
@Suite struct FitNotesBackupTests {
  private static func database(_ rows: String, metric: Int = 0) throws -> String {
    let path = "/tmp/knurl-fitnotes-\(getpid())-\(UInt64.random(in: 0...UInt64.max)).fitnotes"
    let file = try #require(fopen(path, "w"))
    fclose(file)
    let database = try Database(path: path)
    defer { database.close() }
    try database.execute(
      """
      CREATE TABLE exercise(_id INTEGER PRIMARY KEY, name TEXT, category_id INTEGER, exercise_type_id INTEGER,
        weight_unit_id INTEGER);
      CREATE TABLE training_log(_id INTEGER PRIMARY KEY, exercise_id INTEGER, date TEXT, metric_weight REAL,
        reps INTEGER, unit INTEGER, distance REAL, duration_seconds INTEGER, is_complete INTEGER);
      CREATE TABLE settings(metric INTEGER);
      CREATE TABLE Comment(_id INTEGER PRIMARY KEY, owner_type_id INTEGER, owner_id INTEGER, comment TEXT);
      CREATE TABLE WorkoutComment(date TEXT, comment TEXT);
      CREATE TABLE WorkoutTime(workout_date TEXT, start_date_time TEXT, end_date_time TEXT);
      CREATE TABLE WorkoutGroupExercise(exercise_id INTEGER, date TEXT, workout_group_id INTEGER);
      CREATE TABLE BodyWeight(date TEXT, body_weight_metric REAL, body_fat REAL);
      INSERT INTO settings VALUES (\(metric));
      INSERT INTO exercise VALUES (1, 'Flat Barbell Bench Press', 1, 0, 0), (2, 'Barbell Row', 1, 0, 0),
        (3, 'Plank', 1, 3, 0);
      """)
    try database.execute(rows)
    return path
  }

  private func read(_ path: String) throws -> (
    workouts: [ImportedWorkout], measures: [FitNotesBackup.Measure], notDone: Int
  ) {
    defer { unlink(path) }
    let backup = try #require(
      try FitNotesBackup(path: path) { LocalMoment(moment: Moment(seconds: $0 - 3_600), offset: 3_600) })
    var workouts: [ImportedWorkout] = []
    var measures: [FitNotesBackup.Measure] = []
    try backup.workouts { workouts.append($0) }
    try backup.measurements { measures.append($0) }
    return (workouts, measures, backup.notDone)
  }

  @Test func `pounds come back from the program's own factor, days with times, notes and supersets`() throws {
    let path = try Self.database(
      """
      INSERT INTO training_log VALUES (1, 1, '2024-03-01', 40.8233618492076, 8, 1, 0, 0, 0),
        (2, 2, '2024-03-01', 60.0, 5, 1, 0, 0, 0), (3, 1, '2024-03-01', 45.359290943564, 5, 1, 0, 0, 0),
        (4, 3, '2024-03-02', 0, 0, 1, 0, 90, 0), (5, 9, '2024-03-02', 0, 12, 1, 1000, 300, 0);
      INSERT INTO Comment VALUES (1, 1, 3, 'paused');
      INSERT INTO WorkoutComment VALUES ('2024-03-01', 'good day');
      INSERT INTO WorkoutTime VALUES ('2024-03-01', '2024-03-01 18:05:00', '2024-03-01 19:00:30');
      INSERT INTO WorkoutGroupExercise VALUES (1, '2024-03-01', 4), (2, '2024-03-01', 4);
      """)
    let (workouts, measures, notDone) = try read(path)
    #expect(workouts.map(\.start.day.iso) == ["2024-03-01", "2024-03-02"])
    #expect(workouts.map(\.start.secondOfDay) == [65_100, 43_200])
    #expect(workouts.map(\.duration) == [3_330, nil])
    #expect(workouts.map(\.note) == ["good day", ""])
    let blocks = workouts.flatMap(\.blocks)
    #expect(
      blocks.map(\.exerciseName) == [
        "Flat Barbell Bench Press", "Barbell Row", "Plank", "FitNotes exercise 9",
      ])
    #expect(blocks.map(\.superset) == [4, 4, nil, nil])
    #expect(
      blocks.flatMap(\.sets).map(\.values) == [
        SetValues(weight: Weight(milli: 90_000, unit: .lb), reps: 8),
        SetValues(weight: Weight(milli: 100_000, unit: .lb), reps: 5),
        SetValues(weight: Weight(milli: 60_000, unit: .kg), reps: 5), SetValues(duration: 90),
        SetValues(
          weight: Weight(milli: 0, unit: .lb), reps: 12, duration: 300,
          distance: Distance(milli: 1_000_000, unit: .m)),
      ])
    #expect(blocks.flatMap(\.sets).map(\.note) == ["", "paused", "", "", ""])
    #expect(measures.isEmpty && notDone == 0)
  }

  @Test func `sets that are not complete are plans only where any set is complete`() throws {
    let path = try Self.database(
      """
      INSERT INTO training_log VALUES (1, 1, '2024-03-01', 60, 8, 1, 0, 0, 1), (2, 1, '2024-03-01', 60, 8, 1, 0, 0, 0),
        (3, 1, 'never', 60, 8, 1, 0, 0, 1);
      INSERT INTO BodyWeight VALUES ('2024-03-01', 80.5, 18.25), ('2024-03-02', 0, 0);
      """, metric: 1)
    let (workouts, measures, notDone) = try read(path)
    #expect(workouts.flatMap(\.blocks).flatMap(\.sets).count == 1)
    #expect(notDone == 1)
    #expect(measures.map(\.kind) == ["bodyweight", "body fat"])
    #expect(measures.map(\.milli) == [80_500, 18_250])
    #expect(measures.map(\.unit) == ["kg", "%"])
  }

  @Test func `another program's database is none`() throws {
    let path = "/tmp/knurl-other-\(getpid()).db"
    let file = try #require(fopen(path, "w"))
    fclose(file)
    defer { unlink(path) }
    let database = try Database(path: path)
    try database.execute("CREATE TABLE training_log(a INTEGER)")
    database.close()
    #expect(try FitNotesBackup(path: path) { LocalMoment(moment: Moment(seconds: $0), offset: 0) } == nil)
  }

  @Test func `imported supersets are kept`() throws {
    let logbook = try Logbook(path: ":memory:")
    var workout = ImportTests.workout([ImportTests.set(60, 5)])
    workout.blocks[0].superset = 2
    workout.blocks.append(ImportedBlock(exerciseName: "Row", superset: 2, sets: [ImportTests.set(50, 5)]))
    try ImportTests.run(logbook, [workout])
    let summary = try #require(try logbook.workouts(before: nil, limit: 9).first)
    #expect(try logbook.workout(summary.id)?.blocks.map(\.superset) == [2, 2])
  }
}
