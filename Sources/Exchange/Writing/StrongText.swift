package import Training

/// Writes workouts as the phone app Strong exports them: what was done, oldest workout first.
///
/// The layout of the app for Android unless said: its header names the unit that all weights are in, so that
/// who reads it need not ask. Where the log has another, the number is exact, by which a careful reader tells
/// what was entered.
package struct StrongText: Sendable {
  private let units: ForeignUnits
  private let shape: RowShape
  /// Whether the file is one of the app for Android, whose cells are empty where there is nothing.
  private let isAndroid: Bool
  private let hasLengthInSeconds: Bool
  /// Whether header or rows say what unit the weights are in.
  private let saysUnit: Bool

  /// The header of the app for iOS in 2025, which names no unit.
  package static let phoneHeader =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"

  /// Distances are in metres, whatever the units say.
  package init(units: ForeignUnits) {
    self.units = ForeignUnits(weight: units.weight, distance: .m)
    let names = [
      "Workout #", "Date", "Workout Name", "Duration (sec)", "Exercise Name", "Set Order",
      units.weight == .kg ? "Weight (kg)" : "Weight (lbs)", "Reps", "RPE", "Distance (meters)", "Seconds",
      "Notes", "Workout Notes",
    ]
    var shape = RowShape(
      [
        .workoutNumber, .date, .workout, .duration, .exercise, .order, .weight, .reps, .rpe, .distance,
        .seconds, .notes, .workoutNotes,
      ], header: names.map { "\"\($0)\"" }.joined(separator: ";"))
    shape.delimiter = UInt8(ascii: ";")
    shape.quotesAll = true
    self.shape = shape
    isAndroid = true
    hasLengthInSeconds = true
    saysUnit = true
  }

  /// Writes among the rows of an export; nil when its header is none of Strong's.
  package init?(_ layout: RowLayout, units: ForeignUnits) {
    let (header, delimiter) = layout.columns
    guard let columns = StrongColumns(header) ?? StrongColumns(positional: header) else { return nil }
    self.units = ForeignUnits(
      weight: layout.weightUnit ?? units.weight, distance: layout.distanceUnit ?? units.distance)
    var shape = RowShape(layout, columns.layout, delimiter: delimiter)
    isAndroid = StrongVariant.isAndroid(layout.variant)
    shape.quotesAll = shape.has(.workoutNumber)
    self.shape = shape
    hasLengthInSeconds = columns.layout[.duration].map { header.names[$0].hasSuffix("(sec)") } ?? false
    saysUnit = shape.has(.weightUnit) || columns.layout.weightUnit != nil
  }

  package var heading: [UInt8] { shape.heading }

  /// What this layout cannot carry.
  package var losses: Set<Loss> {
    var losses = ExportForm.strong.losses.union(Loss.lacking(shape))
    if shape.has(.weightUnit) { losses.remove(.weightUnits) }
    if shape.has(.distanceUnit) { losses.remove(.distanceUnits) }
    if hasLengthInSeconds { losses.remove(.seconds) }
    if isAndroid { losses.remove(.breaks) }
    if !saysUnit { losses.insert(.unit) }
    if !shape.has(.workoutNumber) { losses.insert(.joinedWorkouts) }
    return losses
  }

  /// The rows of a workout; none while it runs and when nothing of it was done.
  package func rows(_ workout: Workout, names: (ID<Exercise>) -> String?) -> [UInt8] {
    guard !workout.isRunning else { return [] }
    let blocks = workout.done
    let rests = blocks.flatMap(\.sets).map(\.restTaken).dropFirst() + [nil]
    var bytes: [UInt8] = []
    var place = rests.startIndex
    for block in blocks {
      let name = names(block.exercise) ?? ""
      var number = 0
      for (index, set) in block.sets.enumerated() {
        if set.type == .work { number += 1 }
        let note = [index == 0 ? block.note : "", set.note].filter { !$0.isEmpty }.joined(separator: "\n")
        bytes += line(
          workout,
          Row(
            exercise: name, order: set.type.marker ?? String(number), values: set.values, note: note,
            workoutNote: bytes.isEmpty ? workout.note : ""))
        if let rest = rests[place], rest > 0 {
          let values = SetValues(duration: rest)
          bytes += line(workout, Row(exercise: name, order: "Rest Timer", values: values))
        }
        place += 1
      }
    }
    return bytes
  }
}

extension StrongText {
  private struct Row {
    var exercise: String
    var order: String
    var values: SetValues
    var note = ""
    var workoutNote = ""
  }

  private func line(_ workout: Workout, _ row: Row) -> [UInt8] {
    var line = CSVLine(delimiter: shape.delimiter, quotesAll: shape.quotesAll)
    for column in shape.columns {
      switch column {
      case .workoutNumber: line.add(StrongText.number(of: workout))
      case .date: line.add(CivilTime(day: workout.start.day, second: workout.start.secondOfDay).text)
      case .workout: line.addQuoted(workout.name)
      case .duration: line.add(length(workout.duration ?? 0))
      case .exercise: line.addQuoted(row.exercise)
      case .order: line.add(row.order)
      case .notes: line.addQuoted(note(row.note))
      case .workoutNotes: line.addQuoted(note(row.workoutNote))
      default: line.add(column.flatMap { cell($0, row.values) } ?? "")
      }
    }
    line.end(shape.lineBreak)
    return line.bytes
  }

  /// A number's cell; what is not there is 0 on phones of one maker and empty on the others.
  private func cell(_ column: Column, _ values: SetValues) -> String? {
    let none = isAndroid ? nil : "0"
    switch column {
    case .weight: return values.weight.map(weight) ?? none
    case .weightUnit: return values.weight.map { $0.unit == .kg ? "kg" : "lbs" }
    case .reps: return values.reps.map { String($0) } ?? none
    case .distance: return values.distance.map(distance) ?? none
    case .distanceUnit: return values.distance?.unit.rawValue
    case .seconds: return values.duration.map { String($0) } ?? none
    case .rpe: return values.rpe.map { Number.text($0.thousandths) }
    default: return nil
    }
  }

  private func weight(_ weight: Weight) -> String {
    shape.has(.weightUnit) ? Number.text(weight.milli) : units.exact(weight)
  }

  private func distance(_ distance: Distance) -> String {
    shape.has(.distanceUnit) ? Number.text(distance.milli) : units.rounded(distance)
  }

  private func note(_ text: String) -> String { isAndroid ? text : EscapedBreaks.added(to: text) }

  /// A number that no other workout of a file has: those that the app gives out are small.
  private static func number(of workout: Workout) -> Int {
    workout.id.text.utf8.suffix(12).reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF } + 1_000_000_000
  }

  /// `47m`, `1h 5m`; seconds only below a minute, as the app does.
  private func length(_ seconds: Int) -> String {
    if hasLengthInSeconds { return String(seconds) }
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    if seconds < 60 { return "\(seconds)s" }
    if hours == 0 { return "\(minutes)m" }
    return minutes == 0 ? "\(hours)h" : "\(hours)h \(minutes)m"
  }
}

extension Workout {
  /// The exercises of which something was done, with those sets alone.
  var done: [Block] {
    blocks.compactMap { block in
      var block = block
      block.sets.removeAll { !$0.isCompleted }
      return block.sets.isEmpty ? nil : block
    }
  }
}

extension EscapedBreaks {
  /// A text on one line, its breaks as a backslash and an n.
  static func added(to text: String) -> String {
    guard text.utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return text }
    var bytes: [UInt8] = []
    var wasReturn = false
    for byte in text.utf8 {
      if byte == 13 || (byte == 10 && !wasReturn) { bytes += "\\n".utf8 }
      if byte != 13 && byte != 10 { bytes.append(byte) }
      wasReturn = byte == 13
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
