/// The tables people's facts are kept in, as version 1 made them.
///
/// Every table here is recorded in the journal, so none has a generated column or a cascade: children
/// are deleted by name, and references are judged when a transaction ends.
enum Tables {
  static let journaled = [
    "exercise", "routine", "routine_block", "routine_set", "workout", "block", "set_entry", "measurement",
    "import",
  ]

  static let facts = [
    exercise, routine, routineBlock, routineSet, imports, workout, block, setEntry, measurement,
  ]

  private static let exercise = """
    CREATE TABLE exercise (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      name TEXT NOT NULL CHECK (trim(name) <> ''),
      equipment TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('weight_reps', 'reps', 'weighted_bodyweight',
        'assisted_bodyweight', 'duration', 'weight_duration', 'distance_duration', 'weight_distance')),
      primary_muscles TEXT NOT NULL,
      secondary_muscles TEXT NOT NULL,
      aliases TEXT NOT NULL,
      unit TEXT CHECK (unit IN ('kg', 'lb')),
      rest_work_s INTEGER CHECK (rest_work_s BETWEEN 0 AND 86400),
      rest_warmup_s INTEGER CHECK (rest_warmup_s BETWEEN 0 AND 86400),
      bodyweight_share INTEGER CHECK (bodyweight_share BETWEEN 0 AND 1000),
      implements INTEGER NOT NULL CHECK (implements IN (1, 2)),
      increment_milli INTEGER CHECK (increment_milli > 0),
      note TEXT NOT NULL,
      custom INTEGER NOT NULL CHECK (custom IN (0, 1)),
      archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
      import_id TEXT REFERENCES import (id) DEFERRABLE INITIALLY DEFERRED
    ) STRICT, WITHOUT ROWID
    """

  private static let routine = """
    CREATE TABLE routine (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      name TEXT NOT NULL CHECK (trim(name) <> ''),
      note TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """

  private static let routineBlock = """
    CREATE TABLE routine_block (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      routine_id TEXT NOT NULL REFERENCES routine (id) DEFERRABLE INITIALLY DEFERRED,
      exercise_id TEXT NOT NULL REFERENCES exercise (id) DEFERRABLE INITIALLY DEFERRED,
      position INTEGER NOT NULL CHECK (position > 0),
      superset INTEGER,
      note TEXT NOT NULL,
      rest_work_s INTEGER CHECK (rest_work_s BETWEEN 0 AND 86400),
      rest_warmup_s INTEGER CHECK (rest_warmup_s BETWEEN 0 AND 86400)
    ) STRICT, WITHOUT ROWID
    """

  private static let routineSet = """
    CREATE TABLE routine_set (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      block_id TEXT NOT NULL REFERENCES routine_block (id) DEFERRABLE INITIALLY DEFERRED,
      position INTEGER NOT NULL CHECK (position > 0),
      type TEXT NOT NULL CHECK \(isOne(of: setTypes, "type")),
    \(values(prefix: "planned_"))
    ) STRICT, WITHOUT ROWID
    """

  private static let imports = """
    CREATE TABLE import (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      app TEXT NOT NULL,
      file TEXT NOT NULL,
      sha TEXT,
      at INTEGER NOT NULL,
      workouts INTEGER NOT NULL CHECK (workouts >= 0),
      sets INTEGER NOT NULL CHECK (sets >= 0)
    ) STRICT, WITHOUT ROWID
    """

  private static let workout = """
    CREATE TABLE workout (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      name TEXT NOT NULL,
      started_at INTEGER NOT NULL CHECK (started_at BETWEEN -62135596800 AND 253402300799),
      utc_offset_s INTEGER NOT NULL CHECK (utc_offset_s BETWEEN -64800 AND 64800),
      ended_at INTEGER,
      finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
      note TEXT NOT NULL,
      routine_id TEXT REFERENCES routine (id) DEFERRABLE INITIALLY DEFERRED,
      source TEXT NOT NULL,
      import_id TEXT REFERENCES import (id) DEFERRABLE INITIALLY DEFERRED,
      fingerprint INTEGER,
      CHECK (ended_at IS NULL OR (finished = 1 AND ended_at >= started_at)),
      UNIQUE (id, started_at)
    ) STRICT, WITHOUT ROWID
    """

  private static let block = """
    CREATE TABLE block (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      workout_id TEXT NOT NULL,
      started_at INTEGER NOT NULL,
      exercise_id TEXT NOT NULL REFERENCES exercise (id) DEFERRABLE INITIALLY DEFERRED,
      position INTEGER NOT NULL CHECK (position > 0),
      superset INTEGER,
      note TEXT NOT NULL,
      rest_work_s INTEGER CHECK (rest_work_s BETWEEN 0 AND 86400),
      rest_warmup_s INTEGER CHECK (rest_warmup_s BETWEEN 0 AND 86400),
      FOREIGN KEY (workout_id, started_at) REFERENCES workout (id, started_at)
        DEFERRABLE INITIALLY DEFERRED
    ) STRICT, WITHOUT ROWID
    """

  /// Kept by block, so that the sets of a block lie together and need no index of their own.
  private static let setEntry = """
    CREATE TABLE set_entry (
      id TEXT NOT NULL CHECK (id <> ''),
      block_id TEXT NOT NULL REFERENCES block (id) DEFERRABLE INITIALLY DEFERRED,
      position INTEGER NOT NULL CHECK (position > 0),
      type TEXT NOT NULL CHECK \(isOne(of: setTypes, "type")),
      completed INTEGER NOT NULL CHECK (completed IN (0, 1)),
      completed_at INTEGER,
    \(values(prefix: "")),
      rest_s INTEGER CHECK (rest_s >= 0),
      note TEXT NOT NULL,
      suspicious INTEGER NOT NULL CHECK (suspicious IN (0, 1)),
    \(values(prefix: "planned_")),
      CHECK (completed_at IS NULL OR completed = 1),
      PRIMARY KEY (block_id, id)
    ) STRICT, WITHOUT ROWID
    """

  /// Reps of a set whose sides are counted apart.
  static let sides = ["left", "right"].map { side in
    "ALTER TABLE set_entry ADD COLUMN reps_\(side) INTEGER CHECK (reps_\(side) BETWEEN 0 AND 1000000000)"
  }

  private static let measurement = """
    CREATE TABLE measurement (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      kind TEXT NOT NULL CHECK (trim(kind) <> ''),
      value_milli INTEGER NOT NULL,
      unit TEXT NOT NULL CHECK (unit IN ('kg', 'lb', 'cm', 'in', '%')),
      taken_at INTEGER NOT NULL,
      utc_offset_s INTEGER NOT NULL CHECK (utc_offset_s BETWEEN -64800 AND 64800),
      import_id TEXT REFERENCES import (id) DEFERRABLE INITIALLY DEFERRED
    ) STRICT, WITHOUT ROWID
    """

  /// The columns of a set's numbers: thousandths with the unit typed, seconds, halves of RPE.
  private static func values(prefix p: String) -> String {
    """
      \(p)weight_milli INTEGER CHECK (\(p)weight_milli BETWEEN -90000000000 AND 90000000000),
      \(p)weight_unit TEXT \(unit(p + "weight", ["kg", "lb"])),
      \(p)reps INTEGER CHECK (\(p)reps BETWEEN 0 AND 1000000000),
      \(p)duration_s INTEGER CHECK (\(p)duration_s BETWEEN 0 AND 1000000000),
      \(p)distance_milli INTEGER CHECK (\(p)distance_milli BETWEEN 0 AND 1000000000000),
      \(p)distance_unit TEXT \(unit(p + "distance", ["m", "km", "mi", "yd", "ft"])),
      \(p)rpe_halves INTEGER CHECK (\(p)rpe_halves BETWEEN 2 AND 20)
    """
  }

  /// A unit is there exactly when its number is.
  private static func unit(_ quantity: String, _ units: [String]) -> String {
    """
    CHECK (CASE WHEN \(quantity)_unit IS NULL THEN \(quantity)_milli IS NULL
        ELSE \(quantity)_milli IS NOT NULL AND \(isOne(of: units, quantity + "_unit")) END)
    """
  }

  /// Comparisons instead of IN: SQLite builds a table for every longer list, each time a row is written.
  private static func isOne(of values: [String], _ column: String) -> String {
    "(" + values.map { "\(column) = '\($0)'" }.joined(separator: " OR ") + ")"
  }

  private static let setTypes = ["work", "warmup", "drop", "failure"]
}
