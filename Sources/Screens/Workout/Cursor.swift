import Training

/// The person's place on the set table.
struct Cursor: Hashable, Sendable {
  /// Nil on an exercise without sets, and in a workout without exercises.
  var set: ID<SetEntry>?
  var block: ID<Block>?
  /// The value column, counted from the left.
  var column = 0
  /// Where the set stood when it was last seen: the nearest set is found from here when it is gone.
  var place = Place(block: 0, set: 0)
}

extension Cursor {
  /// The cursor on a real cell of a workout: its own set when still there, else the nearest one.
  func settled(in workout: Workout) -> Cursor {
    var cursor = self
    if let set, let place = workout.place(of: set) {
      cursor.block = workout.blocks[place.block].id
      cursor.place = place
      return cursor
    }
    guard !workout.blocks.isEmpty else { return Cursor(column: column) }
    let own = block.flatMap { workout.index(of: $0) }
    let index = own ?? min(max(0, place.block), workout.blocks.count - 1)
    return cursor.moved(to: index, set: place.set, in: workout)
  }

  /// The cursor on an exercise, on its set at this number or the nearest to it.
  func moved(to block: Int, set: Int, in workout: Workout) -> Cursor {
    var cursor = self
    let sets = workout.blocks[block].sets
    let number = min(max(0, set), max(0, sets.count - 1))
    cursor.block = workout.blocks[block].id
    cursor.set = sets.isEmpty ? nil : sets[number].id
    cursor.place = Place(block: block, set: number)
    return cursor
  }

  /// One set down or up, crossing exercises; it stays at the ends.
  func moved(by step: Int, in workout: Workout) -> Cursor {
    guard let index = block.flatMap({ workout.index(of: $0) }) else { return self }
    let count = workout.blocks[index].sets.count
    let target = place.set + step
    if count > 0, (0..<count).contains(target) { return moved(to: index, set: target, in: workout) }
    let next = index + step
    guard workout.blocks.indices.contains(next) else { return self }
    return moved(to: next, set: step > 0 ? 0 : .max, in: workout)
  }

  /// To the first set of the exercise below or above; from the middle of one, first to its own first set.
  func paged(by step: Int, in workout: Workout) -> Cursor {
    guard let index = block.flatMap({ workout.index(of: $0) }) else { return self }
    if step < 0, place.set > 0 { return moved(to: index, set: 0, in: workout) }
    let next = min(max(0, index + step), workout.blocks.count - 1)
    return moved(to: next, set: next == index && step > 0 ? .max : 0, in: workout)
  }
}
