/// What an exercise came to in one workout, in the numbers its charts show.
///
/// Only completed sets count, but warm-ups and unlikely values. What the exercise does not have is nil.
package struct SessionFigures: Hashable, Sendable {
  package var workout: ID<Workout>
  package var day: Day
  /// The best estimated one-rep maximum, kilograms.
  package var estimate: Double?
  /// The heaviest weight of one implement, kilograms.
  package var weight: Double?
  /// The most load × reps in one set, kilograms.
  package var setVolume: Double?
  /// Load × reps over all sets, kilograms.
  package var volume: Double?
  /// The most reps in one set.
  package var reps: Int?
  package var totalReps: Int?
  /// The longest set, seconds.
  package var duration: Int?
  /// The farthest set, thousandths of a metre.
  package var distance: Int?

  package init(workout: ID<Workout>, day: Day) {
    self.workout = workout
    self.day = day
  }
}

/// Which of an exercise's numbers a chart draws.
package enum ChartSeries: String, CaseIterable, Hashable, Sendable {
  case estimate = "e1rm"
  case weight
  case setVolume = "set_volume"
  case volume, reps
  case totalReps = "total_reps"
  case duration, distance

  /// The series an exercise of a kind has, the most telling first.
  package static func all(for kind: ExerciseKind) -> [ChartSeries] {
    switch kind {
    case .weightReps, .weightedBodyweight: [.estimate, .weight, .setVolume, .volume, .reps, .totalReps]
    case .reps, .assistedBodyweight: [.reps, .totalReps, .volume]
    case .duration: [.duration]
    case .weightDuration: [.weight, .duration]
    case .distanceDuration: [.distance, .duration]
    case .weightDistance: [.weight, .distance]
    }
  }

  /// A word or two for a narrow control.
  package var short: String {
    switch self {
    case .estimate: "e1RM"
    case .weight: "Weight"
    case .setVolume: "Set vol"
    case .volume: "Volume"
    case .reps: "Reps"
    case .totalReps: "All reps"
    case .duration: "Time"
    case .distance: "Distance"
    }
  }

  /// What the number is.
  package var title: String {
    switch self {
    case .estimate: "Est. 1RM"
    case .weight: "Best weight"
    case .setVolume: "Best set volume"
    case .volume: "Session volume"
    case .reps: "Most reps in a set"
    case .totalReps: "Reps in all"
    case .duration: "Longest time"
    case .distance: "Longest distance"
    }
  }

  /// The kind of record that is made in it.
  package var record: RecordKind {
    switch self {
    case .estimate: .e1rm
    case .weight: .weight
    case .setVolume: .setVolume
    case .volume: .sessionVolume
    case .reps: .reps
    case .totalReps: .sessionReps
    case .duration: .duration
    case .distance: .distance
    }
  }

  /// A session's number: kilograms, reps, seconds or metres.
  package func value(of figures: SessionFigures) -> Double? {
    switch self {
    case .estimate: figures.estimate
    case .weight: figures.weight
    case .setVolume: figures.setVolume
    case .volume: figures.volume
    case .reps: figures.reps.map(Double.init)
    case .totalReps: figures.totalReps.map(Double.init)
    case .duration: figures.duration.map(Double.init)
    case .distance: figures.distance.map { Double($0) / 1_000 }
    }
  }
}

/// How far back a chart looks.
package enum ChartRange: String, CaseIterable, Hashable, Sendable {
  case week = "w"
  case month = "m"
  case halfYear = "6m"
  case year = "y"
  case all

  /// On the control: `6M`.
  package var title: String { self == .all ? "All" : rawValue.uppercased() }

  /// In a sentence: `the last 6 months`.
  package var words: String {
    switch self {
    case .week: "the last week"
    case .month: "the last month"
    case .halfYear: "the last 6 months"
    case .year: "the last year"
    case .all: "all the years"
    }
  }

  /// The first day it shows; nil for all of them.
  package func start(endingOn today: Day) -> Day? {
    switch self {
    case .week: today + -6
    case .month: today + -30
    case .halfYear: today + -182
    case .year: today + -365
    case .all: nil
    }
  }
}
