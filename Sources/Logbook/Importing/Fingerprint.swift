internal import Training

/// What tells two workouts apart: their sets in order, without dates, titles and notes.
///
/// Weights count to ten grams, so that a history shown in the other unit is still the same history.
struct Fingerprint {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The numbers of a workout alone, whatever its exercises are called: the same in every language.
  static func numbers(of sets: some Sequence<(type: SetType, values: SetValues)>) -> Int {
    var fingerprint = Fingerprint()
    for set in sets { fingerprint.add(set.type, set.values) }
    return fingerprint.value
  }

  /// The numbers without what kinds of sets they are, which not every program knows.
  static func bareNumbers(of sets: some Sequence<SetValues>) -> Int {
    var fingerprint = Fingerprint()
    for values in sets { fingerprint.add(.work, values) }
    return fingerprint.value
  }

  /// As the database keeps it.
  var value: Int { Int(bitPattern: UInt(state)) }

  /// A block begins: the folded name of its exercise.
  mutating func add(exercise key: String) {
    for byte in key.utf8 { mix(UInt64(byte)) }
    mix(0x1_0000)
  }

  mutating func add(_ type: SetType, _ values: SetValues) {
    let code: UInt64 =
      switch type {
      case .work: 1
      case .warmup: 2
      case .drop: 3
      case .failure: 4
      }
    mix(code)
    mix(values.weight.map { Load($0).milli(in: .kg, roundedTo: 10) } ?? 0)
    mix(values.reps ?? 0)
    mix(values.distance.map { ($0.milliMetres + 500) / 1000 } ?? 0)
    mix(values.duration ?? 0)
  }

  private mutating func mix(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }

  /// FNV-1a with whole words, stirred (Fowler, Noll, Vo).
  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0x0000_0100_0000_01B3
    state ^= state >> 29
  }
}
