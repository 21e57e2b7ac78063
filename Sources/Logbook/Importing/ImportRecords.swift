internal import SQLite
internal import Training

/// Finds records while workouts arrive in the order they were done, so that nothing is read twice.
final class ImportRecords {
  private final class Running {
    var replay: RecordReplay
    var workouts = 0
    var lastWorkout = ""

    init(_ rules: RecordRules) {
      replay = RecordReplay(rules: rules)
    }
  }

  private let preference: RecordPreference
  private var running: [String: Running] = [:]
  private var current: Running?
  private var starts: [String: Int] = [:]
  private var last: (start: Int, id: String) = (Int.min, "")
  /// False once a workout came that lies before another: then records must be found at the end.
  private(set) var isInOrder = true

  init(_ preference: RecordPreference) {
    self.preference = preference
  }

  func begin(workout id: String, at start: Int) {
    if last > (start, id) { isInOrder = false }
    last = (start, id)
    starts[id] = start
  }

  /// Begins a block of an exercise in the workout begun last.
  func begin(_ exercise: Exercise) {
    let id = exercise.id.text
    let state = running[id] ?? Running(preference.rules(for: exercise))
    running[id] = state
    current = state
    guard state.lastWorkout != last.id else { return }
    state.lastWorkout = last.id
    state.workouts += 1
  }

  /// Takes the next set of the block begun last.
  func add(_ input: RecordInput) {
    current?.replay.add(input)
  }

  /// Writes every record found, and in how many workouts each exercise was done.
  func finish(in store: Store) throws(LogbookError) {
    for (exercise, state) in running.sorted(by: { $0.key < $1.key }) {
      state.replay.finish()
      var records = StoredRecord.numbered(state.replay.events, of: exercise, starts: starts)
      records.markCurrent()
      for found in records {
        var record = found
        record.event.isShown = found.event.isShown && preference.tells(found.event.kind)
        _ = try store.changed(
          RecordRows.insertion, RecordRows.values(record, formula: preference.formula))
      }
      try store.setWorkouts(state.workouts, of: exercise)
    }
  }
}
