extension Dialect {
  /// FitNotes on Android: a day is a workout, and an exercise stands in it once.
  static let fitNotes = Dialect(
    names: ColumnName.table([
      .date: ["date"], .exercise: ["exercise"], .weight: ["weight"], .weightUnit: ["weight unit"],
      .reps: ["reps"], .distance: ["distance"], .distanceUnit: ["distance unit"], .seconds: ["time"],
      .setNotes: ["comment", "notes"],
    ]).merging(weights) { first, _ in first },
    key: [.date], blocks: .exercises, hasBareCommas: true)

  /// FitNotes 2 on iOS: two columns of weights, of which one is filled.
  static let fitNotesPhone = Dialect(
    names: fitNotes.names.merging([
      "weight (lbs)": ColumnName(column: .otherWeight, weight: .lb)
    ]) { _, second in second },
    key: [.date], blocks: .exercises)

  private static let weights = [
    "weight (kg)": ColumnName(column: .weight, weight: .kg),
    "weight (kgs)": ColumnName(column: .weight, weight: .kg),
    "weight (lb)": ColumnName(column: .weight, weight: .lb),
    "weight (lbs)": ColumnName(column: .weight, weight: .lb),
  ]
}
