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

  static func note(in row: inout StrongRow) {
    let before = row.doubts.count
    if let weight = row.values.weight, weight.milli.magnitude > heaviest(in: weight.unit) {
      row.doubts.append(.weight(weight.text()))
    }
    if let reps = row.values.reps, reps > mostReps { row.doubts.append(.reps(String(reps))) }
    if row.seconds > longestSet { row.doubts.append(.seconds(String(row.seconds))) }
    if let distance = row.values.distance { note(distance, in: &row) }
    row.isSuspicious = row.doubts.count > before
  }

  private static func note(_ distance: Distance, in row: inout StrongRow) {
    let metres = distance.milliMetres / 1_000
    if metres > farthest * 1_000 {
      row.doubts.append(.distance(distance.text()))
    } else if row.seconds > 0, metres * 3_600 > farthest * 1_000 * row.seconds {
      row.doubts.append(.speed("\(distance.text()) in \(row.seconds) s"))
    }
  }

  /// 1000 kg, in thousandths of a unit.
  private static func heaviest(in unit: WeightUnit) -> Int {
    switch unit {
    case .kg: 1_000_000
    case .lb: 2_204_623
    }
  }
}
