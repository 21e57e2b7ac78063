internal import SQLite
internal import Training

/// What a change reaches, so that only its derived numbers are made anew.
struct Touched {
  var workouts: Set<String> = []
  /// Exercises whose numbers count differently from now on.
  var exercises: Set<String> = []
  /// Moments at which a weigh-in came, went or changed.
  var weighIns: [Int] = []

  init() {}

  init(_ change: Change) {
    for step in change.steps {
      switch step {
      case .workout(let from, let to):
        if let workout = to ?? from { workouts.insert(workout.id.text) }
      case .exercise(let from, let to):
        guard let exercise = to ?? from, from?.loadRules != to?.loadRules else { continue }
        exercises.insert(exercise.id.text)
      case .measurement(let from, let to):
        weighIns += [from, to].compactMap { $0 }.filter { $0.kind == "bodyweight" }
          .map(\.taken.moment.seconds)
      case .routine: continue
      }
    }
  }

  /// Must be made before the changeset is applied: rows are looked up where it leaves them out.
  init(_ changeset: Changeset, in store: Store) throws(LogbookError) {
    var rows: [RowChange] = []
    try store.told { () throws(DatabaseError) in try changeset.forEach { rows.append($0) } }
    for row in rows { try add(row, in: store) }
  }

  mutating func formUnion(_ other: Touched) {
    workouts.formUnion(other.workouts)
    exercises.formUnion(other.exercises)
    weighIns += other.weighIns
  }

  private mutating func add(_ row: RowChange, in store: Store) throws(LogbookError) {
    guard case .text(let id)? = row[0] else { return }
    switch row.table {
    case "workout": workouts.insert(id)
    case "block":
      try addWorkouts(Touched.texts(row, 1), orOf: "SELECT workout_id FROM block WHERE id = ?", id, store)
    case "set_entry":
      let sql = "SELECT b.workout_id FROM block b JOIN set_entry s ON s.block_id = b.id WHERE s.id = ?"
      try addWorkouts([], orOf: sql, id, store)
      for block in Touched.texts(row, 1) {
        try addWorkouts([], orOf: "SELECT workout_id FROM block WHERE id = ?", block, store)
      }
    case "exercise":
      let isRedefined = Touched.loadColumns.contains { row.old[$0] != row.new[$0] }
      if isRedefined { exercises.insert(id) }
    case "measurement": try addWeighIn(row, id, in: store)
    default: return
    }
  }

  private mutating func addWorkouts(
    _ told: [String], orOf sql: String, _ id: String, _ store: Store
  ) throws(LogbookError) {
    workouts.formUnion(told)
    workouts.formUnion(try store.rows(sql, .text(id)) { $0.text(0) })
  }

  private mutating func addWeighIn(_ row: RowChange, _ id: String, in store: Store) throws(LogbookError) {
    weighIns += [row.old, row.new].compactMap { values -> Int? in
      guard values.count > 4, case .integer(let moment)? = values[4] else { return nil }
      return moment
    }
    weighIns += try store.rows("SELECT taken_at FROM measurement WHERE id = ?", .text(id)) { $0.int(0) }
  }

  /// Where `kind`, `bodyweight_share` and `implements` stand among an exercise's columns.
  private static let loadColumns = [3, 10, 11]

  private static func texts(_ row: RowChange, _ column: Int) -> [String] {
    [row.old, row.new].compactMap { values -> String? in
      guard column < values.count, case .text(let text)? = values[column] else { return nil }
      return text
    }
  }
}
