/// One edit of the log, as a value: what stood there, what stands there afterwards, and its name.
///
/// The log applies all steps in one transaction and remembers how to undo them. Only what differs
/// between `from` and `to` is written, so that two programs may edit one workout at once; a field that
/// another program changed in between makes the change fail and nothing is written.
package struct Change: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    /// `from` nil inserts, `to` nil deletes.
    case workout(from: Workout?, to: Workout?)
    case routine(from: Routine?, to: Routine?)
    case exercise(from: Exercise?, to: Exercise?)
    case measurement(from: Measurement?, to: Measurement?)
    /// Every block of one exercise becomes the other's, in workouts and routines.
    case blocks(of: ID<Exercise>, to: ID<Exercise>)
  }

  /// What undo will name, in the past tense: `Completed set 2 of Bench Press (Barbell)`.
  package var summary: String
  package var steps: [Step]

  package init(_ summary: String, _ steps: [Step]) {
    self.summary = summary
    self.steps = steps
  }

  package init(_ summary: String, from: Workout?, to: Workout?) {
    self.init(summary, [.workout(from: from, to: to)])
  }
}
