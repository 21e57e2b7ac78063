/// Finds exercises by what a person types, and names close to a mistyped one.
package enum Search {
  /// An exercise found, and why when its name alone does not say.
  package struct Match: Hashable, Sendable {
    package var summary: ExerciseSummary
    /// `alias “ohp”`, `muscle chest`, `close to “bench”`; nil when the name holds what was typed.
    package var reason: String?
    /// Whether its name or an alias holds what was typed; not so for muscles, equipment and typing slips.
    package var isNamed: Bool

    package init(summary: ExerciseSummary, reason: String?, isNamed: Bool = true) {
      self.summary = summary
      self.reason = reason
      self.isNamed = isNamed
    }
  }

  /// Exercises that match, best first: the whole name, an alias, all words in any order, beginnings of
  /// words, muscle or equipment, one typo.
  ///
  /// Among equals the ones done most often come first, then names that begin with the query, then the
  /// alphabet; archived ones come last. An empty query finds all.
  package static func find(_ query: String, in exercises: [ExerciseSummary]) -> [Match] {
    SearchIndex(exercises).find(query)
  }

  /// How well something was found, best first.
  enum Tier: Int {
    case name, alias, words, aliasWords, beginnings, aliasBeginnings, traits, typo, aliasTypo
  }

  struct Finding {
    var tier: Tier
    var reason: String?
  }
}

extension Search {
  /// Up to three names that a mistyped one may have meant, closest first; empty when none is near.
  ///
  /// What stands in brackets may be left out: `squatt` is near `Squat (Barbell)`.
  package static func nearest(_ name: String, among names: [String]) -> [String] {
    let typed = FoldedText(name)
    guard !typed.isEmpty else { return [] }
    let near = names.enumerated().compactMap { index, candidate in
      [candidate, String(candidate.prefix { $0 != "(" })].compactMap {
        distance(from: typed, to: FoldedText($0))
      }
      .min().map { (distance: $0, index: index, name: candidate) }
    }
    return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3).map(\.name)
  }

  /// Edits between two names; a beginning or the same words in another order count as near.
  private static func distance(from typed: FoldedText, to candidate: FoldedText) -> Int? {
    let limit = max(1, min(4, typed.joined.count / 3))
    let edits = EditDistance.between(typed.joined, candidate.joined)
    if edits <= limit { return edits }
    if typed.joined.count >= 2, candidate.joined.starts(with: typed.joined) { return limit }
    return typed.words.allSatisfy(candidate.words.contains) ? limit + 1 : nil
  }
}

/// How many letters differ between two words.
enum EditDistance {
  /// Letters put in, left out, changed, or swapped with their neighbour (optimal string alignment).
  static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let change = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }

  /// Whether exactly one edit makes a word, or the beginning of it once four letters are typed.
  static func isOneAway(_ typed: [UInt8], from word: [UInt8]) -> Bool {
    guard typed.count >= 3, typed.count <= word.count + 1 else { return false }
    let shared = zip(typed, word).prefix { $0 == $1 }.count
    guard shared < typed.count else { return typed.count + 1 == word.count }
    let rest = typed[shared...]
    let goal = word[shared...]
    let isSwapped =
      rest.count > 1 && goal.count > 1 && rest[shared] == goal[shared + 1] && rest[shared + 1] == goal[shared]
    return ends(rest.dropFirst(), goal.dropFirst(), typed)  // another letter
      || ends(rest.dropFirst(), goal, typed)  // one too many
      || ends(rest, goal.dropFirst(), typed)  // one missing
      || isSwapped && ends(rest.dropFirst(2), goal.dropFirst(2), typed)
  }

  /// Whether what is left of a word typed is all that is left of the other, or begins it.
  private static func ends(_ rest: ArraySlice<UInt8>, _ goal: ArraySlice<UInt8>, _ typed: [UInt8]) -> Bool {
    rest.count <= goal.count && goal.starts(with: rest) && (rest.count == goal.count || typed.count >= 4)
  }
}

/// What was typed, ready to be looked for in many texts.
package struct SearchQuery: Sendable {
  private let folded: FoldedText

  package init(_ text: String) {
    folded = FoldedText(text)
  }

  package var isEmpty: Bool { folded.isEmpty }

  /// Whether every word typed is, or begins, a word of one of the texts.
  package func matches(_ texts: [String]) -> Bool {
    let texts = texts.map { FoldedText($0) }
    return folded.words.allSatisfy { word in texts.contains { $0.holds(word, exactly: false) } }
  }
}
