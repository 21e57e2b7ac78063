extension Workout {
  /// A routine laid out as a workout, so that the same table edits both: its plan stands as values, nothing
  /// is done.
  package init(drafting routine: Routine, at start: LocalMoment) {
    self.init(
      id: ID(routine.id.text), name: routine.name, start: start, ending: .finished(at: nil),
      note: routine.note)
    blocks = routine.blocks.map { block in
      Block(
        id: ID(block.id.text), exercise: block.exercise, superset: block.superset, note: block.note,
        restWork: block.restWork, restWarmup: block.restWarmup,
        sets: block.sets.map { set in
          SetEntry(
            id: ID(set.id.text), type: set.type, values: set.planned, plannedRepsTo: set.repsTo,
            rest: set.rest)
        }, supersetRests: block.supersetRests)
    }
  }
}

extension Routine {
  /// The routine as its laid-out form has become; what does not stand there stays.
  package func taking(_ draft: Workout) -> Routine {
    var routine = self
    routine.name = draft.name
    routine.note = draft.note
    routine.blocks = draft.blocks.map { block in
      RoutineBlock(
        id: ID(block.id.text), exercise: block.exercise, superset: block.superset, note: block.note,
        restWork: block.restWork, restWarmup: block.restWarmup,
        sets: block.sets.map { set in
          let planned = set.values.filled(from: set.planned)
          return RoutineSet(
            id: ID(set.id.text), type: set.type, planned: planned,
            repsTo: RepSpan(planned.reps, set.plannedRepsTo)?.upper, rest: set.rest)
        }, supersetRests: block.supersetRests)
    }
    return routine
  }
}

extension Workout {
  /// The plan gives way to what was done last: `sessions` holds the newest one of each exercise.
  ///
  /// The planned effort and spans of reps stay.
  package func following(_ sessions: [ID<Exercise>: Session]) -> Workout {
    var workout = self
    var left = sessions
    for index in blocks.indices {
      let exercise = blocks[index].exercise
      let previous = blocks[index].previous(in: left[exercise])
      for (place, last) in previous.enumerated() {
        guard let last else { continue }
        left[exercise]?.sets.removeAll { $0.id == last.id }
        workout.blocks[index].sets[place].follow(last.values)
      }
    }
    return workout
  }
}

extension SetEntry {
  fileprivate mutating func follow(_ last: SetValues) {
    let (old, isSpan) = (planned, span != nil)
    planned = last.filled(from: planned)
    planned.rpe = old.rpe
    if isSpan { planned.reps = old.reps }
  }
}
