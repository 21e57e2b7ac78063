package import Training

/// Writes workouts as the phone app Strong exports them: what was done, oldest workout first.
///
/// The layout of 2025: its file names no unit, so all weights are in one. Where the log has another, the
/// number is exact, by which a careful reader tells what was entered.
package struct StrongText: Sendable {
  private let units: ForeignUnits

  package init(units: ForeignUnits) {
    self.units = units
  }

  package var heading: [UInt8] {
    Array(
      ("Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
        + "\n").utf8)
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
        let workoutNote = bytes.isEmpty ? workout.note : ""
        let note = [index == 0 ? block.note : "", set.note].filter { !$0.isEmpty }.joined(separator: "\n")
        bytes += row(
          workout, name, order: set.type.marker ?? String(number), set.values, notes: (note, workoutNote))
        if let rest = rests[place], rest > 0 {
          bytes += row(workout, name, order: "Rest Timer", SetValues(duration: rest), notes: ("", ""))
        }
        place += 1
      }
    }
    return bytes
  }

  private func row(
    _ workout: Workout, _ exercise: String, order: String, _ values: SetValues,
    notes: (set: String, workout: String)
  ) -> [UInt8] {
    var line = CSVLine()
    line.add(CivilTime(day: workout.start.day, second: workout.start.secondOfDay).text)
    line.addQuoted(workout.name)
    line.add(StrongText.duration(workout.duration ?? 0))
    line.addQuoted(exercise)
    line.add(order)
    line.add(values.weight.map(units.exact) ?? "0")
    line.add(values.reps ?? 0)
    line.add(values.distance.map(units.rounded) ?? "0")
    line.add(values.duration ?? 0)
    line.addQuoted(EscapedBreaks.added(to: notes.set))
    line.addQuoted(EscapedBreaks.added(to: notes.workout))
    line.add(thousandths: values.rpe?.thousandths)
    line.end("\n")
    return line.bytes
  }

  /// `47m`, `1h 5m`; seconds only below a minute, as the app does.
  private static func duration(_ seconds: Int) -> String {
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
