internal import SQLite
internal import Training

/// The columns a set's numbers are kept in.
enum SetColumns {
  static let valueNames = [
    "weight_milli", "weight_unit", "reps", "duration_s", "distance_milli", "distance_unit", "rpe_halves",
  ]
  static let sideNames = ["reps_left", "reps_right"]
  static let plannedNames = valueNames.map { "planned_" + $0 }

  static func values(_ values: SetValues, prefix: String = "") -> [TableRow.Column] {
    let cells: [Value] = [
      .integer(values.weight?.milli), .text(values.weight?.unit.rawValue), .integer(values.reps),
      .integer(values.duration), .integer(values.distance?.milli),
      .text(values.distance?.unit.rawValue), .integer(values.rpe?.halves),
    ]
    return zip(valueNames, cells).map { (prefix + $0, $1) }
  }

  /// Reads seven columns from `column` on.
  static func read(_ row: Row, at column: Int) -> SetValues {
    var values = SetValues()
    if let milli = row.optionalInt(column) {
      values.weight = Weight(milli: milli, unit: row.text(column + 1) == "lb" ? .lb : .kg)
    }
    values.reps = row.optionalInt(column + 2)
    values.duration = row.optionalInt(column + 3)
    if let milli = row.optionalInt(column + 4) {
      values.distance = Distance(
        milli: milli, unit: DistanceUnit(rawValue: row.text(column + 5)) ?? .m)
    }
    values.rpe = row.optionalInt(column + 6).flatMap { RPE(halves: $0) }
    return values
  }

  /// A set as `read(entry:)` reads it.
  static let entry =
    (["id", "type", "completed", "completed_at", "rest_s", "note", "suspicious"]
    + valueNames + plannedNames + ["planned_reps_to", "rest_after_s"] + sideNames).map { "s." + $0 }.joined(
      separator: ", ")

  static func readEntry(_ row: Row, at column: Int) -> SetEntry {
    var set = SetEntry(id: ID(row.text(column)))
    set.type = SetType(rawValue: row.text(column + 1)) ?? .work
    if row.flag(column + 2) {
      set.completion = .done(at: row.optionalInt(column + 3).map { Moment(seconds: $0) })
    }
    set.restTaken = row.optionalInt(column + 4)
    set.note = row.text(column + 5)
    set.isSuspicious = row.flag(column + 6)
    set.values = read(row, at: column + 7)
    set.planned = read(row, at: column + 14)
    set.plannedRepsTo = row.optionalInt(column + 21)
    set.rest = row.optionalInt(column + 22)
    countSides(of: &set, row, at: column + 23)
    return set
  }

  /// A completed set as `readDone` reads it, without what no number is made of.
  static let done = (["id", "type", "suspicious"] + valueNames + sideNames).map { "s." + $0 }
    .joined(separator: ", ")

  static func readDone(_ row: Row, at column: Int) -> SetEntry {
    var set = SetEntry(
      id: ID(row.text(column)), type: SetType(rawValue: row.text(column + 1)) ?? .work,
      values: read(row, at: column + 3), completion: .done(at: nil), isSuspicious: row.flag(column + 2))
    countSides(of: &set, row, at: column + 10)
    return set
  }

  private static func countSides(of set: inout SetEntry, _ row: Row, at column: Int) {
    guard let left = row.optionalInt(column), let right = row.optionalInt(column + 1) else { return }
    set.values.count(SetValues.Sides(left: left, right: right))
  }

  static func row(_ set: SetEntry, in block: ID<Block>) -> TableRow {
    let own: [TableRow.Column] = [
      ("type", .text(set.type.rawValue)), ("completed", .flag(set.isCompleted)),
      ("completed_at", .integer(set.completedAt?.seconds)), ("rest_s", .integer(set.restTaken)),
      ("note", .text(set.note)), ("suspicious", .flag(set.isSuspicious)),
    ]
    let sides: [TableRow.Column] = [
      (sideNames[0], .integer(set.values.sides?.left)), (sideNames[1], .integer(set.values.sides?.right)),
    ]
    let numbers =
      values(set.values) + values(set.planned, prefix: "planned_")
      + [("planned_reps_to", .integer(set.plannedRepsTo)), ("rest_after_s", .integer(set.rest))] + sides
    return TableRow(
      table: "set_entry", id: set.id.text, parent: ("block_id", .text(block.text)),
      columns: own + numbers)
  }
}
