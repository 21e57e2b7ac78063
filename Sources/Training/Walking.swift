extension Workout {
  /// Open and completed sets but warm-ups.
  package var workingSets: (completed: Int, all: Int) {
    let sets = blocks.lazy.flatMap(\.sets).filter { $0.type != .warmup }
    return (sets.filter(\.isCompleted).count, sets.count)
  }

  /// The set completed last, of several within a second the lowest; nil before the first.
  package var lastCompleted: ID<SetEntry>? {
    blocks.flatMap(\.sets).reversed().filter(\.isCompleted)
      .max { ($0.completedAt?.seconds ?? .min) < ($1.completedAt?.seconds ?? .min) }?.id
  }

  package var completedSets: Int { blocks.lazy.flatMap(\.sets).filter(\.isCompleted).count }

  /// The open set that comes after this one in order, else the first open one; nil when all are done.
  package func nextOpen(after id: ID<SetEntry>?) -> ID<SetEntry>? {
    let sets = order.map { blocks[$0.block].sets[$0.set] }
    let from = id.flatMap { id in sets.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
    return (sets[min(from, sets.count)...].first { !$0.isCompleted } ?? sets.first { !$0.isCompleted })?.id
  }

  /// The set a rest belongs to: the one that is resting, else the last completed.
  package var restingSet: ID<SetEntry>? { rest?.set ?? lastCompleted }

  /// The set that comes next wherever one is named: the open one that a rest was begun before, else the one
  /// after the set done last; nil when all are done.
  package var upNext: ID<SetEntry>? {
    guard let last = restingSet else { return nextOpen(after: nil) }
    return set(last)?.isCompleted == false ? last : nextOpen(after: last)
  }
}

extension Block {
  /// What stands in the number column: working and failure sets count on, letters replace the number.
  package var markers: [String] {
    var number = 0
    return sets.map { set in
      if set.type.takesOrdinal { number += 1 }
      return set.type.marker ?? String(number)
    }
  }
}

/// Sets are compared with earlier ones of their own family: warm-ups with warm-ups, drops with drops.
enum SetFamily: Hashable {
  case working, warmup, drop

  init(_ type: SetType) {
    switch type {
    case .work, .failure: self = .working
    case .warmup: self = .warmup
    case .drop: self = .drop
    }
  }
}

extension Block {
  /// For each set the one of the same ordinal and family in an earlier session; nil where there is none.
  package func previous(in session: Session?) -> [SetEntry?] {
    var seen: [SetFamily: Int] = [:]
    return sets.map { set in
      let family = SetFamily(set.type)
      let ordinal = seen[family, default: 0]
      seen[family] = ordinal + 1
      let candidates = (session?.sets ?? []).filter { SetFamily($0.type) == family }
      return ordinal < candidates.count ? candidates[ordinal] : nil
    }
  }

  /// For each set the values that completing it would accept: what was typed, else the plan, else the
  /// previous session's, else those of the set before it.
  ///
  /// RPE is never suggested.
  package func shownValues(previous session: Session?, kind: ExerciseKind, prefill: Prefill) -> [SetValues] {
    let earlier = previous(in: session)
    var before: SetValues?
    return zip(sets, earlier).map { set, previous in
      var values = set.values
      if prefill != .off, !set.isCompleted {
        var earlier = previous?.values ?? before ?? SetValues()
        // A try that failed is nothing to do again.
        if earlier.reps == 0 { earlier.reps = nil }
        var suggestion = set.planned.filled(from: earlier)
        suggestion.rpe = set.planned.rpe
        if let span = set.span { suggestion.reps = span.start(from: previous?.values.reps) }
        values = values.filled(from: suggestion)
      }
      if set.type != .warmup { before = values }
      return values.limited(to: kind)
    }
  }
}

extension Workout {
  /// The newest earlier session of a block's exercise, without the sets that stand beside earlier blocks of it.
  package func session(before index: Int, in past: ExercisePast?) -> Session? {
    let exercise = blocks[index].exercise
    guard var session = past?.sessions.first else { return nil }
    for set in blocks[..<index].lazy.filter({ $0.exercise == exercise }).flatMap(\.sets) {
      let match = session.sets.firstIndex { SetFamily($0.type) == SetFamily(set.type) }
      if let match { session.sets.remove(at: match) }
    }
    return session
  }

  /// For each set of a block the values that completing it would accept, whoever asks.
  package func shownValues(
    of index: Int, past: ExercisePast?, kind: ExerciseKind, prefill: Prefill
  ) -> [SetValues] {
    blocks[index].shownValues(previous: session(before: index, in: past), kind: kind, prefill: prefill)
  }
}

extension SetValues {
  /// Only the fields that the kind of exercise writes down, and RPE.
  func limited(to kind: ExerciseKind) -> SetValues {
    var limited = SetValues(
      weight: kind.has(.weight) ? weight : nil, duration: kind.has(.duration) ? duration : nil,
      distance: kind.has(.distance) ? distance : nil, rpe: rpe)
    if kind.has(.reps) { limited.takeReps(from: self) }
    return limited
  }

  /// What is missing before a set with these values can be completed; nil when nothing is.
  package func objection(for kind: ExerciseKind, type: SetType) -> String? {
    if kind.needs(.weight), weight == nil { return "Type the weight first: 60 and Enter." }
    if kind.has(.reps) {
      guard let reps else { return "Type the reps first: x8 and Enter." }
      if reps == 0, type != .failure { return "0 reps can only be a failure set; f marks it." }
    }
    if kind == .duration || kind == .weightDuration, duration ?? 0 <= 0 {
      return "Type the time first: 45s and Enter."
    }
    if kind == .distanceDuration, distance == nil, duration == nil {
      return "Type a distance or a time first: 2.5km or 12:30."
    }
    if kind == .weightDistance, distance == nil { return "Type the distance first: 40m and Enter." }
    return nil
  }
}
