/// What an exercise came to in one workout, or in a month of many, as its charts show it.
package struct SessionFigures: Hashable, Sendable {
  /// Nil for a month.
  package var workout: ID<Workout>?
  /// Of a month the first.
  package var day: Day
  package var sum: SessionSum

  package init(workout: ID<Workout>?, day: Day, sum: SessionSum = SessionSum()) {
    self.workout = workout
    self.day = day
    self.sum = sum
  }
}

/// Which of an exercise's numbers a chart draws.
package enum ChartSeries: String, CaseIterable, Hashable, Sendable {
  case estimate = "e1rm"
  /// The estimate beside the heaviest load that was lifted.
  case actual
  case weight
  case setVolume = "set_volume"
  case volume, reps
  case totalReps = "total_reps"
  case duration, distance

  /// The series an exercise of a kind has, the most telling first.
  package static func all(for kind: ExerciseKind) -> [ChartSeries] {
    switch kind {
    case .weightReps, .weightedBodyweight:
      [.estimate, .weight, .setVolume, .volume, .reps, .totalReps, .actual]
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
    case .actual: "Actual"
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
    case .actual: "Est. 1RM and lifted"
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
    case .estimate, .actual: .e1rm
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
    let sum = figures.sum
    let number =
      switch self {
      case .estimate, .actual: sum.estimate
      case .weight: sum.weight
      case .setVolume: sum.setVolume
      case .volume: sum.volume
      case .reps: sum.reps
      case .totalReps: sum.totalReps
      case .duration: sum.duration
      case .distance: sum.distance
      }
    return number.map { Double($0) / (isCount ? 1 : 1_000) }
  }

  /// Whether the number is whole: reps or seconds.
  private var isCount: Bool { self == .reps || self == .totalReps || self == .duration }
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
