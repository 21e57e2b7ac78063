internal import SQLite
internal import Training

/// Computes derived numbers from the facts and keeps them.
final class Deriver {
  let store: Store
  let preference: RecordPreference
  private var exercises: [String: Exercise] = [:]
  private var bodyweights: [Int: Weight?] = [:]
  /// Months whose sums are no longer right.
  private var staleMonths: Set<Month> = []

  init(_ store: Store) throws(LogbookError) {
    self.store = store
    preference = try store.recordPreference()
  }

  private func exercise(_ id: String) throws(LogbookError) -> Exercise? {
    if let known = exercises[id] { return known }
    let exercise = try store.exercise(id)
    exercises[id] = exercise
    return exercise
  }

  /// The lifter's weight on a day, for an exercise that needs it.
  func bodyweight(for exercise: Exercise, on day: Day) throws(LogbookError) -> Weight? {
    guard exercise.needsBodyweight else { return nil }
    if let known = bodyweights[day.number] { return known }
    let weight = try store.bodyweight(on: day)
    bodyweights[day.number] = .some(weight)
    return weight
  }
}

// Sums of workouts.
extension Deriver {
  /// The sums of one workout; none when it is gone.
  func total(of workout: String) throws(LogbookError) {
    guard let head = try store.workoutHead(workout) else {
      // Whoever deleted it knows its month.
      return try store.run("DELETE FROM workout_total WHERE workout_id = ?", .text(workout))
    }
    if !head.isRunning { staleMonths.insert(Month(of: head.start.day)) }
    var total = WorkoutTotal()
    for block in try store.blocks(of: workout) {
      guard let exercise = try exercise(block.exercise.text) else { continue }
      let weight = try bodyweight(for: exercise, on: head.start.day)
      for set in block.sets { total.add(set, rules: exercise.loadRules, bodyweight: weight) }
    }
    try store.run(
      """
      INSERT OR REPLACE INTO workout_total (workout_id, sets, warmups, kg_milli, lb_milli)
      VALUES (?, ?, ?, ?, ?)
      """, .text(workout), .integer(total.sets), .integer(total.warmups),
      .integer(Int(clamping: total.volume.kilograms)), .integer(Int(clamping: total.volume.pounds)))
  }

  /// The sums of every workout with an exercise, from a moment on.
  func totals(of exercise: String, from start: Int) throws(LogbookError) {
    let workouts = try store.rows(
      "SELECT DISTINCT workout_id FROM block WHERE exercise_id = ? AND started_at >= ?",
      .text(exercise), .integer(start)
    ) { $0.text(0) }
    for workout in workouts { try total(of: workout) }
  }

  /// Sums up anew the months of the workouts summed up so far, and others.
  func settleMonths(and others: Set<Month> = []) throws(LogbookError) {
    for month in staleMonths.union(others) { try store.derive(month) }
    staleMonths = []
  }
}

/// The sums of a workout.
struct WorkoutTotal: Equatable {
  var sets = 0
  var warmups = 0
  var volume = Volume.zero

  /// An unlikely value counts as a set but not in the volume.
  mutating func add(_ set: SetEntry, rules: LoadRules, bodyweight: Weight?) {
    guard set.isCompleted else { return }
    add(set.type, set.isSuspicious ? .zero : rules.volume(set.values, bodyweight: bodyweight))
  }

  mutating func add(_ set: ImportedSet, rules: LoadRules, bodyweight: Weight?) {
    add(set.type, set.isSuspicious ? .zero : rules.volume(set.values, bodyweight: bodyweight))
  }

  private mutating func add(_ type: SetType, _ moved: Volume) {
    guard type.counts else {
      warmups += 1
      return
    }
    sets += 1
    volume += moved
  }
}

// Records and sessions of exercises.
extension Deriver {
  /// Blocks of an exercise that are replayed at once, so that memory does not grow with a history.
  private static let stretch = 4_000

  /// Replays an exercise from a moment on, stretch by stretch, and writes what differs from what is kept.
  func numbers(of id: String, from start: Int) throws(LogbookError) {
    var start: Int? = start
    while let from = start {
      let last = try lastOfStretch(of: id, from: from)
      let done = try performances(of: id, from: from, through: last ?? Int.max)
      try keepRecords(of: id, from: from, done)
      try store.keep(try sessions(done, of: id), of: id, from: from, through: last ?? Int.max)
      start = last.map { $0 + 1 }
    }
  }

  /// When the last workout of a stretch began; nil where nothing is left after it.
  private func lastOfStretch(of id: String, from start: Int) throws(LogbookError) -> Int? {
    try store.first(
      "SELECT started_at FROM block WHERE exercise_id = ? AND started_at >= ? ORDER BY started_at LIMIT 1 OFFSET ?",
      .text(id), .integer(start), .integer(Deriver.stretch)
    ) { $0.int(0) }
  }

  /// Sums up every session of an exercise.
  func sessions(of id: String) throws(LogbookError) {
    let done = try performances(of: id, from: Int.min)
    try store.keep(try sessions(done, of: id), of: id, from: Int.min)
  }

  private func sessions(_ done: [Performance], of id: String) throws(LogbookError) -> [SessionRow] {
    guard let exercise = try exercise(id) else { return [] }
    var found: [SessionRow] = []
    var first = done.startIndex
    while first < done.endIndex {
      let (workout, start, day) = (done[first].workout, done[first].start, done[first].day)
      let weight = try bodyweight(for: exercise, on: day)
      var tally = SessionTally(rules: exercise.loadRules, formula: preference.formula)
      while first < done.endIndex, done[first].workout == workout {
        let set = done[first].set
        tally.add(set.values, type: set.type, isSuspicious: set.isSuspicious, bodyweight: weight)
        first += 1
      }
      found.append(SessionRow(start: start, workout: workout, day: day, sum: tally.total))
    }
    return found
  }

  private func keepRecords(of id: String, from start: Int, _ done: [Performance]) throws(LogbookError) {
    var earlier = try store.rows(
      """
      SELECT \(RecordRows.columns) FROM record r WHERE r.exercise_id = ? AND r.started_at < ?
      ORDER BY r.started_at, r.workout_id, r.number
      """, .text(id), .integer(start), read: { RecordRows.read($0) })
    try store.run(
      "DELETE FROM record WHERE exercise_id = ? AND started_at >= ?", .text(id), .integer(start))
    var found: [StoredRecord] = []
    if let exercise = try exercise(id) {
      found = try replay(done, of: exercise, preference.rules(for: exercise), after: earlier.map(\.event))
    }
    let wasCurrent = earlier.map(\.isCurrent)
    earlier += found
    earlier.markCurrent()
    for (index, record) in earlier.enumerated() {
      if index >= wasCurrent.count {
        try insert(record)
      } else if record.isCurrent != wasCurrent[index] {
        try store.run(
          """
          UPDATE record SET current = ?
          WHERE exercise_id = ? AND started_at = ? AND workout_id = ? AND number = ?
          """, .flag(record.isCurrent), .text(id), .integer(record.start),
          .text(record.event.workoutID), .integer(record.number))
      }
    }
  }

  private func insert(_ found: StoredRecord) throws(LogbookError) {
    var record = found
    record.event.isShown = found.event.isShown && preference.tells(found.event.kind)
    _ = try store.changed(
      RecordRows.insertion, RecordRows.values(record, formula: preference.formula))
  }

  func replay(
    _ performances: [Performance], of exercise: Exercise, _ rules: RecordRules, after earlier: [RecordEvent]
  ) throws(LogbookError) -> [StoredRecord] {
    var replay = RecordReplay(rules: rules, resumingFrom: earlier)
    var starts: [String: Int] = [:]
    for performed in performances {
      let set = performed.set
      starts[performed.workout] = performed.start
      replay.add(
        RecordInput(
          workoutID: performed.workout, setID: set.id.text, type: set.type, values: set.values,
          bodyweight: try bodyweight(for: exercise, on: performed.day),
          isCompleted: set.isCompleted, isSuspicious: set.isSuspicious))
    }
    replay.finish()
    return StoredRecord.numbered(replay.events, of: exercise.id.text, starts: starts)
  }

  /// A completed set, with the workout it was done in.
  struct Performance {
    let workout: String
    /// When the workout began, in seconds since 1970, and on which day.
    let start: Int
    let day: Day
    let set: SetEntry
  }

  private func performances(of exercise: String, from start: Int, through end: Int = Int.max)
    throws(LogbookError) -> [Performance]
  {
    try store.rows(
      """
      SELECT b.workout_id, b.started_at, w.utc_offset_s, \(SetColumns.done)
      FROM block b JOIN workout w ON w.id = b.workout_id JOIN set_entry s ON s.block_id = b.id
      WHERE b.exercise_id = ? AND b.started_at BETWEEN ? AND ? AND s.completed = 1
      ORDER BY b.started_at, b.workout_id, b.position, b.id, s.position, s.id
      """, .text(exercise), .integer(start), .integer(end)
    ) { row in
      let start = Store.readMoment(row, at: 1)
      return Performance(
        workout: row.text(0), start: start.moment.seconds, day: start.day,
        set: SetColumns.readDone(row, at: 3))
    }
  }
}

extension StoredRecord {
  /// Events of one exercise in the order they were made, each with its place in its workout.
  static func numbered(_ events: [RecordEvent], of exercise: String, starts: [String: Int]) -> [StoredRecord]
  {
    var number = 0
    var workout = ""
    return events.map { event in
      number = event.workoutID == workout ? number + 1 : 1
      workout = event.workoutID
      return StoredRecord(
        exercise: exercise, start: starts[event.workoutID] ?? 0, number: number, event: event,
        isCurrent: false)
    }
  }
}
