internal import SQLite
internal import Training

extension Store {
  func write(from old: Exercise?, to new: Exercise?) throws(LogbookError) {
    try write(from: old.map(Store.row), to: new.map(Store.row))
  }

  func write(from old: Measurement?, to new: Measurement?) throws(LogbookError) {
    try write(from: old.map(Store.row), to: new.map(Store.row))
  }

  /// Gives every block of an exercise, in workouts and routines, to another one.
  func moveBlocks(from: String, to: String) throws(LogbookError) {
    for table in ["block", "routine_block"] {
      try run("UPDATE \(table) SET exercise_id = ? WHERE exercise_id = ?", .text(to), .text(from))
    }
  }

  /// Writes what differs between two states of a routine; workouts forget a routine that goes.
  func write(from old: Routine?, to new: Routine?) throws(LogbookError) {
    guard let id = (new ?? old)?.id.text else { return }
    let before = Dictionary(uniqueKeysWithValues: (old?.blocks ?? []).map { ($0.id, $0) })
    for block in new?.blocks ?? [] {
      try write(before[block.id], to: block, in: id)
    }
    let after = Set((new?.blocks ?? []).map(\.id))
    for block in old?.blocks ?? [] where !after.contains(block.id) {
      for set in block.sets { try delete(Store.row(set)) }
      try delete(Store.row(block))
    }
    if new == nil {
      try run("UPDATE workout SET routine_id = NULL WHERE routine_id = ?", .text(id))
    }
    try write(from: old.map(Store.row), to: new.map(Store.row))
    try order(
      "routine_block", under: ("routine_id", id), from: old?.blocks.map(\.id.text) ?? [],
      to: new?.blocks.map(\.id.text) ?? [])
  }

  private func write(_ old: RoutineBlock?, to new: RoutineBlock, in routine: String)
    throws(LogbookError)
  {
    try write(
      from: old.map(Store.row),
      to: Store.row(new).placed(in: "routine_id", routine, unless: old != nil))
    let before = Dictionary(uniqueKeysWithValues: (old?.sets ?? []).map { ($0.id, $0) })
    for set in new.sets {
      let known = before[set.id]
      try write(
        from: known.map(Store.row),
        to: Store.row(set).placed(in: "block_id", new.id.text, unless: known != nil))
    }
    let after = Set(new.sets.map(\.id))
    for set in old?.sets ?? [] where !after.contains(set.id) { try delete(Store.row(set)) }
    try order(
      "routine_set", under: ("block_id", new.id.text), from: old?.sets.map(\.id.text) ?? [],
      to: new.sets.map(\.id.text))
  }

  static func row(_ exercise: Exercise) -> TableRow {
    TableRow(
      table: "exercise", id: exercise.id.text,
      columns: [
        ("name", .text(exercise.name)), ("equipment", .text(exercise.equipment)),
        ("kind", .text(exercise.kind.rawValue)),
        ("primary_muscles", .text(Store.list(exercise.primaryMuscles))),
        ("secondary_muscles", .text(Store.list(exercise.secondaryMuscles))),
        ("aliases", .text(exercise.aliases.joined(separator: "\n"))),
        ("unit", .text(exercise.unit?.rawValue)), ("rest_work_s", .integer(exercise.restWork)),
        ("rest_warmup_s", .integer(exercise.restWarmup)),
        ("bodyweight_share", .integer(exercise.bodyweightShare)),
        ("implements", .integer(exercise.implements)), ("increment_milli", .integer(exercise.increment)),
        ("note", .text(exercise.note)), ("custom", .flag(exercise.isCustom)),
        ("archived", .flag(exercise.isArchived)), ("per_side", .flag(exercise.isPerSide)),
      ])
  }

  private static func list(_ muscles: [Muscle]) -> String {
    muscles.map(\.rawValue).joined(separator: ", ")
  }

  static func row(_ measurement: Measurement) -> TableRow {
    TableRow(
      table: "measurement", id: measurement.id.text,
      columns: [
        ("kind", .text(measurement.kind)), ("value_milli", .integer(measurement.milli)),
        ("unit", .text(measurement.unit)), ("taken_at", .integer(measurement.taken.moment.seconds)),
        ("utc_offset_s", .integer(measurement.taken.offset)), ("note", .text(measurement.note)),
      ])
  }

  private static func row(_ routine: Routine) -> TableRow {
    TableRow(
      table: "routine", id: routine.id.text,
      columns: [
        ("name", .text(routine.name)), ("note", .text(routine.note)), ("folder", .text(routine.folder)),
        ("position", .integer(routine.position)), ("archived", .flag(routine.isArchived)),
        ("follows_last", .flag(routine.values == .followLast)),
      ])
  }

  private static func row(_ block: RoutineBlock) -> TableRow {
    TableRow(
      table: "routine_block", id: block.id.text,
      columns: [
        ("exercise_id", .text(block.exercise.text)), ("superset", .integer(block.superset)),
        ("note", .text(block.note)), ("rest_work_s", .integer(block.restWork)),
        ("rest_warmup_s", .integer(block.restWarmup)),
        ("rest_between_s", .integer(block.supersetRests.between)),
        ("rest_round_s", .integer(block.supersetRests.round)),
      ])
  }

  private static func row(_ set: RoutineSet) -> TableRow {
    TableRow(
      table: "routine_set", id: set.id.text,
      columns: [("type", .text(set.type.rawValue))] + SetColumns.values(set.planned, prefix: "planned_")
        + [("planned_reps_to", .integer(set.repsTo)), ("rest_s", .integer(set.rest))])
  }
}

extension TableRow {
  /// The row with its parent and the first position, unless it already has its place.
  fileprivate func placed(in column: String, _ parent: String, unless hasPlace: Bool) -> TableRow {
    guard !hasPlace else { return self }
    return TableRow(
      table: table, id: id, columns: columns + [(column, .text(parent)), ("position", .integer(1))])
  }
}
