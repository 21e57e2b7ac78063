extension Set<CommandContext> {
  fileprivate static let everywhere: Set = [.table, .list, .page, .settings]
  fileprivate static let table: Set = [.table]
}

extension CommandEntry {
  /// The one table of commands: every key, help line, `:` name and manual entry comes from here.
  package static let all: [CommandEntry] = sets + values + exercises + rest + workout + moving + general

  package static func entry(for command: Command) -> CommandEntry? {
    all.first { $0.command == command }
  }

  private static let sets: [CommandEntry] = [
    .init(.complete, "Complete the set with the shown values; again to un-complete", .sets, .table, "Space"),
    .init(.addSetBelow, "Add a set below", .sets, .table, "o"),
    .init(.addSetAbove, "Add a set above", .sets, .table, "O"),
    .init(.repeatSet, "Repeat the last completed set as a new one", .sets, .table, "c"),
    .init(.removeSet, "Remove the set", .sets, .table, "X", "Delete"),
    .init(.moveSetDown, "Move the set down", .sets, .table),
    .init(.moveSetUp, "Move the set up", .sets, .table),
    .init(.warmup, "Warm-up set, on or off", .sets, .table, "w"),
    .init(.drop, "Drop set, on or off", .sets, .table, "d"),
    .init(.failure, "Failure set, on or off", .sets, .table, "f"),
    .init(.generateWarmups, "Insert warm-up sets above", .sets, .table, "W"),
    .init(.setNote, "Note on the set", .sets, .table, "n"),
    .init(.setMenu, "All that can be done with the set", .sets, .table, "M"),
  ]

  private static let values: [CommandEntry] = [
    .init(.weightUp, "Next loadable weight", .values, .table, "+"),
    .init(.weightDown, "Previous loadable weight", .values, .table, "-"),
    .init(.repsUp, "One rep more", .values, .table, "]"),
    .init(.repsDown, "One rep less", .values, .table, "["),
    .init(.rpe, "Enter the RPE", .values, .table, "e"),
    .init(.takePrevious, "Take the previous values", .values, .table, "p"),
    .init(.lastSessions, "Last five sessions of the exercise", .values, .table, "P"),
    .init(.plates, "Plates for the weight", .values, .table, "i"),
    .init(.explain, "Why is this number so", .values, [.table, .page], "="),
  ]

  private static let exercises: [CommandEntry] = [
    .init(.addExercise, "Add an exercise", .exercises, .table, "a"),
    .init(.removeExercise, "Remove the exercise", .exercises, .table),
    .init(.swapExercise, "Swap the exercise for another", .exercises, .table, "s"),
    .init(.superset, "Superset with the next exercise, or apart", .exercises, .table, "S"),
    .init(.moveDown, "Move the exercise down", .exercises, .table, "J"),
    .init(.moveUp, "Move the exercise up", .exercises, .table, "K"),
    .init(.exerciseNote, "Note on the exercise", .exercises, .table, "N"),
    .init(.exerciseMenu, "All that can be done with the exercise", .exercises, .table, "m"),
    .init(.openExercise, "Open the exercise's page", .exercises, .table, "D"),
    .init(.newExercise, "Create an exercise", .exercises, [.list], "a"),
    .init(.archiveExercise, "Archive the exercise, or take it back", .exercises, [.page, .list], "A"),
    .init(.editExercise, "Change the exercise: name, kind, rest, note", .exercises, [.page], "e"),
    .init(.mergeExercise, "Merge the exercise into another; its history follows", .exercises, [.list], "M"),
    .init(.pointBefore, "Charts: read the point before", .exercises, [.page], ","),
    .init(.pointAfter, "Charts: read the point after", .exercises, [.page], "."),
    .init(.rangeMore, "Charts: look farther back", .exercises, [.page], "+"),
    .init(.rangeLess, "Charts: look less far back", .exercises, [.page], "-"),
    .init(.showArchived, "Show archived exercises, or hide them", .exercises, [.list], "v"),
  ]

  private static let rest: [CommandEntry] = [
    .init(.rest, "Rest timer: type a time, or start one", .rest, .table, "r"),
    .init(.restLess, "15 seconds less rest", .rest, .everywhere, "("),
    .init(.restMore, "15 seconds more rest", .rest, .everywhere, ")"),
    .init(.restSkip, "Skip the rest, or start it again", .rest, .everywhere, "R"),
  ]

  private static let workout: [CommandEntry] = [
    .init(.startEmpty, "Start an empty workout", .workout, [.list], "n"),
    .init(.performAgain, "Perform this workout again", .workout, [.list, .table, .page], "t"),
    .init(.saveRoutine, "Save the workout as a routine", .workout, [.table, .page, .list], "T"),
    .init(.deleteRoutine, "Delete the routine", .workout, [.list]),
    .init(.finish, "Finish the workout", .workout, .table, "F"),
    .init(.discard, "Discard the workout", .workout, .table),
    .init(.share, "Share the workout: text, Markdown, picture", .workout, [.page, .list], "s"),
    .init(.shareText, "Copy the workout as text", .workout, [.page]),
    .init(.shareMarkdown, "Copy the workout as Markdown", .workout, [.page]),
    .init(.shareCard, "Write the workout as a picture (SVG)", .workout, [.page]),
    .init(.workoutMenu, "All that can be done with the workout", .workout, [.table], "E"),
    .init(.workoutNote, "Note on the workout", .workout, .table),
    .init(.rename, "Rename the workout", .workout, .table),
    .init(.editStart, "Change date and time of the start", .workout, .table),
    .init(.editDuration, "Change the duration", .workout, .table),
    .init(.calendar, "Calendar of workouts", .workout, [.list], "c"),
    .init(.goToDate, "Go to a date", .workout, [.list], "d"),
    .init(.filter, "Show only: muscles, equipment, kinds, records", .workout, [.list], "f"),
    .init(.compare, "Compare the workout with the one before it", .workout, [.list], "C"),
    .init(.deleteWorkout, "Delete the workout", .workout, [.list], "X", "Delete"),
    .init(.deleteWorkout, "Delete the workout", .workout, .table),
  ]

  private static let moving: [CommandEntry] = [
    .init(.up, "Up", .moving, .everywhere, "Up", "k"),
    .init(.down, "Down", .moving, .everywhere, "Down", "j"),
    .init(.left, "Left", .moving, .everywhere, "Left", "h"),
    .init(.right, "Right", .moving, .everywhere, "Right", "l"),
    .init(.pageUp, "The exercise or page above", .moving, .everywhere, "PgUp"),
    .init(.pageDown, "The exercise or page below", .moving, .everywhere, "PgDn"),
    .init(.first, "To the first", .moving, .everywhere, "g g", "Home"),
    .init(.last, "To the last", .moving, .everywhere, "G", "End"),
    .init(.open, "Open, choose, start", .moving, .everywhere, "Enter"),
    .init(.back, "Back; the workout keeps running", .moving, .everywhere, "Esc", "q"),
    .init(.nextTab, "Next tab", .moving, .everywhere, "Tab"),
    .init(.previousTab, "Previous tab", .moving, .everywhere, "BackTab"),
    .init(.goProfile, "Profile", .moving, .everywhere, "g p"),
    .init(.goHistory, "History", .moving, .everywhere, "g h"),
    .init(.goWorkout, "Workout", .moving, .everywhere, "g w"),
    .init(.goExercises, "Exercises", .moving, .everywhere, "g e"),
    .init(.goSettings, "Settings", .moving, .everywhere, "g s"),
  ]

  private static let general: [CommandEntry] = [
    .init(.measurements, "Body measurements", .everywhere, [.page], "m"),
    .init(.removeMeasurement, "Measurements: remove the newest value", .everywhere, [.page], "X"),
    .init(.undo, "Undo the last change", .everywhere, .everywhere, "u"),
    .init(.redo, "Redo what was undone", .everywhere, .everywhere, "Ctrl-R"),
    .init(.search, "Search", .everywhere, [.list], "/"),
    .init(.help, "This help", .everywhere, .everywhere, "?"),
    .init(.commandLine, "Type a command by name", .everywhere, .everywhere, ":"),
    .init(.theme, "Choose a theme", .everywhere, .everywhere),
    .init(.bringIn, "Bring in a file of another program", .everywhere, .everywhere),
    .init(.suspend, "To the shell; fg comes back", .everywhere, .everywhere, "Ctrl-Z"),
    .init(.quit, "Leave; a running workout keeps running", .everywhere, .everywhere, "Ctrl-C", "Ctrl-Q"),
  ]
}
