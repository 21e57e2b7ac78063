internal import Logbook
internal import Screens

extension LogbookError {
  /// A log that is only looked at stays as it is.
  static let following = LogbookError(
    .readOnly, "You are following along: the workout is changed where it runs. Nothing was changed.")
}

extension Effect {
  /// Whether it changes the log, the settings or a file.
  var changes: Bool {
    switch self {
    case .save, .settle, .undo, .redo, .start, .addToRoutine, .saveRoutine, .deleteWorkout, .addExercise,
      .swapExercise, .prefer,
      .write, .addPast,
      .copyWorkout, .mergeWorkout, .splitWorkout:
      true
    default: false
    }
  }
}
