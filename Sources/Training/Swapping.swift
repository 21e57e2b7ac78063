/// Another exercise in the place of one, with weights from its own history.
extension Workout {
  /// Whether the workout goes on and a block has sets done and sets open.
  package func isHalfDone(_ id: ID<Block>) -> Bool {
    guard isRunning, let index = index(of: id) else { return false }
    return blocks[index].sets.contains(where: \.isCompleted) && !blocks[index].sets.allSatisfy(\.isCompleted)
  }

  /// Whether the workout goes on and a block has sets, all of them done.
  package func isAllDone(_ id: ID<Block>) -> Bool {
    guard isRunning, let index = index(of: id) else { return false }
    return !blocks[index].sets.isEmpty && blocks[index].sets.allSatisfy(\.isCompleted)
  }

  /// A half-done block as two, so that what was done keeps its exercise; another block stays whole.
  ///
  /// The open sets go into a new block below, in the same superset and with the same rests.
  package func parting(_ id: ID<Block>, openInto new: ID<Block>) -> Workout {
    guard isHalfDone(id), let index = index(of: id) else { return self }
    let whole = blocks[index]
    let open = Block(
      id: new, exercise: whole.exercise, superset: whole.superset, restWork: whole.restWork,
      restWarmup: whole.restWarmup, sets: whole.sets.filter { !$0.isCompleted },
      supersetRests: whole.supersetRests)
    return updating(id) { $0.sets.removeAll { !$0.isCompleted } }.adding(open, at: index + 1)
  }

  /// The block with another exercise: what was done or typed stays, what was planned for the other does not.
  ///
  /// Each open working set is planned with its reps and the weight that the exercise's past gives them.
  package func swapping(
    _ id: ID<Block>, for exercise: Exercise, reps: [ID<SetEntry>: Int], past: ExercisePast, loading: Loading,
    formula: EstimateFormula
  ) -> Workout {
    updating(id) { block in
      block.exercise = exercise.id
      for index in block.sets.indices where !block.sets[index].isCompleted {
        let set = block.sets[index]
        block.sets[index].plannedRepsTo = nil
        block.sets[index].planned = SetValues()
        guard exercise.kind == .weightReps, set.type.counts, let wanted = reps[set.id],
          let weight = past.weight(forReps: wanted, formula: formula)
        else { continue }
        block.sets[index].planned = SetValues(weight: loading.floor(of: weight), reps: wanted)
      }
    }
  }
}

extension ExercisePast {
  /// The weight for a count of reps: that of the set with the nearest reps, newest and heaviest first, carried
  /// over by its estimate where its reps differ; nil without one.
  package func weight(forReps reps: Int, formula: EstimateFormula) -> Weight? {
    let done = sessions.flatMap { session in
      session.sets.filter { $0.isCompleted && $0.type.counts && !$0.isSuspicious }.map(\.values)
        .sorted { ($0.weight.map(Load.init) ?? .zero) > ($1.weight.map(Load.init) ?? .zero) }
    }
    let near = done.filter { ($0.weight?.milli ?? 0) > 0 && ($0.reps ?? 0) > 0 }
      .min { abs(($0.reps ?? 0) - reps) < abs(($1.reps ?? 0) - reps) }
    guard let near, let weight = near.weight, let made = near.reps else { return nil }
    if made == reps { return weight }
    let estimate = Estimate(weight: weight, reps: made, formula: formula)
    // Where no estimate reaches, more reps than are asked for are safe to repeat.
    return estimate?.predicted(reps: reps)?.weight() ?? (made > reps ? weight : nil)
  }
}

extension Loading {
  /// The heaviest loadable weight that is not above one; the lightest where all are.
  package func floor(of weight: Weight) -> Weight {
    let above = Weight(milli: weight.milli + 1, unit: weight.unit)
    let floor = next(from: above, up: false)
    return floor == above || floor.milli <= 0 ? lightest : floor
  }
}
