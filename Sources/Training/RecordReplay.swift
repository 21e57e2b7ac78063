/// The records of one exercise, found by going through its sets in the order they were done.
///
/// Feed every set with `add`, oldest workout first and in order within it, then call `finish`.
/// A record is strictly better than everything before; a tie never is. Between two workouts the
/// replay can be taken up again from the events found so far, with the same outcome.
package struct RecordReplay: Sendable {
  package let rules: RecordRules
  private var ledger: RecordLedger
  private var frontier = RecordFrontier()
  private var firstLoadedWorkout: String?
  private var session = Session()

  private struct Session: Sendable {
    var workoutID: String?
    var lastSetID = ""
    var volume = Volume.zero
    var reps = 0
    var unit = WeightUnit.kg
  }

  package init(rules: RecordRules) {
    self.rules = rules
    ledger = RecordLedger(firstCounts: rules.firstCounts)
  }

  /// Goes on after a workout from all events of the workouts before.
  package init(rules: RecordRules, resumingFrom earlier: [RecordEvent]) {
    self.init(rules: rules)
    for event in earlier { recall(event) }
  }

  /// The records found since the start or the resumption, in order.
  package var events: [RecordEvent] { ledger.events }

  /// Takes the next set; one that cannot be a record is passed over.
  package mutating func add(_ set: RecordInput) {
    if session.workoutID != set.workoutID {
      finish()
      session.workoutID = set.workoutID
    }
    guard set.isEligible else { return }
    session.lastSetID = set.setID
    switch rules.load.kind {
    case .weightReps, .weightedBodyweight: addLoaded(set)
    case .assistedBodyweight: addAssisted(set)
    case .reps: addReps(set)
    case .duration: addDuration(set)
    case .weightDuration:
      addWeight(set)
      addDuration(set)
    case .distanceDuration:
      addDistance(set)
      addPace(set)
    case .weightDistance:
      addWeight(set)
      addDistance(set)
    }
  }

  /// Ends the workout: what only a whole workout can show is judged now.
  package mutating func finish() {
    guard let workoutID = session.workoutID else { return }
    let place = RecordPlace(setID: session.lastSetID, workoutID: workoutID)
    if session.volume > .zero {
      ledger.judge(
        .sessionVolume, score: Score(session.volume.grains), at: place,
        mark: RecordMark(load: session.volume, reps: session.reps, unit: session.unit))
    }
    if session.reps > 0, rules.load.kind == .reps || rules.load.kind == .assistedBodyweight {
      ledger.judge(
        .sessionReps, score: Score(Int128(session.reps)), at: place,
        mark: RecordMark(reps: session.reps, unit: session.unit))
    }
    ledger.endWorkout()
    session = Session()
  }

  /// The heaviest weight for at least this many reps, with the set that did it.
  package func heaviest(reps: Int) -> RecordHolder? {
    frontier.heaviest(reps: reps).map { RecordHolder(mark: $0.mark, setID: $0.setID) }
  }

  /// The best of a kind; none for pace, which is per distance.
  package func best(_ kind: RecordKind) -> RecordHolder? { ledger.best(kind) }
}

extension RecordReplay {
  private mutating func recall(_ event: RecordEvent) {
    ledger.recall(event, formula: rules.formula)
    guard rules.load.kind == .weightReps || rules.load.kind == .weightedBodyweight else { return }
    switch event.kind {
    case .weight, .repsAt, .reps:
      firstLoadedWorkout = firstLoadedWorkout ?? event.workoutID
      frontier.insert(
        RecordFrontier.Point(grains: event.mark.load.grains, mark: event.mark, setID: event.setID))
    default: break
    }
  }

  private mutating func addLoaded(_ set: RecordInput) {
    guard let reps = set.values.reps, reps > 0 else { return }
    let added = rules.load.added(set.values.weight)
    if added >= .zero {
      addPoint(set, added: added, reps: reps)
    } else if frontier.points.isEmpty {
      addAssistance(set, reps: reps)
    }
    guard let load = rules.load.effective(set.values.weight, bodyweight: set.bodyweight), load > .zero
    else { return }
    addEstimate(set, load: load, reps: reps)
    addVolume(set)
  }

  private mutating func addPoint(_ set: RecordInput, added: Load, reps: Int) {
    let grains = added.grains
    let standing = frontier.standing(grains: grains, reps: reps)
    if standing == .beaten { return }
    firstLoadedWorkout = firstLoadedWorkout ?? set.workoutID
    let mark = RecordMark(load: added, reps: reps, rpe: set.values.rpe, unit: unit(of: set))
    if grains == 0 {
      ledger.judge(.reps, score: Score(Int128(reps)), at: set.place, mark: mark)
    } else if standing == .heaviest {
      ledger.judge(.weight, score: Score(grains), at: set.place, mark: mark)
    } else {
      ledger.announce(
        .repsAt, mark: mark, at: set.place, isFirst: firstLoadedWorkout == set.workoutID,
        previous: frontier.improved(grains: grains, reps: reps).map {
          RecordHolder(mark: $0.mark, setID: $0.setID)
        })
    }
    frontier.insert(RecordFrontier.Point(grains: grains, mark: mark, setID: set.setID))
  }

  private mutating func addEstimate(_ set: RecordInput, load: Load, reps: Int) {
    let rpe = set.values.rpe
    guard let factor = rules.formula.factor(reps: reps, rpe: rpe) else { return }
    ledger.judge(
      .e1rm, score: Score(load.grains * factor.numerator, over: factor.denominator),
      at: set.place, mark: RecordMark(load: load, reps: reps, rpe: rpe, unit: unit(of: set)))
  }

  private mutating func addVolume(_ set: RecordInput) {
    let volume = rules.load.volume(set.values, bodyweight: set.bodyweight)
    let reps = set.values.reps ?? 0
    session.volume += volume
    session.reps += rules.load.reps(of: set.values) ?? reps
    session.unit = unit(of: set)
    ledger.judge(
      .setVolume, score: Score(volume.grains), at: set.place,
      mark: RecordMark(load: volume, reps: reps, unit: session.unit))
  }

  private mutating func addAssisted(_ set: RecordInput) {
    guard let reps = set.values.reps, reps > 0 else { return }
    addAssistance(set, reps: reps)
    addReps(set)
  }

  private mutating func addAssistance(_ set: RecordInput, reps: Int) {
    let mark = RecordMark(
      load: -rules.load.added(set.values.weight), reps: reps, rpe: set.values.rpe, unit: unit(of: set))
    ledger.judge(.assist, score: .assistance(mark), at: set.place, mark: mark)
  }

  private mutating func addReps(_ set: RecordInput) {
    guard let reps = set.values.reps, reps > 0 else { return }
    session.reps += rules.load.reps(of: set.values) ?? reps
    session.unit = unit(of: set)
    ledger.judge(
      .reps, score: Score(Int128(reps)), at: set.place,
      mark: RecordMark(reps: reps, rpe: set.values.rpe, unit: session.unit))
  }
}

extension RecordReplay {
  private mutating func addWeight(_ set: RecordInput) {
    guard let weight = set.values.weight, weight.milli > 0 else { return }
    ledger.judge(.weight, score: Score(weight.grains), at: set.place, mark: mark(of: set))
  }

  private mutating func addDuration(_ set: RecordInput) {
    guard let seconds = set.values.duration, seconds > 0 else { return }
    ledger.judge(.duration, score: Score(Int128(seconds)), at: set.place, mark: mark(of: set))
  }

  private mutating func addDistance(_ set: RecordInput) {
    guard let distance = set.values.distance, distance.milli > 0 else { return }
    ledger.judge(.distance, score: Score(distance.grains), at: set.place, mark: mark(of: set))
  }

  private mutating func addPace(_ set: RecordInput) {
    guard let distance = set.values.distance, let seconds = set.values.duration, seconds > 0,
      let classic = ClassicDistance.index(of: distance)
    else { return }
    ledger.judgePace(
      over: classic, score: Score(-Int128(seconds)), at: set.place, mark: mark(of: set))
  }

  private func mark(of set: RecordInput) -> RecordMark {
    RecordMark(
      load: set.values.weight.map { Load($0) } ?? .zero, seconds: set.values.duration ?? 0,
      distance: set.values.distance, rpe: set.values.rpe, unit: unit(of: set))
  }

  private func unit(of set: RecordInput) -> WeightUnit {
    set.values.weight?.unit ?? set.bodyweight?.unit ?? .kg
  }
}
