internal import SQLite
package import Training

extension Logbook {
  /// What an exercise came to in each workout from a day on, oldest first; nil is from the first.
  package func figures(of id: ID<Exercise>, since day: Day?) throws(LogbookError) -> [SessionFigures] {
    try store.reading { () throws(LogbookError) in
      guard let exercise = try store.exercise(id.text) else { return [] }
      let start = day.map { ($0.number - 1) * 86_400 } ?? Int.min
      let found =
        exercise.needsBodyweight
        ? try store.weighedFigures(of: exercise, from: start)
        : try store.plainFigures(of: exercise, from: start)
      return day.map { first in found.filter { $0.day >= first } } ?? found
    }
  }
}

extension Store {
  private static let kilograms = "s.weight_milli * iif(s.weight_unit = 'lb', 0.00045359237, 0.001)"

  /// The completed sets that count, of one exercise from a moment on.
  private static let counting = """
    FROM block b JOIN set_entry s ON s.block_id = b.id
    WHERE b.exercise_id = ?1 AND b.started_at >= ?2
      AND s.completed = 1 AND s.suspicious = 0 AND s.type <> 'warmup'
    """

  /// Sums made by SQLite, one row a workout: nothing is read set by set.
  fileprivate func plainFigures(of exercise: Exercise, from start: Int) throws(LogbookError)
    -> [SessionFigures]
  {
    let moved =
      "max(0.0, \(Store.kilograms)) * coalesce(s.reps_left + s.reps_right, s.reps) * \(exercise.implements)"
    let factor = """
      (SELECT f.factor FROM estimate_factor f WHERE f.reps = s.reps
        AND f.rpe_halves IN (0, coalesce(s.rpe_halves, 0)) ORDER BY f.rpe_halves DESC LIMIT 1)
      """
    let estimate = exercise.kind == .weightReps ? "max(\(Store.kilograms) * \(factor))" : "NULL"
    return try rows(
      """
      SELECT f.*, w.utc_offset_s FROM (
        SELECT b.workout_id AS id, b.started_at AS start, \(estimate), max(\(Store.kilograms)), max(\(moved)),
          sum(\(moved)), max(s.reps), sum(s.reps), max(s.duration_s),
          max(s.distance_milli * \(Store.metres))
        \(Store.counting)
        GROUP BY b.started_at, b.workout_id) f JOIN workout w ON w.id = f.id
      ORDER BY f.start, f.id
      """, .text(exercise.id.text), .integer(start)
    ) { row in
      let moment = LocalMoment(moment: Moment(seconds: row.int(1)), offset: row.int(10))
      var figures = SessionFigures(workout: ID(row.text(0)), day: moment.day)
      let real = { (column: Int) -> Double? in
        guard !row.isNull(column) else { return nil }
        let value = row.double(column)
        return value > 0 ? value : nil
      }
      figures.estimate = real(2)
      figures.weight = real(3)
      figures.setVolume = real(4)
      figures.volume = real(5)
      figures.reps = row.optionalInt(6)
      figures.totalReps = row.optionalInt(7)
      figures.duration = row.optionalInt(8)
      figures.distance = real(9).map { Int($0.rounded()) }
      return figures
    }
  }

  private static let metres = """
    CASE s.distance_unit WHEN 'km' THEN 1000.0 WHEN 'mi' THEN 1609.344 WHEN 'yd' THEN 0.9144
      WHEN 'ft' THEN 0.3048 ELSE 1.0 END
    """

  /// Sets alike are one row; the lifter's weight of the day is added here.
  fileprivate func weighedFigures(of exercise: Exercise, from start: Int) throws(LogbookError)
    -> [SessionFigures]
  {
    let groups = try rows(
      """
      SELECT b.workout_id, b.started_at, w.utc_offset_s, count(*), s.weight_milli, s.weight_unit, s.reps,
        s.rpe_halves
      FROM block b JOIN workout w ON w.id = b.workout_id JOIN set_entry s ON s.block_id = b.id
      WHERE b.exercise_id = ?1 AND b.started_at >= ?2
        AND s.completed = 1 AND s.suspicious = 0 AND s.type <> 'warmup'
      GROUP BY b.started_at, b.workout_id, s.weight_milli, s.weight_unit, s.reps, s.rpe_halves
      """, .text(exercise.id.text), .integer(start)
    ) { row -> WeighedGroup in
      var values = SetValues(reps: row.optionalInt(6), rpe: row.optionalInt(7).flatMap { RPE(halves: $0) })
      values.weight = row.optionalInt(4).map { Weight(milli: $0, unit: row.text(5) == "lb" ? .lb : .kg) }
      return WeighedGroup(
        workout: row.text(0), day: Store.readMoment(row, at: 1).day, count: row.int(3), values: values)
    }
    let formula = try recordPreference().formula
    var found: [SessionFigures] = []
    var bodyweight: (day: Day, weight: Weight?)?
    for group in groups {
      if bodyweight?.day != group.day { bodyweight = (group.day, try self.bodyweight(on: group.day)) }
      if found.last?.workout.text != group.workout {
        found.append(SessionFigures(workout: ID(group.workout), day: group.day))
      }
      found[found.count - 1].add(group, exercise, bodyweight: bodyweight?.weight, formula)
    }
    return found
  }
}

/// Sets of one workout with the same numbers.
private struct WeighedGroup {
  let workout: String
  let day: Day
  let count: Int
  let values: SetValues
}

extension SessionFigures {
  fileprivate mutating func add(
    _ group: WeighedGroup, _ exercise: Exercise, bodyweight: Weight?, _ formula: EstimateFormula
  ) {
    let rules = exercise.loadRules
    let kilograms = { (load: Load) in Double(load.milli(in: .kg)) / 1_000 }
    let done = group.values.reps ?? 0
    reps = max(reps ?? 0, done)
    totalReps = (totalReps ?? 0) + done * group.count
    if exercise.kind == .weightedBodyweight {
      if let weight = group.values.weight { self.weight = max(self.weight ?? 0, kilograms(Load(weight))) }
      if let load = rules.effective(group.values.weight, bodyweight: bodyweight),
        let best = Estimate(load: load, reps: done, rpe: group.values.rpe, formula: formula, unit: .kg)
      {
        estimate = max(estimate ?? 0, Double(best.milli(in: .kg)) / 1_000)
      }
    }
    let moved = kilograms(rules.volume(group.values, bodyweight: bodyweight))
    guard moved > 0 else { return }
    setVolume = max(setVolume ?? 0, moved)
    volume = (volume ?? 0) + moved * Double(group.count)
  }
}
