package import Training

/// How the files of a mirror are named.
package enum MirrorName {
  private static let longest = 40

  /// `2026-11-27-push-a.txt`, with a number where others have that name; those are in small letters.
  package static func name(of workout: Workout, among taken: Set<String>) -> String {
    let words = workout.name.lowercased().split { !$0.isLetter && !$0.isNumber }
    let slug = String(words.joined(separator: "-").prefix(longest))
    let stem = workout.start.day.iso + "-" + (slug.isEmpty ? "workout" : slug)
    var name = stem + ".txt"
    var number = 1
    while taken.contains(name.lowercased()) {
      number += 1
      name = "\(stem)-\(number).txt"
    }
    return name
  }
}

/// A text's fingerprint, by which a change is noticed: FNV-1a, 64 bits (Fowler, Noll, Vo).
package enum TextPrint {
  package static func of(_ text: String) -> String {
    let value = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    return String(value, radix: 16)
  }
}
