package import Training

extension Workout {
  /// This workout with the identifiers of another state of it, by content and then by place.
  ///
  /// Blocks of one exercise and sets that are the same keep theirs; what stands between them takes the
  /// identifiers in order. What is left over gets new ones.
  package func adopting(
    from old: Workout, newBlock: () -> ID<Block>, newSet: () -> ID<SetEntry>
  ) -> Workout {
    let pairs = Matching.pairs(old.blocks, blocks) { $0.exercise == $1.exercise }
    var adopted = Workout(
      id: old.id, name: name, start: start, ending: ending, note: note, routine: routine, source: source,
      rest: old.rest, tags: tags)
    for (index, block) in blocks.enumerated() {
      let before = pairs[index].map { old.blocks[$0] }
      adopted.blocks.append(block.adopting(from: before, newBlock: newBlock, newSet: newSet))
    }
    if let rest, !isRunning || adopted.set(rest.set)?.isCompleted != true { adopted.rest = nil }
    return adopted
  }
}

extension Block {
  fileprivate func adopting(
    from old: Block?, newBlock: () -> ID<Block>, newSet: () -> ID<SetEntry>
  ) -> Block {
    let before = old?.sets ?? []
    let pairs = Matching.pairs(before, sets) { $0.isAlike($1) }
    return Block(
      id: old?.id ?? newBlock(), exercise: exercise, superset: superset, note: note, restWork: restWork,
      restWarmup: restWarmup,
      sets: sets.enumerated().map { index, set in
        set.named(pairs[index].map { before[$0].id } ?? newSet())
      }, supersetRests: supersetRests)
  }
}

extension SetEntry {
  fileprivate func isAlike(_ other: SetEntry) -> Bool { named(other.id) == other }

  fileprivate func named(_ id: ID<SetEntry>) -> SetEntry {
    SetEntry(
      id: id, type: type, values: values, planned: planned, plannedRepsTo: plannedRepsTo, rest: rest,
      completion: completion, restTaken: restTaken, note: note, isSuspicious: isSuspicious)
  }
}

/// Which of an old list each of a new one is.
enum Matching {
  /// For each new one the place of the old one it continues, or nil.
  static func pairs<Element>(
    _ old: [Element], _ new: [Element], isSame: (Element, Element) -> Bool
  ) -> [Int?] {
    var pairs = [Int?](repeating: nil, count: new.count)
    for (oldPlace, newPlace) in common(old, new, isSame) { pairs[newPlace] = oldPlace }
    var taken = Set(pairs.compactMap { $0 })
    var floor = 0
    for index in new.indices {
      if let place = pairs[index] {
        floor = place + 1
        continue
      }
      let ceiling = pairs[index...].lazy.compactMap { $0 }.first ?? old.count
      guard let free = (floor..<max(floor, ceiling)).first(where: { !taken.contains($0) }) else { continue }
      pairs[index] = free
      taken.insert(free)
      floor = free + 1
    }
    return pairs
  }

  /// The longest run of the same elements in both, in order.
  private static func common<Element>(
    _ old: [Element], _ new: [Element], _ isSame: (Element, Element) -> Bool
  ) -> [(Int, Int)] {
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i][j] =
          isSame(old[i], new[j]) ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var found: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if isSame(old[i], new[j]) {
        found.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return found
  }
}
