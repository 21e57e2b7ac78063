internal import Training

extension Workout {
  /// Whether both tell the same, whatever rest or clock runs.
  func isSame(as other: Workout) -> Bool {
    var (mine, theirs) = (self, other)
    mine.rest = nil
    theirs.rest = nil
    (mine.timer, theirs.timer) = (nil, nil)
    return mine == theirs
  }

  func renamed(_ id: ID<Workout>) -> Workout {
    var renamed = Workout(
      id: id, name: name, start: start, ending: ending, note: note, routine: routine, source: source,
      blocks: blocks, rest: rest, tags: tags)
    renamed.timer = timer
    return renamed
  }
}

extension Block {
  func renamed(_ id: ID<Block>) -> Block {
    Block(
      id: id, exercise: exercise, superset: superset, note: note, restWork: restWork,
      restWarmup: restWarmup, sets: sets, supersetRests: supersetRests)
  }
}

extension SetEntry {
  func renamed(_ id: ID<SetEntry>) -> SetEntry {
    SetEntry(
      id: id, type: type, values: values, planned: planned, plannedRepsTo: plannedRepsTo, rest: rest,
      completion: completion, restTaken: restTaken, note: note, isSuspicious: isSuspicious)
  }
}
