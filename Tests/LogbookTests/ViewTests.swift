import SQLite
import Testing
import Training

@testable import Logbook

@Suite struct ViewTests {
  static let columns: [(String, [String])] = [
    (
      "v_workout",
      [
        "workout_id", "name", "started_at", "local_date", "duration_s", "finished", "routine", "sets",
        "volume_kg", "records", "note", "source", "tags",
      ]
    ),
    (
      "v_set",
      [
        "set_id", "workout_id", "workout", "started_at", "local_date", "exercise", "block", "position",
        "type", "completed", "weight", "unit", "weight_kg", "reps", "duration_s", "distance_m", "rpe",
        "rest_s", "note", "superset",
      ]
    ),
    (
      "v_exercise",
      [
        "exercise_id", "name", "equipment", "kind", "primary_muscles", "secondary_muscles", "unit",
        "custom", "archived", "workouts", "last_done",
      ]
    ),
    (
      "v_record",
      [
        "exercise", "kind", "value", "unit", "weight", "reps", "set_id", "workout_id", "achieved_at",
        "current",
      ]
    ),
    ("v_e1rm", ["exercise", "local_date", "e1rm_kg", "weight_kg", "reps", "set_id"]),
    ("v_week", ["week_start", "workouts", "sets", "volume_kg", "duration_s"]),
    ("v_muscle_week", ["week_start", "muscle", "sets"]),
    ("v_measurement", ["taken_at", "kind", "value", "unit", "note"]),
  ]

  func log() throws -> Logbook {
    let logbook = try Logbook.memory(Gym.exercise())
    var workout = Gym.workout("w1", [Gym.set("s1", 60, 8, type: .warmup), Gym.set("s2", 100, 5)])
    workout.blocks[0].sets[1].values.rpe = RPE(halves: 17)
    workout.blocks[0].sets.append(Gym.set("s3", 0, 0, done: false))
    workout.blocks[0].sets[2].values = SetValues(
      weight: Weight(milli: 100_000, unit: .lb), distance: Distance(milli: 2_000, unit: .mi))
    try logbook.add(workout)
    try logbook.add(Gym.workout("w2", on: Gym.day(1), [Gym.set("t1", 105, 5)]))
    return logbook
  }

  func texts(_ logbook: Logbook, _ sql: String) throws -> [String] {
    try logbook.query(sql).rows.map { row in
      row.map { value in
        switch value {
        case .null: "-"
        case .integer(let number): String(number)
        case .real(let number): "\((number * 1000).rounded() / 1000)"
        case .text(let text): text
        case .blob: "blob"
        }
      }.joined(separator: " ")
    }
  }

  @Test func `the views have exactly the columns that are promised`() throws {
    let logbook = try Logbook(path: ":memory:")
    for (view, columns) in ViewTests.columns {
      #expect(try logbook.query("SELECT * FROM \(view)").columns == columns)
    }
  }

  @Test func `a distance is told as exactly as it was typed`() throws {
    let logbook = try log()
    try logbook.store.run(
      "UPDATE set_entry SET distance_milli = 305000, distance_unit = 'mi' WHERE id = 's3'")
    #expect(try texts(logbook, "SELECT distance_m = 490849.92 FROM v_set WHERE set_id = 's3'") == ["1"])
  }

  @Test func `the views tell what was done`() throws {
    let logbook = try log()
    #expect(
      try texts(logbook, "SELECT * FROM v_workout") == [
        "w1 Push A 2025-11-24T19:00:00+01:00 2025-11-24 3600 1 - 1 500.0 0  knurl ",
        "w2 Push A 2025-11-25T19:00:00+01:00 2025-11-25 3600 1 - 1 525.0 3  knurl ",
      ])
    #expect(
      try texts(
        logbook,
        """
        SELECT set_id, block, position, type, completed, weight, unit, weight_kg, reps, distance_m, rpe
        FROM v_set WHERE workout_id = 'w1'
        """) == [
          "s1 1 1 warmup 1 60.0 kg 60.0 8 - -", "s2 1 2 work 1 100.0 kg 100.0 5 - 8.5",
          "s3 1 3 work 0 100.0 lb 45.359 - 3218.688 -",
        ])
    #expect(
      try texts(logbook, "SELECT * FROM v_e1rm") == [
        "Bench Press (Barbell) 2025-11-24 116.667 100.0 5 s2",
        "Bench Press (Barbell) 2025-11-25 122.5 105.0 5 t1",
      ])
    #expect(try texts(logbook, "SELECT * FROM v_week") == ["2025-11-24 2 2 1025.0 7200"])
    #expect(
      try texts(logbook, "SELECT * FROM v_muscle_week") == [
        "2025-11-24 chest 2.0", "2025-11-24 shoulders 1.0", "2025-11-24 triceps 1.0",
      ])
    #expect(
      try texts(
        logbook, "SELECT kind, value, unit, set_id, achieved_at, current FROM v_record WHERE kind = 'e1rm'")
        == [
          "e1rm 116.667 kg s2 2025-11-24T19:00:00+01:00 0", "e1rm 122.5 kg t1 2025-11-25T19:00:00+01:00 1",
        ])
    #expect(
      try texts(logbook, "SELECT workouts, last_done FROM v_exercise WHERE workouts > 0") == ["2 2025-11-25"])
  }

  @Test func `estimates in the view equal those of the records, bodyweight included`() throws {
    var pull = Gym.exercise("Pull Up (Weighted)", kind: .weightedBodyweight)
    pull.bodyweightShare = 1000
    let logbook = try Logbook.memory(pull)
    let weighIn = Measurement(id: ID("m"), kind: "bodyweight", milli: 80_500, unit: "kg", taken: Gym.day(-2))
    try logbook.save(Change("Weighed", [.measurement(from: nil, to: weighIn)]))
    try logbook.add(Gym.workout("w1", exercise: pull, [Gym.set("s1", 20, 5)]))
    for formula in EstimateFormula.allCases {
      try logbook.preferFormula(formula, firstCounts: false)
      let view = try texts(logbook, "SELECT e1rm_kg FROM v_e1rm")
      #expect(try view == texts(logbook, "SELECT value FROM v_record WHERE kind = 'e1rm'"))
    }
  }

  @Test func `a query may only read, one statement at a time, and errors are sentences`() throws {
    let folder = Folder()
    let logbook = try folder.log()
    #expect(try logbook.query("SELECT 1 AS one, 'x' AS two;").columns == ["one", "two"])
    for wrong in [
      "DELETE FROM workout", "SELECT 1; SELECT 2", "", "SELEC 1", "ATTACH 'x' AS y",
      "PRAGMA user_version = 3",
    ] {
      let error = #expect(throws: LogbookError.self) { try logbook.query(wrong) }
      #expect(error?.kind == .statement)
    }
    #expect(
      try logbook.json("SELECT 1 AS a, 'x\"' AS \"b c\", NULL AS d") == #"[{"a":1,"b c":"x\"","d":null}]"#)
    #expect(try logbook.json("SELECT * FROM v_set") == "[]")
    logbook.close()
  }
}
