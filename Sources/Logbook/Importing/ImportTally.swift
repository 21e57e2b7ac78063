internal import Training

extension ImportCounts {
  /// What a workout of the file adds to the counts.
  init(of workout: ImportedWorkout) {
    self.init()
    workouts = 1
    if !workout.note.isEmpty { notes += 1 }
    for block in workout.blocks {
      sets += block.sets.count
      if !block.note.isEmpty { notes += 1 }
      for set in block.sets {
        if set.type == .warmup { warmups += 1 }
        if set.restAfter != nil { rests += 1 }
        if !set.note.isEmpty { notes += 1 }
        if set.isSuspicious { suspicious += 1 }
      }
    }
  }

  /// Adds what a workout brought, or takes it away.
  mutating func count(_ other: ImportCounts, by sign: Int = 1) {
    workouts += sign * other.workouts
    sets += sign * other.sets
    warmups += sign * other.warmups
    rests += sign * other.rests
    notes += sign * other.notes
    suspicious += sign * other.suspicious
  }

  /// Takes away what was counted before a file.
  mutating func subtract(_ earlier: ImportCounts) {
    count(earlier, by: -1)
    duplicates -= earlier.duplicates
    changedElsewhere -= earlier.changedElsewhere
    notesAdded -= earlier.notesAdded
    notesDiffering -= earlier.notesDiffering
    measurements -= earlier.measurements
    knownMeasurements -= earlier.knownMeasurements
  }
}
