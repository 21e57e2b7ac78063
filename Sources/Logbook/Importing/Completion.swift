internal import SQLite
internal import Training

extension Import {
  /// Writes what can only be known at the end: new exercises, records, notes, the journal's entry.
  func complete() throws(LogbookError) {
    try rows.flush()
    try originals.flush()
    try settings.restoreIndices()
    for workout in dropShifted() {
      try rows.drop(workout)
      try store.deleteImported(workout)
      try store.run("DELETE FROM workout_text WHERE workout_id = ?", .text(workout))
    }
    try settleExercises()
    let added = try recordAdditions()
    try rows.derive(
      reviewing: exercises.new.filter(\.isReconsidered).map(\.exercise) + exercises.weighted)
    try store.indexTexts(ofImport: importID)
    countExercises()
    try enter(added)
  }

  /// Gives new exercises the kind all their sets speak for; those left unused go.
  private func settleExercises() throws(LogbookError) {
    for new in exercises.met where new.uses == 0 {
      try store.run("DELETE FROM exercise WHERE id = ?", .text(new.exercise.id.text))
    }
    for new in exercises.new where new.isReconsidered {
      let kind = new.settled().kind.rawValue
      try store.run("UPDATE exercise SET kind = ? WHERE id = ?", .text(kind), .text(new.exercise.id.text))
    }
  }

  /// Takes workouts that are only shifted out of the counts and returns their ids.
  ///
  /// A shift is one of the whole file: five workouts at least share it, and more than are here as they are.
  func dropShifted() -> [String] {
    var tally: [Int: Int] = [:]
    for workout in shifted {
      for shift in Set(workout.shifts) { tally[shift, default: 0] += 1 }
    }
    let limit = counts.duplicates
    let constant = tally.filter { $0.value >= 5 && $0.value > limit }
    counts.shift = constant.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    guard !keepsShifted else { return [] }
    let dropped = shifted.filter { workout in workout.shifts.contains { constant[$0] != nil } }
    for workout in dropped {
      counts.count(workout.counts, by: -1)
      counts.duplicates += 1
      for exercise in workout.exercises { exercise.uses -= 1 }
      for exercise in workout.weighted { exercise.weightedUses -= 1 }
    }
    return dropped.map(\.id)
  }

  func countExercises() {
    counts.newExercises = exercises.new.map(\.exercise.name)
    counts.weightedExercises = exercises.weighted.map(\.name)
    counts.matchedExercises = exercises.matched
    counts.belowZero = rows.belowZero
  }

  /// Changes what is here beside the import's own rows; answers what undoes it.
  private func recordAdditions() throws(LogbookError) -> Changeset {
    try store.recording { () throws(LogbookError) in
      for note in notes { try store.add(note) }
      for renamed in exercises.renamed {
        try store.run(
          "UPDATE exercise SET aliases = ? WHERE id = ?", .text(renamed.aliases.joined(separator: "\n")),
          .text(renamed.exercise.id.text))
      }
      for exercise in exercises.weighted {
        try store.run(
          "UPDATE exercise SET kind = ? WHERE id = ?", .text(ExerciseKind.weightedBodyweight.rawValue),
          .text(exercise.id.text))
      }
    }
  }

  private func enter(_ added: Changeset) throws(LogbookError) {
    guard counts.workouts > 0 || counts.measurements > 0 || !notes.isEmpty else {
      try store.run("DELETE FROM original WHERE import_id = ?", .text(importID))
      return try store.run("DELETE FROM import WHERE id = ?", .text(importID))
    }
    try store.run(
      "UPDATE import SET workouts = ?, sets = ? WHERE id = ?", .integer(counts.workouts),
      .integer(counts.sets), .text(importID))
    try store.indexTexts(of: Set(notes.map(\.workout)))
    let number = try store.enter(summary, [], importID: importID, at: batch.at)
    if !added.isEmpty { try store.keep(added, part: 0, of: number) }
  }

  private var summary: String {
    let file = batch.file.split(separator: "/").last.map(String.init) ?? batch.file
    if counts.workouts > 0 {
      return "Imported \(counts.workouts) workout\(counts.workouts == 1 ? "" : "s") from \(file)"
    }
    if counts.measurements > 0 {
      let plural = counts.measurements == 1 ? "" : "s"
      return "Imported \(counts.measurements) measurement\(plural) from \(file)"
    }
    return "Imported notes from \(file)"
  }
}

/// A note of the file where the log has none, or another one.
struct AddedNote {
  let workout: String
  let table: String
  let id: String
  /// The block of a set.
  let block: String?
  let text: String
  /// Whether the log has another one.
  let replaces: Bool
}

extension Store {
  /// Notes that the file tells and a stored workout lacks or has otherwise; none where the sets no longer line up.
  func notes(of id: String, in workout: ImportedWorkout) throws(LogbookError) -> [AddedNote] {
    let tells =
      !workout.note.isEmpty
      || workout.blocks.contains { !$0.note.isEmpty || $0.sets.contains { !$0.note.isEmpty } }
    guard workout.saysNotes, tells, let stored = try self.workout(id) else { return [] }
    var added: [AddedNote] = []
    func compare(_ table: String, _ id: String, _ old: String, _ new: String, in block: String? = nil) {
      guard old != new, !new.isEmpty else { return }
      added.append(
        AddedNote(
          workout: stored.id.text, table: table, id: id, block: block, text: new, replaces: !old.isEmpty))
    }
    compare("workout", id, stored.note, workout.note)
    guard stored.blocks.map(\.sets.count) == workout.blocks.map(\.sets.count) else { return added }
    for (block, told) in zip(stored.blocks, workout.blocks) {
      compare("block", block.id.text, block.note, told.note)
      for (set, other) in zip(block.sets, told.sets) {
        compare("set_entry", set.id.text, set.note, other.note, in: block.id.text)
      }
    }
    return added
  }

  func add(_ note: AddedNote) throws(LogbookError) {
    guard let block = note.block else {
      return try run("UPDATE \(note.table) SET note = ? WHERE id = ?", .text(note.text), .text(note.id))
    }
    try run(
      "UPDATE \(note.table) SET note = ? WHERE block_id = ? AND id = ?", .text(note.text), .text(block),
      .text(note.id))
  }

  /// Deletes a workout that was just imported, its derived sums included.
  func deleteImported(_ id: String) throws(LogbookError) {
    try run("DELETE FROM set_entry WHERE block_id IN (SELECT id FROM block WHERE workout_id = ?)", .text(id))
    try run("DELETE FROM block WHERE workout_id = ?", .text(id))
    try run("DELETE FROM workout WHERE id = ?", .text(id))
    try run("DELETE FROM workout_total WHERE workout_id = ?", .text(id))
  }
}
