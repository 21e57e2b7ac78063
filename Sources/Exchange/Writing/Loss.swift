/// What a form of export may not be able to carry.
package enum Loss: Int, CaseIterable, Hashable, Sendable {
  case running, emptyWorkouts, emptyExercises, openSets, planned
  case joinedWorkouts
  case supersets, joinedExercises
  case rests, firstRests, blockRests, setTimes
  case ends, seconds, offsets
  case weightUnits, distanceUnits, unit, zeros, sides
  case setNotes, firstSetNotes, breaks
  /// What a program's older layouts have no column for.
  case lengths, workoutNotes, exerciseNotes, ratings
  case suspicious, routines, tags, sources, identifiers

  /// What is lost, with how often it occurs.
  func sentence(_ count: Int) -> String {
    let many = "\(count) \(noun)\(count == 1 ? "" : "s")"
    switch self {
    case .running: return "the workout that is running: it is left out"
    case .emptyWorkouts: return "workouts in which nothing was done: \(many) left out"
    case .emptyExercises: return "exercises without a set: \(many) left out"
    case .openSets: return "sets that were not done: \(many) left out"
    case .planned: return "what a set was planned to be: \(many)"
    case .joinedWorkouts:
      return "workouts of one name that begin and end as the one beside them, read as one: \(many)"
    case .supersets: return "supersets: \(many)"
    case .joinedExercises: return "an exercise twice in a row may be read as one: \(many)"
    case .rests: return "the rest taken before a set: \(many)"
    case .firstRests: return "the rest before a workout's first set: \(many)"
    case .blockRests: return "the rest set for an exercise in a workout: \(many)"
    case .setTimes: return "when a set was done: \(many)"
    case .ends: return "that nobody knows when a workout ended: \(many) get no length"
    case .seconds: return "the seconds of a workout's start or length: \(many)"
    case .offsets: return "time zones, so that only the clock's time is kept: \(many)"
    case .weightUnits: return "the unit a weight was entered in: \(many) converted"
    case .distanceUnits: return "the unit a distance was entered in: \(many) converted"
    case .unit: return "which unit the weights are in, so that an import asks or needs --unit: \(many)"
    case .zeros: return "that a weight, distance or count of 0 is not the same as none: \(many)"
    case .sides: return "the reps of the stronger side, where both were counted: \(many)"
    case .setNotes: return "which set a note belongs to: \(many) put with the exercise's"
    case .firstSetNotes: return "that a note belongs to the first set: \(many) put with the exercise's"
    case .breaks: return "that \\n in a note is no line break, and which kind a break is: \(many)"
    case .lengths: return "how long a workout took: \(many)"
    case .workoutNotes: return "notes on workouts: \(many)"
    case .exerciseNotes: return "notes on exercises: \(many)"
    case .ratings: return "how hard a set was: \(many)"
    case .suspicious: return "that a value is unlikely and out of the records: \(many)"
    case .routines: return "which routine a workout followed: \(many)"
    case .tags: return "tags: \(many)"
    case .sources: return "which program a workout came from: \(many)"
    case .identifiers: return "identifiers, by which a later import knows what it has seen"
    }
  }

  private var noun: String {
    switch self {
    case .running, .emptyWorkouts, .joinedWorkouts, .routines, .tags, .sources, .ends, .seconds, .offsets,
      .firstRests,
      .lengths:
      "workout"
    case .emptyExercises, .supersets, .joinedExercises, .blockRests: "exercise"
    case .setNotes, .firstSetNotes, .breaks, .workoutNotes, .exerciseNotes: "note"
    default: "set"
    }
  }
}

extension Loss {
  /// What rows kept since an import cannot carry either: it came to the workout afterwards.
  static let besideRows: Set<Loss> = [
    .planned, .blockRests, .setTimes, .suspicious, .routines, .tags, .offsets,
  ]
}

extension ExportForm {
  /// What the form cannot carry.
  var losses: Set<Loss> {
    switch self {
    case .jsonl, .sqlite: []
    case .csv: [.emptyWorkouts, .emptyExercises, .planned, .blockRests, .routines, .tags]
    case .text: [.identifiers]
    case .md:
      [
        .planned, .rests, .blockRests, .setTimes, .seconds, .offsets, .routines, .sources, .identifiers,
      ]
    case .strong:
      [
        .running, .emptyWorkouts, .openSets, .planned, .supersets, .joinedExercises, .firstRests,
        .blockRests, .setTimes, .ends, .seconds, .offsets, .weightUnits, .distanceUnits, .zeros, .sides,
        .firstSetNotes, .breaks, .suspicious, .routines, .tags, .sources,
      ]
    case .hevy:
      [
        .running, .emptyWorkouts, .openSets, .planned, .rests, .blockRests, .setTimes, .ends, .seconds,
        .offsets, .weightUnits, .distanceUnits, .zeros, .sides, .joinedWorkouts, .setNotes, .breaks,
        .suspicious, .routines, .tags,
        .sources,
      ]
    }
  }
}
