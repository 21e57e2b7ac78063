/// A set as another program's file tells it.
package struct ImportedSet: Hashable, Sendable {
  package var type: SetType
  package var values: SetValues
  /// The rest that the file names after this set, seconds.
  package var restAfter: Int?
  package var note: String
  package var isSuspicious: Bool

  package init(
    type: SetType = .work, values: SetValues = SetValues(), restAfter: Int? = nil, note: String = "",
    isSuspicious: Bool = false
  ) {
    self.type = type
    self.values = values
    self.restAfter = restAfter
    self.note = note
    self.isSuspicious = isSuspicious
  }
}

/// An exercise's place in an imported workout, known by the name in the file.
package struct ImportedBlock: Hashable, Sendable {
  package var exerciseName: String
  /// Blocks of one workout with the same number form a superset.
  package var superset: Int?
  package var note: String
  package var sets: [ImportedSet]
  /// How many times the weight counts for volume, as the file says: implements times sides.
  package var multiplier: Int?

  package init(
    exerciseName: String, superset: Int? = nil, note: String = "", sets: [ImportedSet] = []
  ) {
    self.exerciseName = exerciseName
    self.superset = superset
    self.note = note
    self.sets = sets
  }
}

/// A workout as another program's file tells it.
package struct ImportedWorkout: Hashable, Sendable {
  package var name: String
  package var start: LocalMoment
  /// Seconds; nil when the file does not say.
  package var duration: Int?
  package var note: String
  /// False when the file has no note columns: stored notes then stay.
  package var saysNotes: Bool
  package var blocks: [ImportedBlock]
  /// The first line of the file that tells of it, from 1.
  package var line: Int
  /// Its rows in the file, packed; empty where the program's layout is not one that is written here.
  package var rows: [UInt8] = []

  package init(
    name: String, start: LocalMoment, duration: Int? = nil, note: String = "", saysNotes: Bool = true,
    blocks: [ImportedBlock] = [], line: Int = 1
  ) {
    self.name = name
    self.start = start
    self.duration = duration
    self.note = note
    self.saysNotes = saysNotes
    self.blocks = blocks
    self.line = line
  }
}

/// A workout that is here with other sets than the file has.
package struct DifferingWorkout: Hashable, Sendable {
  /// How many of them are named.
  package static let limit = 5
  package let name: String
  package let start: LocalMoment

  package init(name: String, start: LocalMoment) {
    self.name = name
    self.start = start
  }
}

/// What an import did, or, in a dry run, would do.
package struct ImportCounts: Hashable, Sendable {
  package var workouts = 0
  package var sets = 0
  package var warmups = 0
  package var rests = 0
  package var notes = 0
  package var matchedExercises = 0
  package var newExercises: [String] = []
  /// Exercises that counted reps alone and have weights in the file: from now on they take one.
  package var weightedExercises: [String] = []
  package var duplicates = 0
  /// Workouts already here whose sets differ in the file: left as they are.
  package var changedElsewhere = 0
  /// The first of them, as the file tells them.
  package var differing: [DifferingWorkout] = []
  /// Workouts already here that got a note they lacked.
  package var notesAdded = 0
  /// Workouts here whose notes the file has otherwise; they stay unless the file's are wanted.
  package var notesDiffering = 0
  /// The constant shift, in seconds, under which the file's workouts are already here.
  package var shift: Int?
  package var measurements = 0
  /// Measurements that are already here.
  package var knownMeasurements = 0
  package var suspicious = 0
  /// Sets below zero of exercises that know no assistance: unlikely, like the suspicious ones.
  package var belowZero = 0

  package init() {}
}
