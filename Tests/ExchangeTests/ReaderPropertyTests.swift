import Exchange
import Testing
import Training

/// What holds for the reader of every format.
@Suite struct ReaderPropertyTests {
  static let files = [
    "hevy-kilograms.csv", "hevy-pounds-miles.csv", "hevy-german.csv", "hevy-korean.csv",
    "hevy-web-american.csv",
    "hevy-measurements.csv", "fitnotes-android.csv", "fitnotes-android-old-pounds.csv", "fitnotes-ios.csv",
    "fitnotes-body.csv", "stronglifts.csv", "jefit-sections.csv", "liftosaur.csv", "withings.csv",
    "openscale.csv", "bodyweight-decimal-comma.csv", "ios-2025-rests-and-letters.csv", "measurements.csv",
  ]

  private func isSame(_ left: Reading, _ right: Reading) -> Bool {
    left.scan == right.scan && left.workouts == right.workouts && left.measurements == right.measurements
      && left.leftOut == right.leftOut && left.doubts == right.doubts && left.counts == right.counts
      && left.notDone == right.notDone
  }

  @Test(arguments: files) func `a file gives the same in pieces of any size`(name: String) throws {
    let bytes = try file(name)
    let whole = try read(bytes, size: bytes.count)
    #expect(whole.workouts.count + whole.measurements.count > 0)
    for size in [1, 2, 3, 7, 64] { #expect(isSame(try read(bytes, size: size), whole)) }
  }

  @Test(arguments: files) func `counts are what was handed over`(name: String) throws {
    let reading = try read(file(name))
    #expect(reading.counts.workouts == reading.workouts.count)
    #expect(reading.counts.sets == reading.sets.count)
    #expect(reading.counts.warmups == reading.sets.count { $0.type == .warmup })
    #expect(reading.counts.measurements == reading.measurements.count)
  }

  @Test(arguments: files, [1, 2, 3] as [UInt64])
  func `a damaged file gives the same in pieces, or is refused the same`(name: String, seed: UInt64) throws {
    var random = Seeded(state: seed)
    var bytes = try file(name)
    let noise = Array("\"\",,;\n\r0x 9#-:./".utf8) + [0xFF, 0xC3, 0]
    for _ in 0..<12 {
      let at = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[at] = noise.randomElement(using: &random) ?? 0
      case 1: bytes.insert(noise.randomElement(using: &random) ?? 0, at: at)
      default: bytes.remove(at: at)
      }
    }
    let whole = outcome(bytes, size: bytes.count)
    for size in [1, 5, 40] { #expect(outcome(bytes, size: size) == whole) }
  }

  private struct Outcome: Equatable {
    var refusal: ScanRefusal?
    var workouts: [ImportedWorkout] = []
    var measurements: [ImportedMeasurement] = []
    var leftOut = ProblemList()
  }

  private func outcome(_ bytes: [UInt8], size: Int) -> Outcome {
    do {
      let reading = try read(bytes, size: size)
      return Outcome(workouts: reading.workouts, measurements: reading.measurements, leftOut: reading.leftOut)
    } catch {
      return Outcome(refusal: error as? ScanRefusal)
    }
  }
}
