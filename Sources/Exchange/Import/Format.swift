import Training

/// The programs and files that are known by their first bytes or their header.
package enum Format: String, CaseIterable, Hashable, Sendable {
  case strong = "Strong"
  case strongMeasurements = "Strong measurements"
  case appleHealth = "Apple Health"
  case gpx = "GPX"
  case tcx = "TCX"
  case fit = "FIT"
  case fitNotesBackup = "FitNotes backup"
  case jefit = "JEFIT"
  case jefitSets = "JEFIT sets"
  case jefitLogs = "JEFIT logs"
  case hevy = "Hevy"
  case hevyMeasurements = "Hevy measurements"
  case liftosaur = "Liftosaur"
  case fitbod = "Fitbod"
  case strongLifts = "StrongLifts"
  case strongLiftsWide = "StrongLifts wide"
  case fitNotesPhone = "FitNotes 2"
  case fitNotes = "FitNotes"
  case fitNotesBody = "FitNotes body tracker"
  case gymBook = "GymBook"
  case gymRun = "GymRun"
  case strengthLog = "StrengthLog"
  case liftLog = "LiftLog"
  case nextSet = "NextSet"
  case wger = "wger"
  case strava = "Strava"
  case garmin = "Garmin"
  case withings = "Withings"
  case openScale = "openScale"
  case bodyweight = "body weight"

  package var isReadable: Bool {
    switch self {
    case .appleHealth, .gpx, .tcx, .fit, .fitNotesBackup, .strava, .garmin: false
    default: true
    }
  }

  /// The format of a name as people type it: `hevy`, `FitNotes 2`, `strong-measurements`.
  package static func named(_ text: String) -> Format? {
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return allCases.first { plain($0.rawValue) == plain(text) }
  }
}

extension Format {
  /// The format of a file by its first bytes; nil when only the header can tell.
  static func signature(_ head: ArraySlice<UInt8>) -> Format? {
    if head.dropFirst(8).starts(with: ".FIT".utf8) { return .fit }
    if head.starts(with: "SQLite format 3\0".utf8) { return .fitNotesBackup }
    let text = String(decoding: head.prefix(4096), as: UTF8.self)
    if text.contains("<HealthData") { return .appleHealth }
    if text.contains("<gpx") { return .gpx }
    return text.contains("<TrainingCenterDatabase") ? .tcx : nil
  }

  /// The format of a comma-separated file by its normalised header; the first test that fits decides.
  static func detect(_ header: Header) -> Format? {
    tests.first { $0.fits(header) }?.format
  }

  private static let tests: [(format: Format, fits: @Sendable (Header) -> Bool)] = [
    (.jefit, { $0.names.first?.hasPrefix("### ") ?? false }),
    (.hevy, { $0.has("set_index", "exercise_title") }),
    (.hevyMeasurements, { $0.has("fat_percent", "date") && $0.hasAny("weight_kg", "weight_lbs") }),
    (.strong, { StrongColumns($0) != nil }),
    (.liftosaur, { $0.has("workout datetime", "completed reps") }),
    (.fitbod, { $0.hasAny("weight(kg)", "weight(lbs)") && $0.has("multiplier", "iswarmup") }),
    (.strongLifts, { $0.hasAny("sets×reps", "set 1 (reps)") }),
    (.strongLiftsWide, { $0.has("exercise 1", "set 1") }),
    (.fitNotesPhone, { $0.has("exercise", "category", "kind", "weight (kg)", "weight (lbs)") }),
    (
      .fitNotes,
      {
        $0.has("exercise", "category")
          && $0.hasAny("weight unit", "weight (kg)", "weight (kgs)", "weight (lb)", "weight (lbs)", "weight")
      }
    ),
    (.fitNotesBody, { $0.has("measurement", "value", "unit") }),
    (.gymBook, { $0.names.count == 12 && $0.names[7].split(separator: "/").count == 3 }),
    (.gymRun, { $0.has("para6", "version1") }),
    (.strengthLog, { $0.has("extraweight", "warmup", "start") }),
    (.liftLog, { $0.has("sessionid", "timestamp", "targetreps") }),
    (.nextSet, { $0.has("exercise", "iscompleted", "isamrap") }),
    (.jefitLogs, { $0.has("mydate", "ename") && $0.names.contains { $0.hasPrefix("logs") } }),
    (
      .jefitSets,
      {
        $0.hasAny("exercise name", "ename") && $0.has("set", "reps") && $0.hasAny("date", "mydate")
          && $0.hasAny("weight (kg)", "weight (lb)", "weight (lbs)", "weight")
      }
    ),
    (
      .strava,
      {
        ($0.isFirst("activity id", "aktivitäts-id", "id de l'activité") && $0.names.count > 10)
          || $0.isOldStrava
      }
    ),
    (.garmin, { $0.hasAny("activity type", "aktivitätstyp", "aktivitetstype") && $0.names.count > 10 }),
    (.withings, { $0.hasAny("fat mass (kg)", "fat mass (lb)", "fettmasse (kg)", "fettmasse (lb)") }),
    (.openScale, { $0.has("date", "time", "weight") || $0.has("datetime", "weight") }),
    (.strongMeasurements, { StrongMeasure($0) != nil }),
  ]
}
