internal import SQLite
package import Training

/// Which workouts are meant: those within some days, with an exercise, or one of them; nil leaves it open.
package struct WorkoutChoice: Hashable, Sendable {
  package var since: Day?
  package var until: Day?
  /// Only the blocks of this exercise are read.
  package var exercise: ID<Exercise>?
  package var workout: ID<Workout>?

  package init(
    since: Day? = nil, until: Day? = nil, exercise: ID<Exercise>? = nil, workout: ID<Workout>? = nil
  ) {
    self.since = since
    self.until = until
    self.exercise = exercise
    self.workout = workout
  }

  package var isEverything: Bool { self == WorkoutChoice() }

  fileprivate var conditions: [(sql: String, value: Value)] {
    var conditions: [(sql: String, value: Value)] = []
    if let since {
      conditions.append(("w.started_at + w.utc_offset_s >= ?", .integer(since.number * 86_400)))
    }
    if let until {
      conditions.append(("w.started_at + w.utc_offset_s < ?", .integer((until.number + 1) * 86_400)))
    }
    if let workout { conditions.append(("w.id = ?", .text(workout.text))) }
    if let exercise {
      let sql = "EXISTS (SELECT 1 FROM block b WHERE b.workout_id = w.id AND b.exercise_id = ?)"
      conditions.append((sql, .text(exercise.text)))
    }
    return conditions
  }
}

/// In which order workouts are read.
package enum ReadingOrder: Hashable, Sendable {
  case oldestFirst, newestFirst
}

extension Logbook {
  /// Reads from one state of the log, whatever others write meanwhile.
  package func still<Result>(_ body: () throws -> Result) throws -> Result {
    try store.told { () throws(DatabaseError) in try store.database.begin(.deferred) }
    // Nothing was written, so there is nothing to commit.
    defer { store.database.rollback() }
    return try body()
  }

  /// A page of chosen workouts, whole, behind a place.
  package func chosen(
    _ choice: WorkoutChoice, after cursor: WorkoutCursor?, limit: Int, _ order: ReadingOrder = .oldestFirst
  ) throws(LogbookError) -> [Workout] {
    try store.reading { () throws(LogbookError) in
      var workouts: [Workout] = []
      for id in try store.chosen(choice, after: cursor, limit: limit, order) {
        guard var workout = try store.workout(id) else { continue }
        if let exercise = choice.exercise { workout.blocks.removeAll { $0.exercise != exercise } }
        workouts.append(workout)
      }
      return workouts
    }
  }

  /// Calls `body` with every chosen workout, page by page, so that memory does not grow with them.
  package func forEach(
    _ choice: WorkoutChoice, _ order: ReadingOrder = .oldestFirst, _ body: (Workout) throws -> Void
  ) throws {
    var cursor: WorkoutCursor?
    while true {
      let page = try chosen(choice, after: cursor, limit: 100, order)
      for workout in page { try body(workout) }
      guard let last = page.last else { return }
      cursor = WorkoutCursor(start: last.start.moment, id: last.id)
    }
  }

  /// How many workouts are chosen.
  package func count(_ choice: WorkoutChoice) throws(LogbookError) -> Int {
    let conditions = choice.conditions
    let sql = "SELECT count(*) FROM workout w WHERE 1" + conditions.map { " AND \($0.sql)" }.joined()
    return try store.told { () throws(DatabaseError) in
      try store.database.first(sql, conditions.map(\.value)) { $0.int(0) }
    } ?? 0
  }

  /// Every exercise there is, by id.
  package func everyExercise() throws(LogbookError) -> [Exercise] {
    try store.rows(
      "SELECT \(Store.exerciseColumns) FROM exercise e ORDER BY e.id", read: Store.readExercise)
  }

  package func measurement(_ id: ID<Measurement>) throws(LogbookError) -> Measurement? {
    try store.first(
      "SELECT \(Store.measurementColumns) FROM measurement WHERE id = ?", .text(id.text),
      read: Store.readMeasurement)
  }

  /// The measurements taken on some days, oldest first; nil is without end.
  package func measurements(since: Day?, until: Day?) throws(LogbookError) -> [Measurement] {
    try store.rows(
      """
      SELECT \(Store.measurementColumns) FROM measurement
      WHERE taken_at + utc_offset_s >= ? AND taken_at + utc_offset_s < ? ORDER BY taken_at, id
      """, .integer(since.map { $0.number * 86_400 } ?? Int.min),
      .integer(until.map { ($0.number + 1) * 86_400 } ?? Int.max), read: Store.readMeasurement)
  }
}

extension Store {
  func sources(_ choice: WorkoutChoice) throws(LogbookError) -> Set<String> {
    let conditions = choice.conditions
    let sql =
      "SELECT DISTINCT w.source FROM workout w WHERE finished = 1"
      + conditions.map { " AND \($0.sql)" }.joined()
    return Set(
      try told { () throws(DatabaseError) in
        try database.rows(sql, conditions.map(\.value)) { $0.text(0) }
      })
  }

  fileprivate func chosen(
    _ choice: WorkoutChoice, after cursor: WorkoutCursor?, limit: Int, _ order: ReadingOrder
  ) throws(LogbookError) -> [String] {
    var conditions = choice.conditions.map(\.sql)
    var values = choice.conditions.map(\.value)
    if let cursor {
      conditions.append("(w.started_at, w.id) \(order == .oldestFirst ? ">" : "<") (?, ?)")
      values += [.integer(cursor.start.seconds), .text(cursor.id.text)]
    }
    let direction = order == .oldestFirst ? "ASC" : "DESC"
    let sql = """
      SELECT w.id FROM workout w WHERE \((["1"] + conditions).joined(separator: " AND "))
      ORDER BY w.started_at \(direction), w.id \(direction) LIMIT ?
      """
    return try told { () throws(DatabaseError) in
      try database.rows(sql, values + [.integer(limit)]) { $0.text(0) }
    }
  }
}
