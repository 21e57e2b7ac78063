/// What a search in full text reads, kept beside the facts: a row for each workout.
enum TextTables {
  static let all = [text, search]

  /// Numbers rise with the start of the workouts, so that the newest are found first.
  private static let text = """
    CREATE TABLE workout_text (
      number INTEGER NOT NULL PRIMARY KEY,
      workout_id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      notes TEXT NOT NULL,
      exercises TEXT NOT NULL
    ) STRICT
    """

  /// Only the index is kept here; the words stay in `workout_text`.
  private static let search = """
    CREATE VIRTUAL TABLE workout_search USING fts5 (
      name, notes, exercises, content='workout_text', content_rowid='number',
      tokenize='unicode61 remove_diacritics 2')
    """

  /// Gives the workouts of older logs the word that all have.
  static let everywhere = [
    "UPDATE workout_text SET exercises = rtrim('\(WorkoutText.everywhere) ' || exercises)",
    "INSERT INTO workout_search (workout_search) VALUES ('rebuild')",
  ]
}
