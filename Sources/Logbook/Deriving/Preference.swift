internal import SQLite
internal import Training

/// What derived records were made with.
struct RecordPreference: Equatable {
  var formula: EstimateFormula
  var firstCounts: Bool
  /// Whether the quiet kind of record is told like the others.
  var setVolume = false

  /// Whether a kind is told at all.
  func tells(_ kind: RecordKind) -> Bool { setVolume || !kind.isQuiet }

  func rules(for exercise: Exercise) -> RecordRules {
    RecordRules(load: exercise.loadRules, formula: formula, firstCounts: firstCounts)
  }
}

extension Exercise {
  /// Whether the lifter's own weight has a part in its numbers.
  var needsBodyweight: Bool {
    bodyweightShare != nil && (kind.countsBodyweight || kind == .reps)
  }
}

extension Store {
  func meta(_ key: String) throws(LogbookError) -> String? {
    try first("SELECT value FROM meta WHERE key = ?", .text(key)) { $0.text(0) }
  }

  func setMeta(_ key: String, _ value: String) throws(LogbookError) {
    try run("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", .text(key), .text(value))
  }

  func recordPreference() throws(LogbookError) -> RecordPreference {
    RecordPreference(
      formula: try meta("formula").flatMap { EstimateFormula(rawValue: $0) } ?? .epley,
      firstCounts: try meta("first_counts") == "1", setVolume: try meta("set_volume") == "1")
  }

  func setRecordPreference(_ preference: RecordPreference) throws(LogbookError) {
    try setMeta("formula", preference.formula.rawValue)
    try setMeta("first_counts", preference.firstCounts ? "1" : "0")
    try setMeta("set_volume", preference.setVolume ? "1" : "0")
    try run("DELETE FROM estimate_factor")
    let efforts = [nil] + (preference.formula.readsEffort ? (2...20).map { RPE(halves: $0) } : [])
    for reps in 1...EstimateFormula.mostReps {
      for effort in efforts {
        try writeFactor(preference.formula, reps: reps, effort)
      }
    }
  }

  private func writeFactor(_ formula: EstimateFormula, reps: Int, _ effort: RPE?) throws(LogbookError) {
    let load = Weight(milli: 1_000_000_000, unit: .kg)
    guard let estimate = Estimate(weight: load, reps: reps, rpe: effort, formula: formula) else { return }
    try run(
      "INSERT INTO estimate_factor (reps, rpe_halves, factor) VALUES (?, ?, ?)", .integer(reps),
      .integer(effort?.halves ?? 0), .real(Double(estimate.milli(in: .kg)) / 1_000_000_000))
  }

  /// The weigh-in nearest to a day, as `BodyweightLog` chooses it.
  func bodyweight(on day: Day) throws(LogbookError) -> Weight? {
    let noon = day.number * 86_400 + 43_200
    let sides = [("<=", "DESC"), (">", "ASC")]
    var entries: [BodyweightLog.Entry] = []
    for (comparison, direction) in sides {
      let nearest = try rows(
        """
        SELECT value_milli, unit, taken_at, utc_offset_s FROM measurement
        WHERE kind = 'bodyweight' AND taken_at \(comparison) ? AND unit IN ('kg', 'lb')
          AND value_milli * iif(unit = 'lb', 0.45359237, 1.0) BETWEEN 30000 AND 300000
        ORDER BY taken_at \(direction) LIMIT 20
        """, .integer(noon)
      ) { row in
        BodyweightLog.Entry(
          day: Store.readMoment(row, at: 2).day,
          weight: Weight(milli: row.int(0), unit: row.text(1) == "lb" ? .lb : .kg))
      }
      entries += direction == "DESC" ? nearest.reversed() : nearest
    }
    return BodyweightLog(entries).weight(on: day)
  }
}
