package import Training

/// Counts, over the workouts that are to be written, what a form cannot carry.
package struct LossTally {
  private let form: ExportForm
  private let losses: Set<Loss>
  private let units: ForeignUnits
  private var counts: [Loss: Int] = [:]
  /// Workouts whose rows go out as they came, by their offset from UTC: their file told none, so that only those
  /// in another than most lose theirs.
  private var offsets: [Int: Int] = [:]
  /// By what the workout before is known.
  private var last: Mark?

  /// What tells a workout from the one beside it, where rows have no number: to the second in Strong's, to the
  /// minute in Hevy's.
  private struct Mark: Hashable {
    let name: String
    let start: Int
    let end: Int
  }

  /// The losses are those of the form, unless its layout has others.
  package init(_ form: ExportForm, units: ForeignUnits, losses: Set<Loss>? = nil) {
    self.form = form
    self.units = units
    self.losses = losses ?? form.losses
  }

  /// Sentences, in the order of importance; none when nothing is lost.
  package var sentences: [String] {
    var counts = counts
    let usual = offsets.values.max() ?? 0
    counts[.offsets, default: 0] += offsets.values.reduce(0, +) - usual
    return Loss.allCases.filter(losses.contains).compactMap { loss in
      counts[loss].flatMap { $0 > 0 ? loss.sentence($0) : nil }
    }
  }

  private mutating func count(_ loss: Loss, _ number: Int = 1) {
    if number > 0 { counts[loss, default: 0] += number }
  }

  /// Takes in a workout whose rows go out as they came.
  package mutating func addKept(_ workout: Workout) {
    var alone = LossTally(form, units: units, losses: losses)
    alone.add(workout)
    offsets[workout.start.offset, default: 0] += 1
    for (loss, number) in alone.counts where Loss.besideRows.contains(loss) && loss != .offsets {
      count(loss, number)
    }
    meet(workout)
  }

  /// Counts a workout that reads as one with the workout before.
  private mutating func meet(_ workout: Workout) {
    let step = form == .strong ? 1 : 60
    let start = workout.start.moment.seconds + workout.start.offset
    let mark = Mark(
      name: workout.name, start: start / step, end: (start + (workout.duration ?? 0)) / 60)
    if mark == last { count(.joinedWorkouts) }
    last = mark
  }

  package mutating func add(_ workout: Workout) {
    let doneOnly = form == .strong || form == .hevy
    if workout.isRunning, doneOnly { return count(.running) }
    let sets = workout.blocks.flatMap(\.sets)
    if doneOnly { count(.openSets, sets.count { !$0.isCompleted }) }
    let blocks = doneOnly ? workout.done : workout.blocks
    guard blocks.contains(where: { !$0.sets.isEmpty }) else { return count(.emptyWorkouts) }
    addHead(workout)
    meet(workout)
    for block in blocks { add(block) }
    count(.joinedExercises, zip(blocks, blocks.dropFirst()).count { $0.exercise == $1.exercise })
    if let rest = blocks.first?.sets.first?.restTaken, rest > 0 { count(.firstRests) }
  }

  private mutating func addHead(_ workout: Workout) {
    count(.identifiers)
    count(.offsets)
    if workout.routine != nil { count(.routines) }
    if !workout.tags.isEmpty { count(.tags) }
    if workout.source != "knurl" { count(.sources) }
    if !workout.isRunning { count(workout.duration == nil ? .ends : .lengths) }
    if !workout.note.isEmpty { count(.workoutNotes) }
    if LossTally.hasOddBreak(workout.note) { count(.breaks) }
    let hasLongSeconds = workout.duration.map { $0 % 60 != 0 && (form != .strong || $0 >= 60) } ?? false
    let hasStartSeconds = form != .strong && workout.start.secondOfDay % 60 != 0
    if hasLongSeconds || hasStartSeconds { count(.seconds) }
  }

  private mutating func add(_ block: Block) {
    if block.sets.isEmpty { count(.emptyExercises) }
    if block.superset != nil { count(.supersets) }
    let hasRests = block.restWork != nil || block.restWarmup != nil
    if hasRests || block.supersetRests != SupersetRests() { count(.blockRests) }
    if !block.note.isEmpty { count(.exerciseNotes) }
    if LossTally.hasOddBreak(block.note) { count(.breaks) }
    if let first = block.sets.first, !first.note.isEmpty { count(.firstSetNotes) }
    for set in block.sets { add(set) }
  }

  /// Whether what stands for a line break elsewhere is in the text, or a break of another kind.
  private static func hasOddBreak(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.contains(13) || zip(bytes, bytes.dropFirst()).contains { $0 == 92 && $1 == 110 }
  }

  private mutating func add(_ set: SetEntry) {
    if !set.planned.isEmpty || set.plannedRepsTo != nil || set.rest != nil { count(.planned) }
    if set.completedAt != nil { count(.setTimes) }
    if set.restTaken != nil { count(.rests) }
    if !set.note.isEmpty { count(.setNotes) }
    if LossTally.hasOddBreak(set.note) { count(.breaks) }
    if set.isSuspicious { count(.suspicious) }
    if set.values.sides != nil { count(.sides) }
    if set.values.rpe != nil { count(.ratings) }
    let values = set.values
    if let weight = values.weight {
      count(.unit)
      if weight.unit != units.weight { count(.weightUnits) }
    }
    if let distance = values.distance, distance.unit != units.distance { count(.distanceUnits) }
    let zeros = [values.weight?.milli, values.distance?.milli, values.reps, values.duration]
    let isWeightAlone = values.reps == nil && values.duration == nil && values.distance == nil
    if zeros.contains(0) || (form == .strong && isWeightAlone) { count(.zeros) }
  }
}
