extension Workout {
  /// A running workout from a routine: its sets with their plans, none done.
  package init(from routine: Routine, at start: LocalMoment, _ ids: inout IDSource) {
    self.init(id: ids.next(at: start.moment), name: routine.name, start: start, routine: routine.id)
    blocks = routine.blocks.map { block in
      Block(
        id: ids.next(at: start.moment), exercise: block.exercise, superset: block.superset,
        note: block.note, restWork: block.restWork, restWarmup: block.restWarmup,
        sets: block.sets.map { set in
          SetEntry(
            id: ids.next(at: start.moment), type: set.type, planned: set.planned, plannedRepsTo: set.repsTo,
            rest: set.rest)
        }, supersetRests: block.supersetRests)
    }
  }

  /// A running workout that repeats another: the same exercises and sets.
  ///
  /// It plans nothing: the previous values are what its sets start from.
  package init(repeating other: Workout, at start: LocalMoment, _ ids: inout IDSource) {
    self.init(id: ids.next(at: start.moment), name: other.name, start: start, routine: other.routine)
    blocks = other.blocks.map { block in
      Block(
        id: ids.next(at: start.moment), exercise: block.exercise, superset: block.superset,
        restWork: block.restWork, restWarmup: block.restWarmup,
        sets: block.sets.map { SetEntry(id: ids.next(at: start.moment), type: $0.type, rest: $0.rest) },
        supersetRests: block.supersetRests)
    }
  }
}

extension Block {
  /// A block for an exercise added by hand: as many sets as last time, or one.
  package init(
    adding exercise: ID<Exercise>, like session: Session?, at moment: Moment, _ ids: inout IDSource
  ) {
    let types = session?.sets.map(\.type) ?? []
    self.init(
      id: ids.next(at: moment), exercise: exercise,
      sets: (types.isEmpty ? [.work] : types).map { SetEntry(id: ids.next(at: moment), type: $0) })
  }
}

extension Routine {
  /// A routine with a workout's exercises and sets; what was done is the plan.
  package init(from workout: Workout, name: String, at moment: Moment, _ ids: inout IDSource) {
    self.init(id: ids.next(at: moment), name: name)
    blocks = workout.blocks.map { block in
      RoutineBlock(
        id: ids.next(at: moment), exercise: block.exercise, superset: block.superset, note: block.note,
        restWork: block.restWork, restWarmup: block.restWarmup,
        sets: block.sets.map { set in
          var planned = set.values.filled(from: set.planned)
          planned.rpe = set.planned.rpe
          planned.forgetSides()
          let isSpan = set.plannedRepsTo.map { planned.reps ?? $0 < $0 } ?? false
          return RoutineSet(
            id: ids.next(at: moment), type: set.type, planned: planned,
            repsTo: isSpan ? set.plannedRepsTo : nil, rest: set.rest)
        }, supersetRests: block.supersetRests)
    }
  }
}
