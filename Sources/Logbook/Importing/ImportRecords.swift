internal import SQLite
internal import Training

/// Finds records and sums up sessions while workouts arrive in the order they were done, so that nothing
/// is read twice.
final class ImportRecords {
  private final class Running {
    var replay: RecordReplay
    var workouts = 0
    var lastWorkout = ""
    var start = LocalMoment(moment: Moment(seconds: 0), offset: 0)
    var tally: SessionTally
    var months: [Month: SessionSum] = [:]
    private let rules: RecordRules

    init(_ rules: RecordRules) {
      self.rules = rules
      replay = RecordReplay(rules: rules)
      tally = SessionTally(rules: rules.load, formula: rules.formula)
    }

    /// The session that ends as another begins; nil before the first.
    func next(_ workout: String, at moment: LocalMoment) -> SessionRow? {
      defer {
        lastWorkout = workout
        start = moment
        tally = SessionTally(rules: rules.load, formula: rules.formula)
        workouts += 1
      }
      return ended()
    }

    func ended() -> SessionRow? {
      guard workouts > 0 else { return nil }
      let row = SessionRow(
        start: start.moment.seconds, workout: lastWorkout, day: start.day, sum: tally.total)
      let month = Month(of: row.day)
      if months[month]?.merge(row.sum) == nil { months[month] = row.sum }
      return row
    }
  }

  private let preference: RecordPreference
  private var running: [String: Running] = [:]
  private var current: Running?
  private var last: (start: Int, id: String) = (Int.min, "")
  private var start = LocalMoment(moment: Moment(seconds: 0), offset: 0)
  /// False once a workout came that lies before another: then records must be found at the end.
  private(set) var isInOrder = true

  init(_ preference: RecordPreference) {
    self.preference = preference
  }

  func begin(workout id: String, at start: LocalMoment) {
    let seconds = start.moment.seconds
    if last > (seconds, id) { giveUp() }
    last = (seconds, id)
    self.start = start
  }

  /// What was found so far is of no use.
  private func giveUp() {
    isInOrder = false
    (running, current) = ([:], nil)
  }

  /// Begins a block of an exercise in the workout begun last; answers the session before it, when it ends.
  func begin(_ exercise: Exercise) -> SessionRow? {
    guard isInOrder else { return nil }
    let id = exercise.id.text
    let state = running[id] ?? Running(preference.rules(for: exercise))
    running[id] = state
    current = state
    return state.lastWorkout == last.id ? nil : state.next(last.id, at: start)
  }

  /// Takes the next set of the block begun last.
  func add(_ input: RecordInput) {
    current?.replay.add(input)
    current?.tally.add(
      input.values, type: input.type, isSuspicious: input.isSuspicious, bodyweight: input.bodyweight)
  }

  /// Writes every record found, the sessions still open and all months, and in how many workouts each exercise was done.
  func finish(in store: Store) throws(LogbookError) {
    for (exercise, state) in running.sorted(by: { $0.key < $1.key }) {
      state.replay.finish()
      let events = state.replay.events
      var records = StoredRecord.numbered(events, of: exercise, starts: try store.starts(of: events))
      records.markCurrent()
      for found in records {
        var record = found
        record.event.isShown = found.event.isShown && preference.tells(found.event.kind)
        _ = try store.changed(
          RecordRows.insertion, RecordRows.values(record, formula: preference.formula))
      }
      try store.setWorkouts(state.workouts, of: exercise)
      if let row = state.ended() {
        _ = try store.changed(SessionRows.insertion, SessionRows.values(row, of: exercise))
      }
      for (month, sum) in state.months.sorted(by: { $0.key < $1.key }) {
        _ = try store.changed(
          SessionRows.monthInsertion, SessionRows.values(sum, in: month, of: exercise))
      }
    }
  }
}

extension Store {
  /// When the workouts of records began, in seconds since 1970.
  fileprivate func starts(of events: [RecordEvent]) throws(LogbookError) -> [String: Int] {
    var starts: [String: Int] = [:]
    for event in events where starts[event.workoutID] == nil {
      starts[event.workoutID] = try int(
        "SELECT started_at FROM workout WHERE id = ?", .text(event.workoutID))
    }
    return starts
  }
}
