internal import SQLite
internal import Training

/// The words of a workout as the search reads them.
struct WorkoutText: Equatable {
  var start: Int
  var name: String
  private(set) var notes = ""
  /// The word of every workout, and a word of its own for each exercise: renaming one then changes no row.
  private(set) var exercises = WorkoutText.everywhere

  init(start: Int, name: String) {
    self.start = start
    self.name = name
  }

  /// A note like the one before it, as on every set of an exercise, says nothing new.
  mutating func add(note: String) {
    guard !note.isEmpty, notes != note, !notes.hasSuffix("\n" + note) else { return }
    notes += notes.isEmpty ? note : "\n" + note
  }

  mutating func add(exercise id: String) {
    exercises += " " + WorkoutText.word(ofExercise: id)
  }

  /// A word that every workout has, so that the index can answer which ones lack another.
  static let everywhere = "\u{E000}"

  /// What stands for an exercise: no word that anybody types begins like it.
  static func word(ofExercise id: String) -> String {
    everywhere + String(fingerprint(id), radix: 36)
  }

  /// FNV-1a, 64 bits (Fowler, Noll, Vo).
  private static func fingerprint(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// The first number of the rows whose workouts start at a moment.
  static func number(at start: Int) -> Int { start << 20 }

  /// Values of `insertion`.
  func values(of workout: String) -> [Value] {
    [
      .integer(WorkoutText.number(at: start)), .text(workout), .text(name), .text(notes), .text(exercises),
    ]
  }

  /// Writes a row under the first number that is free for its start.
  static let insertion = """
    INSERT INTO workout_text (number, workout_id, name, notes, exercises)
    SELECT coalesce(max(number) + 1, ?1), ?2, ?3, ?4, ?5 FROM workout_text
    WHERE number BETWEEN ?1 AND ?1 + 1048575
    """
}

extension Store {
  /// Brings the words of some workouts up to date: changed, new or gone.
  ///
  /// The index is written in two statements for all of them: it flushes between statements.
  func indexTexts(of workouts: some Sequence<String>) throws(LogbookError) {
    let all = Array(workouts)
    let size = 500
    // Slice by slice, so that the words of a long history are not held at once.
    for first in stride(from: 0, to: all.count, by: size) {
      try indexTexts(of: all[first..<min(first + size, all.count)])
    }
  }

  private func indexTexts(of workouts: ArraySlice<String>) throws(LogbookError) {
    var changed: [(id: String, text: WorkoutText?)] = []
    for workout in workouts {
      let text = try factsText(of: workout)
      if text != (try storedText(of: workout)) { changed.append((workout, text)) }
    }
    guard !changed.isEmpty else { return }
    let ids = Value.text(Store.jsonList(changed.map(\.id)))
    try run(
      """
      INSERT INTO workout_search (workout_search, rowid, name, notes, exercises)
      SELECT 'delete', number, name, notes, exercises FROM workout_text
      WHERE workout_id IN (SELECT value FROM json_each(?))
      """, ids)
    for (id, text) in changed {
      try run("DELETE FROM workout_text WHERE workout_id = ?", .text(id))
      if let text { _ = try self.changed(WorkoutText.insertion, text.values(of: id)) }
    }
    try run(
      """
      INSERT INTO workout_search (rowid, name, notes, exercises)
      SELECT number, name, notes, exercises FROM workout_text
      WHERE workout_id IN (SELECT value FROM json_each(?))
      """, ids)
  }

  /// Puts the words of an import, written already, into the index.
  func indexTexts(ofImport id: String) throws(LogbookError) {
    try run(
      """
      INSERT INTO workout_search (rowid, name, notes, exercises)
      SELECT t.number, t.name, t.notes, t.exercises FROM workout w JOIN workout_text t ON t.workout_id = w.id
      WHERE w.import_id = ?
      """, .text(id))
  }

  /// Makes the words of all workouts and their index anew.
  func rebuildTexts() throws(LogbookError) {
    try run("DELETE FROM workout_text")
    for workout in try rows("SELECT id FROM workout ORDER BY started_at", read: { $0.text(0) }) {
      guard let text = try factsText(of: workout) else { continue }
      _ = try changed(WorkoutText.insertion, text.values(of: workout))
    }
    try run("INSERT INTO workout_search (workout_search) VALUES ('rebuild')")
  }

  private func factsText(of workout: String) throws(LogbookError) -> WorkoutText? {
    guard let head = try workoutHead(workout) else { return nil }
    var text = WorkoutText(start: head.start.moment.seconds, name: head.name)
    text.add(note: Tags.text(head.tags))
    text.add(note: head.note)
    let blocks = try rows(
      """
      SELECT b.exercise_id, b.note, (SELECT group_concat(n.note, char(30)) FROM (
        SELECT s.note FROM set_entry s WHERE s.block_id = b.id AND s.note <> '' ORDER BY s.position, s.id) n)
      FROM block b WHERE b.workout_id = ? ORDER BY b.position, b.id
      """, .text(workout)
    ) { ($0.text(0), $0.text(1), $0.text(2)) }
    for (exercise, note, setNotes) in blocks {
      text.add(exercise: exercise)
      text.add(note: note)
      for note in setNotes.split(separator: "\u{1E}") { text.add(note: String(note)) }
    }
    return text
  }

  private func storedText(of workout: String) throws(LogbookError) -> WorkoutText? {
    try first(
      "SELECT number, name, notes, exercises FROM workout_text WHERE workout_id = ?", .text(workout)
    ) { WorkoutText(stored: $0) }
  }

  private static func jsonList(_ texts: [String]) -> String {
    let quoted = texts.map { "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
    return "[" + quoted.joined(separator: ",") + "]"
  }
}

extension WorkoutText {
  fileprivate init(stored row: Row) {
    start = row.int(0) >> 20
    name = row.text(1)
    notes = row.text(2)
    exercises = row.text(3)
  }
}
