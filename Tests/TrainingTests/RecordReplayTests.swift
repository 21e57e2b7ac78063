import Training
import Testing

/// A seeded sequence of numbers, the same on every run.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

private func randomSets(_ seed: UInt64, kind: ExerciseKind) -> [RecordInput] {
  var random = Seeded(state: seed)
  return (0..<120).map { index in
    let unit: WeightUnit = Int.random(in: 0..<4, using: &random) == 0 ? .lb : .kg
    let lowest = kind == .weightedBodyweight ? -8 : 0
    let weight = Weight(milli: Int.random(in: lowest...20, using: &random) * 2_500, unit: unit)
    let kilometres = Int.random(in: 1...5, using: &random)
    let type = SetType.allCases.randomElement(using: &random) ?? .work
    return RecordInput(
      workoutID: "w\(index / 6)", setID: "s\(index)", type: type,
      values: SetValues(
        weight: Bool.random(using: &random) ? weight : nil, reps: Int.random(in: 0...15, using: &random),
        duration: Int.random(in: 200...230, using: &random),
        distance: Distance(milli: kilometres * 1_000, unit: .km),
        rpe: RPE(halves: Int.random(in: 10...20, using: &random))),
      bodyweight: Bool.random(using: &random) ? Weight(milli: 80_000, unit: .kg) : nil,
      isCompleted: Int.random(in: 0..<10, using: &random) > 0)
  }
}

private func events(_ sets: [RecordInput], _ rules: RecordRules, after earlier: [RecordEvent] = [])
  -> [RecordEvent]
{
  var replay = RecordReplay(rules: rules, resumingFrom: earlier)
  for set in sets { replay.add(set) }
  replay.finish()
  return replay.events
}

@Test(arguments: ExerciseKind.allCases)
func `a resumed replay finds what a whole one finds`(kind: ExerciseKind) {
  for seed in UInt64(1)...12 {
    let formula = EstimateFormula.allCases[Int(seed) % EstimateFormula.allCases.count]
    let rules = RecordRules(load: LoadRules(kind: kind, share: 1_000), formula: formula)
    let sets = randomSets(seed, kind: kind)
    let whole = events(sets, rules)
    for cut in stride(from: 0, through: sets.count, by: 6) {
      let first = events(Array(sets[..<cut]), rules)
      #expect(first + events(Array(sets[cut...]), rules, after: first) == whole)
    }
  }
}

@Test func `the order in which sets were written down does not matter once they are sorted`() {
  let rules = RecordRules(kind: .weightReps)
  let sets = randomSets(99, kind: .weightReps)
  var random = Seeded(state: 5)
  let order = Dictionary(uniqueKeysWithValues: sets.enumerated().map { ($1.setID, $0) })
  let shuffled = sets.shuffled(using: &random)
  let sorted = shuffled.sorted { (order[$0.setID] ?? 0) < (order[$1.setID] ?? 0) }
  #expect(events(sorted, rules) == events(sets, rules))
}

@Test func `every workout keeps at most one badge of a kind`() {
  for seed in UInt64(1)...20 {
    let shown = events(randomSets(seed, kind: .weightReps), RecordRules(kind: .weightReps))
      .filter(\.isShown)
    let places = shown.map { "\($0.workoutID) \($0.kind)" }
    #expect(Set(places).count == places.count)
  }
}

@Test func `the heaviest weight for a count of reps is the one a search finds`() {
  for seed in UInt64(1)...10 {
    let sets = randomSets(seed, kind: .weightReps)
    var replay = RecordReplay(rules: RecordRules(kind: .weightReps))
    for set in sets { replay.add(set) }
    for reps in 1...15 {
      let searched = sets.filter { $0.isEligible && ($0.values.reps ?? 0) >= reps }
        .map { $0.values.weight.map { Load($0) } ?? .zero }.max()
      #expect(replay.heaviest(reps: reps)?.mark.load == searched)
    }
  }
}
