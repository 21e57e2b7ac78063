/// How much of the lifter moves in the common exercises without a bar, in thousandths.
///
/// Push-ups by Ebben 2011, squats and calf raises by the body segments of de Leva 1996; the lifter
/// can set another share for any exercise.
package enum BodyweightShare {
  /// What a name contains, most particular first.
  private static let table: [(words: String, perThousand: Int)] = [
    ("incline push up", 500), ("pike push up", 600), ("push up", 640),
    ("bench dip", 700), ("dip", 1_000),
    ("pull up", 1_000), ("chin up", 1_000), ("muscle up", 1_000),
    ("inverted row", 650), ("pistol squat", 940), ("calf raise", 970),
    ("squat", 880), ("lunge", 880),
  ]

  /// The usual share for an exercise's name; nil when there is none to go by, as for core work.
  package static func usual(forExercise name: String) -> Int? {
    let plain = " " + name.lowercased().map { $0.isLetter ? String($0) : " " }.joined()
    return table.first { plain.contains(" " + $0.words) }?.perThousand
  }
}
