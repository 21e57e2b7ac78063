/// What a routine takes over from a workout of it.
package enum TemplateChoice: String, CaseIterable, Hashable, Sendable {
  /// Nothing.
  case keep
  /// The exercises, their sets, types and supersets.
  case structure
  /// What was lifted, for the sets it has.
  case values
  case both
}

extension Routine {
  /// How a workout is built other than the routine, in a few words each; empty when it is not.
  ///
  /// Sets that were left open count as being there: leaving one out is no change of plan.
  package func differences(of workout: Workout) -> [String] {
    let (mine, theirs) = (blocks.map(Structure.init), Structure.all(of: workout))
    guard Structure.all(of: Workout(drafting: self, at: workout.start)) != theirs else { return [] }
    let exercises = theirs.count - mine.count
    let sets = theirs.reduce(0) { $0 + $1.types.count } - mine.reduce(0) { $0 + $1.types.count }
    let counted = [(exercises, "exercise"), (sets, "set")].filter { $0.0 != 0 }.map { count, noun in
      "\(abs(count)) \(noun)\(abs(count) == 1 ? "" : "s") \(count > 0 ? "more" : "fewer")"
    }
    if !counted.isEmpty { return counted }
    if mine.map(\.exercise) != theirs.map(\.exercise) {
      let isOrder = mine.map(\.exercise).sorted() == theirs.map(\.exercise).sorted()
      return [isOrder ? "another order" : "other exercises"]
    }
    return mine.map(\.types) == theirs.map(\.types) ? ["other supersets"] : ["other sets"]
  }

  /// The routine after a workout of it.
  ///
  /// What it asks for where reps are left open, efforts, rests and notes stay its own.
  package func taking(
    _ choice: TemplateChoice, from workout: Workout, at moment: Moment, _ ids: inout IDSource
  ) -> Routine {
    var routine = self
    if choice == .structure || choice == .both { routine = rebuilt(from: workout, at: moment, &ids) }
    if choice == .values || choice == .both { routine = routine.withValues(of: workout) }
    return routine
  }

  private func rebuilt(from workout: Workout, at moment: Moment, _ ids: inout IDSource) -> Routine {
    var routine = self
    var left = blocks
    routine.blocks = workout.blocks.map { block in
      guard let place = left.firstIndex(where: { $0.exercise == block.exercise }) else {
        let new = Routine(from: Workout(of: block, in: workout), name: name, at: moment, &ids)
        return new.blocks[0]
      }
      var kept = left.remove(at: place)
      if kept.superset == nil || block.superset == nil { kept.supersetRests = block.supersetRests }
      kept.superset = block.superset
      kept.sets = kept.rebuiltSets(from: block, at: moment, &ids)
      return kept
    }
    return routine
  }

  private func withValues(of workout: Workout) -> Routine {
    var routine = self
    var left = workout.blocks
    for index in blocks.indices {
      guard let place = left.firstIndex(where: { $0.exercise == blocks[index].exercise }) else { continue }
      let done = left.remove(at: place).sets
      for (set, match) in zip(blocks[index].sets.indices, blocks[index].matches(in: done)) {
        guard let match, done[match].isCompleted else { continue }
        routine.blocks[index].sets[set].take(done[match].values)
      }
    }
    return routine
  }
}

extension Workout {
  /// A workout of one block alone.
  fileprivate init(of block: Block, in workout: Workout) {
    self.init(id: workout.id, name: workout.name, start: workout.start, blocks: [block])
  }
}

extension RoutineSet {
  fileprivate mutating func take(_ done: SetValues) {
    let old = planned
    planned = done.filled(from: planned)
    planned.forgetSides()
    planned.rpe = old.rpe
    if RepSpan(old.reps, repsTo) != nil { planned.reps = old.reps }
  }
}

extension RoutineBlock {
  /// For each planned set the place of the done one of the same ordinal and family.
  fileprivate func matches(in done: [SetEntry]) -> [Int?] {
    var taken: Set<Int> = []
    return sets.map { set in
      let place = done.indices.first {
        !taken.contains($0) && SetFamily(done[$0].type) == SetFamily(set.type)
      }
      if let place { taken.insert(place) }
      return place
    }
  }

  /// As many sets as were there; those that are not new keep their plan.
  fileprivate func rebuiltSets(
    from block: Block, at moment: Moment, _ ids: inout IDSource
  ) -> [RoutineSet] {
    var left = sets
    return block.sets.map { set in
      let place = left.firstIndex { SetFamily($0.type) == SetFamily(set.type) }
      guard let place else {
        var planned = set.values.filled(from: set.planned)
        planned.forgetSides()
        planned.rpe = set.planned.rpe
        return RoutineSet(id: ids.next(at: moment), type: set.type, planned: planned, rest: set.rest)
      }
      var kept = left.remove(at: place)
      kept.type = set.type
      return kept
    }
  }
}

/// How a block is built: what a routine and its workouts are compared by.
private struct Structure: Hashable {
  var exercise: ID<Exercise>
  var types: [SetType]
  /// Which of the supersets it belongs to, counted from the first.
  var group: Int?

  init(_ block: RoutineBlock) {
    exercise = block.exercise
    types = block.sets.map(\.type)
  }

  private init(_ block: Block, group: Int?) {
    exercise = block.exercise
    types = block.sets.map(\.type)
    self.group = group
  }

  static func all(of workout: Workout) -> [Structure] {
    var groups: [Int] = []
    return workout.blocks.map { block in
      guard let superset = block.superset else { return Structure(block, group: nil) }
      if !groups.contains(superset) { groups.append(superset) }
      return Structure(block, group: groups.firstIndex(of: superset))
    }
  }
}
