internal import SQLite
internal import Training

/// Makes the numbers anew that a change reaches: made before the change, run after it.
///
/// Records are taken up again at the earliest workout touched; everything before stays as it is.
struct Derivation {
  private let store: Store
  private let touched: Touched
  /// Per workout: when it started and which exercises were in it before the change.
  private var before: [String: WorkoutContent] = [:]
  /// The months workouts were in before the change.
  private var months: Set<Month> = []
  /// How the exercises counted between which blocks move; those not there yet are missing.
  private var rulesBefore: [String: LoadRules] = [:]

  init(_ touched: Touched, in store: Store) throws(LogbookError) {
    self.store = store
    self.touched = touched
    for workout in touched.workouts {
      before[workout] = try store.content(of: workout)
      if let month = try store.month(ofWorkout: workout) { months.insert(month) }
    }
    for exercise in touched.movedExercises { rulesBefore[exercise] = try store.exercise(exercise)?.loadRules }
  }

  func run() throws(LogbookError) {
    let deriver = try Deriver(store)
    var earliest: [String: Int] = [:]
    func reach(_ exercise: String, _ start: Int) {
      earliest[exercise] = min(earliest[exercise] ?? start, start)
    }
    for workout in touched.workouts {
      let after = try store.content(of: workout)
      let old = before[workout] ?? WorkoutContent()
      for exercise in old.exercises { reach(exercise, old.start) }
      for exercise in after.exercises { reach(exercise, after.start) }
      try count(old.done.subtracting(after.done), by: -1)
      try count(after.done.subtracting(old.done), by: 1)
      try deriver.total(of: workout)
    }
    for exercise in touched.exercises {
      reach(exercise, Int.min)
      try deriver.totals(of: exercise, from: Int.min)
    }
    for (exercise, start) in try store.reach(ofWeighIns: touched.weighIns) {
      reach(exercise, start)
      try deriver.totals(of: exercise, from: start)
    }
    if let start = touched.movedWorkouts.values.min() {
      for exercise in touched.movedExercises { reach(exercise, start) }
      try deriveMoves(deriver)
    }
    for (exercise, start) in earliest.sorted(by: { $0.key < $1.key }) {
      try deriver.numbers(of: exercise, from: start)
    }
    try deriver.settleMonths(and: months)
    try store.indexTexts(of: touched.workouts.union(touched.movedWorkouts.keys))
  }

  /// What changes where blocks became another exercise's: sums only when it counts differently.
  private func deriveMoves(_ deriver: Deriver) throws(LogbookError) {
    var rules = Set(rulesBefore.values)
    for exercise in touched.movedExercises {
      if let after = try store.exercise(exercise)?.loadRules { rules.insert(after) }
      try store.countWorkouts(of: exercise)
    }
    guard rules.count > 1 else { return }
    for workout in touched.movedWorkouts.keys where !touched.workouts.contains(workout) {
      try deriver.total(of: workout)
    }
  }

  private func count(_ exercises: Set<String>, by step: Int) throws(LogbookError) {
    for exercise in exercises {
      let workouts = try store.int(
        "SELECT workouts FROM exercise_total WHERE exercise_id = ?", .text(exercise))
      try store.setWorkouts(workouts + step, of: exercise)
    }
  }
}

/// Which exercises a workout holds, and of which a set is done.
struct WorkoutContent {
  var start = 0
  var exercises: Set<String> = []
  var done: Set<String> = []
}

extension Store {
  func content(of workout: String) throws(LogbookError) -> WorkoutContent {
    var content = WorkoutContent()
    let rows = try rows(
      """
      SELECT b.started_at, b.exercise_id,
        EXISTS (SELECT 1 FROM set_entry s WHERE s.block_id = b.id AND s.completed = 1)
      FROM block b WHERE b.workout_id = ?
      """, .text(workout)
    ) { ($0.int(0), $0.text(1), $0.flag(2)) }
    for (start, exercise, isDone) in rows {
      content.start = start
      content.exercises.insert(exercise)
      if isDone { content.done.insert(exercise) }
    }
    return content
  }

  func setWorkouts(_ count: Int, of exercise: String) throws(LogbookError) {
    guard count > 0 else {
      return try run("DELETE FROM exercise_total WHERE exercise_id = ?", .text(exercise))
    }
    try run(
      "INSERT OR REPLACE INTO exercise_total (exercise_id, workouts) VALUES (?, ?)", .text(exercise),
      .integer(count))
  }

  func countWorkouts(of exercise: String) throws(LogbookError) {
    let count = try int(
      """
      SELECT count(DISTINCT workout_id) FROM block b WHERE b.exercise_id = ?
        AND EXISTS (SELECT 1 FROM set_entry s WHERE s.block_id = b.id AND s.completed = 1)
      """, .text(exercise))
    try setWorkouts(count, of: exercise)
  }
}

extension Store {
  /// A weigh-in speaks for the days back to half-way to the one before it.
  func reach(ofWeighIns weighIns: [Int]) throws(LogbookError) -> [(String, Int)] {
    guard let oldest = weighIns.min() else { return [] }
    let margin = 2 * 86_400
    let earlier = try first(
      """
      SELECT taken_at FROM measurement WHERE kind = 'bodyweight' AND taken_at < ? AND unit IN ('kg', 'lb')
        AND value_milli * iif(unit = 'lb', 0.45359237, 1.0) BETWEEN 30000 AND 300000
      ORDER BY taken_at DESC LIMIT 1
      """, .integer(oldest - margin)
    ) { $0.int(0) }
    let start = earlier.map { $0 - margin } ?? Int.min
    return try rows(
      """
      SELECT id FROM exercise WHERE bodyweight_share IS NOT NULL
        AND kind IN ('reps', 'weighted_bodyweight', 'assisted_bodyweight')
      """
    ) { ($0.text(0), start) }
  }
}
