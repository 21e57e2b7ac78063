internal import SQLite
internal import Training

/// A record as the cache keeps it.
struct StoredRecord {
  var exercise: String
  var start: Int
  /// Its place among the records of the exercise in its workout.
  var number: Int
  var event: RecordEvent
  var isCurrent: Bool
}

/// How records become rows and rows become records.
enum RecordRows {
  private static let markNames = [
    "kg_milli", "lb_milli", "reps", "seconds", "distance_milli", "distance_unit", "rpe_halves", "unit",
  ]

  private static let names =
    ["exercise_id", "started_at", "number", "current", "kind", "set_id", "workout_id", "baseline", "shown"]
    + markNames + ["previous_set_id"] + markNames.map { "previous_" + $0 }

  /// The columns `read` reads.
  static let columns = names.map { "r." + $0 }.joined(separator: ", ")
  /// How many columns `columns` selects.
  static let count = names.count

  static let insertion = """
    INSERT INTO record (\(names.joined(separator: ", ")), value, value_unit)
    VALUES (?\(String(repeating: ", ?", count: names.count + 1)))
    """

  static func read(_ row: Row, at column: Int = 0) -> StoredRecord {
    let previous = row.optionalText(column + 17)
    let event = RecordEvent(
      kind: RecordKind(rawValue: row.text(column + 4)) ?? .weight, setID: row.text(column + 5),
      workoutID: row.text(column + 6),
      mark: mark(row, at: column + 9), previous: previous == nil ? nil : mark(row, at: column + 18),
      previousSetID: previous, isBaseline: row.flag(column + 7), isShown: row.flag(column + 8))
    return StoredRecord(
      exercise: row.text(column), start: row.int(column + 1), number: row.int(column + 2), event: event,
      isCurrent: row.flag(column + 3))
  }

  private static func mark(_ row: Row, at column: Int) -> RecordMark {
    var mark = RecordMark(
      load: Load(kilograms: Int128(row.int(column)), pounds: Int128(row.int(column + 1))),
      reps: row.int(column + 2), seconds: row.int(column + 3),
      rpe: row.optionalInt(column + 6).flatMap { RPE(halves: $0) },
      unit: row.text(column + 7) == "lb" ? .lb : .kg)
    if let milli = row.optionalInt(column + 4) {
      mark.distance = Distance(
        milli: milli, unit: DistanceUnit(rawValue: row.text(column + 5)) ?? .m)
    }
    return mark
  }

  /// The values of `insertion`.
  static func values(_ record: StoredRecord, formula: EstimateFormula) -> [Value] {
    let event = record.event
    let shown = RecordRows.shown(event, formula: formula)
    let head: [Value] = [
      .text(record.exercise), .integer(record.start), .integer(record.number), .flag(record.isCurrent),
      .text(event.kind.rawValue), .text(event.setID), .text(event.workoutID), .flag(event.isBaseline),
      .flag(event.isShown),
    ]
    let previous = event.previous.map(values) ?? Array(repeating: .null, count: markNames.count)
    let before: [Value] = values(event.mark) + [.text(event.previousSetID)] + previous
    return head + before + [.real(shown.value), .text(shown.unit)]
  }

  private static func values(_ mark: RecordMark) -> [Value] {
    [
      .integer(Int(clamping: mark.load.kilograms)), .integer(Int(clamping: mark.load.pounds)),
      .integer(mark.reps), .integer(mark.seconds), .integer(mark.distance?.milli),
      .text(mark.distance?.unit.rawValue), .integer(mark.rpe?.halves), .text(mark.unit.rawValue),
    ]
  }

  /// The number a person reads, with its unit.
  private static func shown(_ event: RecordEvent, formula: EstimateFormula) -> (value: Double, unit: String) {
    let mark = event.mark
    switch event.kind {
    case .weight, .assist, .setVolume, .sessionVolume:
      return (Double(mark.load.milli(in: mark.unit)) / 1000, mark.unit.rawValue)
    case .e1rm:
      let milli = mark.estimate(formula: formula)?.milli(in: mark.unit) ?? 0
      return (Double(milli) / 1000, mark.unit.rawValue)
    case .repsAt, .reps, .sessionReps: return (Double(mark.reps), "reps")
    case .duration, .pace: return (Double(mark.seconds), "s")
    case .distance:
      return (Double(mark.distance?.milli ?? 0) / 1000, mark.distance?.unit.rawValue ?? "m")
    }
  }
}

extension [StoredRecord] {
  /// Marks, in records of one exercise in the order they were made, those nothing has beaten since.
  mutating func markCurrent() {
    var seen: Set<RecordKind> = []
    var distances: [Distance] = []
    var points: [RecordMark] = []
    for index in indices.reversed() {
      let mark = self[index].event.mark
      switch self[index].event.kind {
      case .pace:
        guard let distance = mark.distance else { continue }
        let isNew = distances.allSatisfy { $0 < distance || distance < $0 }
        self[index].isCurrent = isNew
        if isNew { distances.append(distance) }
      case .repsAt:
        self[index].isCurrent = !points.contains { $0.load >= mark.load && $0.reps >= mark.reps }
        points.append(mark)
      case let kind:
        self[index].isCurrent = seen.insert(kind).inserted
        if kind == .weight || kind == .reps { points.append(mark) }
      }
    }
  }
}
