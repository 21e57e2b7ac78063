internal import SQLite
internal import Training

extension Store {
  /// Writes what differs between two states of a workout; its rest is kept apart.
  func write(from old: Workout?, to new: Workout?) throws(LogbookError) {
    guard let id = (new ?? old)?.id.text else { return }
    try writeBlocks(of: id, from: old, to: new)
    try write(from: old.map(Store.row), to: new.map(Store.row))
    if let old, let new, old.start.moment != new.start.moment {
      try run(
        "UPDATE block SET started_at = ? WHERE workout_id = ? AND started_at <> ?",
        .integer(new.start.moment.seconds), .text(id), .integer(new.start.moment.seconds))
    }
    try order(
      "block", under: ("workout_id", id), from: old?.blocks.map(\.id.text) ?? [],
      to: new?.blocks.map(\.id.text) ?? [])
    if old?.rest != new?.rest { try writeRest(new?.rest, of: id) }
    if old?.timer != new?.timer { try writeTimer(new?.timer, of: id) }
  }

  private func writeBlocks(of workout: String, from old: Workout?, to new: Workout?)
    throws(LogbookError)
  {
    let before = Dictionary(uniqueKeysWithValues: (old?.blocks ?? []).map { ($0.id, $0) })
    let after = Set((new?.blocks ?? []).map(\.id))
    // A set may move to another block: it is written there before its old block goes.
    let sets = Dictionary(
      (old?.blocks ?? []).flatMap { block in block.sets.map { ($0.id, PlacedSet($0, in: block.id)) } }
    ) { first, _ in first }
    for block in new?.blocks ?? [] {
      try writeBlock(
        block, before: before[block.id], in: workout, start: new?.start.moment ?? .init(seconds: 0))
      try writeSets(of: block, before: sets)
    }
    let kept = Set((new?.blocks ?? []).flatMap { $0.sets.map(\.id) })
    for set in sets.values where !kept.contains(set.entry.id) {
      try delete(SetColumns.row(set.entry, in: set.block))
    }
    for block in new?.blocks ?? [] {
      try order(
        "set_entry", under: ("block_id", block.id.text),
        from: before[block.id]?.sets.map(\.id.text) ?? [], to: block.sets.map(\.id.text))
    }
    for block in old?.blocks ?? [] where !after.contains(block.id) {
      try delete(Store.row(block))
    }
  }

  private func writeBlock(_ block: Block, before: Block?, in workout: String, start: Moment)
    throws(LogbookError)
  {
    if let before {
      return try update(from: Store.row(before), to: Store.row(block))
    }
    let row = Store.row(block)
    let place: [TableRow.Column] = [
      ("workout_id", .text(workout)), ("started_at", .integer(start.seconds)), ("position", .integer(1)),
    ]
    try insert(TableRow(table: row.table, id: row.id, columns: row.columns + place))
  }

  private func writeSets(of block: Block, before: [ID<SetEntry>: PlacedSet]) throws(LogbookError) {
    for set in block.sets {
      let row = SetColumns.row(set, in: block.id)
      guard let old = before[set.id] else {
        let place: TableRow.Column = ("position", .integer(1))
        try insert(TableRow(table: row.table, id: row.id, parent: row.parent, columns: row.columns + [place]))
        continue
      }
      try update(from: SetColumns.row(old.entry, in: old.block), to: row)
    }
  }

  static func row(_ workout: Workout) -> TableRow {
    TableRow(
      table: "workout", id: workout.id.text,
      columns: [
        ("name", .text(workout.name)), ("started_at", .integer(workout.start.moment.seconds)),
        ("utc_offset_s", .integer(workout.start.offset)),
        ("ended_at", .integer(workout.ending.end?.seconds)), ("finished", .flag(!workout.isRunning)),
        ("note", .text(workout.note)), ("routine_id", .text(workout.routine?.text)),
        ("source", .text(workout.source)), ("tags", .text(workout.tags.joined(separator: " "))),
      ])
  }

  static func row(_ block: Block) -> TableRow {
    TableRow(
      table: "block", id: block.id.text,
      columns: [
        ("exercise_id", .text(block.exercise.text)), ("superset", .integer(block.superset)),
        ("note", .text(block.note)), ("rest_work_s", .integer(block.restWork)),
        ("rest_warmup_s", .integer(block.restWarmup)),
        ("rest_between_s", .integer(block.supersetRests.between)),
        ("rest_round_s", .integer(block.supersetRests.round)),
      ])
  }
}

/// A set and the block it stood in.
private struct PlacedSet {
  let entry: SetEntry
  let block: ID<Block>

  init(_ entry: SetEntry, in block: ID<Block>) {
    self.entry = entry
    self.block = block
  }
}

extension Ending {
  /// When it ended; nil while running or when nobody knows.
  var end: Moment? {
    guard case .finished(let moment) = self else { return nil }
    return moment
  }
}
