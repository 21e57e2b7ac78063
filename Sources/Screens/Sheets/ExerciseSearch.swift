import Training

/// Finds exercises by parts of their names and by their other names, the person's own first.
struct ExerciseSearch: Sendable {
  struct Match: Hashable, Sendable {
    var summary: ExerciseSummary
    /// The other name it was found by; nil when found by its own.
    var alias: String?
    fileprivate var rank: Rank
  }

  /// How well a name fits, best first.
  fileprivate enum Rank: Int, Comparable, Hashable, Sendable {
    case whole, start, words, inside, letters

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
    /// A loose match never comes before a sure one, however often the exercise was done.
    var isLoose: Bool { self == .letters }
  }

  /// The exercises that fit, best first; all of them for an empty query.
  static func matches(_ query: String, in library: [ExerciseSummary]) -> [Match] {
    let wanted = folded(query)
    let found = library.filter { !$0.exercise.isArchived }.compactMap { match(wanted, $0) }
    return found.sorted { left, right in
      let keys = (key(left), key(right))
      return keys.0 != keys.1
        ? keys.0.lexicographicallyPrecedes(keys.1)
        : left.summary.exercise.name < right.summary.exercise.name
    }
  }

  private static func key(_ match: Match) -> [Int] {
    [
      match.rank.isLoose ? 1 : 0, match.summary.workouts > 0 ? 0 : 1, match.rank.rawValue,
      -match.summary.workouts,
    ]
  }

  private static func match(_ query: String, _ summary: ExerciseSummary) -> Match? {
    if query.isEmpty { return Match(summary: summary, alias: nil, rank: .start) }
    let own = rank(query, in: folded(summary.exercise.name))
    let other = summary.exercise.aliases.compactMap { alias in
      rank(query, in: folded(alias)).map { (rank: $0, alias: alias) }
    }.min { $0.rank < $1.rank }
    if let other, !other.rank.isLoose, own.map({ other.rank < $0 }) ?? true {
      return Match(summary: summary, alias: other.alias, rank: other.rank)
    }
    return own.map { Match(summary: summary, alias: nil, rank: $0) }
  }

  private static func rank(_ query: String, in name: String) -> Rank? {
    if name == query { return .whole }
    if name.hasPrefix(query) { return .start }
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let parts = query.split(separator: " ")
    if parts.allSatisfy({ part in words.contains { $0.hasPrefix(part) } }) { return .words }
    if parts.allSatisfy({ name.contains($0) }) { return .inside }
    return holdsLetters(of: query, name) ? .letters : nil
  }

  /// Whether the letters of the query come in the name in this order.
  private static func holdsLetters(of query: String, _ name: String) -> Bool {
    var rest = query.filter { $0 != " " }[...]
    for character in name where character == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  private static func folded(_ text: String) -> String { text.trimmed.lowercased() }
}
