package import Training

/// Writes workouts as the app Hevy exports them in English: what was done, newest workout first.
package struct HevyText: Sendable {
  private let units: ForeignUnits
  private let shape: RowShape
  private let isQuoted: Bool
  /// Whether months are written by their English names; other languages take dates of digits.
  private let hasMonthNames: Bool

  package init(units: ForeignUnits) {
    var units = units
    if units.distance != .mi { units.distance = .km }
    self.units = units
    let names = [
      "title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes",
      "set_index", "set_type", units.weight == .kg ? "weight_kg" : "weight_lbs", "reps",
      units.distance == .km ? "distance_km" : "distance_miles", "duration_seconds", "rpe",
    ]
    shape = RowShape(
      [
        .workout, .date, .end, .workoutNotes, .exercise, .superset, .exerciseNotes, .order, .type, .weight,
        .reps, .distance, .seconds, .rpe,
      ], header: names.map { "\"\($0)\"" }.joined(separator: ","))
    isQuoted = true
    hasMonthNames = true
  }

  /// Writes among the rows of an export; nil when its header is none of Hevy's.
  package init?(_ layout: RowLayout, units: ForeignUnits) {
    let (header, delimiter) = layout.columns
    guard let places = Format.hevy.layout(header) else { return nil }
    self.units = ForeignUnits(
      weight: layout.weightUnit ?? units.weight, distance: layout.distanceUnit ?? units.distance)
    shape = RowShape(layout, places, delimiter: delimiter)
    isQuoted = layout.header.hasPrefix("\"")
    hasMonthNames = layout.variant == "hevy.app"
  }

  package var heading: [UInt8] { shape.heading }

  /// What this layout cannot carry.
  package var losses: Set<Loss> { ExportForm.hevy.losses.union(Loss.lacking(shape)) }

  /// The rows of a workout; none while it runs and when nothing of it was done.
  package func rows(_ workout: Workout, names: (ID<Exercise>) -> String?) -> [UInt8] {
    guard !workout.isRunning else { return [] }
    var bytes: [UInt8] = []
    var supersets: [Int] = []
    for block in workout.done {
      if let number = block.superset, !supersets.contains(number) { supersets.append(number) }
      let superset = block.superset.flatMap { supersets.firstIndex(of: $0) }
      let place = Place(
        exercise: names(block.exercise) ?? "", superset: superset, note: HevyText.note(of: block))
      for (index, set) in block.sets.enumerated() { bytes += line(workout, place, index, set) }
    }
    return bytes
  }

  /// The exercise's note, and behind it those on its sets.
  private static func note(of block: Block) -> String {
    let own = block.note.isEmpty ? [] : [block.note]
    let sets = block.sets.enumerated().filter { !$1.note.isEmpty }.map { "Set \($0 + 1): \($1.note)" }
    return (own + sets).joined(separator: "\n")
  }
}

extension HevyText {
  private struct Place {
    var exercise: String
    var superset: Int?
    var note: String
  }

  private func line(_ workout: Workout, _ place: Place, _ index: Int, _ set: SetEntry) -> [UInt8] {
    var line = CSVLine(delimiter: shape.delimiter)
    for column in shape.columns {
      switch column {
      case .superset: line.add(place.superset)
      case .order: line.add(index)
      case .weight, .reps, .distance, .seconds, .rpe: line.add(column.flatMap { cell($0, set.values) } ?? "")
      default:
        let text = column.map { self.text($0, workout, place, set) } ?? ""
        if isQuoted { line.addQuoted(text) } else { line.add(text) }
      }
    }
    line.end(shape.lineBreak)
    return line.bytes
  }

  private func text(_ column: Column, _ workout: Workout, _ place: Place, _ set: SetEntry) -> String {
    switch column {
    case .workout: workout.name
    case .date: time(workout.start)
    case .end:
      time(
        LocalMoment(moment: workout.start.moment + (workout.duration ?? 0), offset: workout.start.offset))
    case .workoutNotes: EscapedBreaks.added(to: workout.note)
    case .exercise: place.exercise
    case .exerciseNotes: EscapedBreaks.added(to: place.note)
    case .type: HevyText.word(set.type)
    default: ""
    }
  }

  /// Zero and nothing are the same empty cell.
  private func cell(_ column: Column, _ values: SetValues) -> String? {
    switch column {
    case .weight: values.weight.flatMap { $0.milli == 0 ? nil : units.rounded($0) }
    case .reps: values.reps.map { String($0) }
    case .distance: values.distance.flatMap { $0.milli == 0 ? nil : units.rounded($0) }
    case .seconds: values.duration.map { String($0) }
    default: values.rpe.map { Number.text($0.thousandths) }
    }
  }

  /// `12 Dec 2024, 13:18`.
  private func time(_ moment: LocalMoment) -> String {
    hasMonthNames
      ? "\(moment.day.shortText) \(moment.day.civil.year), \(moment.clockText)"
      : CivilTime(day: moment.day, second: moment.secondOfDay).text
  }

  private static func word(_ type: SetType) -> String {
    switch type {
    case .work: "normal"
    case .warmup: "warmup"
    case .drop: "dropset"
    case .failure: "failure"
    }
  }
}
