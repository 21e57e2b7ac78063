/// An exercise's completed sets in one earlier workout, in order.
package struct Session: Hashable, Sendable {
  package var workout: ID<Workout>
  package var workoutName: String
  package var start: LocalMoment
  package var sets: [SetEntry]

  package init(workout: ID<Workout>, workoutName: String, start: LocalMoment, sets: [SetEntry]) {
    self.workout = workout
    self.workoutName = workoutName
    self.start = start
    self.sets = sets
  }
}

/// One exercise of a workout in a list: its name and its best set.
package struct ExerciseLine: Hashable, Sendable {
  package var name: String
  package var sets: Int
  /// Those of the completed set with the highest estimate, else the most reps, time or distance.
  package var best: SetValues?
  /// Sets of a running workout that are still to be done, warm-ups apart.
  package var open: Int
  /// Whether the sets are warm-ups: no other was done.
  package var isWarmup: Bool

  package init(name: String, sets: Int, best: SetValues?, open: Int = 0, isWarmup: Bool = false) {
    self.name = name
    self.sets = sets
    self.best = best
    self.open = open
    self.isWarmup = isWarmup
  }

  /// `3 sets`, `2 warm-up sets`, `3 sets to do`, `no set done`.
  package var count: String {
    if sets == 0 { return open == 0 ? "no set done" : "\(open) \(open == 1 ? "set" : "sets") to do" }
    return "\(sets) \(isWarmup ? "warm-up " : "")\(sets == 1 ? "set" : "sets")"
  }
}

/// A workout as lists show it.
package struct WorkoutSummary: Hashable, Sendable {
  package var id: ID<Workout>
  package var name: String
  package var start: LocalMoment
  package var isRunning: Bool
  /// Seconds; nil when unknown.
  package var duration: Int?
  package var volume: Load
  /// Completed sets but warm-ups.
  package var sets: Int
  package var warmups: Int
  package var records: Int
  package var note: String
  package var lines: [ExerciseLine]
  package var tags: [String] = []

  package init(
    id: ID<Workout>, name: String, start: LocalMoment, isRunning: Bool, duration: Int?, volume: Load,
    sets: Int, warmups: Int, records: Int, note: String, lines: [ExerciseLine]
  ) {
    self.id = id
    self.name = name
    self.start = start
    self.isRunning = isRunning
    self.duration = duration
    self.volume = volume
    self.sets = sets
    self.warmups = warmups
    self.records = records
    self.note = note
    self.lines = lines
  }
}

extension WorkoutSummary {
  /// `3 sets`; of a workout of warm-ups alone `2 warm-up sets, 0 working`.
  package var setsWords: String {
    guard sets == 0, warmups > 0 else { return sets == 1 ? "1 set" : "\(sets) sets" }
    return "\(warmups) warm-up \(warmups == 1 ? "set" : "sets"), 0 working"
  }
}

/// An exercise as the library lists it.
package struct ExerciseSummary: Hashable, Sendable {
  package var exercise: Exercise
  /// Workouts with at least one completed set of it.
  package var workouts: Int
  package var lastDone: Day?
  package var bestEstimate: Estimate?

  package init(exercise: Exercise, workouts: Int, lastDone: Day?, bestEstimate: Estimate?) {
    self.exercise = exercise
    self.workouts = workouts
    self.lastDone = lastDone
    self.bestEstimate = bestEstimate
  }
}

/// The heaviest completed set of at least so many reps, and when it was done.
package struct RepRecord: Hashable, Sendable {
  package var reps: Int
  package var weight: Weight
  /// The reps done in that set: `reps` or more.
  package var repsDone: Int
  package var set: ID<SetEntry>
  package var workout: ID<Workout>
  package var start: LocalMoment

  package init(
    reps: Int, weight: Weight, repsDone: Int, set: ID<SetEntry>, workout: ID<Workout>, start: LocalMoment
  ) {
    self.reps = reps
    self.weight = weight
    self.repsDone = repsDone
    self.set = set
    self.workout = workout
    self.start = start
  }
}

/// A record event with what a list shows of it.
package struct RecordLine: Hashable, Sendable {
  package var exercise: ID<Exercise>
  package var exerciseName: String
  package var event: RecordEvent
  package var start: LocalMoment
  package var isCurrent: Bool

  package init(
    exercise: ID<Exercise>, exerciseName: String, event: RecordEvent, start: LocalMoment, isCurrent: Bool
  ) {
    self.exercise = exercise
    self.exerciseName = exerciseName
    self.event = event
    self.start = start
    self.isCurrent = isCurrent
  }
}

/// What an exercise's past says beside a workout: newest session first.
package struct ExercisePast: Hashable, Sendable {
  package var sessions: [Session]
  /// The best estimate over all earlier workouts.
  package var bestEstimate: Estimate?
  /// The best estimate of each of the last sessions, oldest first, in kilograms.
  package var trend: [Double]
  package var repRecords: [RepRecord]

  package init(
    sessions: [Session] = [], bestEstimate: Estimate? = nil, trend: [Double] = [],
    repRecords: [RepRecord] = []
  ) {
    self.sessions = sessions
    self.bestEstimate = bestEstimate
    self.trend = trend
    self.repRecords = repRecords
  }
}

/// Sums over a span of workouts.
package struct Totals: Hashable, Sendable {
  package var workouts: Int
  package var sets: Int
  package var volume: Load
  /// Seconds.
  package var duration: Int

  package init(workouts: Int = 0, sets: Int = 0, volume: Load = Load(), duration: Int = 0) {
    self.workouts = workouts
    self.sets = sets
    self.volume = volume
    self.duration = duration
  }
}

/// One week's totals.
package struct WeekTotal: Hashable, Sendable {
  package var start: Day
  package var totals: Totals

  package init(start: Day, totals: Totals) {
    self.start = start
    self.totals = totals
  }
}

/// What could be done next: a routine, or a past workout to perform again.
package struct NextUp: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case routine(ID<Routine>)
    case workout(ID<Workout>)
  }

  package var source: Source
  package var name: String
  package var lastDone: LocalMoment?
  /// Expected minutes, from how long it took before; nil when unknown.
  package var minutes: Int?
  /// Exercises with their number of sets.
  package var lines: [ExerciseLine]

  package init(
    source: Source, name: String, lastDone: LocalMoment?, minutes: Int?, lines: [ExerciseLine]
  ) {
    self.source = source
    self.name = name
    self.lastDone = lastDone
    self.minutes = minutes
    self.lines = lines
  }
}

/// One entry of the journal, newest first in lists.
package struct JournalEntry: Hashable, Sendable {
  package var number: Int
  package var at: Moment
  package var summary: String
  package var isUndone: Bool

  package init(number: Int, at: Moment, summary: String, isUndone: Bool) {
    self.number = number
    self.at = at
    self.summary = summary
    self.isUndone = isUndone
  }
}
