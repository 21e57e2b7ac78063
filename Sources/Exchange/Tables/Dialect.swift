/// How a program writes a table with a row for each set: what its columns are called, and how rows come
/// together to blocks and workouts.
struct Dialect {
  enum BlockRule {
    /// A block ends where the exercise changes.
    case runs
    /// Also where the number of the set does not rise.
    case numberedRuns
    /// A workout has one block for each exercise.
    case exercises
  }

  var names: [String: ColumnName] = [:]
  /// Cells that stay the same through a workout.
  var key: [Column]
  var blocks = BlockRule.runs
  /// Whether each row has a time of its own; such rows may also run backwards.
  var isTimed = false
  /// Rows whose times are no farther apart, in seconds, are of one workout even if they differ.
  var gap = 0
  var hasEscapedBreaks = false
  /// Whether a set without reps was not done.
  var needsReps = false
  /// Whether a set of zeros was not done.
  var skipsZeros = false
  /// Whether commas in exercise names may stand there without quotes.
  var hasBareCommas = false

  /// Whether its rows are kept as they are, to go out again.
  var keepsRows = false

  /// The title of a workout where the file gives none.
  static let title = "Workout"
}
