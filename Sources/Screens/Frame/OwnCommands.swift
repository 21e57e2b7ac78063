// Lists share one table of keys and pages another, but each screen does only some of it: the help shows no more,
// and what it does not do says so.
extension Command {
  /// What some lists and pages do and others do not.
  private static let particular: Set<Command> = [
    .search, .filter, .calendar, .goToDate, .compare, .deleteWorkout, .copyWorkout, .mergeWorkout,
    .startEmpty,
    .performAgain, .saveRoutine, .share, .shareText, .shareMarkdown, .shareCard, .explain, .newExercise,
    .editExercise, .archiveExercise, .mergeExercise, .showArchived, .pointBefore, .pointAfter, .rangeMore,
    .rangeLess, .measurements, .removeMeasurement,
  ]

  fileprivate static func particular(but own: Set<Command>) -> Set<Command> { particular.subtracting(own) }
}

extension HistoryScreen {
  var missing: Set<Command> {
    Command.particular(but: [
      .search, .filter, .calendar, .goToDate, .compare, .deleteWorkout, .copyWorkout, .mergeWorkout,
      .startEmpty,
      .performAgain, .saveRoutine, .share,
    ])
  }
}

extension CalendarScreen {
  var missing: Set<Command> { Command.particular(but: [.search, .calendar, .goToDate]) }
}

extension ExercisesScreen {
  var missing: Set<Command> {
    Command.particular(but: [
      .search, .filter, .newExercise, .archiveExercise, .mergeExercise, .showArchived,
    ])
  }
}

extension ExerciseScreen {
  var missing: Set<Command> {
    Command.particular(but: [
      .editExercise, .archiveExercise, .pointBefore, .pointAfter, .rangeMore, .rangeLess,
    ])
  }
}

extension ProfileScreen {
  var missing: Set<Command> { Command.particular(but: [.measurements]) }
}

extension MeasurementsScreen {
  var missing: Set<Command> { Command.particular(but: [.removeMeasurement]) }
}

extension CompareScreen {
  var missing: Set<Command> { Command.particular(but: []) }
}

extension SummaryScreen {
  var missing: Set<Command> {
    Command.particular(but: [
      .share, .shareText, .shareMarkdown, .shareCard, .saveRoutine, .performAgain, .explain,
    ])
  }
}
