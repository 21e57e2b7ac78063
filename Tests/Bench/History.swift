import Logbook
import Training

/// An invented training history, always the same.
enum History {
  private static let names = [
    "Bench Press (Barbell)", "Squat (Barbell)", "Deadlift (Barbell)", "Overhead Press (Barbell)",
    "Incline Bench Press (Dumbbell)", "Bent Over Row (Barbell)", "Lat Pulldown (Cable)", "Pull Up",
    "Leg Press", "Lateral Raise (Dumbbell)", "Bicep Curl (Dumbbell)", "Triceps Extension (Cable)",
    "Leg Extension (Machine)", "Seated Leg Curl (Machine)", "Hip Thrust (Barbell)", "Face Pull (Cable)",
    "Romanian Deadlift (Barbell)", "Standing Calf Raise (Machine)", "Chest Fly (Cable)",
    "Front Squat (Barbell)", "Zercher Squat on Sundays", "Garage Rope Pull", "Sled Push", "Plank",
  ]

  static func fill(path: String, workouts: Int) throws(LogbookError) {
    let clock = ContinuousClock()
    let log = try Logbook(path: path)
    let start = clock.now
    let batch = try log.beginImport(
      app: "bench", file: "invented", sha: nil, at: Moment(seconds: 1_800_000_000), ids: IDSource(seed: 1))
    var random = SplitMix(state: 7)
    for number in 0..<workouts { try batch.add(workout(number, &random)) }
    let added = clock.now
    let counts = try batch.finish()
    let end = clock.now
    log.close()
    print("\(counts.sets) sets: added in \(added - start), finished in \(end - added)")
  }

  private static func workout(_ number: Int, _ random: inout SplitMix) -> ImportedWorkout {
    let start = Moment(seconds: 600_000_000 + number * 25_000)
    var blocks: [ImportedBlock] = []
    for slot in 0..<6 {
      let index = (number * 5 + slot * 7) % names.count
      let base = 20_000 + index * 3_000 + (number % 4_000) * 10 + number / 45 * 10
      var sets: [ImportedSet] = []
      for place in 0..<(random.next(below: 3) + 3) {
        let noise = random.next(below: 9) * 2_500
        let weight = Weight(milli: (base + noise) / 250 * 250, unit: .kg)
        let values = SetValues(weight: weight, reps: 3 + random.next(below: 9))
        sets.append(
          ImportedSet(type: place == 0 ? .warmup : .work, values: values, restAfter: 120))
      }
      blocks.append(ImportedBlock(exerciseName: names[index], sets: sets))
    }
    return ImportedWorkout(
      name: "Day \(number % 4)", start: LocalMoment(moment: start, offset: 3600), duration: 3600,
      blocks: blocks, line: number)
  }
}

/// A small generator of repeatable numbers.
struct SplitMix {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(limit))
  }
}
