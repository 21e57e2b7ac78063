/// The sets of an exercise that no other set beats in both weight and reps.
///
/// Weights rise and reps fall along it, so that the heaviest weight for any count of reps,
/// and the most reps at any weight, are one look-up away.
struct RecordFrontier: Sendable {
  struct Point: Sendable {
    let grains: Int128
    let mark: RecordMark
    let setID: String
  }

  private(set) var points: [Point] = []

  /// Where a set stands against all earlier ones.
  enum Standing {
    /// Some earlier set had at least this weight and these reps.
    case beaten
    /// No earlier set had this weight or more.
    case heaviest
    /// Earlier sets had the weight, none had the reps with it.
    case mostReps
  }

  func standing(grains: Int128, reps: Int) -> Standing {
    guard let heavier = firstIndex(from: grains) else { return .heaviest }
    return points[heavier].mark.reps >= reps ? .beaten : .mostReps
  }

  /// What a set that stands out improves on: the heaviest weight for its reps, else the most reps
  /// at its weight.
  func improved(grains: Int128, reps: Int) -> Point? {
    heaviest(reps: reps) ?? firstIndex(from: grains).map { points[$0] }
  }

  /// The heaviest set of at least some reps.
  func heaviest(reps: Int) -> Point? {
    points.last { $0.mark.reps >= reps }
  }

  /// Takes in a set that no earlier one beats.
  mutating func insert(_ point: Point) {
    let end = firstIndex(from: point.grains + 1) ?? points.count
    let start = points[..<end].firstIndex { $0.mark.reps <= point.mark.reps } ?? end
    points.replaceSubrange(start..<end, with: CollectionOfOne(point))
  }

  private func firstIndex(from grains: Int128) -> Int? {
    points.firstIndex { $0.grains >= grains }
  }
}
