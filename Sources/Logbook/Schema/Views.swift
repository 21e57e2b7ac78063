/// The views people query: their columns are a promise, and only ever grow at the end.
enum Views {
  static let all = [workout, set, exercise, record, estimate, week, measurement]

  private static func iso(_ moment: String, _ offset: String) -> String {
    """
    strftime('%Y-%m-%dT%H:%M:%S', \(moment) + \(offset), 'unixepoch') || iif(\(offset) < 0, '-', '+')
      || printf('%02d:%02d', abs(\(offset)) / 3600, abs(\(offset)) / 60 % 60)
    """
  }

  private static func day(_ moment: String, _ offset: String) -> String {
    "date(\(moment) + \(offset), 'unixepoch')"
  }

  /// The Monday of the week.
  private static func monday(_ moment: String, _ offset: String) -> String {
    "date(\(moment) + \(offset), 'unixepoch', '-6 days', 'weekday 1')"
  }

  private static let kgPerMilli = "iif(s.weight_unit = 'lb', 0.00045359237, 0.001)"
  private static let volume = "(t.kg_milli + t.lb_milli * 0.45359237) / 1000.0"

  private static let workout = workout(with: "")

  /// Tags of workouts, apart by blanks.
  static let tagged = [
    "ALTER TABLE workout ADD COLUMN tags TEXT NOT NULL DEFAULT ''", "DROP VIEW v_workout",
    workout(with: ", w.tags AS tags"),
  ]

  private static func workout(with more: String) -> String {
    """
    CREATE VIEW v_workout AS
    SELECT w.id AS workout_id, w.name AS name, \(iso("w.started_at", "w.utc_offset_s")) AS started_at,
      \(day("w.started_at", "w.utc_offset_s")) AS local_date, w.ended_at - w.started_at AS duration_s,
      w.finished AS finished, (SELECT name FROM routine r WHERE r.id = w.routine_id) AS routine,
      coalesce(t.sets, 0) AS sets, coalesce(\(volume), 0.0) AS volume_kg,
      (SELECT count(*) FROM record r WHERE r.workout_id = w.id AND r.shown = 1) AS records,
      w.note AS note, w.source AS source\(more)
    FROM workout w LEFT JOIN workout_total t ON t.workout_id = w.id
    """
  }

  private static let set = """
    CREATE VIEW v_set AS
    SELECT s.id AS set_id, w.id AS workout_id, w.name AS workout,
      \(iso("w.started_at", "w.utc_offset_s")) AS started_at,
      \(day("w.started_at", "w.utc_offset_s")) AS local_date, e.name AS exercise,
      (SELECT count(*) FROM block o WHERE o.workout_id = b.workout_id
        AND (o.position, o.id) <= (b.position, b.id)) AS block,
      (SELECT count(*) FROM set_entry o WHERE o.block_id = s.block_id
        AND (o.position, o.id) <= (s.position, s.id)) AS position,
      s.type AS type, s.completed AS completed, s.weight_milli / 1000.0 AS weight,
      s.weight_unit AS unit, s.weight_milli * \(kgPerMilli) AS weight_kg, s.reps AS reps,
      s.duration_s AS duration_s,
      round(s.distance_milli * CASE s.distance_unit WHEN 'm' THEN 0.001 WHEN 'km' THEN 1.0
        WHEN 'mi' THEN 1.609344 WHEN 'yd' THEN 0.0009144 WHEN 'ft' THEN 0.0003048 END, 6) AS distance_m,
      s.rpe_halves / 2.0 AS rpe, s.rest_s AS rest_s, s.note AS note, b.superset AS superset
    FROM set_entry s JOIN block b ON b.id = s.block_id JOIN workout w ON w.id = b.workout_id
      JOIN exercise e ON e.id = b.exercise_id
    """

  /// Sets whose sides were counted apart.
  static let side = """
    CREATE VIEW v_side AS
    SELECT s.id AS set_id, w.id AS workout_id,
      \(iso("w.started_at", "w.utc_offset_s")) AS started_at,
      \(day("w.started_at", "w.utc_offset_s")) AS local_date, e.name AS exercise,
      s.completed AS completed, s.weight_milli / 1000.0 AS weight, s.weight_unit AS unit,
      s.reps_left AS reps_left, s.reps_right AS reps_right
    FROM set_entry s JOIN block b ON b.id = s.block_id JOIN workout w ON w.id = b.workout_id
      JOIN exercise e ON e.id = b.exercise_id
    WHERE s.reps_left IS NOT NULL AND s.reps_right IS NOT NULL
    """

  private static let exercise = """
    CREATE VIEW v_exercise AS
    SELECT e.id AS exercise_id, e.name AS name, e.equipment AS equipment, e.kind AS kind,
      e.primary_muscles AS primary_muscles, e.secondary_muscles AS secondary_muscles, e.unit AS unit,
      e.custom AS custom, e.archived AS archived, coalesce(t.workouts, 0) AS workouts,
      (SELECT \(day("w.started_at", "w.utc_offset_s")) FROM block b JOIN workout w ON w.id = b.workout_id
        WHERE b.exercise_id = e.id AND t.workouts > 0
          AND EXISTS (SELECT 1 FROM set_entry s WHERE s.block_id = b.id AND s.completed = 1)
        ORDER BY b.started_at DESC LIMIT 1) AS last_done
    FROM exercise e LEFT JOIN exercise_total t ON t.exercise_id = e.id
    """

  /// Views made anew where an older log has them otherwise.
  static let renewed = [
    "DROP VIEW v_workout", workout, "DROP VIEW v_record", record,
    "UPDATE record SET shown = 0 WHERE kind = 'set_volume'",
  ]

  /// Lengths without the dust of their conversion.
  static let rounded = ["DROP VIEW v_set", set]

  /// A workout that is over has one record of a kind for an exercise: the best, found last.
  private static let record = """
    CREATE VIEW v_record AS
    SELECT e.name AS exercise, r.kind AS kind, r.value AS value, r.value_unit AS unit,
      s.weight_milli / 1000.0 AS weight, s.reps AS reps, r.set_id AS set_id,
      r.workout_id AS workout_id,
      \(iso("coalesce(s.completed_at, w.started_at)", "w.utc_offset_s")) AS achieved_at,
      r.current AS current
    FROM record r JOIN exercise e ON e.id = r.exercise_id JOIN workout w ON w.id = r.workout_id
      JOIN block b ON b.workout_id = w.id JOIN set_entry s ON s.block_id = b.id AND s.id = r.set_id
    WHERE w.finished = 0 OR r.shown = 1 OR r.current = 1 OR NOT EXISTS (
      SELECT 1 FROM record o WHERE o.exercise_id = r.exercise_id AND o.started_at = r.started_at
        AND o.workout_id = r.workout_id AND o.kind = r.kind
        AND (o.shown, o.number) > (r.shown, r.number))
    """

  /// Loads as `LoadRules` has them: bodyweight counts where the exercise says how much of it is lifted.
  private static let estimate = """
    CREATE VIEW v_e1rm AS
    WITH performed AS (
      SELECT e.id AS exercise_id, e.name AS exercise,
        \(day("w.started_at", "w.utc_offset_s")) AS local_date, s.weight_milli * \(kgPerMilli) AS weight_kg,
        s.reps AS reps, s.id AS set_id, f.factor AS factor,
        iif(e.kind = 'weight_reps', 0.0, round(e.bodyweight_share * (
          SELECT near.value FROM (
            SELECT m.value_milli * iif(m.unit = 'lb', 0.45359237, 1.0) AS value, m.taken_at AS taken_at,
              abs((m.taken_at + m.utc_offset_s + 62135596800) / 86400
                - (w.started_at + w.utc_offset_s + 62135596800) / 86400) AS days
            FROM measurement m WHERE m.kind = 'bodyweight' AND m.unit IN ('kg', 'lb')
              AND m.value_milli * iif(m.unit = 'lb', 0.45359237, 1.0) BETWEEN 30000 AND 300000
          ) near ORDER BY near.days, near.taken_at LIMIT 1) / 1000.0)
          / 1000.0) AS own_kg
      FROM exercise e JOIN block b ON b.exercise_id = e.id JOIN workout w ON w.id = b.workout_id
        JOIN set_entry s ON s.block_id = b.id
        JOIN estimate_factor f ON f.reps = s.reps AND f.rpe_halves = coalesce((SELECT g.rpe_halves
          FROM estimate_factor g WHERE g.reps = s.reps AND g.rpe_halves = s.rpe_halves), 0)
      WHERE e.kind IN ('weight_reps', 'weighted_bodyweight') AND s.completed = 1 AND s.suspicious = 0
        AND s.type <> 'warmup'
    ), estimated AS (
      SELECT *, (own_kg + coalesce(weight_kg, 0.0)) * factor AS e1rm_kg FROM performed
    )
    SELECT exercise, local_date, max(e1rm_kg) AS e1rm_kg, weight_kg, reps, set_id
    FROM estimated WHERE e1rm_kg > 0 GROUP BY exercise_id, local_date
    """

  private static let week = """
    CREATE VIEW v_week AS
    SELECT \(monday("w.started_at", "w.utc_offset_s")) AS week_start, count(*) AS workouts,
      coalesce(sum(t.sets), 0) AS sets, coalesce(sum(\(volume)), 0.0) AS volume_kg,
      coalesce(sum(w.ended_at - w.started_at), 0) AS duration_s
    FROM workout w LEFT JOIN workout_total t ON t.workout_id = w.id
    WHERE w.finished = 1 GROUP BY 1
    """

  /// Reads a table that came later, so that it is made with it.
  static let muscleWeek = """
    CREATE VIEW v_muscle_week AS
    WITH muscle (name) AS (VALUES ('abdominals'), ('abductors'), ('adductors'), ('biceps'), ('calves'),
      ('chest'), ('forearms'), ('glutes'), ('hamstrings'), ('lats'), ('lower back'), ('middle back'),
      ('neck'), ('quadriceps'), ('shoulders'), ('traps'), ('triceps')),
    share AS (
      SELECT e.id AS exercise_id, m.name AS muscle,
        iif(instr(', ' || e.primary_muscles || ', ', ', ' || m.name || ', ') > 0, 1.0, 0.5) AS part
      FROM exercise e JOIN muscle m ON instr(
        ', ' || e.primary_muscles || ', ' || e.secondary_muscles || ', ', ', ' || m.name || ', ') > 0
    ), done AS (
      SELECT date(s.day * 86400, 'unixepoch', '-6 days', 'weekday 1') AS week_start,
        s.exercise_id AS exercise_id, sum(s.sets) AS sets
      FROM exercise_session s WHERE s.sets > 0 GROUP BY 1, 2
    )
    SELECT d.week_start AS week_start, h.muscle AS muscle, sum(d.sets * h.part) AS sets
    FROM done d JOIN share h ON h.exercise_id = d.exercise_id GROUP BY 1, 2
    """

  private static let measurement = measurement(with: "")

  /// What measurements learned after version 1: notes.
  static let noted = [
    "ALTER TABLE measurement ADD COLUMN note TEXT NOT NULL DEFAULT ''", "DROP VIEW v_measurement",
    measurement(with: ", note AS note"),
  ]

  private static func measurement(with more: String) -> String {
    """
    CREATE VIEW v_measurement AS
    SELECT \(iso("taken_at", "utc_offset_s")) AS taken_at, kind AS kind, value_milli / 1000.0 AS value,
      unit AS unit\(more)
    FROM measurement
    """
  }
}
