import Testing
import Training

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How many random entries to try: more with KNURL_FUZZ.
private let rounds = getenv("KNURL_FUZZ").flatMap { Int(String(cString: $0)) } ?? 20_000

private let pieces = [
  "1", "0", "5", "100", ".", ",", "x", "/", "@", "r", "rpe", ":", " ", "-", "+", "kg", "lb", "m", "h", "s",
  "km", "×", "é", "5\u{301}", "٣", "\u{0}", "9999999999999999999999", "−", "min", "3x ", "100x5", "1:30",
]

private func randomText(_ random: inout Seeded) -> String {
  let length = Int.random(in: 0...9, using: &random)
  return (0..<length).map { _ in
    guard Int.random(in: 0..<12, using: &random) == 0 else {
      return pieces.randomElement(using: &random) ?? ""
    }
    return Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &random)).map { String($0) } ?? ""
  }.joined()
}

@Test func `no text breaks the reader, and what it reads fits the exercise`() {
  var random = Seeded(state: UInt64(rounds))
  for _ in 0..<rounds {
    let text = randomText(&random)
    let kind = ExerciseKind.allCases.randomElement(using: &random) ?? .reps
    let focus = SetField.allCases.randomElement(using: &random) ?? .reps
    guard case .success(let entry) = QuickEntry.parse(text, focus: focus, kind: kind) else { continue }
    let misplaced = entry.sets.filter { values in
      values.isEmpty || SetField.allCases.contains { values.has($0) && !kind.has($0) }
    }
    if !(1...20).contains(entry.sets.count) || !misplaced.isEmpty { Issue.record("\(text)") }
  }
}

@Test func `what the program prints can be typed back`() {
  var random = Seeded(state: 3)
  for _ in 0..<2_000 {
    let weight = Weight(
      milli: Int.random(in: 0...400_000, using: &random), unit: Bool.random(using: &random) ? .kg : .lb)
    let reps = Int.random(in: 0...30, using: &random)
    let rpe = RPE(halves: Int.random(in: 2...20, using: &random))
    let text = "\(weight.text()) × \(reps) @\(rpe?.text() ?? "")"
    let expected = SetValues(weight: weight, reps: reps, rpe: rpe)
    let read = QuickEntry.parse(text, focus: .weight, kind: .weightReps)
    if read.map(\.sets) != .success([expected]) { Issue.record("\(text)") }
  }
}
