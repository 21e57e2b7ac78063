/// Whole workouts as material: one more of them, two made one, one made two.
extension Workout {
  /// The same at another time, under identifiers of its own; finished, and without what was not done.
  package func copied(to start: LocalMoment, at now: Moment, _ ids: inout IDSource) -> Workout {
    let shift = start.moment - self.start.moment
    var copy = Workout(
      id: ids.next(at: now), name: name, start: start,
      ending: .finished(at: duration.map { start.moment + $0 }), note: note, routine: routine, tags: tags)
    for block in blocks {
      let sets = block.sets.filter(\.isCompleted)
      guard !sets.isEmpty else { continue }
      copy.blocks.append(
        Block(
          id: ids.next(at: now), exercise: block.exercise, superset: block.superset, note: block.note,
          restWork: block.restWork, restWarmup: block.restWarmup,
          sets: sets.map { $0.copied(ids.next(at: now), shiftedBy: shift) },
          supersetRests: block.supersetRests))
    }
    return copy
  }

  /// Both as one: the exercises of the later one behind those of the earlier one, whose name and start stay.
  ///
  /// One that runs goes on, under its own identifier and with its rest.
  package static func merging(_ one: Workout, _ other: Workout) -> Workout {
    let isInOrder = one.start.moment <= other.start.moment
    let (first, second) = isInOrder ? (one, other) : (other, one)
    let running = [first, second].first(where: \.isRunning)
    var merged = Workout(
      id: (running ?? first).id, name: first.name, start: first.start,
      ending: running == nil ? .finished(at: second.end ?? first.end) : .running,
      note: [first.note, second.note].filter { !$0.isEmpty }.joined(separator: "\n"),
      routine: first.routine ?? second.routine, source: first.source,
      blocks: first.blocks, rest: running?.rest,
      tags: Tags.read((first.tags + second.tags).joined(separator: " ")))
    let highest = first.blocks.compactMap(\.superset).max() ?? 0
    merged.blocks += second.blocks.map { block in
      var block = block
      block.superset = block.superset.map { highest + 1 + abs($0) }
      return block
    }
    if case .finished(let end?) = merged.ending, let last = merged.lastCompletion, last > end {
      merged.ending = .finished(at: last)
    }
    return merged
  }

  /// Two of it: the second begins with a block and runs on where this one does; nil where one would be empty.
  package func split(before block: ID<Block>, id: ID<Workout>) -> (first: Workout, second: Workout)? {
    guard let index = index(of: block), index > 0 else { return nil }
    var first = self
    first.blocks = Array(blocks[..<index])
    if isRunning {
      first = first.finished(at: first.lastCompletion ?? start.moment)
    } else {
      first.ending = .finished(at: first.end(before: self))
    }
    guard !first.blocks.isEmpty else { return nil }
    let rest = Array(blocks[index...])
    var second = Workout(
      id: id, name: name, start: start, ending: ending, source: source, blocks: rest, tags: tags)
    second.start.moment = second.firstCompletion ?? first.end ?? start.moment
    if case .finished(let end?) = ending {
      second.ending = .finished(at: max(end, second.start.moment))
    }
    if let running = self.rest, second.set(running.set) != nil { second.rest = running }
    return (first, second)
  }

  /// When it ended; nil while running or when nobody knows.
  private var end: Moment? {
    guard case .finished(let moment) = ending else { return nil }
    return moment
  }

  private var firstCompletion: Moment? { blocks.lazy.flatMap(\.sets).compactMap(\.completedAt).min() }

  /// The end of a first part: its last set, else its share of the whole by sets.
  private func end(before whole: Workout) -> Moment? {
    if let last = lastCompletion, last >= start.moment { return last }
    guard let duration = whole.duration else { return nil }
    let sets = blocks.reduce(0) { $0 + $1.sets.count }
    let all = max(1, whole.blocks.reduce(0) { $0 + $1.sets.count })
    return start.moment + duration * sets / all
  }
}

extension SetEntry {
  fileprivate func copied(_ id: ID<SetEntry>, shiftedBy seconds: Int) -> SetEntry {
    SetEntry(
      id: id, type: type, values: values, planned: planned,
      completion: .done(at: completedAt.map { $0 + seconds }), restTaken: restTaken, note: note,
      isSuspicious: isSuspicious)
  }
}

extension Change {
  /// Two workouts become one; nothing of either is lost.
  package static func merge(_ one: Workout, _ other: Workout) -> Change {
    let merged = Workout.merging(one, other)
    let gone = merged.id == one.id ? other : one
    let kept = merged.id == one.id ? one : other
    return Change(
      "Merged \(other.name) of \(other.start.day.text) with \(one.name)",
      [.workout(from: gone, to: nil), .workout(from: kept, to: merged)])
  }

  /// One workout becomes two; nil where one of them would be empty.
  package static func split(_ workout: Workout, before block: ID<Block>, id: ID<Workout>) -> Change? {
    guard let (first, second) = workout.split(before: block, id: id) else { return nil }
    return Change(
      "Split \(workout.name) of \(workout.start.day.text) in two",
      [.workout(from: workout, to: first), .workout(from: nil, to: second)])
  }
}
