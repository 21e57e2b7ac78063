import Training

/// What came of a file so far.
struct ImportTally {
  /// What was handed over; `sets` counts warm-ups too.
  var counts = ImportCounts()
  /// Rows that could not be read.
  var leftOut = ProblemList()
  /// Rows that are kept but doubtful.
  var doubts = ProblemList()
  /// Sets that were planned or skipped: they are no sets.
  var notDone = 0

  mutating func leaveOut(_ record: CSVRecord, _ reason: ProblemReason) {
    leftOut.add(Problem(line: record.line, reason: reason, excerpt: record.excerpt))
  }

  mutating func doubt(_ record: CSVRecord, _ reason: ProblemReason) {
    doubts.add(Problem(line: record.line, reason: reason, excerpt: record.excerpt))
  }

  /// Counts a workout that is handed over.
  mutating func count(_ workout: ImportedWorkout) {
    counts.workouts += 1
    if !workout.note.isEmpty { counts.notes += 1 }
    for block in workout.blocks {
      counts.sets += block.sets.count
      if !block.note.isEmpty { counts.notes += 1 }
      for set in block.sets {
        if set.type == .warmup { counts.warmups += 1 }
        if set.restAfter != nil { counts.rests += 1 }
        if !set.note.isEmpty { counts.notes += 1 }
        if set.isSuspicious { counts.suspicious += 1 }
      }
    }
  }
}
