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
  package var previousSource: PreviousSource = .anyWorkout
  package var prefill: Prefill = .ghost
  /// 1 Monday … 7 Sunday.
  package var weekStart = 1
  /// Workouts a week; nil lets the last weeks decide.
  package var goal: Int?
  /// What a week of sets for a muscle is measured by.
  package var bands: VolumeBand.Source = .muscle
  /// For strength scores; nil shows none.
  package var sex: StrengthScore.Sex?
  package var showsRPE = false
  package var showsSetVolumeRecords = false
  package var firstCountsAsRecord = false
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
