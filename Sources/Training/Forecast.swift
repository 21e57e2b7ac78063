/// When a running workout is likely to be over, by the lifter's own rests.
package struct Forecast: Hashable, Sendable {
  /// Seconds from now.
  package let left: Int

  /// Rests of earlier workouts that are enough to tell by.
  private static let least = 3

  /// Nil when every set is done, and while too few rests are known.
  ///
  /// A set takes as long as the middle one of its exercise's earlier sets did, from the set before it to
  /// its own end; an exercise without any takes the middle of all.
  package init?(_ workout: Workout, past: [ID<Exercise>: ExercisePast], at now: Moment) {
    let known = past.mapValues { past in past.sessions.flatMap(\.sets).compactMap(\.restTaken).sorted() }
    let all = known.values.flatMap { $0 }.sorted()
    guard all.count >= Forecast.least else { return nil }
    let usual = all[all.count / 2]
    let lengths = workout.blocks.flatMap { block -> [Int] in
      let own = known[block.exercise] ?? []
      let one = own.isEmpty ? usual : own[own.count / 2]
      return block.sets.filter { !$0.isCompleted }.map { one + ($0.values.duration ?? 0) }
    }
    guard !lengths.isEmpty else { return nil }
    let passed = workout.lastCompletion.map { max(0, now - $0) } ?? 0
    left = max(lengths.reduce(0, +) - min(passed, lengths[0]), 0)
  }
}
