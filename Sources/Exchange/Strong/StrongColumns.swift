import Training

/// Where a Strong file keeps what, and the language of its header.
struct StrongColumns: Hashable {
  let layout: Layout
  private(set) var language = StrongLanguage.english

  /// Nil when the header is not one of Strong's in English, German, French or Chinese.
  init?(_ header: Header) {
    layout = Layout(header, names: StrongColumns.names)
    guard layout.has(.date, .workout, .exercise, .order, .weight, .reps), let order = layout[.order] else {
      return nil
    }
    language = StrongColumns.orders[header.names[order]] ?? .english
  }

  /// The iOS layout for a header in a language not known: by position, when the last name is RPE.
  init?(positional header: Header) {
    let count = header.names.count
    let notes: [Column] = count == 12 ? [.notes, .workoutNotes] : []
    let columns: [Column] =
      [.date, .workout, .duration, .exercise, .order, .weight, .reps, .distance, .seconds] + notes + [.rpe]
    guard header.names.last == "rpe", columns.count == count else { return nil }
    layout = Layout(positions: columns)
    language = .other
  }

  var variant: StrongVariant {
    if layout.has(.workoutNumber) { return layout.weightUnit == .lb ? .androidNewPounds : .androidNew }
    if layout.has(.weightUnit) { return layout.has(.duration) ? .android2023 : .android2019 }
    if let variant = language.variant { return variant }
    if layout.weightUnit != nil { return layout.has(.notes) ? .ios2017 : .ios2016 }
    if !layout.has(.duration) { return layout.has(.rpe) ? .ios2020 : .ios2018 }
    return layout.has(.notes) ? .ios2025 : .ios2026
  }
}

extension StrongColumns {
  private static let orders: [String: StrongLanguage] = [
    "reihenfolge festlegen": .german, "ordre de la série": .french, "设置顺序": .chinese,
  ]

  private static let names = ColumnName.table([
    .workoutNumber: ["workout #"],
    .date: ["date", "datum", "日期"],
    .workout: ["workout name", "workout-name", "nom de l'entraînement", "nom de l’entraînement", "锻炼名称"],
    .duration: ["duration", "duration (sec)", "workout duration", "dauer", "durée", "时长"],
    .exercise: ["exercise name", "name der übung", "nom de l'exercice", "nom de l’exercice", "运动名称"],
    .order: ["set order"] + orders.keys,
    .weight: ["weight", "gewicht", "poids", "重量"],
    .weightUnit: ["weight unit"],
    .reps: ["reps", "wiederh.", "réps", "次"],
    .rpe: ["rpe"],
    .distance: ["distance", "entfernung", "距离"],
    .distanceUnit: ["distance unit"],
    .seconds: ["seconds", "sekunden", "secondes", "秒"],
    .notes: ["notes", "notizen", "备注"],
    .workoutNotes: [
      "workout notes", "workout-notizen", "notes d'entraînement", "notes d’entraînement", "锻炼备注",
    ],
  ]).merging(units) { first, _ in first }

  private static let units: [String: ColumnName] = [
    "kg": ColumnName(column: .weight, weight: .kg),
    "lb": ColumnName(column: .weight, weight: .lb),
    "lbs": ColumnName(column: .weight, weight: .lb),
    "weight (kg)": ColumnName(column: .weight, weight: .kg),
    "weight (lb)": ColumnName(column: .weight, weight: .lb),
    "weight (lbs)": ColumnName(column: .weight, weight: .lb),
    "km": ColumnName(column: .distance, distance: .km),
    "mi": ColumnName(column: .distance, distance: .mi),
    "distance (meters)": ColumnName(column: .distance, distance: .m),
    "distance (km)": ColumnName(column: .distance, distance: .km),
    "distance (miles)": ColumnName(column: .distance, distance: .mi),
  ]
}
