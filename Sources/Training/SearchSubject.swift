/// An exercise as the search reads it.
struct SearchSubject: Sendable {
  private let name: FoldedText
  private let aliases: [(text: String, folded: FoldedText)]
  private let traits: [(text: String, folded: FoldedText)]

  init(_ exercise: Exercise) {
    name = FoldedText(exercise.name)
    aliases = exercise.aliases.map { ($0, FoldedText($0)) }
    let muscles = (exercise.primaryMuscles + exercise.secondaryMuscles).map { "muscle \($0.rawValue)" }
    traits = (muscles + ["equipment \(exercise.equipment)"]).map { text in
      (text, FoldedText(String(text.drop { $0 != " " })))
    }
  }

  /// Whether the name begins with what was typed, or but for one slip.
  func begins(with query: FoldedText) -> Bool {
    if name.joined.starts(with: query.joined) { return true }
    guard let typed = query.words.first, let first = name.words.first else { return false }
    return EditDistance.isOneAway(typed, from: first)
  }

  /// The best way in which it answers a query; nil when it does not.
  func finding(for query: FoldedText) -> Search.Finding? {
    exact(query) ?? words(query, exactly: true) ?? words(query, exactly: false) ?? trait(query) ?? typo(query)
  }

  /// The same words, in whatever order: `Barbell Squat` is `Squat (Barbell)`.
  private func exact(_ query: FoldedText) -> Search.Finding? {
    if name.isSame(as: query) { return Search.Finding(tier: .name) }
    return aliases.first { $0.folded.isSame(as: query) }
      .map { Search.Finding(tier: .alias, reason: "alias “\($0.text)”") }
  }

  /// Every word typed is a word, or the beginning of one, of the name; or of the name and an alias.
  private func words(_ query: FoldedText, exactly: Bool) -> Search.Finding? {
    if query.words.allSatisfy({ name.holds($0, exactly: exactly) }) {
      return Search.Finding(tier: exactly ? .words : .beginnings)
    }
    let alias = aliases.first { alias in
      query.words.allSatisfy {
        alias.folded.holds($0, exactly: exactly) || name.holds($0, exactly: exactly)
      }
    }
    return alias.map {
      Search.Finding(tier: exactly ? .aliasWords : .aliasBeginnings, reason: "alias “\($0.text)”")
    }
  }

  /// Every word typed begins a word of the name, a muscle or the equipment.
  private func trait(_ query: FoldedText) -> Search.Finding? {
    var found: String?
    for word in query.words where !name.holds(word, exactly: false) {
      guard word.count >= 3, let trait = traits.first(where: { $0.folded.holds(word, exactly: false) })
      else { return nil }
      found = found ?? trait.text
    }
    return Search.Finding(tier: .traits, reason: found)
  }

  /// One word of the query is one edit away, the others begin words.
  private func typo(_ query: FoldedText) -> Search.Finding? {
    let inName = query.words.filter { !name.holds($0, exactly: false) }
    if inName.count == 1, let close = name.words.first(where: { EditDistance.isOneAway(inName[0], from: $0) })
    {
      return Search.Finding(tier: .typo, reason: "close to “\(String(decoding: close, as: UTF8.self))”")
    }
    for alias in aliases {
      let strange = inName.filter { !alias.folded.holds($0, exactly: false) }
      if strange.count == 1,
        alias.folded.words.contains(where: { EditDistance.isOneAway(strange[0], from: $0) })
      {
        return Search.Finding(tier: .aliasTypo, reason: "close to alias “\(alias.text)”")
      }
    }
    return nil
  }
}

extension FoldedText {
  /// Whether a word is one of the words here, or the beginning of one; `pullup` is in `Pull-Up` too.
  func holds(_ word: [UInt8], exactly: Bool) -> Bool {
    for index in words.indices {
      if exactly ? words[index] == word : words[index].starts(with: word) { return true }
      guard index + 1 < words.count, word.count > words[index].count, word.starts(with: words[index])
      else { continue }
      let pair = words[index] + words[index + 1]
      if exactly ? pair == word : pair.starts(with: word) { return true }
    }
    return false
  }
}
