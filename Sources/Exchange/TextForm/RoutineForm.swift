package import Training

/// Routines as plain text that a person can write and share.
///
///     Push A
///     folder: Push Pull Legs
///     values: follow last
///     > Deload every fourth week.
///
///     Bench Press (Barbell) [superset 1, rest 2:30]
///     > Pause on the chest.
///       60 kg x 5 W
///       100 kg x 8-12 @8          rest 3:00
///       -
package enum RoutineForm {
  /// The text of a routine, from which `RoutineForm.read` makes the same routine.
  ///
  /// `marksOwn` marks exercises that are not built in, so that the text creates them elsewhere.
  package static func text(
    _ routine: Routine, _ naming: WorkoutForm.Naming, marksOwn: Bool = false
  ) -> String {
    var lines = [FormWords.name(routine.name)]
    if !routine.folder.isEmpty { lines.append("folder: " + FormWords.name(routine.folder)) }
    if routine.values != .keep { lines.append("values: " + routine.values.rawValue) }
    if routine.isArchived { lines.append("archived: yes") }
    lines += FormWords.note(routine.note)
    for block in Workout(drafting: routine, at: LocalMoment(moment: Moment(seconds: 0), offset: 0)).blocks {
      let exercise = naming.exercise(block.exercise)
      lines += ["", WorkoutForm.heading(block, naming, isNew: marksOwn && exercise?.isCustom == true)]
      lines += FormWords.note(block.note)
      lines += block.sets.map { text($0, exercise?.kind ?? .weightReps) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ set: SetEntry, _ kind: ExerciseKind) -> String {
    var line = "  " + FormWords.values(set.values, kind, repsTo: set.plannedRepsTo)
    if let marker = set.type.marker { line += " \(marker)" }
    guard let rest = set.rest else { return line }
    let gap = max(2, WorkoutForm.remarkColumn - line.count)
    return line + String(repeating: " ", count: gap) + "rest \(Elapsed.text(rest))"
  }

  /// Reads routines that stand one behind the other; throws the first thing that is wrong.
  ///
  /// `unit` is that of weights without one.
  package static func read(_ text: String, unit: WeightUnit = .kg) throws(LineFault) -> [WrittenRoutine] {
    var routines: [WrittenRoutine] = []
    var reader = WorkoutFormReader(planIn: unit)
    for (index, line) in WorkoutForm.lines(of: text).enumerated() {
      if line == WorkoutForm.separator {
        if !reader.isEmpty { routines.append(try reader.finishRoutine()) }
        reader = WorkoutFormReader(planIn: unit)
      } else {
        try reader.take(line, index + 1)
      }
    }
    if routines.isEmpty || !reader.isEmpty { routines.append(try reader.finishRoutine()) }
    return routines
  }
}

/// A routine as a text tells it: without identifiers, its exercises known by name.
package struct WrittenRoutine: Hashable, Sendable {
  /// Its name, note, folder and the like; its blocks stand in `plan`.
  package var routine: Routine
  /// Laid out as a workout.
  package var plan: WrittenWorkout

  /// The routine with the blocks of its plan, once their exercises are known.
  package func routine(_ id: ID<Routine>, position: Int, blocks plan: Workout) -> Routine {
    Routine(
      id: id, name: routine.name, note: routine.note, folder: routine.folder, position: position,
      isArchived: routine.isArchived, values: routine.values
    ).taking(plan)
  }
}
