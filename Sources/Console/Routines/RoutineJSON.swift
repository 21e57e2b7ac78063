internal import Exchange
internal import Training

/// Routines as JSON.
enum RoutineJSON {
  static func line(_ routine: Routine, _ last: LocalMoment?) -> JSON {
    .object(
      head(routine) + [
        ("exercises", .integer(routine.blocks.count)),
        ("sets", .integer(routine.blocks.reduce(0) { $0 + $1.sets.count })),
        ("last_done", .optional(last?.day.iso)),
      ])
  }

  static func whole(_ routine: Routine, _ naming: WorkoutForm.Naming) -> JSON {
    .object(
      head(routine) + [
        ("note", .text(routine.note)), ("exercises", .list(routine.blocks.map { block($0, naming) })),
      ])
  }

  private static func head(_ routine: Routine) -> [(String, JSON)] {
    [
      ("routine_id", .text(routine.id.text)), ("name", .text(routine.name)),
      ("folder", .text(routine.folder)), ("archived", .flag(routine.isArchived)),
      ("values", .text(routine.values.rawValue)),
    ]
  }

  private static func block(_ block: RoutineBlock, _ naming: WorkoutForm.Naming) -> JSON {
    .object([
      ("exercise", .optional(naming.exercise(block.exercise)?.name)),
      ("exercise_id", .text(block.exercise.text)), ("superset", .optional(block.superset)),
      ("note", .text(block.note)), ("rest_work_s", .optional(block.restWork)),
      ("rest_warmup_s", .optional(block.restWarmup)),
      ("rest_between_s", .optional(block.supersetRests.between)),
      ("rest_round_s", .optional(block.supersetRests.round)), ("sets", .list(block.sets.map(set))),
    ])
  }

  private static func set(_ set: RoutineSet) -> JSON {
    let values = set.planned
    return .object([
      ("type", .text(set.type.rawValue)), ("weight", .thousandths(values.weight?.milli)),
      ("unit", .optional(values.weight?.unit.rawValue)), ("reps", .optional(values.reps)),
      ("reps_to", .optional(set.repsTo)), ("duration_s", .optional(values.duration)),
      ("distance", .thousandths(values.distance?.milli)),
      ("distance_unit", .optional(values.distance?.unit.rawValue)),
      ("rpe", .thousandths(values.rpe.map { $0.halves * 500 })), ("rest_s", .optional(set.rest)),
    ])
  }
}
