internal import SQLite
internal import Training

extension Store {
  static let exerciseColumns = """
    e.id, e.name, e.equipment, e.kind, e.primary_muscles, e.secondary_muscles, e.aliases, e.unit,
    e.rest_work_s, e.rest_warmup_s, e.bodyweight_share, e.implements, e.increment_milli, e.note,
    e.custom, e.archived, e.per_side
    """
  /// How many columns `exerciseColumns` selects.
  static let exerciseColumnCount = 17

  static func readExercise(_ row: Row) -> Exercise {
    Exercise(
      id: ID(row.text(0)), name: row.text(1), equipment: row.text(2),
      kind: ExerciseKind(rawValue: row.text(3)) ?? .weightReps, primaryMuscles: muscles(row.text(4)),
      secondaryMuscles: muscles(row.text(5)),
      aliases: row.text(6).split(separator: "\n").map(String.init),
      unit: row.optionalText(7).flatMap { WeightUnit(rawValue: $0) }, restWork: row.optionalInt(8),
      restWarmup: row.optionalInt(9), bodyweightShare: row.optionalInt(10), implements: row.int(11),
      increment: row.optionalInt(12), note: row.text(13), isCustom: row.flag(14),
      isArchived: row.flag(15), isPerSide: row.flag(16))
  }

  static func muscles(_ list: String) -> [Muscle] {
    var muscles: [Muscle] = []
    for name in list.split(separator: ",") {
      if let muscle = Muscle(rawValue: String(name.drop { $0 == " " })) { muscles.append(muscle) }
    }
    return muscles
  }

  func exercise(_ id: String) throws(LogbookError) -> Exercise? {
    try first(
      "SELECT \(Store.exerciseColumns) FROM exercise e WHERE e.id = ?", .text(id),
      read: Store.readExercise)
  }

  func routine(_ id: String) throws(LogbookError) -> Routine? {
    let head = try first(
      "SELECT id, name, note, folder, position, archived, follows_last FROM routine WHERE id = ?", .text(id)
    ) { row in
      Routine(
        id: ID(row.text(0)), name: row.text(1), note: row.text(2), folder: row.text(3),
        position: row.int(4), isArchived: row.flag(5), values: row.flag(6) ? .followLast : .keep)
    }
    guard var routine = head else { return nil }
    routine.blocks = try rows(
      """
      SELECT id, exercise_id, superset, note, rest_work_s, rest_warmup_s, rest_between_s, rest_round_s
      FROM routine_block
      WHERE routine_id = ? ORDER BY position, id
      """, .text(id)
    ) { row in
      RoutineBlock(
        id: ID(row.text(0)), exercise: ID(row.text(1)), superset: row.optionalInt(2), note: row.text(3),
        restWork: row.optionalInt(4), restWarmup: row.optionalInt(5),
        supersetRests: SupersetRests(between: row.optionalInt(6), round: row.optionalInt(7)))
    }
    let columns = SetColumns.plannedNames.joined(separator: ", ")
    for index in routine.blocks.indices {
      routine.blocks[index].sets = try rows(
        """
        SELECT id, type, \(columns), planned_reps_to, rest_s FROM routine_set
        WHERE block_id = ? ORDER BY position, id
        """, .text(routine.blocks[index].id.text)
      ) { row in
        RoutineSet(
          id: ID(row.text(0)), type: SetType(rawValue: row.text(1)) ?? .work,
          planned: SetColumns.read(row, at: 2), repsTo: row.optionalInt(9), rest: row.optionalInt(10))
      }
    }
    return routine
  }
}
