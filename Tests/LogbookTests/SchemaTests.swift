import SQLite
import Testing
import Training

@testable import Logbook

@Suite struct SchemaTests {
  /// Statements that each break one rule of a log with a workout.
  static let violations = [
    "UPDATE exercise SET id = '' WHERE id = 'e'", "UPDATE exercise SET name = ' ' WHERE id = 'e'",
    "UPDATE exercise SET kind = 'x' WHERE id = 'e'", "UPDATE exercise SET unit = 'st' WHERE id = 'e'",
    "UPDATE exercise SET rest_work_s = -1 WHERE id = 'e'",
    "UPDATE exercise SET rest_warmup_s = 86401 WHERE id = 'e'",
    "UPDATE exercise SET bodyweight_share = 1001 WHERE id = 'e'",
    "UPDATE exercise SET implements = 3 WHERE id = 'e'",
    "UPDATE exercise SET increment_milli = 0 WHERE id = 'e'",
    "UPDATE exercise SET custom = 2 WHERE id = 'e'", "UPDATE exercise SET archived = 2 WHERE id = 'e'",
    "UPDATE exercise SET name = NULL WHERE id = 'e'", "UPDATE exercise SET import_id = 'x' WHERE id = 'e'",
    "DELETE FROM exercise WHERE id = 'e'", "UPDATE workout SET id = ''",
    "UPDATE workout SET started_at = 1e15", "UPDATE workout SET utc_offset_s = 90000",
    "UPDATE workout SET ended_at = started_at - 1", "UPDATE workout SET finished = 2",
    "UPDATE workout SET routine_id = 'x'",
    "UPDATE workout SET import_id = 'x'", "UPDATE workout SET started_at = started_at + 1",
    "UPDATE workout SET name = NULL", "DELETE FROM workout", "UPDATE block SET workout_id = 'x'",
    "UPDATE block SET started_at = 5", "UPDATE block SET exercise_id = 'x'",
    "UPDATE block SET position = 0", "UPDATE block SET rest_work_s = -1",
    "UPDATE block SET rest_warmup_s = 'soon'", "DELETE FROM block", "UPDATE set_entry SET block_id = 'x'",
    "UPDATE set_entry SET position = 0", "UPDATE set_entry SET type = 'x'",
    "UPDATE set_entry SET completed = 2", "UPDATE set_entry SET completed = 0, completed_at = 5",
    "UPDATE set_entry SET weight_milli = NULL", "UPDATE set_entry SET weight_unit = NULL",
    "UPDATE set_entry SET weight_unit = 'st'", "UPDATE set_entry SET weight_milli = 90000000001",
    "UPDATE set_entry SET reps = -1", "UPDATE set_entry SET reps = 1000000001",
    "UPDATE set_entry SET duration_s = -1", "UPDATE set_entry SET distance_milli = 5",
    "UPDATE set_entry SET distance_unit = 'm'",
    "UPDATE set_entry SET distance_milli = -1, distance_unit = 'm'",
    "UPDATE set_entry SET distance_milli = 1, distance_unit = 'x'",
    "UPDATE set_entry SET rpe_halves = 21", "UPDATE set_entry SET rest_s = -1",
    "UPDATE set_entry SET planned_reps_to = -1", "UPDATE set_entry SET rest_after_s = 86401",
    "UPDATE set_entry SET suspicious = 2", "UPDATE set_entry SET note = NULL",
    "UPDATE set_entry SET planned_weight_milli = 5", "UPDATE set_entry SET planned_reps = -1",
    "UPDATE set_entry SET planned_distance_milli = 1, planned_distance_unit = 'x'",
    "UPDATE routine SET name = ''", "DELETE FROM routine", "UPDATE routine_block SET routine_id = 'x'",
    "UPDATE routine_block SET exercise_id = 'x'", "UPDATE routine_block SET position = 0",
    "DELETE FROM routine_block", "UPDATE routine_set SET block_id = 'x'",
    "UPDATE routine_set SET position = 0", "UPDATE routine_set SET type = 'x'",
    "UPDATE routine_set SET planned_rpe_halves = 1", "UPDATE measurement SET kind = ' '",
    "UPDATE measurement SET unit = 'stone'", "UPDATE measurement SET utc_offset_s = -90000",
    "UPDATE measurement SET import_id = 'x'", "UPDATE measurement SET value_milli = 'heavy'",
    "UPDATE import SET workouts = -1", "UPDATE import SET sets = -1", "UPDATE rest SET duration_s = -1",
    "UPDATE rest SET set_id = NULL", "UPDATE rest SET workout_id = 'x'", "UPDATE journal SET undone = 2",
    "UPDATE journal SET summary = ''", "UPDATE journal_part SET part = -1",
    "UPDATE journal_part SET number = 99999", "UPDATE exercise_total SET workouts = 0",
    "INSERT INTO meta (key, value) VALUES ('catalogue', '')",
  ]

  static func furnished() throws -> Logbook {
    let logbook = try Logbook.memory(Gym.exercise(id: "e"))
    let routine = Routine(
      id: ID("r"), name: "Push A",
      blocks: [RoutineBlock(id: ID("rb"), exercise: ID("e"), sets: [RoutineSet(id: ID("rs"))])])
    try logbook.save(Change("Added", [.routine(from: nil, to: routine)]))
    let weighIn = Measurement(
      id: ID("m"), kind: "bodyweight", milli: 80_000, unit: "kg", taken: Gym.monday)
    try logbook.save(Change("Weighed", [.measurement(from: nil, to: weighIn)]))
    try logbook.store.run("INSERT INTO import VALUES ('i', 'a', 'f', NULL, 0, 0, 0)")
    var running = Gym.workout("w", exercise: Gym.exercise(id: "e"), ending: .running, [Gym.set("s", 100, 5)])
    running.rest = RunningRest(set: ID("s"), rest: Rest(startedAt: Gym.monday.moment, duration: 90))
    try logbook.add(running)
    return logbook
  }

  @Test(arguments: violations)
  func `every rule of the schema is kept by the schema`(statement: String) throws {
    let logbook = try SchemaTests.furnished()
    let before = try logbook.facts()
    let error = #expect(throws: LogbookError.self) {
      try logbook.store.writing { () throws(LogbookError) in try logbook.store.run(statement) }
    }
    #expect(error?.kind == .refused)
    #expect(try logbook.facts() == before)
  }

  @Test func `journaled tables have no generated columns and no cascades`() throws {
    let logbook = try Logbook(path: ":memory:")
    for table in Tables.journaled {
      let columns = try logbook.store.rows("SELECT hidden FROM pragma_table_xinfo('\(table)')") { $0.int(0) }
      #expect(!columns.isEmpty && columns.allSatisfy { $0 == 0 })
      let actions = try logbook.store.rows("SELECT on_delete FROM pragma_foreign_key_list('\(table)')") {
        $0.text(0)
      }
      #expect(actions.allSatisfy { $0 == "NO ACTION" })
    }
  }

  @Test func `columns that touched exercises are judged by stand where they are looked for`() throws {
    let logbook = try Logbook(path: ":memory:")
    let names = try logbook.store.rows("SELECT name FROM pragma_table_info('exercise')") { $0.text(0) }
    #expect([names[3], names[10], names[11]] == ["kind", "bodyweight_share", "implements"])
    let places = try logbook.store.rows("SELECT name FROM pragma_table_info('measurement')") { $0.text(0) }
    #expect(places[4] == "taken_at")
  }
}
