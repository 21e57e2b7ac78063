import Training

/// What a column of a Strong file holds.
enum StrongColumn: String, CaseIterable, Hashable {
  case workoutNumber = "workout number"
  case date
  case workout = "workout name"
  case duration
  case exercise = "exercise name"
  case order = "set order"
  case weight
  case weightUnit = "weight unit"
  case reps
  case rpe = "RPE"
  case distance
  case distanceUnit = "distance unit"
  case seconds
  case notes
  case workoutNotes = "workout notes"
}

/// Where a Strong file keeps what, and the units its header names.
struct StrongColumns: Hashable {
  /// Cells of a row.
  let count: Int
  private var places: [StrongColumn: Int] = [:]
  private(set) var weightUnit: WeightUnit?
  private(set) var distanceUnit: DistanceUnit?
  private(set) var language = StrongLanguage.english

  /// Nil when the header is not one of Strong's in English, German, French or Chinese.
  init?(_ header: Header) {
    count = header.names.count
    for (index, name) in header.names.enumerated() {
      guard let known = StrongColumns.names[name], places[known.column] == nil else { continue }
      places[known.column] = index
      weightUnit = weightUnit ?? known.weight
      distanceUnit = distanceUnit ?? known.distance
      if known.column == .order { language = known.language }
    }
    let needed: [StrongColumn] = [.date, .workout, .exercise, .order, .weight, .reps]
    guard needed.allSatisfy({ places[$0] != nil }) else { return nil }
  }

  /// The iOS layout for a header in a language not known: by position, when the last name is RPE.
  init?(positional header: Header) {
    count = header.names.count
    let notes: [StrongColumn] = count == 12 ? [.notes, .workoutNotes] : []
    let layout: [StrongColumn] =
      [.date, .workout, .duration, .exercise, .order, .weight, .reps, .distance, .seconds] + notes + [.rpe]
    guard header.names.last == "rpe", layout.count == count else { return nil }
    for (index, column) in layout.enumerated() { places[column] = index }
    language = .other
  }

  subscript(column: StrongColumn) -> Int? { places[column] }

  var variant: StrongVariant {
    if places[.workoutNumber] != nil { return weightUnit == .lb ? .androidNewPounds : .androidNew }
    if places[.weightUnit] != nil { return places[.duration] == nil ? .android2019 : .android2023 }
    if let variant = language.variant { return variant }
    if weightUnit != nil { return places[.notes] == nil ? .ios2016 : .ios2017 }
    if places[.duration] == nil { return places[.rpe] == nil ? .ios2018 : .ios2020 }
    return places[.notes] == nil ? .ios2026 : .ios2025
  }
}

/// The languages whose headers are known.
enum StrongLanguage: Hashable {
  case english, german, french, chinese, other

  var variant: StrongVariant? {
    switch self {
    case .english: nil
    case .german: .iosGerman
    case .french: .iosFrench
    case .chinese: .iosChinese
    case .other: .iosOther
    }
  }
}

/// The layouts of Strong's export through the years.
package enum StrongVariant: String, CaseIterable, Hashable, Sendable {
  case ios2016 = "strong.ios.2016"
  case ios2017 = "strong.ios.2017"
  case ios2018 = "strong.ios.2018"
  case ios2020 = "strong.ios.2020"
  case ios2025 = "strong.ios.2025"
  case ios2026 = "strong.ios.2026"
  case iosGerman = "strong.ios.de"
  case iosFrench = "strong.ios.fr"
  case iosChinese = "strong.ios.zh"
  /// A language not known: columns are taken by position.
  case iosOther = "strong.ios.other"
  case android2019 = "strong.android.2019"
  case android2023 = "strong.android.2023"
  case androidNew = "strong.android.new"
  case androidNewPounds = "strong.android.new.lbs"

  package var isAndroid: Bool { rawValue.hasPrefix("strong.android") }
}

extension StrongColumns {
  private struct Name: Hashable {
    var column: StrongColumn
    var language = StrongLanguage.english
    var weight: WeightUnit?
    var distance: DistanceUnit?
  }

  private static let names: [String: Name] = {
    var names = units
    for (column, texts) in words {
      for text in texts { names[text] = Name(column: column) }
    }
    names["reihenfolge festlegen"] = Name(column: .order, language: .german)
    names["ordre de la série"] = Name(column: .order, language: .french)
    names["设置顺序"] = Name(column: .order, language: .chinese)
    return names
  }()

  private static let units: [String: Name] = [
    "kg": Name(column: .weight, weight: .kg),
    "lb": Name(column: .weight, weight: .lb),
    "lbs": Name(column: .weight, weight: .lb),
    "weight (kg)": Name(column: .weight, weight: .kg),
    "weight (lb)": Name(column: .weight, weight: .lb),
    "weight (lbs)": Name(column: .weight, weight: .lb),
    "km": Name(column: .distance, distance: .km),
    "mi": Name(column: .distance, distance: .mi),
    "distance (meters)": Name(column: .distance, distance: .m),
    "distance (km)": Name(column: .distance, distance: .km),
    "distance (miles)": Name(column: .distance, distance: .mi),
  ]

  private static let words: [(StrongColumn, [String])] = [
    (.workoutNumber, ["workout #"]),
    (.date, ["date", "datum", "日期"]),
    (.workout, ["workout name", "workout-name", "nom de l'entraînement", "nom de l’entraînement", "锻炼名称"]),
    (.duration, ["duration", "duration (sec)", "workout duration", "dauer", "durée", "时长"]),
    (.exercise, ["exercise name", "name der übung", "nom de l'exercice", "nom de l’exercice", "运动名称"]),
    (.order, ["set order"]),
    (.weight, ["weight", "gewicht", "poids", "重量"]),
    (.weightUnit, ["weight unit"]),
    (.reps, ["reps", "wiederh.", "réps", "次"]),
    (.rpe, ["rpe"]),
    (.distance, ["distance", "entfernung", "距离"]),
    (.distanceUnit, ["distance unit"]),
    (.seconds, ["seconds", "sekunden", "secondes", "秒"]),
    (.notes, ["notes", "notizen", "备注"]),
    (
      .workoutNotes,
      ["workout notes", "workout-notizen", "notes d'entraînement", "notes d’entraînement", "锻炼备注"]
    ),
  ]
}
