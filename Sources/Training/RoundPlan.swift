/// Rounds by the clock as someone types them: `40s on 20s off × 8`, `every 90s x 6`, `emom 10`.
package struct RoundPlan: Hashable, Sendable {
  package var mode: SetTimer.Rounds.Mode
  /// Seconds of a round, or from one to the next.
  package var on: Int
  package var off: Int
  package var count: Int

  /// Reads a plan; nil when the text is none.
  package static func read(_ text: String) throws(Reason) -> RoundPlan? {
    let tokens = try QuickEntryToken.tokens(of: text)
    guard let first = tokens.first else { return nil }
    switch first.text {
    case "emom":
      let rest = tokens.dropFirst().drop { $0.kind == .times }
      return RoundPlan(mode: .every, on: 60, off: 0, count: try count(rest, after: "emom"))
    case "every":
      let parts = tokens.dropFirst().split(maxSplits: 1, omittingEmptySubsequences: false) {
        $0.kind == .times
      }
      let on = try seconds(parts[0], after: "every")
      return RoundPlan(
        mode: .every, on: on, off: 0, count: try count(parts.count > 1 ? parts[1] : [], after: parts[0].text))
    default: return try intervals(tokens[...])
    }
  }

  /// `40s on 20s off x 8`; without a pause `60s on x 5`.
  private static func intervals(_ tokens: ArraySlice<QuickEntryToken>) throws(Reason) -> RoundPlan? {
    guard let on = tokens.firstIndex(where: { $0.text == "on" }) else { return nil }
    guard let times = tokens.lastIndex(where: { $0.kind == .times }), times > on else {
      throw .unfinished(tokens.text)
    }
    var pause = tokens[(on + 1)..<times]
    if pause.last?.text == "off" { pause = pause.dropLast() }
    return RoundPlan(
      mode: .work, on: try seconds(tokens[..<on], after: "on"),
      off: pause.isEmpty ? 0 : try seconds(pause, after: "off"),
      count: try count(tokens[(times + 1)...], after: "x"))
  }

  private static func seconds(_ tokens: ArraySlice<QuickEntryToken>, after word: String) throws(Reason) -> Int
  {
    guard !tokens.isEmpty else { throw .unfinished(word) }
    return try Elapsed.seconds(of: tokens.map(\.text).joined(), bare: .seconds)
  }

  private static func count(_ tokens: ArraySlice<QuickEntryToken>, after word: String) throws(Reason) -> Int {
    guard let number = tokens.first else { throw .unfinished(word) }
    if let extra = tokens.dropFirst().first { throw .unexpected(extra.text) }
    guard let count = Int(number.text), (1...Limits.rounds).contains(count) else {
      throw .tooManySets(Limits.rounds)
    }
    return count
  }

  /// `8 × 0:40, 0:20 between`, `10 times every 1:00`.
  package var text: String {
    switch mode {
    case .work: "\(count) × \(Elapsed.text(on))" + (off > 0 ? ", \(Elapsed.text(off)) between" : "")
    case .every: "\(count) × every \(Elapsed.text(on))"
    }
  }
}

extension ArraySlice<QuickEntryToken> {
  /// As it was typed, near enough for a message.
  fileprivate var text: String { map(\.text).joined(separator: " ") }
}
