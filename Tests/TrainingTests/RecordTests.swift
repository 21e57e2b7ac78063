import Training
import Testing

/// Builds the sets of one exercise in a line each.
struct Log {
  var sets: [RecordInput] = []

  mutating func set(
    _ workout: Int, _ kilograms: Double?, _ reps: Int?, type: SetType = .work, unit: WeightUnit = .kg,
    bodyweight: Double? = nil, done: Bool = true, suspicious: Bool = false
  ) {
    let weight = kilograms.map { Weight(milli: Int(($0 * 1_000).rounded()), unit: unit) }
    sets.append(
      RecordInput(
        workoutID: "w\(workout)", setID: "s\(sets.count)", type: type,
        values: SetValues(weight: weight, reps: reps),
        bodyweight: bodyweight.map { Weight(milli: Int($0 * 1_000), unit: .kg) }, isCompleted: done,
        isSuspicious: suspicious))
  }

  func replay(_ rules: RecordRules = RecordRules(kind: .weightReps)) -> [RecordEvent] {
    var replay = RecordReplay(rules: rules)
    for set in sets { replay.add(set) }
    replay.finish()
    return replay.events
  }

  /// The badges that stay, as `set kind`.
  func shown(_ rules: RecordRules = RecordRules(kind: .weightReps)) -> [String] {
    replay(rules).filter(\.isShown).map { "\($0.setID) \($0.kind.rawValue)" }
  }
}

@Test func `the first workout of an exercise is a silent baseline`() {
  var log = Log()
  log.set(1, 80, 5)
  log.set(1, 90, 5)
  #expect(log.shown().isEmpty)
  #expect(log.replay().filter { !$0.isBaseline }.isEmpty)
  #expect(log.replay().map(\.kind).contains(.weight))
}

@Test func `a better set is a record in every kind it wins`() {
  var log = Log()
  log.set(1, 100, 5)
  log.set(2, 105, 5)
  #expect(log.shown() == ["s1 weight", "s1 e1rm", "s1 set_volume", "s1 session_volume"])
}

@Test func `a tie is never a record`() {
  var log = Log()
  log.set(1, 100, 5)
  log.set(2, 100, 5)
  #expect(log.shown().isEmpty)
}

@Test func `warm-ups, open sets and unlikely values are never records and never beaten`() {
  var log = Log()
  log.set(1, 80, 5)
  log.set(1, 150, 3, type: .warmup)
  log.set(2, 200, 5, type: .warmup)
  log.set(2, 200, 5, done: false)
  log.set(2, 200, 5, suspicious: true)
  log.set(2, 90, 5)
  #expect(log.shown().contains("s5 weight"))
  #expect(log.replay().filter { $0.setID != "s0" && $0.setID != "s5" }.isEmpty)
}

@Test func `a failure set without a rep is no record`() {
  var log = Log()
  log.set(1, 100, 5)
  log.set(2, 120, 0, type: .failure)
  #expect(log.shown().isEmpty)
}

@Test func `a ramp in one workout keeps one badge per kind`() {
  var log = Log()
  log.set(1, 95, 1)
  log.set(2, 100, 1)
  log.set(2, 105, 1)
  log.set(2, 110, 1)
  #expect(log.shown().filter { $0.hasSuffix("weight") } == ["s3 weight"])
  #expect(log.replay().filter { $0.kind == .weight && $0.isShownLive }.map(\.setID) == ["s1", "s2", "s3"])
}

@Test func `an exercise listed twice in a workout has one record`() {
  var log = Log()
  log.set(1, 95, 5)
  log.set(2, 100, 5)
  log.set(2, 102.5, 5)
  #expect(log.shown().filter { $0.hasSuffix(" weight") } == ["s2 weight"])
}

@Test func `250 lb beats 100 kg`() {
  var log = Log()
  log.set(1, 100, 5)
  log.set(2, 250, 5, unit: .lb)
  #expect(log.shown().contains("s1 e1rm"))
  #expect(log.shown().contains("s1 weight"))
}

@Test func `200 lb does not beat 100 kg`() {
  var log = Log()
  log.set(1, 100, 1)
  log.set(2, 200, 1, unit: .lb)
  #expect(log.shown().isEmpty)
}

@Test func `more reps at a weight or above it is a record, less of both is not`() {
  var log = Log()
  log.set(1, 100, 5)
  log.set(1, 90, 8)
  log.set(2, 100, 6)
  log.set(3, 95, 6)
  log.set(4, 95, 7)
  #expect(log.shown().filter { $0.contains("reps_at") } == ["s2 reps_at", "s4 reps_at"])
}

@Test func `a reps record says what it improves on`() {
  var log = Log()
  log.set(1, 105, 1)
  log.set(1, 97.5, 5)
  log.set(2, 100, 5)
  log.set(3, 100, 7)
  let records = log.replay().filter { $0.kind == .repsAt && $0.isShown }
  #expect(records.map(\.previous?.reps) == [5, 5])
  #expect(records.map(\.previous?.load.kilograms) == [97_500, 100_000])
}

@Test func `of two reps records in one workout the heavier keeps the badge`() {
  var log = Log()
  log.set(1, 100, 5)
  log.set(2, 95, 8)
  log.set(2, 60, 20)
  #expect(log.shown().filter { $0.contains("reps_at") } == ["s1 reps_at"])
}

@Test func `above twelve reps there is no estimate but there is a reps record`() {
  var log = Log()
  log.set(1, 60, 12)
  log.set(2, 60, 20)
  #expect(log.shown() == ["s1 reps_at", "s1 set_volume", "s1 session_volume"])
}

@Test func `less assistance is the record`() {
  var log = Log()
  log.set(1, 30, 8, bodyweight: 80)
  log.set(2, 20, 8, bodyweight: 80)
  log.set(3, -20, 9, bodyweight: 80)
  log.set(4, 30, 9, bodyweight: 80)
  let shown = log.shown(RecordRules(kind: .assistedBodyweight))
  #expect(shown == ["s1 assist", "s2 assist", "s2 reps", "s2 session_reps"])
}

@Test func `pull-ups without weight are counted in reps`() {
  var log = Log()
  log.set(1, 0, 12)
  log.set(2, nil, 13)
  #expect(log.shown(RecordRules(kind: .weightedBodyweight)) == ["s1 reps"])
  #expect(log.replay(RecordRules(kind: .weightedBodyweight)).first?.mark.reps == 12)
}

@Test func `ten added at 85 kg beat ten added at 80 kg in the estimate only`() {
  let load = LoadRules(kind: .weightedBodyweight, share: 1_000)
  var log = Log()
  log.set(1, 10, 5, bodyweight: 80)
  log.set(2, 10, 5, bodyweight: 85)
  let shown = log.shown(RecordRules(load: load))
  #expect(shown.contains("s1 e1rm"))
  #expect(!shown.contains("s1 weight"))
}

@Test func `without a body weight a weighted pull-up has no estimate but has its weight`() {
  var log = Log()
  log.set(1, 10, 5)
  log.set(2, 15, 5)
  #expect(log.shown(RecordRules(kind: .weightedBodyweight)) == ["s1 weight"])
}

@Test func `the first performance counts when the setting says so`() {
  var log = Log()
  log.set(1, 80, 5)
  let rules = RecordRules(kind: .weightReps, firstCounts: true)
  #expect(log.shown(rules) == ["s0 weight", "s0 e1rm", "s0 set_volume", "s0 session_volume"])
}

@Test func `holds, carries and runs have their own records`() {
  func sets(_ values: [SetValues]) -> [RecordInput] {
    values.enumerated().map {
      RecordInput(workoutID: "w\($0)", setID: "s\($0)", values: $1)
    }
  }
  func shown(_ kind: ExerciseKind, _ values: [SetValues]) -> [String] {
    Log(sets: sets(values)).shown(RecordRules(kind: kind))
  }
  #expect(shown(.duration, [SetValues(duration: 40), SetValues(duration: 41)]) == ["s1 duration"])
  let five = Distance(milli: 5_000, unit: .km)
  let metres = Distance(milli: 5_000_000, unit: .m)
  let runs = [SetValues(duration: 1_500, distance: five), SetValues(duration: 1_490, distance: metres)]
  #expect(shown(.distanceDuration, runs) == ["s1 pace"])
  let odd = Distance(milli: 5_100, unit: .km)
  let longer = [SetValues(duration: 1_500, distance: five), SetValues(duration: 1_400, distance: odd)]
  #expect(shown(.distanceDuration, longer) == ["s1 distance"])
  let carry = SetValues(weight: Weight(milli: 40_000, unit: .kg), distance: five)
  let heavier = SetValues(weight: Weight(milli: 45_000, unit: .kg), distance: five)
  #expect(shown(.weightDistance, [carry, heavier]) == ["s1 weight"])
}
