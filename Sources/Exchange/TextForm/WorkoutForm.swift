package import Training

/// Workouts as plain text that a person can write and that changes line by line.
///
///     Push A
///     2026-11-27 18:36 +01:00, 41 min
///     > Slept badly.
///
///     Bench Press (Barbell) [superset 1, rest 2:30]
///     > Pause on the chest.
///       60 kg x 5 W
///       100 kg x 5 @8             at 18:41:07, rest 2:03
///       > last rep slow
///       [ ] 100 kg x 5            plan 100 kg x 5
package enum WorkoutForm {
  /// Stands on a line of its own between two workouts.
  package static let separator = "---"
  /// The column, in characters, at which what the program notes about a set begins.
  static let remarkColumn = 28

  /// What a workout's text says of its exercises.
  package struct Naming {
    package var exercise: (ID<Exercise>) -> Exercise?
    /// Whether no other exercise has the name.
    package var isUnique: (String) -> Bool
    package var routine: (ID<Routine>) -> String?

    package init(
      exercise: @escaping (ID<Exercise>) -> Exercise?, isUnique: @escaping (String) -> Bool,
      routine: @escaping (ID<Routine>) -> String?
    ) {
      self.exercise = exercise
      self.isUnique = isUnique
      self.routine = routine
    }
  }

  /// The text of a workout, from which `WorkoutForm.read` makes the same workout.
  package static func text(_ workout: Workout, _ naming: Naming) -> String {
    var lines = [FormWords.name(workout.name), heading(workout)]
    if let routine = workout.routine.flatMap(naming.routine) {
      lines.append("routine: " + FormWords.name(routine))
    }
    if workout.source != "knurl" { lines.append("source: " + FormWords.name(workout.source)) }
    if !workout.tags.isEmpty { lines.append("tags: " + workout.tags.joined(separator: " ")) }
    lines += FormWords.note(workout.note)
    for block in workout.blocks {
      lines.append("")
      lines += text(block, of: workout, naming)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heading(_ workout: Workout) -> String {
    let start = FormWords.clock(workout.start.secondOfDay, always: false)
    let zone = workout.start.exactText.dropFirst(19)
    let length =
      switch workout.ending {
      case .running: ", running"
      case .finished(nil): ""
      case .finished(_?): ", " + FormWords.length(workout.duration ?? 0)
      }
    return "\(workout.start.day.iso) \(start) \(zone)\(length)"
  }

  private static func text(_ block: Block, of workout: Workout, _ naming: Naming) -> [String] {
    let kind = naming.exercise(block.exercise)?.kind ?? .weightReps
    return [heading(block, naming)] + FormWords.note(block.note)
      + block.sets.flatMap { text($0, kind, of: workout) }
  }

  /// The name of an exercise, and in brackets what is set for it.
  static func heading(_ block: Block, _ naming: Naming, isNew: Bool = false) -> String {
    let exercise = naming.exercise(block.exercise)
    let name = exercise?.name ?? ""
    var remarks: [String] = []
    if let superset = block.superset { remarks.append("superset \(superset)") }
    if let rest = block.supersetRests.between { remarks.append("between \(Elapsed.text(rest))") }
    if let rest = block.supersetRests.round { remarks.append("round \(Elapsed.text(rest))") }
    if let rest = block.restWork { remarks.append("rest \(Elapsed.text(rest))") }
    if let rest = block.restWarmup { remarks.append("warm-up rest \(Elapsed.text(rest))") }
    if exercise == nil || !naming.isUnique(name) { remarks.append("id \(block.exercise.text)") }
    if isNew { remarks.append("new") }
    return FormWords.name(name) + (remarks.isEmpty ? "" : " [\(remarks.joined(separator: ", "))]")
  }

  private static func text(_ set: SetEntry, _ kind: ExerciseKind, of workout: Workout) -> [String] {
    var line = "  " + (set.isCompleted ? "" : "[ ] ") + FormWords.values(set.values, kind)
    if let marker = set.type.marker { line += " \(marker)" }
    let remarks = remarks(on: set, kind, of: workout)
    if !remarks.isEmpty {
      let gap = max(2, remarkColumn - line.count)
      line += String(repeating: " ", count: gap) + remarks.joined(separator: ", ")
    }
    return [line] + FormWords.note(set.note).map { "  " + $0 }
  }

  private static func remarks(on set: SetEntry, _ kind: ExerciseKind, of workout: Workout) -> [String] {
    var remarks: [String] = []
    if let moment = set.completedAt { remarks.append("at " + FormWords.time(moment, of: workout.start)) }
    if let rest = set.restTaken { remarks.append("rest \(Elapsed.text(rest))") }
    if !set.planned.isEmpty {
      remarks.append("plan \(FormWords.values(set.planned, kind, repsTo: set.plannedRepsTo))")
    }
    if let rest = set.rest { remarks.append("rest after \(Elapsed.text(rest))") }
    if set.isSuspicious { remarks.append("unlikely") }
    return remarks
  }
}
