internal import SQLite
internal import Training

/// Makes list entries of workouts; looks each exercise up once.
final class Summarizer {
  private let store: Store
  private let formula: EstimateFormula
  /// By their ids' text: the runtime knows this kind of dictionary already when the program opens.
  private var exercises: [String: Exercise] = [:]

  init(_ store: Store) throws(LogbookError) {
    self.store = store
    formula = try store.recordPreference().formula
  }

  func summary(of head: Workout, withLines: Bool = true) throws(LogbookError) -> WorkoutSummary {
    let total = try store.first(
      "SELECT sets, warmups, kg_milli, lb_milli FROM workout_total WHERE workout_id = ?",
      .text(head.id.text)
    ) { row in
      WorkoutTotal(
        sets: row.int(0), warmups: row.int(1),
        volume: Volume(kilograms: Int128(row.int(2)), pounds: Int128(row.int(3))))
    }
    let records = try store.int(
      "SELECT count(*) FROM record WHERE workout_id = ? AND shown = 1",
      .text(head.id.text))
    var summary = WorkoutSummary(
      id: head.id, name: head.name, start: head.start, isRunning: head.isRunning,
      duration: head.duration, volume: total?.volume ?? .zero, sets: total?.sets ?? 0,
      warmups: total?.warmups ?? 0, records: head.isRunning ? 0 : records, note: head.note,
      lines: withLines ? try lines(of: head.id) : [])
    summary.tags = head.tags
    if head.isRunning { try countOpen(in: &summary) }
    return summary
  }

  /// The sets that a running workout has still to come.
  private func countOpen(in summary: inout WorkoutSummary) throws(LogbookError) {
    let counts = try store.rows(
      """
      SELECT (SELECT count(*) FROM set_entry s
        WHERE s.block_id = b.id AND s.completed = 0 AND s.type <> 'warmup')
      FROM block b WHERE b.workout_id = ? ORDER BY b.position, b.id
      """, .text(summary.id.text)
    ) { $0.int(0) }
    for (index, count) in zip(summary.lines.indices, counts) { summary.lines[index].open = count }
  }

  /// One line per block, with the sets done; warm-ups apart.
  func lines(of workout: ID<Workout>) throws(LogbookError) -> [ExerciseLine] {
    var lines: [ExerciseLine] = []
    for block in try doneBlocks(of: workout) {
      guard let exercise = try exercise(block.exercise) else { continue }
      let counting = block.sets.filter(\.type.counts)
      lines.append(
        ExerciseLine(
          name: exercise.name, sets: counting.isEmpty ? block.sets.count : counting.count,
          best: best(of: counting, exercise), isWarmup: counting.isEmpty && !block.sets.isEmpty))
    }
    return lines
  }

  /// The blocks of a workout with their completed sets, in the order they were added, and only what numbers
  /// are made of: a page of the feed reads thousands.
  private func doneBlocks(of workout: ID<Workout>) throws(LogbookError) -> [Block] {
    var blocks: [Block] = []
    _ = try store.rows(
      """
      SELECT b.id, b.exercise_id, \(SetColumns.done) FROM block b
      LEFT JOIN set_entry s ON s.block_id = b.id AND s.completed = 1
      WHERE b.workout_id = ? ORDER BY b.position, b.id
      """, .text(workout.text)
    ) { row in
      let id = row.text(0)
      if blocks.last?.id.text != id { blocks.append(Block(id: ID(id), exercise: ID(row.text(1)))) }
      if !row.isNull(2) { blocks[blocks.count - 1].sets.append(SetColumns.readDone(row, at: 2)) }
    }
    return blocks
  }

  private func exercise(_ id: ID<Exercise>) throws(LogbookError) -> Exercise? {
    if let known = exercises[id.text] { return known }
    let exercise = try store.exercise(id.text)
    exercises[id.text] = exercise
    return exercise
  }

  private func best(of sets: [SetEntry], _ exercise: Exercise) -> SetValues? {
    let rules = exercise.loadRules
    var best: (set: SetEntry, rank: Rank)?
    for set in sets where !set.isSuspicious {
      let rank = Rank(set, rules, formula)
      if best.map({ $0.rank < rank }) ?? true { best = (set, rank) }
    }
    return best?.set.values
  }
}

/// What the best set of an exercise is judged by: the estimate, else weight, reps, time, distance.
private struct Rank: Comparable {
  let estimate: Estimate?
  let weight: Load
  let amounts: [Int]

  init(_ set: SetEntry, _ rules: LoadRules, _ formula: EstimateFormula) {
    let values = set.values
    weight = rules.added(values.weight)
    let unit = values.weight?.unit ?? .kg
    estimate = Estimate(
      load: weight, reps: values.reps ?? 0, rpe: values.rpe, formula: formula, unit: unit)
    amounts = [values.reps ?? 0, values.distance?.milliMetres ?? 0, values.duration ?? 0]
  }

  static func < (left: Rank, right: Rank) -> Bool {
    switch (left.estimate, right.estimate) {
    case (let left?, let right?) where left != right: return left < right
    case (nil, .some): return true
    case (.some, nil): return false
    default: break
    }
    if left.weight != right.weight { return left.weight < right.weight }
    return left.amounts.lexicographicallyPrecedes(right.amounts)
  }
}
