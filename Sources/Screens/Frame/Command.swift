/// Where keys are pressed: the same key may mean another command in another context.
package enum CommandContext: String, CaseIterable, Hashable, Sendable {
  /// The set table, live or past.
  case table
  /// A list of workouts or exercises.
  case list
  /// The set table of a routine.
  case routine
  /// What could be started, with the routines in their folders.
  case routines
  /// A page that is read: exercise detail, profile, summary.
  case page
  case settings
  /// A choice or a text in a sheet: the sheet takes its own keys.
  case sheet
}

/// Everything a person can ask for.
///
/// One table (`CommandEntry.all`) names each, explains it and gives its
/// default keys; the keymap, the help sheet, the `:` line and the manual are made from it.
package enum Command: String, CaseIterable, Hashable, Sendable {
  // moving
  case left, right, up, down
  case pageUp = "page-up"
  case pageDown = "page-down"
  case first, last, open, back
  case nextTab = "next-tab"
  case previousTab = "previous-tab"
  case goProfile = "profile"
  case goHistory = "history"
  case goWorkout = "workout"
  case goExercises = "exercises"
  case goSettings = "settings"
  // everywhere
  case help
  case commandLine = "command-line"
  case search, undo, redo, suspend, quit
  // the set table
  case complete
  case addSetBelow = "add-set"
  case addSetAbove = "add-set-above"
  case repeatSet = "repeat-set"
  case removeSet = "remove-set"
  case addExercise = "add-exercise"
  case swapExercise = "swap-exercise"
  case superset
  case ungroup
  case supersetRests = "superset-rests"
  case removeExercise = "remove-exercise"
  case moveDown = "move-down"
  case moveUp = "move-up"
  case moveSetDown = "move-set-down"
  case moveSetUp = "move-set-up"
  case warmup, drop, failure
  case generateWarmups = "warm-ups"
  case takePrevious = "take-previous"
  case lastSessions = "last-sessions"
  case explain
  case plates
  case weightUp = "weight-up"
  case weightDown = "weight-down"
  case repsUp = "reps-up"
  case repsDown = "reps-down"
  case rpe
  case setNote = "set-note"
  case exerciseNote = "exercise-note"
  case workoutNote = "workout-note"
  case pinnedNote = "pinned-note"
  case tag
  case setMenu = "set-menu"
  case exerciseMenu = "exercise-menu"
  case workoutMenu = "workout-menu"
  case rename
  case editStart = "start-time"
  case editDuration = "duration"
  // rest
  case rest
  case restLess = "rest-less"
  case restMore = "rest-more"
  case restSkip = "rest-skip"
  case pause
  case rounds
  case gym
  // the workout as a whole
  case startEmpty = "start"
  case performAgain = "perform-again"
  case saveRoutine = "save-routine"
  case finish, discard, share
  case shareText = "copy-text"
  case shareMarkdown = "copy-markdown"
  case shareCard = "write-picture"
  case deleteWorkout = "delete-workout"
  case addPast = "add"
  case copyWorkout = "copy-workout"
  case mergeWorkout = "merge-workout"
  case splitWorkout = "split-workout"
  // routines
  case newRoutine = "new-routine"
  case editRoutine = "edit-routine"
  case valuePolicy = "values"
  case clearValue = "clear-value"
  case restAfter = "rest-after"
  case exerciseRest = "exercise-rest"
  case warmupRest = "warm-up-rest"
  case renameRoutine = "rename-routine"
  case routineFolder = "routine-folder"
  case renameFolder = "rename-folder"
  case moveRoutineDown = "routine-down"
  case moveRoutineUp = "routine-up"
  case moveFolderDown = "folder-down"
  case moveFolderUp = "folder-up"
  case duplicateRoutine = "duplicate-routine"
  case archiveRoutine = "archive-routine"
  case deleteRoutine = "delete-routine"
  case routineMenu = "routine-menu"
  // exercises
  case openExercise = "open-exercise"
  case newExercise = "new-exercise"
  case archiveExercise = "archive-exercise"
  case editExercise = "edit-exercise"
  case showArchived = "show-archived"
  case mergeExercise = "merge-exercise"
  // history
  case calendar
  case goToDate = "date"
  case filter
  case compare
  // charts
  case pointBefore = "point-before"
  case pointAfter = "point-after"
  case rangeMore = "range-more"
  case rangeLess = "range-less"
  // measurements
  case measurements
  case removeMeasurement = "remove-measurement"
  case theme
  case bringIn = "import"
}

/// Groups of the help sheet and the manual, in order.
package enum CommandGroup: String, CaseIterable, Hashable, Sendable {
  case sets = "Sets"
  case values = "Values"
  case exercises = "Exercises"
  case rest = "Rest"
  case workout = "Workout"
  case routines = "Routines"
  case moving = "Moving"
  case everywhere = "Everywhere"
}

/// A command's line in the one table.
package struct CommandEntry: Hashable, Sendable {
  package var command: Command
  /// What it does, in a few words, without a full stop.
  package var summary: String
  package var group: CommandGroup
  package var contexts: [CommandContext]
  /// Default keys as the keymap file writes them: `x`, `Ctrl-R`, `g p`, `Space`, `PgUp`.
  package var keys: [String]

  init(
    _ command: Command, _ summary: String, _ group: CommandGroup, _ contexts: [CommandContext],
    _ keys: String...
  ) {
    self.command = command
    self.summary = summary
    self.group = group
    self.contexts = contexts
    self.keys = keys
  }
}
