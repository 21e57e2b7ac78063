internal import SQLite
internal import Training

/// What a change reaches, so that only its derived numbers are made anew.
struct Touched {
  var workouts: Set<String> = []
  /// Exercises whose numbers count differently from now on.
  var exercises: Set<String> = []
  /// Exercises between which blocks moved, while the workouts stayed as they were.
  var movedExercises: Set<String> = []
  /// The workouts of those blocks with their starts.
  var movedWorkouts: [String: Int] = [:]
  /// Moments at which a weigh-in came, went or changed.
  var weighIns: [Int] = []

  init() {}

  init(_ change: Change, in store: Store) throws(LogbookError) {
    for step in change.steps {
      switch step {
      case .blocks(let from, let to): try addMove(from: from.text, to: to.text, in: store)
      case .workout(let from, let to):
        if let workout = to ?? from { workouts.insert(workout.id.text) }
      case .exercise(let from, let to):
        // One that comes or goes has no blocks, or they come and go with it.
        guard let from, let to, from.loadRules != to.loadRules else { continue }
        exercises.insert(to.id.text)
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
    movedExercises.formUnion(other.movedExercises)
    movedWorkouts.merge(other.movedWorkouts) { first, _ in first }
    weighIns += other.weighIns
  }

  private mutating func add(_ row: RowChange, in store: Store) throws(LogbookError) {
    guard case .text(let id)? = row[0] else { return }
    switch row.table {
    case "workout": workouts.insert(id)
    case "block":
      if row.isUpdate(ofOnly: Touched.blockExercise) { return try addMove(row, id, in: store) }
      try addWorkouts(Touched.texts(row, 1), orOf: "SELECT workout_id FROM block WHERE id = ?", id, store)
    case "set_entry":
      for block in Touched.texts(row, 1) {
        try addWorkouts([], orOf: "SELECT workout_id FROM block WHERE id = ?", block, store)
      }
    case "exercise":
      let isRedefined = Touched.loadColumns.contains { column in
        // A change of an older version knows fewer columns.
        column < row.old.count && row.old[column] != row.new[column]
      }
      if isRedefined, row.isUpdate { exercises.insert(id) }
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

  private mutating func addMove(from: String, to: String, in store: Store) throws(LogbookError) {
    movedExercises.formUnion([from, to])
    let workouts = try store.rows(
      "SELECT DISTINCT workout_id, started_at FROM block WHERE exercise_id = ?", .text(from)
    ) { ($0.text(0), $0.int(1)) }
    movedWorkouts.merge(workouts) { first, _ in first }
  }

  private mutating func addMove(_ row: RowChange, _ id: String, in store: Store) throws(LogbookError) {
    movedExercises.formUnion(Touched.texts(row, Touched.blockExercise))
    let workout = try store.first("SELECT workout_id, started_at FROM block WHERE id = ?", .text(id)) {
      ($0.text(0), $0.int(1))
    }
    if let workout { movedWorkouts[workout.0] = workout.1 }
  }

  private mutating func addWeighIn(_ row: RowChange, _ id: String, in store: Store) throws(LogbookError) {
    weighIns += [row.old, row.new].compactMap { values -> Int? in
      guard values.count > 4, case .integer(let moment)? = values[4] else { return nil }
      return moment
    }
    weighIns += try store.rows("SELECT taken_at FROM measurement WHERE id = ?", .text(id)) { $0.int(0) }
  }

  /// Where `kind`, `bodyweight_share`, `implements` and `per_side` stand among an exercise's columns.
  private static let loadColumns = [3, 10, 11, 17]

  /// Where `exercise_id` stands among a block's columns.
  private static let blockExercise = 3

  private static func texts(_ row: RowChange, _ column: Int) -> [String] {
    [row.old, row.new].compactMap { values -> String? in
      guard column < values.count, case .text(let text)? = values[column] else { return nil }
      return text
    }
  }
}

extension RowChange {
  /// Whether the row was there before and is there after.
  fileprivate var isUpdate: Bool {
    old.contains { $0 != nil } && new.contains { $0 != nil }
  }

  /// Whether the row is there before and after, with one column changed.
  fileprivate func isUpdate(ofOnly column: Int) -> Bool {
    isUpdate && new.indices.allSatisfy { (new[$0] != nil) == ($0 == column) }
  }
}
