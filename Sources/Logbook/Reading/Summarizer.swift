internal import SQLite
internal import Training

/// Makes list entries of workouts; looks each exercise up once.
final class Summarizer {
  private let store: Store
  private let formula: EstimateFormula
  private var exercises: [ID<Exercise>: Exercise] = [:]

  init(_ store: Store) throws(LogbookError) {
    self.store = store
    formula = try store.recordPreference().formula
  }

  func summary(of head: Workout, withLines: Bool = true) throws(LogbookError) -> WorkoutSummary {
    let blocks = withLines ? try store.blocks(of: head.id.text) : []
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
      lines: try lines(of: blocks))
    summary.tags = head.tags
    return summary
  }

  /// One line per block, with the sets done; warm-ups apart.
  func lines(of blocks: [Block]) throws(LogbookError) -> [ExerciseLine] {
    var lines: [ExerciseLine] = []
    for block in blocks {
      guard let exercise = try exercise(block.exercise) else { continue }
      let done = block.sets.filter(\.isCompleted)
      let counting = done.filter(\.type.counts)
      lines.append(
        ExerciseLine(
          name: exercise.name, sets: counting.isEmpty ? done.count : counting.count,
          best: best(of: counting, exercise), open: block.sets.count { !$0.isCompleted && $0.type.counts },
          isWarmup: counting.isEmpty && !done.isEmpty))
    }
    return lines
  }

  private func exercise(_ id: ID<Exercise>) throws(LogbookError) -> Exercise? {
    if let known = exercises[id] { return known }
    let exercise = try store.exercise(id.text)
    exercises[id] = exercise
    return exercise
  }

  private func best(of sets: [SetEntry], _ exercise: Exercise) -> SetEntry? {
    let rules = exercise.loadRules
    return sets.filter { !$0.isSuspicious }.max { Rank($0, rules, formula) < Rank($1, rules, formula) }
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
