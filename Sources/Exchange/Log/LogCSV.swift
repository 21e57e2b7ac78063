package import Training

/// A log as a table, one row a set, every value as it was entered.
package enum LogCSV {
  /// The columns in their order: a promise to those who read them by name.
  package enum Column: Int, CaseIterable, Sendable {
    case startedAt, workout, exercise, block, set, type, done, weight, unit, reps, duration, distance
    case distanceUnit, rpe, rest, note, exerciseNote, workoutNote, superset, endedAt, doneAt, suspicious
    case source, workoutID, exerciseID, blockID, setID, repsLeft, repsRight

    private static let names = [
      "started_at", "workout", "exercise", "block", "set", "type", "done", "weight", "unit", "reps",
      "duration_s", "distance", "distance_unit", "rpe", "rest_s", "note", "exercise_note", "workout_note",
      "superset", "ended_at", "done_at", "suspicious", "source", "workout_id", "exercise_id", "block_id",
      "set_id", "reps_left", "reps_right",
    ]

    /// As the header writes it.
    package var name: String { Column.names[rawValue] }

    /// What stands in the column, for the manual.
    package var summary: String {
      switch self {
      case .startedAt: "when the workout began, ISO 8601 with the offset from UTC"
      case .workout: "the name of the workout"
      case .exercise: "the name of the exercise"
      case .block: "which exercise of the workout, from 1"
      case .set: "which set of the exercise, from 1, warm-ups counted too"
      case .type: "work, warmup, drop or failure"
      case .done: "1 for a set that was done, 0 for one that is still planned"
      case .weight: "the weight as it was entered"
      case .unit: "kg or lb, the unit it was entered in"
      case .reps: "repetitions; of a set counted by sides those of the weaker one"
      case .repsLeft, .repsRight: "repetitions of that side, where the sides were counted apart"
      case .duration: "seconds"
      case .distance: "the distance as it was entered"
      case .distanceUnit: "m, km, mi, yd or ft"
      case .rpe: "rating of perceived exertion, 1 to 10 in halves"
      case .rest: "the rest taken before the set, seconds"
      case .note: "the note on the set"
      case .exerciseNote: "the note on the exercise in this workout"
      case .workoutNote: "the note on the workout"
      case .superset: "exercises of one workout with the same number form a superset"
      case .endedAt: "when the workout ended; running while it does, empty when nobody knows"
      case .doneAt: "when the set was done"
      case .suspicious: "1 for an unlikely value that stays out of records and volume"
      case .source: "knurl, or the program the workout was imported from"
      case .workoutID, .exerciseID, .blockID, .setID: "the identifier, the same for ever"
      }
    }
  }

  static let running = "running"

  package static var heading: [UInt8] {
    var line = CSVLine()
    for column in Column.allCases { line.add(column.name) }
    line.end("\r\n")
    return line.bytes
  }

  /// The rows of a workout.
  package static func rows(_ workout: Workout, names: (ID<Exercise>) -> String?) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, block) in workout.blocks.enumerated() {
      for (place, set) in block.sets.enumerated() {
        let number = (block: index + 1, set: place + 1)
        bytes += row(set, number, in: block, named: names(block.exercise) ?? "", of: workout)
      }
    }
    return bytes
  }

  private static func row(
    _ set: SetEntry, _ number: (block: Int, set: Int), in block: Block, named name: String,
    of workout: Workout
  ) -> [UInt8] {
    let offset = workout.start.offset
    var line = CSVLine()
    line.add(workout.start.exactText)
    line.add(workout.name)
    line.add(name)
    line.add(number.block)
    line.add(number.set)
    line.add(set.type.rawValue)
    line.add(set.isCompleted ? 1 : 0)
    add(set, to: &line)
    line.add(block.note)
    line.add(workout.note)
    line.add(block.superset)
    line.add(end(of: workout))
    line.add(set.completedAt.map { LocalMoment(moment: $0, offset: offset).exactText } ?? "")
    line.add(set.isSuspicious ? 1 : 0)
    line.add(workout.source)
    for id in [workout.id.text, block.exercise.text, block.id.text, set.id.text] { line.add(id) }
    line.add(set.values.sides?.left)
    line.add(set.values.sides?.right)
    line.end("\r\n")
    return line.bytes
  }

  private static func add(_ set: SetEntry, to line: inout CSVLine) {
    let values = set.values
    line.add(thousandths: values.weight?.milli)
    line.add(values.weight?.unit.rawValue ?? "")
    line.add(values.reps)
    line.add(values.duration)
    line.add(thousandths: values.distance?.milli)
    line.add(values.distance?.unit.rawValue ?? "")
    line.add(thousandths: values.rpe?.thousandths)
    line.add(set.restTaken)
    line.add(set.note)
  }

  private static func end(of workout: Workout) -> String {
    switch workout.ending {
    case .running: running
    case .finished(let end?): LocalMoment(moment: end, offset: workout.start.offset).exactText
    case .finished(nil): ""
    }
  }
}
