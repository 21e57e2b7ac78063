import Training

extension MenuSheet {
  static func routine(_ routine: Routine) -> MenuSheet {
    var items = [
      Item("t", "Start it", .performAgain), Item("e", "Change its exercises and sets", .editRoutine),
      Item("r", "Rename", .renameRoutine),
      Item("f", "Put into a folder", .routineFolder), Item("J", "Move down", .moveRoutineDown),
      Item("K", "Move up", .moveRoutineUp),
    ]
    if !routine.folder.isEmpty {
      items += [
        Item("F", "Rename the folder", .renameFolder), Item("D", "Move the folder down", .moveFolderDown),
        Item("U", "Move the folder up", .moveFolderUp),
      ]
    }
    items += [
      Item("c", "Copy", .duplicateRoutine),
      Item("A", routine.isArchived ? "Take back from the archive" : "Archive", .archiveRoutine),
      Item("X", "Delete", .deleteRoutine),
    ]
    return MenuSheet(routine.name, items)
  }

  /// On the table of a routine.
  static func plan(_ routine: Routine) -> MenuSheet {
    let follows = routine.values == .followLast
    return MenuSheet(
      routine.name,
      [
        Item("t", "Start a workout of it", .performAgain), Item("r", "Rename", .rename),
        Item("n", "Note", .workoutNote),
        Item("v", follows ? "Begin with its own values" : "Begin with the values of last time", .valuePolicy),
        Item("a", "Add an exercise", .addExercise),
      ])
  }

  static func plannedSet(_ title: String) -> MenuSheet {
    MenuSheet(
      title.prefix(1).uppercased() + title.dropFirst(),
      [
        Item("w", "Warm-up set", .warmup), Item("d", "Drop set", .drop), Item("f", "Failure set", .failure),
        Item("e", "RPE", .rpe), Item("r", "Rest after it", .restAfter),
        Item("p", "Take the previous values", .takePrevious), Item("l", "Leave the value open", .clearValue),
        Item("c", "Repeat it as a new one", .repeatSet), Item("J", "Move down", .moveSetDown),
        Item("K", "Move up", .moveSetUp), Item("X", "Remove", .removeSet),
      ])
  }

  static func plannedExercise(_ title: String, inSuperset isJoined: Bool) -> MenuSheet {
    MenuSheet(
      title,
      [
        Item("D", "Open its page", .openExercise), Item("P", "Last five sessions", .lastSessions),
        Item("N", "Note", .exerciseNote), Item("W", "Insert warm-up sets", .generateWarmups),
        Item("o", "Add a set", .addSetBelow), Item("s", "Swap for another", .swapExercise),
      ] + superset(isJoined) + [
        Item("R", "Rest after each working set", .exerciseRest),
        Item("u", "Rest after warm-up sets", .warmupRest), Item("J", "Move down", .moveDown),
        Item("K", "Move up", .moveUp), Item("X", "Remove", .removeExercise),
      ])
  }
}
