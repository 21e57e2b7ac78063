package import Training

/// Writes workouts as the app Hevy exports them in English: what was done, newest workout first.
package struct HevyText: Sendable {
  private let units: ForeignUnits

  package init(units: ForeignUnits) {
    var units = units
    if units.distance != .mi { units.distance = .km }
    self.units = units
  }

  package var heading: [UInt8] {
    let names = [
      "title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes",
      "set_index", "set_type", units.weight == .kg ? "weight_kg" : "weight_lbs", "reps",
      units.distance == .km ? "distance_km" : "distance_miles", "duration_seconds", "rpe",
    ]
    var line = CSVLine()
    for name in names { line.addQuoted(name) }
    line.end("\n")
    return line.bytes
  }

  /// The rows of a workout; none while it runs and when nothing of it was done.
  package func rows(_ workout: Workout, names: (ID<Exercise>) -> String?) -> [UInt8] {
    guard !workout.isRunning else { return [] }
    var bytes: [UInt8] = []
    var supersets: [Int] = []
    for block in workout.done {
      if let number = block.superset, !supersets.contains(number) { supersets.append(number) }
      let superset = block.superset.flatMap { supersets.firstIndex(of: $0) }
      let name = names(block.exercise) ?? ""
      for (index, set) in block.sets.enumerated() {
        bytes += row(workout, name, superset, note: HevyText.note(of: block), index, set)
      }
    }
    return bytes
  }

  /// The exercise's note, and behind it those on its sets.
  private static func note(of block: Block) -> String {
    let own = block.note.isEmpty ? [] : [block.note]
    let sets = block.sets.enumerated().filter { !$1.note.isEmpty }.map { "Set \($0 + 1): \($1.note)" }
    return (own + sets).joined(separator: "\n")
  }

  private func row(
    _ workout: Workout, _ exercise: String, _ superset: Int?, note: String, _ index: Int, _ set: SetEntry
  ) -> [UInt8] {
    let values = set.values
    let end = LocalMoment(
      moment: workout.start.moment + (workout.duration ?? 0), offset: workout.start.offset)
    var line = CSVLine()
    line.addQuoted(workout.name)
    line.addQuoted(HevyText.time(workout.start))
    line.addQuoted(HevyText.time(end))
    line.addQuoted(EscapedBreaks.added(to: workout.note))
    line.addQuoted(exercise)
    line.add(superset)
    line.addQuoted(EscapedBreaks.added(to: note))
    line.add(index)
    line.addQuoted(HevyText.word(set.type))
    line.add(values.weight.flatMap { $0.milli == 0 ? nil : units.rounded($0) } ?? "")
    line.add(values.reps)
    line.add(values.distance.flatMap { $0.milli == 0 ? nil : units.rounded($0) } ?? "")
    line.add(values.duration)
    line.add(thousandths: values.rpe?.thousandths)
    line.end("\n")
    return line.bytes
  }

  /// `12 Dec 2024, 13:18`.
  private static func time(_ moment: LocalMoment) -> String {
    "\(moment.day.shortText) \(moment.day.civil.year), \(moment.clockText)"
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
