extension [CommandContext] {
  fileprivate static let everywhere: Self = [.table, .routine, .list, .routines, .page, .settings]
  /// Where a rest may run: a routine's table has rests of its own.
  fileprivate static let resting: Self = [.table, .list, .routines, .page, .settings]
  fileprivate static let table: Self = [.table]
  /// Workouts and routines alike.
  fileprivate static let tables: Self = [.table, .routine]
}

extension CommandEntry {
  /// The one table of commands: every key, help line, `:` name and manual entry comes from here.
  package static let all: [CommandEntry] =
    sets + values + exercises + rest + workout + routines + moving + general

  package static func entry(for command: Command) -> CommandEntry? {
    all.first { $0.command == command }
  }

  private static let sets: [CommandEntry] = [
    .init(.complete, "Complete the set with the shown values; again to un-complete", .sets, .table, "Space"),
    .init(.addSetBelow, "Add a set below", .sets, .tables, "o"),
    .init(.addSetAbove, "Add a set above", .sets, .tables, "O"),
    .init(.repeatSet, "Repeat the last completed set as a new one", .sets, .table, "c"),
    .init(.repeatSet, "Repeat the set as a new one", .sets, [.routine], "c"),
    .init(.removeSet, "Remove the set", .sets, .tables, "X", "Delete"),
    .init(.moveSetDown, "Move the set down", .sets, .tables),
    .init(.moveSetUp, "Move the set up", .sets, .tables),
    .init(.warmup, "Warm-up set, on or off", .sets, .tables, "w"),
    .init(.drop, "Drop set, on or off", .sets, .tables, "d"),
    .init(.failure, "Failure set, on or off", .sets, .tables, "f"),
    .init(.generateWarmups, "Insert warm-up sets above", .sets, .tables, "W"),
    .init(.setNote, "Note on the set", .sets, .table, "n"),
    .init(.setMenu, "All that can be done with the set", .sets, .tables, "M"),
  ]

  private static let values: [CommandEntry] = [
    .init(.weightUp, "Next loadable weight", .values, .tables, "+"),
    .init(.weightDown, "Previous loadable weight", .values, .tables, "-"),
    .init(.repsUp, "One rep more", .values, .tables, "]"),
    .init(.repsDown, "One rep less", .values, .tables, "["),
    .init(.rpe, "Enter the RPE", .values, .tables, "e"),
    .init(.takePrevious, "Take the previous values", .values, .tables, "p"),
    .init(.lastSessions, "Last five sessions of the exercise", .values, .tables, "P"),
    .init(.plates, "Plates for the weight", .values, .tables, "i"),
    .init(.explain, "Why is this number so", .values, [.table, .routine, .page], "="),
    .init(.clearValue, "Leave the value open: last time's counts", .values, [.routine], "Backspace"),
  ]

  private static let exercises: [CommandEntry] = [
    .init(.addExercise, "Add an exercise", .exercises, .tables, "a"),
    .init(.removeExercise, "Remove the exercise", .exercises, .tables),
    .init(.swapExercise, "Swap the exercise for another", .exercises, .tables, "s"),
    .init(.superset, "Superset with the next exercise, or apart", .exercises, .tables, "S"),
    .init(.ungroup, "Take the exercise out of its superset", .exercises, .tables),
    .init(.supersetRests, "The superset's rests: between and after the round", .exercises, .tables),
    .init(.moveDown, "Move the exercise down", .exercises, .tables, "J"),
    .init(.moveUp, "Move the exercise up", .exercises, .tables, "K"),
    .init(.exerciseNote, "Note on the exercise", .exercises, .tables, "N"),
    .init(.pinnedNote, "Note pinned to the exercise, shown in every workout", .exercises, .table),
    .init(.exerciseMenu, "All that can be done with the exercise", .exercises, .tables, "m"),
    .init(.openExercise, "Open the exercise's page", .exercises, .tables, "D"),
    .init(.newExercise, "Create an exercise", .exercises, [.list], "a"),
    .init(.archiveExercise, "Archive the exercise, or take it back", .exercises, [.page, .list], "A"),
    .init(.editExercise, "Change the exercise: name, kind, rest, note", .exercises, [.page], "e"),
    .init(.mergeExercise, "Merge the exercise into another; its history follows", .exercises, [.list], "M"),
    .init(.pointBefore, "Charts: read the point before", .exercises, [.page], ","),
    .init(.pointAfter, "Charts: read the point after", .exercises, [.page], "."),
    .init(.rangeMore, "Charts: look farther back", .exercises, [.page], "+"),
    .init(.rangeLess, "Charts: look less far back", .exercises, [.page], "-"),
    .init(.showArchived, "Show what is archived, or hide it", .exercises, [.list, .routines], "v"),
  ]

  private static let rest: [CommandEntry] = [
    .init(.rest, "Rest timer: type a time, or start one", .rest, .table, "r"),
    .init(.restAfter, "Rest after the set", .rest, [.routine], "r"),
    .init(.exerciseRest, "Rest after each working set of the exercise", .rest, [.routine], "R"),
    .init(.warmupRest, "Rest after its warm-up sets", .rest, [.routine]),
    .init(.restLess, "15 seconds less rest", .rest, .resting, "("),
    .init(.restMore, "15 seconds more rest", .rest, .resting, ")"),
    .init(.restSkip, "Skip the rest, or start it again", .rest, .resting, "R"),
    .init(.pause, "Pause the time that runs, or go on", .rest, .table, "z"),
    .init(.rounds, "Rounds by the clock: 40s on 20s off x 8, emom 10", .rest, .table, "I"),
  ]

  private static let workout: [CommandEntry] = [
    .init(.startEmpty, "Start an empty workout", .workout, [.list, .routines], "n"),
    .init(.performAgain, "Perform this workout again", .workout, [.list, .routines, .page], "t"),
    .init(.performAgain, "Perform this workout again", .workout, .table),
    .init(.saveRoutine, "Save the workout as a routine", .workout, [.table, .page, .list], "T"),
    .init(.finish, "Finish the workout", .workout, .table, "F"),
    .init(.discard, "Discard the workout", .workout, .table),
    .init(.share, "Share the workout: text, Markdown, picture", .workout, [.page, .list], "s"),
    .init(.shareText, "Copy the workout as text", .workout, [.page]),
    .init(.shareMarkdown, "Copy the workout as Markdown", .workout, [.page]),
    .init(.shareCard, "Write the workout as a picture (SVG)", .workout, [.page]),
    .init(.workoutMenu, "All that can be done with the workout", .workout, [.table], "E"),
    .init(.workoutNote, "Note on the workout", .workout, .table),
    .init(.tag, "Tag the workout", .workout, .table, "t"),
    .init(.rename, "Rename the workout", .workout, .table),
    .init(.editStart, "Change date and time of the start", .workout, .table),
    .init(.editDuration, "Change the duration", .workout, .table),
    .init(.calendar, "Calendar of workouts", .workout, [.list], "c"),
    .init(.goToDate, "Go to a date", .workout, [.list], "d"),
    .init(.filter, "Show only: tags, muscles, equipment, kinds, records", .workout, [.list], "f"),
    .init(.compare, "Compare the workout with the one before it", .workout, [.list], "C"),
    .init(.deleteWorkout, "Delete the workout", .workout, [.list], "X", "Delete"),
    .init(.deleteWorkout, "Delete the workout", .workout, .table),
    .init(.addPast, "Add a workout of a past day by hand", .workout, .everywhere),
    .init(.copyWorkout, "Copy the workout to another day", .workout, [.table, .list]),
    .init(.mergeWorkout, "Merge the workout with the one before it", .workout, [.table, .list]),
    .init(.splitWorkout, "Split the workout before this exercise", .workout, .table),
  ]

  private static let routines: [CommandEntry] = [
    .init(.editRoutine, "Change the routine: its exercises and sets", .routines, [.routines], "e"),
    .init(.performAgain, "Start a workout of the routine", .routines, [.routine], "t"),
    .init(.valuePolicy, "Values: the routine's own, or those of last time", .routines, [.routine], "v"),
    .init(.workoutNote, "Note on the routine", .routines, [.routine], "n"),
    .init(.rename, "Rename the routine", .routines, [.routine]),
    .init(.workoutMenu, "All that can be done with the routine", .routines, [.routine], "E"),
    .init(.newRoutine, "Write a new routine", .routines, [.routines], "N"),
    .init(.renameRoutine, "Rename the routine", .routines, [.routines], "r"),
    .init(.routineFolder, "Put the routine into a folder, or out of it", .routines, [.routines], "f"),
    .init(.renameFolder, "Rename the folder", .routines, [.routines], "F"),
    .init(.moveRoutineDown, "Move the routine down in its folder", .routines, [.routines], "J"),
    .init(.moveRoutineUp, "Move the routine up in its folder", .routines, [.routines], "K"),
    .init(.moveFolderDown, "Move the folder down", .routines, [.routines]),
    .init(.moveFolderUp, "Move the folder up", .routines, [.routines]),
    .init(.duplicateRoutine, "Copy the routine", .routines, [.routines], "c"),
    .init(.archiveRoutine, "Archive the routine, or take it back", .routines, [.routines], "A"),
    .init(.deleteRoutine, "Delete the routine", .routines, [.routines], "X", "Delete"),
    .init(.routineMenu, "All that can be done with the routine", .routines, [.routines], "m"),
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
    .init(.gym, "Choose the gym: its bars, plates and stacks count", .everywhere, .everywhere),
    .init(.theme, "Choose a theme", .everywhere, .everywhere),
    .init(.bringIn, "Bring in a file of another program", .everywhere, .everywhere),
    .init(.suspend, "To the shell; fg comes back", .everywhere, .everywhere, "Ctrl-Z"),
    .init(.quit, "Leave; a running workout keeps running", .everywhere, .everywhere, "Ctrl-C", "Ctrl-Q"),
  ]
}
