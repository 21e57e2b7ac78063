internal import Training

/// A workout of the file, with its exercises found.
struct Arrival {
  let workout: ImportedWorkout
  let exercises: [ImportedExercise]
  let fingerprint: Int

  var numbers: Int {
    Fingerprint.numbers(of: workout.blocks.lazy.flatMap(\.sets).map { ($0.type, $0.values) })
  }
}

/// A workout that is in the log already if the whole file is shifted.
struct ShiftedWorkout {
  let id: String
  let shifts: [Int]
  let counts: ImportCounts
  let exercises: [ImportedExercise]
  /// Those of the exercises that have a weight, once for each block.
  let weighted: [ImportedExercise]
}

extension Import {
  func arrival(of workout: ImportedWorkout) -> Arrival {
    var fingerprint = Fingerprint()
    var found: [ImportedExercise] = []
    found.reserveCapacity(workout.blocks.count)
    for block in workout.blocks {
      let exercise = exercises.find(block.exerciseName) { ids.next(Exercise.self, at: batch.at) }
      found.append(exercise)
      fingerprint.add(exercise: exercise.key)
      for set in block.sets { fingerprint.add(set.type, set.values) }
    }
    return Arrival(workout: workout, exercises: found, fingerprint: fingerprint.value)
  }

  /// Judges the workouts waiting: the same title and sets first, then the same sets, then the same title.
  func settle() throws(LogbookError) {
    var rest: [Arrival] = []
    for arrival in waiting {
      let isKnown = try meets(arrival) {
        $0.fingerprint == arrival.fingerprint && $0.name == arrival.workout.name
      }
      if !isKnown { rest.append(arrival) }
    }
    waiting = []
    for arrival in rest {
      if try meets(arrival, { $0.fingerprint == arrival.fingerprint }) { continue }
      if try meetsNumbers(arrival) { continue }
      if try meetsClock(arrival) { continue }
      if try meetsDay(arrival) { continue }
      try take(arrival)
    }
  }

  /// Whether the log, or another file of the import, tells the same sets at the same start under other
  /// names: the history of another program, or in another language.
  private func meetsNumbers(_ arrival: Arrival) throws(LogbookError) -> Bool {
    let start = arrival.workout.start.moment.seconds
    let candidates = known.waiting(at: start)
    guard hasManyFiles || !candidates.isEmpty else { return false }
    let numbers = arrival.numbers
    if known.isTold(elsewhere: numbers, at: start, in: fileNumber) {
      counts.duplicates += 1
      return true
    }
    for candidate in candidates where try store.numbers(of: candidate.id) == numbers {
      return try meets(arrival) { $0.id == candidate.id }
    }
    known.tell(numbers, at: start, in: fileNumber)
    return false
  }

  /// Whether the log tells the same sets at the same time by the clock, under another offset from UTC.
  ///
  /// Most files tell no zone: their times are read in the zone that the reader is in.
  private func meetsClock(_ arrival: Arrival) throws(LogbookError) -> Bool {
    let start = arrival.workout.start
    let candidates = known.waiting(byClock: start)
    var match = candidates.first { $0.fingerprint == arrival.fingerprint }
    if match == nil, !candidates.isEmpty {
      let numbers = arrival.numbers
      for candidate in candidates where try store.numbers(of: candidate.id) == numbers { match = candidate }
    }
    guard let match else { return false }
    known.take(match, on: start.day)
    try count(arrival, asKnown: match.id)
    return true
  }

  /// Whether the log, or another file of the import, tells the same sets on the same day, where only one of
  /// the two knows the time of day.
  private func meetsDay(_ arrival: Arrival) throws(LogbookError) -> Bool {
    let start = arrival.workout.start
    let isOfDay = start.isOfDay(duration: arrival.workout.duration)
    let candidates = known.waiting(on: start.day, asOfDay: isOfDay)
    guard hasManyFiles || !candidates.isEmpty else { return false }
    let numbers = Fingerprint.bareNumbers(of: arrival.workout.blocks.flatMap(\.sets).map(\.values))
    if hasManyFiles, known.isTold(elsewhere: numbers, on: start.day, asOfDay: isOfDay, in: fileNumber) {
      counts.duplicates += 1
      return true
    }
    for candidate in candidates
    where try Fingerprint.bareNumbers(of: store.blocks(of: candidate.id).flatMap(\.sets).map(\.values))
      == numbers
    {
      known.take(candidate, on: start.day)
      counts.duplicates += 1
      return true
    }
    return false
  }

  private func take(_ arrival: Arrival) throws(LogbookError) {
    let start = arrival.workout.start.moment.seconds
    let name = arrival.workout.name
    if known.isRepeat(start: start, name: name, fingerprint: arrival.fingerprint) {
      counts.duplicates += 1
    } else if takeDiffering(arrival.workout) {
      counts.changedElsewhere += 1
      if counts.differing.count < DifferingWorkout.limit {
        counts.differing.append(DifferingWorkout(name: name, start: arrival.workout.start))
      }
    } else {
      do throws(LogbookError) {
        try write(arrival)
      } catch {
        guard error.kind == .refused else { throw error }
        let sentence = "Near line \(arrival.workout.line) of \(file): \(error.sentence)"
        throw LogbookError(.refused, sentence, cause: error.cause)
      }
    }
  }

  /// Takes a workout of the log with the same name and start, or the same start by the clock; false without one.
  private func takeDiffering(_ workout: ImportedWorkout) -> Bool {
    let start = workout.start
    if known.take(at: start.moment.seconds, where: { $0.name == workout.name }) != nil { return true }
    guard let match = known.waiting(byClock: start).first(where: { $0.name == workout.name }) else {
      return false
    }
    known.take(match, on: start.day)
    return true
  }

  /// Whether the log holds the workout already; notes it lacks are remembered.
  private func meets(_ arrival: Arrival, _ matches: (KnownWorkout) -> Bool) throws(LogbookError) -> Bool {
    let start = arrival.workout.start.moment.seconds
    guard let match = known.take(at: start, where: matches) else { return false }
    try count(arrival, asKnown: match.id)
    return true
  }

  /// Counts a workout that is here, and remembers the notes that it lacks.
  private func count(_ arrival: Arrival, asKnown id: String) throws(LogbookError) {
    counts.duplicates += 1
    let told = try store.notes(of: id, in: arrival.workout)
    let wanted = told.filter { takesNotes || !$0.replaces }
    if !wanted.isEmpty { counts.notesAdded += 1 }
    if wanted.count < told.count { counts.notesDiffering += 1 }
    notes += wanted
  }

  private func write(_ arrival: Arrival) throws(LogbookError) {
    let workout = arrival.workout
    let start = workout.start.moment
    let id = ids.next(Workout.self, at: start).text
    try rows.begin(workout, id: id, fingerprint: arrival.fingerprint)
    for (index, block) in workout.blocks.enumerated() {
      let blockID = ids.next(Block.self, at: start).text
      try rows.begin(block, id: blockID, of: arrival.exercises[index], position: index + 1)
      for (place, set) in block.sets.enumerated() {
        let setID = ids.next(SetEntry.self, at: start).text
        try rows.write(set, id: setID, of: arrival.exercises[index], position: place + 1)
      }
    }
    try rows.end()
    try originals.keep(arrival)
    let tally = ImportCounts(of: workout)
    counts.count(tally)
    let shifts = known.shifts(of: arrival.fingerprint, from: start.seconds)
    guard !shifts.isEmpty else { return }
    let weighted = zip(workout.blocks, arrival.exercises).filter { $0.0.hasWeight }.map { $0.1 }
    shifted.append(
      ShiftedWorkout(
        id: id, shifts: shifts, counts: tally, exercises: arrival.exercises, weighted: weighted))
  }
}
