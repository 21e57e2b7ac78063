internal import Training

/// All that a file's rows can tell of a workout, as one number: while it stays the same, they still fit.
///
/// Kept in logs, so what it comes to must never change.
struct Imprint {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// As the database keeps it.
  var value: Int { Int(bitPattern: UInt(state)) }

  mutating func addHead(_ name: String, _ start: LocalMoment, _ duration: Int?, _ note: String) {
    add(name)
    mix(start.moment.seconds + start.offset)
    add(duration)
    add(note)
  }

  /// A block begins: its exercise by the name it has in the log.
  mutating func addBlock(_ exercise: String, superset: Int?, note: String) {
    add(exercise)
    add(superset)
    add(note)
  }

  /// A weight of 0 is none, which depends on the exercise alone.
  mutating func addSet(_ type: SetType, _ values: SetValues, restTaken: Int?, note: String) {
    add(type.rawValue)
    let weight = values.weight.flatMap { $0.milli == 0 ? nil : $0 }
    add(weight?.milli)
    if let weight { mix(weight.unit == .kg ? 1 : 2) }
    add(values.reps)
    add(values.duration)
    add(values.distance?.milli)
    if let distance = values.distance { add(distance.unit.rawValue) }
    add(values.rpe?.halves)
    add(restTaken)
    if !note.isEmpty { add(note) }
  }

  private mutating func add(_ number: Int?) {
    mix(number == nil ? 0 : 1)
    if let number { mix(number) }
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { mix(Int(byte)) }
    mix(0x1_0000)
  }

  /// FNV-1a with whole words, stirred (Fowler, Noll, Vo).
  private mutating func mix(_ number: Int) {
    state = (state ^ UInt64(bitPattern: Int64(number))) &* 0x0000_0100_0000_01B3
    state ^= state >> 29
  }
}

extension Imprint {
  init(of arrival: Arrival) {
    self.init()
    let workout = arrival.workout
    addHead(workout.name, workout.start, workout.duration.map { max(0, $0) }, workout.note)
    var rest: Int?
    for (block, exercise) in zip(workout.blocks, arrival.exercises) {
      addBlock(exercise.exercise.name, superset: block.superset, note: block.note)
      for set in block.sets {
        addSet(set.type, set.values, restTaken: rest, note: set.note)
        rest = set.restAfter
      }
    }
  }

  /// Nil for a workout that rows cannot tell: one that runs, or has sets that were not done or have two sides.
  init?(of workout: Workout, names: (ID<Exercise>) -> String?) {
    guard !workout.isRunning else { return nil }
    self.init()
    addHead(workout.name, workout.start, workout.duration, workout.note)
    for block in workout.blocks {
      addBlock(names(block.exercise) ?? "", superset: block.superset, note: block.note)
      for set in block.sets {
        guard set.isCompleted, set.values.sides == nil else { return nil }
        addSet(set.type, set.values, restTaken: set.restTaken, note: set.note)
      }
    }
  }
}
