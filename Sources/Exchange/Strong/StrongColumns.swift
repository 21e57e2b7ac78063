import Training

/// Where a Strong file keeps what, and the units its header names.
struct StrongColumns: Hashable {
  /// Cells of a row.
  let count: Int
  /// By the column's number.
  private var places: [Int?] = StrongColumn.allCases.map { _ in nil }
  private(set) var weightUnit: WeightUnit?
  private(set) var distanceUnit: DistanceUnit?
  private(set) var language = StrongLanguage.english

  /// Nil when the header is not one of Strong's in English, German, French or Chinese.
  init?(_ header: Header) {
    count = header.names.count
    for (index, name) in header.names.enumerated() {
      guard let known = StrongColumns.names[name], self[known.column] == nil else { continue }
      places[known.column.rawValue] = index
      weightUnit = weightUnit ?? known.weight
      distanceUnit = distanceUnit ?? known.distance
      if known.column == .order { language = known.language }
    }
    let needed: [StrongColumn] = [.date, .workout, .exercise, .order, .weight, .reps]
    guard needed.allSatisfy({ self[$0] != nil }) else { return nil }
  }

  /// The iOS layout for a header in a language not known: by position, when the last name is RPE.
  init?(positional header: Header) {
    count = header.names.count
    let notes: [StrongColumn] = count == 12 ? [.notes, .workoutNotes] : []
    let layout: [StrongColumn] =
      [.date, .workout, .duration, .exercise, .order, .weight, .reps, .distance, .seconds] + notes + [.rpe]
    guard header.names.last == "rpe", layout.count == count else { return nil }
    for (index, column) in layout.enumerated() { places[column.rawValue] = index }
    language = .other
  }

  subscript(column: StrongColumn) -> Int? { places[column.rawValue] }

  var variant: StrongVariant {
    if self[.workoutNumber] != nil { return weightUnit == .lb ? .androidNewPounds : .androidNew }
    if self[.weightUnit] != nil { return self[.duration] == nil ? .android2019 : .android2023 }
    if let variant = language.variant { return variant }
    if weightUnit != nil { return self[.notes] == nil ? .ios2016 : .ios2017 }
    if self[.duration] == nil { return self[.rpe] == nil ? .ios2018 : .ios2020 }
    return self[.notes] == nil ? .ios2026 : .ios2025
  }
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
