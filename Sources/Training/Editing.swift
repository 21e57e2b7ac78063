/// Where a set stands in a workout.
package struct Place: Hashable, Sendable {
  package var block: Int
  package var set: Int

  package init(block: Int, set: Int) {
    self.block = block
    self.set = set
  }
}

/// Edits of a workout as values: each answers the workout as it is afterwards.
extension Workout {
  package func place(of id: ID<SetEntry>) -> Place? {
    for (index, block) in blocks.enumerated() {
      if let set = block.sets.firstIndex(where: { $0.id == id }) { return Place(block: index, set: set) }
    }
    return nil
  }

  package func set(_ id: ID<SetEntry>) -> SetEntry? {
    place(of: id).map { blocks[$0.block].sets[$0.set] }
  }

  package func index(of id: ID<Block>) -> Int? {
    blocks.firstIndex { $0.id == id }
  }

  package func updating(_ id: ID<SetEntry>, _ edit: (inout SetEntry) -> Void) -> Workout {
    guard let place = place(of: id) else { return self }
    var workout = self
    edit(&workout.blocks[place.block].sets[place.set])
    return workout
  }

  package func updating(_ id: ID<Block>, _ edit: (inout Block) -> Void) -> Workout {
    guard let index = index(of: id) else { return self }
    var workout = self
    edit(&workout.blocks[index])
    return workout
  }

  /// The set becomes a fact with these values, and the rest after it starts at that moment.
  ///
  /// `rest` is in seconds; 0 starts none and lets none run on.
  package func completing(
    _ id: ID<SetEntry>, with values: SetValues, at moment: Moment, rest seconds: Int
  ) -> Workout {
    let taken = restTaken(at: moment + -(timer?.set == id ? timer?.elapsed(at: moment) ?? 0 : 0))
    var workout = updating(id) { set in
      set.values = values
      set.completion = .done(at: moment)
      set.restTaken = taken
    }
    guard isRunning else { return workout }
    workout.timer = timerLeft(after: id)
    workout.rest =
      seconds > 0 ? RunningRest(set: id, rest: Rest(startedAt: moment, duration: seconds)) : nil
    return workout
  }

  /// Seconds since the set completed last, when that is a rest and not a break (up to one hour).
  private func restTaken(at moment: Moment) -> Int? {
    guard isRunning, let last = lastCompletion, moment >= last, moment - last <= 3_600 else { return nil }
    return moment - last
  }

  /// When a set was completed last.
  package var lastCompletion: Moment? {
    blocks.lazy.flatMap(\.sets).compactMap(\.completedAt).max()
  }

  /// The set becomes an intention again; the rest it started is cancelled.
  package func uncompleting(_ id: ID<SetEntry>) -> Workout {
    var workout = updating(id) { set in
      set.completion = .open
      set.restTaken = nil
    }
    if workout.rest?.set == id { workout.rest = nil }
    return workout
  }

  package func adding(_ sets: [SetEntry], to block: ID<Block>, at position: Int) -> Workout {
    updating(block) { $0.sets.insert(contentsOf: sets, at: min(max(0, position), $0.sets.count)) }
  }

  package func adding(_ block: Block, at position: Int) -> Workout {
    var workout = self
    workout.blocks.insert(block, at: min(max(0, position), blocks.count))
    return workout
  }

  package func removing(_ id: ID<SetEntry>) -> Workout {
    guard let place = place(of: id) else { return self }
    var workout = self
    workout.blocks[place.block].sets.remove(at: place.set)
    if workout.rest?.set == id { workout.rest = nil }
    if workout.timer?.set == id { workout.timer = nil }
    return workout
  }

  package func removing(_ id: ID<Block>) -> Workout {
    var workout = self
    workout.blocks.removeAll { $0.id == id }
    if let rest, workout.place(of: rest.set) == nil { workout.rest = nil }
    if let timer, workout.place(of: timer.set) == nil { workout.timer = nil }
    return workout
  }

  /// The block so many places further down, or up when negative; it stops at the ends.
  package func moving(_ id: ID<Block>, by steps: Int) -> Workout {
    guard let index = index(of: id) else { return self }
    var workout = self
    let block = workout.blocks.remove(at: index)
    workout.blocks.insert(block, at: min(max(0, index + steps), workout.blocks.count))
    return workout
  }

  /// The set so many places further down within its block, or up when negative.
  package func moving(_ id: ID<SetEntry>, by steps: Int) -> Workout {
    guard let place = place(of: id) else { return self }
    var workout = self
    let set = workout.blocks[place.block].sets.remove(at: place.set)
    let target = min(max(0, place.set + steps), workout.blocks[place.block].sets.count)
    workout.blocks[place.block].sets.insert(set, at: target)
    return workout
  }

  /// Finished at a moment.
  ///
  /// Sets that are still open are dropped, and blocks left without a set with them.
  package func finished(at moment: Moment) -> Workout {
    var workout = self
    workout.ending = .finished(at: max(moment, start.moment))
    workout.rest = nil
    workout.timer = nil
    for index in workout.blocks.indices { workout.blocks[index].sets.removeAll { !$0.isCompleted } }
    workout.blocks.removeAll { $0.sets.isEmpty }
    return workout
  }
}
