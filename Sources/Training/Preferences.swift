/// Where the PREVIOUS column looks.
package enum PreviousSource: String, CaseIterable, Hashable, Sendable {
  case anyWorkout = "any"
  case sameRoutine = "routine"
}

/// How untouched cells are filled.
package enum Prefill: String, CaseIterable, Hashable, Sendable {
  case ghost, fill, off
}

/// What the person chose; every field is a line of the config file.
package struct Preferences: Hashable, Sendable {
  package var weightUnit: WeightUnit = .kg
  package var distanceUnit: DistanceUnit = .km
  package var formula: EstimateFormula = .epley
  /// Seconds; 0 switches the automatic rest off.
  package var restWork = 120
  package var restWarmup = 60
  /// Seconds after a set that failed, where that is longer; 0 makes no difference.
  package var restFailed = 0
  /// Seconds between the exercises of a superset; 0 is none.
  package var restBetween = 0
  /// Seconds after a superset's round; 0 follows the usual rest.
  package var restRound = 0
  /// Whether completing a set starts its rest.
  package var startsRest = true
  /// Seconds of getting ready before the clock of a timed set counts; 0 is none.
  package var getReady = 5
  package var previousSource: PreviousSource = .anyWorkout
  package var prefill: Prefill = .ghost
  /// 1 Monday … 7 Sunday.
  package var weekStart = 1
  /// Workouts a week; nil lets the last weeks decide.
  package var goal: Int?
  /// What a week of sets for a muscle is measured by.
  package var bands: VolumeBand.Source = .muscle
  /// Landmarks of one's own; they count before those.
  package var ownBands: [Muscle: VolumeBand] = [:]
  /// What the lifter is called on the calling card; empty is nobody.
  package var name = ""
  /// For strength scores; nil shows none.
  package var sex: StrengthScore.Sex?
  package var showsRPE = false
  package var showsSetVolumeRecords = false
  package var firstCountsAsRecord = false
  package var showsYearBests = false
  /// The gym trained in, by name.
  package var gym = Gym.usual
  package var gyms: [String: Gym] = [:]
  /// The warm-up sets: a scheme's name, or its rows.
  package var warmUps = WarmUpScheme.standard.name
  package var theme = "strong-dark"
  /// `unicode` or `ascii`.
  package var glyphs = "unicode"
  /// `full` or `reduced`.
  package var motion = "full"
  package var notifies = true
  package var rings = true
  package var usesMouse = true
  package var usesDecimalComma = false

  package init() {}
}
