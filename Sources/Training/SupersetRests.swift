/// The two rests of a superset, seconds; nil follows the settings, 0 is none.
package struct SupersetRests: Hashable, Sendable {
  /// Between its exercises.
  package var between: Int?
  /// After a round of all of them.
  package var round: Int?

  package init(between: Int? = nil, round: Int? = nil) {
    self.between = between
    self.round = round
  }

  /// Reads both as a person types them, with a stroke or a blank between: `15 / 2:00`.
  ///
  /// An empty side follows the settings; no text at all leaves both to them.
  package init(_ text: String) throws(Reason) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let words = text.split(whereSeparator: \.isWhitespace)
    let sides = parts.count == 1 && words.count == 2 ? words : parts
    if words.isEmpty {
      self.init()
      return
    }
    guard sides.count == 2 else { throw .notTwoRests(text) }
    self.init(between: try SupersetRests.seconds(sides[0]), round: try SupersetRests.seconds(sides[1]))
  }

  private static func seconds(_ text: Substring) throws(Reason) -> Int? {
    let typed = PreferenceText(String(text))
    return typed.trimmed.isEmpty ? nil : try typed.rest()
  }

  /// `0:15 / 2:00`, as `init` reads it; empty where both follow the settings.
  package var text: String {
    guard self != SupersetRests() else { return "" }
    return [between, round].map { $0.map { PreferenceText.rest($0) } ?? "" }.joined(separator: " / ")
  }
}

extension Workout {
  /// The places of the members of the superset that a block belongs to, itself included; only it outside one.
  package func supersetMembers(of index: Int) -> Range<Int> {
    guard let superset = blocks[index].superset else { return index..<(index + 1) }
    var start = index
    while start > 0, blocks[start - 1].superset == superset { start -= 1 }
    let end = blocks[index...].firstIndex { $0.superset != superset } ?? blocks.count
    return start..<end
  }

  /// What the rests of a superset are when only some of its members tell them: those of the first that does.
  package var sharingSupersetRests: Workout {
    var workout = self
    for index in blocks.indices where blocks[index].supersetRests == SupersetRests() {
      let teller = blocks[supersetMembers(of: index)].first { $0.supersetRests != SupersetRests() }
      if let teller { workout.blocks[index].supersetRests = teller.supersetRests }
    }
    return workout
  }

  /// The superset of a block with other rests.
  package func resting(_ rests: SupersetRests, inSupersetOf index: Int) -> Workout {
    var workout = self
    for member in supersetMembers(of: index) { workout.blocks[member].supersetRests = rests }
    return workout
  }
}
