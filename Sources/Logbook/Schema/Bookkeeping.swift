/// What the log keeps beside the facts: the journal, the running rest, and numbers derived from facts.
enum Bookkeeping {
  static let tables = [journal, journalPart, rest, meta, record, workoutTotal, exerciseTotal, factor]

  private static let journal = """
    CREATE TABLE journal (
      number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      summary TEXT NOT NULL CHECK (summary <> ''),
      undone INTEGER NOT NULL CHECK (undone IN (0, 1)),
      import_id TEXT
    ) STRICT
    """

  /// The changesets of an entry in order.
  ///
  /// An import keeps the notes it added in part 0, and while it is undone what went with it in the others.
  private static let journalPart = """
    CREATE TABLE journal_part (
      number INTEGER NOT NULL REFERENCES journal (number) DEFERRABLE INITIALLY DEFERRED,
      part INTEGER NOT NULL CHECK (part >= 0),
      changeset BLOB NOT NULL,
      PRIMARY KEY (number, part)
    ) STRICT
    """

  private static let rest = """
    CREATE TABLE rest (
      workout_id TEXT NOT NULL PRIMARY KEY REFERENCES workout (id) DEFERRABLE INITIALLY DEFERRED,
      set_id TEXT NOT NULL,
      started_at INTEGER NOT NULL,
      duration_s INTEGER NOT NULL CHECK (duration_s >= 0),
      paused_at INTEGER,
      banked_s INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """

  /// The clock of a timed set, kept like a rest.
  static let setTimer = """
    CREATE TABLE set_timer (
      workout_id TEXT NOT NULL PRIMARY KEY REFERENCES workout (id) DEFERRABLE INITIALLY DEFERRED,
      set_id TEXT NOT NULL,
      ready_s INTEGER NOT NULL CHECK (ready_s >= 0),
      started_at INTEGER,
      banked_s INTEGER NOT NULL,
      target_s INTEGER CHECK (target_s > 0),
      mode TEXT CHECK (mode IN ('work', 'every')),
      off_s INTEGER NOT NULL,
      following INTEGER NOT NULL CHECK (following >= 0)
    ) STRICT, WITHOUT ROWID
    """

  private static let meta = """
    CREATE TABLE meta (
      key TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """

  /// Every record an exercise's replay finds, in the order it was made, so that it can be taken up again.
  private static let record = """
    CREATE TABLE record (
      exercise_id TEXT NOT NULL,
      started_at INTEGER NOT NULL,
      workout_id TEXT NOT NULL,
      number INTEGER NOT NULL,
      kind TEXT NOT NULL,
      set_id TEXT NOT NULL,
      value REAL NOT NULL,
      value_unit TEXT NOT NULL,
      baseline INTEGER NOT NULL,
      shown INTEGER NOT NULL,
      current INTEGER NOT NULL,
    \(mark(prefix: "")),
      previous_set_id TEXT,
    \(mark(prefix: "previous_")),
      PRIMARY KEY (exercise_id, started_at, workout_id, number)
    ) STRICT, WITHOUT ROWID
    """

  private static func mark(prefix p: String) -> String {
    """
      \(p)kg_milli INTEGER, \(p)lb_milli INTEGER, \(p)reps INTEGER, \(p)seconds INTEGER,
      \(p)distance_milli INTEGER, \(p)distance_unit TEXT, \(p)rpe_halves INTEGER, \(p)unit TEXT
    """
  }

  private static let workoutTotal = """
    CREATE TABLE workout_total (
      workout_id TEXT NOT NULL PRIMARY KEY,
      sets INTEGER NOT NULL,
      warmups INTEGER NOT NULL,
      kg_milli INTEGER NOT NULL,
      lb_milli INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """

  private static let exerciseTotal = """
    CREATE TABLE exercise_total (
      exercise_id TEXT NOT NULL PRIMARY KEY,
      workouts INTEGER NOT NULL CHECK (workouts > 0)
    ) STRICT, WITHOUT ROWID
    """

  /// What a load is multiplied by for an estimate, by the chosen formula; rpe_halves 0 is any other RPE.
  private static let factor = """
    CREATE TABLE estimate_factor (
      reps INTEGER NOT NULL,
      rpe_halves INTEGER NOT NULL,
      factor REAL NOT NULL,
      PRIMARY KEY (reps, rpe_halves)
    ) STRICT, WITHOUT ROWID
    """
}

/// What makes reading fast: one index for each way the screens ask.
enum Indices {
  static let all = [
    "CREATE UNIQUE INDEX workout_running ON workout (finished) WHERE finished = 0",
    "CREATE INDEX workout_start ON workout (started_at, id)",
    "CREATE INDEX workout_routine ON workout (routine_id, started_at) WHERE routine_id IS NOT NULL",
    "CREATE INDEX workout_import ON workout (import_id) WHERE import_id IS NOT NULL",
    "CREATE INDEX workout_fingerprint ON workout (fingerprint) WHERE fingerprint IS NOT NULL",
    "CREATE INDEX block_workout ON block (workout_id, position)",
    "CREATE INDEX block_exercise ON block (exercise_id, started_at, workout_id)",
    "CREATE INDEX routine_block_routine ON routine_block (routine_id, position)",
    "CREATE INDEX routine_block_exercise ON routine_block (exercise_id)",
    "CREATE INDEX routine_set_block ON routine_set (block_id, position)",
    "CREATE INDEX measurement_taken ON measurement (kind, taken_at)",
    "CREATE INDEX record_workout ON record (workout_id)",
    "CREATE INDEX record_kind ON record (exercise_id, kind, current)",
    "CREATE INDEX record_newest ON record (started_at) WHERE current = 1",
    "CREATE INDEX measurement_import ON measurement (import_id) WHERE import_id IS NOT NULL",
  ]
  /// Finds the tags there are without a look at each workout.
  static let tags = "CREATE INDEX workout_tags ON workout (tags) WHERE tags <> ''"
}
