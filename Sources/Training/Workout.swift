/// An exercise's place in a workout, with its sets in order.
package struct Block: Hashable, Sendable {
  package let id: ID<Block>
  package var exercise: ID<Exercise>
  /// Blocks of one workout with the same number form a superset.
  package var superset: Int?
  /// The rests of that superset; its members have the same.
  package var supersetRests: SupersetRests
  package var note: String
  /// Rest for this exercise in this workout only, seconds; nil follows the exercise.
  package var restWork: Int?
  package var restWarmup: Int?
  package var sets: [SetEntry]

  package init(
    id: ID<Block>, exercise: ID<Exercise>, superset: Int? = nil, note: String = "",
    restWork: Int? = nil, restWarmup: Int? = nil, sets: [SetEntry] = [],
    supersetRests: SupersetRests = SupersetRests()
  ) {
    self.id = id
    self.exercise = exercise
    self.superset = superset
    self.supersetRests = supersetRests
    self.note = note
    self.restWork = restWork
    self.restWarmup = restWarmup
    self.sets = sets
  }
}

/// Whether a workout goes on.
package enum Ending: Hashable, Sendable {
  case running
  /// Finished; imported workouts may not say when.
  case finished(at: Moment?)
}

/// A workout: running, finished or imported.
package struct Workout: Hashable, Sendable {
  package let id: ID<Workout>
  package var name: String
  package var start: LocalMoment
  package var ending: Ending
  package var note: String
  /// In the order of the alphabet, each once.
  package var tags: [String]
  package var routine: ID<Routine>?
  /// `knurl`, or the app and variant it was imported from.
  package var source: String
  package var blocks: [Block]
  /// The rest that runs or has run out, with the set that started it; only while running.
  package var rest: RunningRest?
  /// The clock of a timed set; only while running.
  package var timer: SetTimer?

  package init(
    id: ID<Workout>, name: String, start: LocalMoment, ending: Ending = .running, note: String = "",
    routine: ID<Routine>? = nil, source: String = "knurl", blocks: [Block] = [], rest: RunningRest? = nil,
    tags: [String] = []
  ) {
    self.id = id
    self.name = name
    self.start = start
    self.ending = ending
    self.note = note
    self.routine = routine
    self.source = source
    self.blocks = blocks
    self.rest = rest
    self.tags = tags
  }

  package var isRunning: Bool { ending == .running }

  /// Seconds from start to end; nil while running or when the end is unknown.
  package var duration: Int? {
    guard case .finished(let end?) = ending else { return nil }
    return max(0, end - start.moment)
  }
}

/// A rest timer and the set whose completion started it.
package struct RunningRest: Hashable, Sendable {
  package var set: ID<SetEntry>
  package var rest: Rest

  package init(set: ID<SetEntry>, rest: Rest) {
    self.set = set
    self.rest = rest
  }
}
