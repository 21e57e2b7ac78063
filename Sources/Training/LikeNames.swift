extension Search {
  /// Exercises that a name of another program may mean, likeliest first: up to three if no other count is asked.
  ///
  /// Words shared count, whatever their order; among equals the exercise done more often comes first.
  package static func likest(
    _ name: String, in exercises: [ExerciseSummary], most: Int = 3
  ) -> [ExerciseSummary] {
    let asked = LikeName(name)
    guard !asked.words.isEmpty else { return [] }
    let scored = exercises.enumerated().compactMap { index, summary -> (score: Int, index: Int)? in
      guard !summary.exercise.isArchived else { return nil }
      let names = [summary.exercise.name] + summary.exercise.aliases
      let best = names.map { asked.likeness(to: LikeName($0)) }.max() ?? 0
      return best >= LikeName.least ? (best, index) : nil
    }
    let sorted = scored.sorted { left, right in
      let (one, other) = (exercises[left.index], exercises[right.index])
      return (right.score, other.workouts, left.index) < (left.score, one.workouts, right.index)
    }
    return sorted.prefix(most).map { exercises[$0.index] }
  }
}

/// The words of an exercise's name as they are compared with another program's.
private struct LikeName {
  /// Thousandths of likeness from which a name is worth offering.
  static let least = 400
  private static let longest = 12

  let words: [[UInt8]]

  init(_ name: String) {
    var seen: Set<[UInt8]> = []
    words = Array(
      FoldedText(name).words.map(LikeName.plain).filter { seen.insert($0).inserted }.prefix(LikeName.longest))
  }

  /// Without the plural, and abbreviations written out.
  private static func plain(_ word: [UInt8]) -> [UInt8] {
    switch String(decoding: word, as: UTF8.self) {
    case "db": return Array("dumbbell".utf8)
    case "bb": return Array("barbell".utf8)
    case "kb": return Array("kettlebell".utf8)
    case "ohp": return Array("overhead".utf8)
    default: break
    }
    guard word.count > 3, word.last == UInt8(ascii: "s"), word[word.count - 2] != UInt8(ascii: "s") else {
      return word
    }
    return Array(word.dropLast())
  }

  /// Thousandths: 1000 for the same words, 0 for none shared (Dice 1945); a slip of the pen counts half.
  func likeness(to other: LikeName) -> Int {
    guard !other.words.isEmpty else { return 0 }
    let halves = words.reduce(0) { sum, word in
      if other.words.contains(word) { return sum + 2 }
      return sum + (other.words.contains { EditDistance.isOneAway(word, from: $0) } ? 1 : 0)
    }
    return halves * 1_000 / (words.count + other.words.count)
  }
}
