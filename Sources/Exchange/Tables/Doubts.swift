import Training

/// Numbers that people type by mistake: they are kept, and stay out of records until confirmed.
enum Doubts {
  private static let mostReps = 5_000
  /// Seconds.
  private static let longestSet = 86_400
  /// Kilometres, and kilometres per hour.
  private static let farthest = 100

  /// Seconds; a longer workout was never stopped.
  static let longestWorkout = 86_400

  /// What is unlikely about the numbers of a set; most sets have nothing of the kind.
  static func about(_ values: SetValues) -> [ProblemReason] {
    var doubts: [ProblemReason] = []
    if let weight = values.weight, weight.milli.magnitude > heaviest(in: weight.unit) {
      doubts.append(.weight(weight.text()))
    }
    if let reps = values.reps, reps > mostReps { doubts.append(.reps(String(reps))) }
    let seconds = values.duration ?? 0
    if seconds > longestSet { doubts.append(.seconds(String(seconds))) }
    if let distance = values.distance, let doubt = about(distance, seconds) { doubts.append(doubt) }
    return doubts
  }

  private static func about(_ distance: Distance, _ seconds: Int) -> ProblemReason? {
    let metres = distance.milliMetres / 1_000
    if metres > farthest * 1_000 { return .distance(distance.text()) }
    guard seconds > 0, metres * 3_600 > farthest * 1_000 * seconds else { return nil }
    return .speed("\(distance.text()) in \(seconds) s")
  }

  /// 1000 kg, in thousandths of a unit.
  private static func heaviest(in unit: WeightUnit) -> Int {
    switch unit {
    case .kg: 1_000_000
    case .lb: 2_204_623
    }
  }
}
