/// The order of sets, in which the members of a superset take turns.
extension Workout {
  /// The places of all sets in the order they are done.
  ///
  /// A superset begins with its warm-ups, exercise by exercise; then each round holds one working set of each
  /// member with its drops: AW A1 B1 A2 B2.
  package var order: [Place] {
    var places: [Place] = []
    var block = 0
    while block < blocks.count {
      let members = supersetMembers(of: block)
      let turns = members.flatMap { member in
        blocks[member].rounds.enumerated().map { (round: $1 ?? -1, place: Place(block: member, set: $0)) }
      }
      let sorted = turns.sorted {
        ($0.round, $0.place.block, $0.place.set) < ($1.round, $1.place.block, $1.place.set)
      }
      places += sorted.map(\.place)
      block = members.upperBound
    }
    return places
  }

  /// Whether another exercise of the same superset has its turn in the same round.
  func isBetween(_ place: Place) -> Bool {
    let block = blocks[place.block]
    guard block.sets[place.set].type != .warmup, let round = block.rounds[place.set] else { return false }
    return supersetMembers(of: place.block).contains { member in
      guard member > place.block else { return false }
      return zip(blocks[member].sets, blocks[member].rounds).contains { set, turn in
        turn == round && (!isRunning || !set.isCompleted)
      }
    }
  }
}

extension Block {
  /// For each set its round, from 0; nil for the warm-ups before the first.
  ///
  /// A working set begins a round, the drops after it and the warm-ups before it belong to its own.
  var rounds: [Int?] {
    guard let first = sets.firstIndex(where: { $0.type != .warmup }) else {
      return sets.map { _ in nil }
    }
    let last = sets.lastIndex { $0.type.takesOrdinal } ?? first
    var done = 0
    return sets.indices.map { index in
      guard index >= first else { return nil }
      let type = sets[index].type
      if type.takesOrdinal { done += 1 }
      return type == .warmup && index < last ? done : max(0, done - 1)
    }
  }
}
