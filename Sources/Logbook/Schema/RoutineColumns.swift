/// What routines learned after version 1: folders, an order, an archive, spans of reps and rests of sets.
enum RoutineColumns {
  static let all = [
    "ALTER TABLE routine ADD COLUMN folder TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE routine ADD COLUMN position INTEGER NOT NULL DEFAULT 0 CHECK (position >= 0)",
    "ALTER TABLE routine ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1))",
    "ALTER TABLE routine ADD COLUMN follows_last INTEGER NOT NULL DEFAULT 0 CHECK (follows_last IN (0, 1))",
    "ALTER TABLE routine_set ADD COLUMN \(repsTo)",
    "ALTER TABLE routine_set ADD COLUMN rest_s INTEGER CHECK (rest_s BETWEEN 0 AND 86400)",
    "ALTER TABLE set_entry ADD COLUMN \(repsTo)",
    "ALTER TABLE set_entry ADD COLUMN rest_after_s INTEGER CHECK (rest_after_s BETWEEN 0 AND 86400)",
  ]

  private static let repsTo =
    "planned_reps_to INTEGER CHECK (planned_reps_to BETWEEN 0 AND 1000000000)"
}
