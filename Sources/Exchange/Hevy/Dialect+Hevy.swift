extension Dialect {
  /// Hevy's workouts, from the app and the web.
  static let hevy = Dialect(
    names: ColumnName.table([
      .workout: ["title"], .date: ["start_time"], .end: ["end_time"], .workoutNotes: ["description"],
      .exercise: ["exercise_title"], .superset: ["superset_id", "supersets_id"],
      .exerciseNotes: ["exercise_notes"], .order: ["set_index"], .type: ["set_type"], .weight: ["weight"],
      .reps: ["reps"], .distance: ["distance"], .seconds: ["duration_seconds"], .rpe: ["rpe"],
    ]).merging([
      "weight_kg": ColumnName(column: .weight, weight: .kg),
      "weight_lbs": ColumnName(column: .weight, weight: .lb),
      "weight_lb": ColumnName(column: .weight, weight: .lb),
      "distance_km": ColumnName(column: .distance, distance: .km),
      "distance_miles": ColumnName(column: .distance, distance: .mi),
      "distance_meters": ColumnName(column: .distance, distance: .m),
    ]) { first, _ in first },
    key: [.date, .end, .workout], blocks: .numberedRuns, hasEscapedBreaks: true, keepsRows: true)
}

/// The layouts of Hevy's export, told apart by how they write dates.
enum HevyVariant {
  static func name(_ scan: Scan, firstDate: String) -> String {
    guard let named = scan.namedDates else {
      if firstDate.isEmpty { return "hevy.app" }
      return firstDate.contains(".") ? "hevy.web.de" : firstDate.contains("/") ? "hevy.web" : "hevy.iso"
    }
    if named.isMonthFirst { return "hevy.web.en-US" }
    return MonthWords.language(named.languages).map { "hevy.app.\($0)" } ?? "hevy.app"
  }
}
