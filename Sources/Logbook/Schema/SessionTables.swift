/// Sums that spare the screens every look at the sets, kept beside the facts.
enum SessionTables {
  static let all = [
    session, month, monthTotal, shownRecords, "DROP VIEW IF EXISTS v_muscle_week", Views.muscleWeek,
  ]

  /// The numbers of `SessionSum`, in its order.
  static let numbers = [
    "estimate_milli", "load_milli", "weight_milli", "set_volume_milli", "volume_milli", "reps", "total_reps",
    "duration_s", "distance_mm",
  ]

  private static let columns = numbers.map { "\($0) INTEGER" }.joined(separator: ", ")

  /// A row for each workout in which a set of an exercise was done.
  private static let session = """
    CREATE TABLE exercise_session (
      exercise_id TEXT NOT NULL,
      started_at INTEGER NOT NULL,
      workout_id TEXT NOT NULL,
      day INTEGER NOT NULL,
      sets INTEGER NOT NULL,
      \(columns),
      PRIMARY KEY (exercise_id, started_at, workout_id)
    ) STRICT, WITHOUT ROWID
    """

  /// The most of an exercise's sessions in a month, written 202611; sets are summed up.
  private static let month = """
    CREATE TABLE exercise_month (
      exercise_id TEXT NOT NULL,
      month INTEGER NOT NULL,
      workouts INTEGER NOT NULL,
      sets INTEGER NOT NULL,
      \(columns),
      PRIMARY KEY (exercise_id, month)
    ) STRICT, WITHOUT ROWID
    """

  /// Finished workouts by month; bit n of `days` says that one was on the day n of the month.
  private static let monthTotal = """
    CREATE TABLE month_total (
      month INTEGER NOT NULL PRIMARY KEY,
      days INTEGER NOT NULL,
      workouts INTEGER NOT NULL,
      sets INTEGER NOT NULL,
      kg_milli INTEGER NOT NULL,
      lb_milli INTEGER NOT NULL,
      duration_s INTEGER NOT NULL
    ) STRICT
    """

  private static let shownRecords =
    "CREATE INDEX record_shown ON record (started_at, workout_id) WHERE shown = 1"

  /// With the column itself, so that nothing but the index is read.
  static let renewedRecords = [
    "DROP INDEX record_shown",
    "CREATE INDEX record_shown ON record (started_at, workout_id, shown) WHERE shown = 1",
  ]
}
