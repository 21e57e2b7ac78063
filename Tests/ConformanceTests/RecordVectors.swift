import Training

/// Records found or not found in a short history.
enum RecordVectors {
  static let checks: [String: Check] = ["pr_detection.csv": detect]

  private static func detect(_ row: Row) -> Verdict {
    let convention = row.text("convention")
    if convention.contains("gate=1%") { return .otherConvention("a gate of 1 %") }
    let history = row.json("history_json")
    let candidate = row.json("candidate_json")
    var rules = RecordRules(kind: kind(of: candidate))
    rules.load.share = 1_000
    rules.firstCounts = convention.contains("first_counts=true")
    if convention.contains("brzycki") { rules.formula = .brzycki }
    var replay = RecordReplay(rules: rules)
    for (index, set) in history.list.enumerated() {
      for input in sets(.list([set]), workoutID: "h\(index)") { replay.add(input) }
    }
    for input in sets(.list([candidate]), workoutID: "c") { replay.add(input) }
    let ours = Set(replay.events.filter { $0.workoutID == "c" && $0.isShown }.map(\.kind.rawValue))
    return judge(row, ours: ours, only: onlyKinds(convention))
  }

  private static func judge(_ row: Row, ours: Set<String>, only: Set<String>?) -> Verdict {
    let names = ["reps": "reps_at"]
    let expected = Set(row.expected.split(separator: ";").map { names[String($0)] ?? String($0) })
    let found = only.map { ours.intersection($0) } ?? ours
    // The vectors name what must be found; another kind may be found beside it, never instead of none.
    let passes = expected.isEmpty ? found.isEmpty : expected.isSubset(of: found)
    return passes ? .passed : .differing(ours.sorted().joined(separator: ";"))
  }

  private static func onlyKinds(_ convention: String) -> Set<String>? {
    if convention.contains("kinds=e1rm only") { return ["e1rm"] }
    if convention.contains("kinds=weight only") { return ["weight"] }
    return nil
  }

  private static func kind(of set: JSON) -> ExerciseKind {
    if set["duration"] != nil { return .distanceDuration }
    switch set["load"]?.text {
    case "bodyweight": return .weightedBodyweight
    case "none": return .reps
    default: return .weightReps
    }
  }

  /// The sets of a JSON list: w, r, unit, bw, warmup, done, deleted.
  static func sets(_ list: JSON, workoutID: String) -> [RecordInput] {
    list.list.enumerated().map { index, set in
      let unit = set["unit"]?.text.flatMap { WeightUnit(rawValue: $0) } ?? .kg
      return RecordInput(
        workoutID: workoutID, setID: "\(workoutID)\(index)",
        type: set["warmup"]?.number == 1 ? .warmup : .work,
        values: SetValues(
          weight: set["w"]?.number.flatMap { Weight(number: $0, unit: unit) },
          reps: set["r"]?.number.map { Int($0) }, duration: set["duration"]?.number.map { Int($0) }),
        bodyweight: set["bw"]?.number.flatMap { Weight(number: $0, unit: .kg) },
        isCompleted: set["done"]?.number != 0 && set["deleted"]?.number != 1)
    }
  }
}
