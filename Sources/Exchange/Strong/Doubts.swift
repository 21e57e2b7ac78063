import Training

/// Numbers that people type by mistake: they are kept, and stay out of records until confirmed.
enum Doubts {
  private static let mostReps = 5_000
  private static let longestSet = 86_400
  /// Metres, and metres per hour.
  private static let farthest = 100_000

  /// A workout longer than this, in seconds, was never stopped.
  static let longestWorkout = 86_400

  static func note(in row: inout StrongRow) {
    let usual = row.doubts.count
    if let weight = row.values.weight, weight.milli.magnitude > heaviest(in: weight.unit) {
      row.doubts.append(.weight(text(weight.milli) + " " + weight.unit.rawValue))
    }
    if let reps = row.values.reps, reps > mostReps { row.doubts.append(.reps(String(reps))) }
    if row.seconds > longestSet { row.doubts.append(.seconds(String(row.seconds))) }
    if let distance = row.values.distance { note(distance, in: &row) }
    row.isSuspicious = row.doubts.count > usual
  }

  private static func note(_ distance: Distance, in row: inout StrongRow) {
    let metres = Double(distance.milli) * length(of: distance.unit) / 1_000
    let name = text(distance.milli) + " " + distance.unit.rawValue
    if metres > Double(farthest) {
      row.doubts.append(.distance(name))
    } else if row.seconds > 0, metres * 3_600 > Double(farthest) * Double(row.seconds) {
      row.doubts.append(.speed("\(name) in \(row.seconds) s"))
    }
  }

  /// 1000 kg, in thousandths of a unit.
  private static func heaviest(in unit: WeightUnit) -> Int {
    switch unit {
    case .kg: 1_000_000
    case .lb: 2_204_623
    }
  }

  /// Metres.
  private static func length(of unit: DistanceUnit) -> Double {
    switch unit {
    case .m: 1
    case .km: 1_000
    case .mi: 1_609.344
    case .yd: 0.9144
    case .ft: 0.3048
    }
  }

  /// A number with the decimals it has.
  private static func text(_ thousandths: Int) -> String {
    let decimals = String(1_000 + thousandths.magnitude % 1_000).dropFirst()
    let kept = String(decimals.reversed().drop { $0 == "0" }.reversed())
    return (thousandths < 0 ? "-" : "") + String(thousandths.magnitude / 1_000)
      + (kept.isEmpty ? "" : "." + kept)
  }
}
