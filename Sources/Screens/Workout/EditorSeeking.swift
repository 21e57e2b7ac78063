import Training

extension Editor {
  /// Puts the cursor where a search found a text: at the note that holds it, else at the exercise.
  ///
  /// It stays at the start for what the workout's own name or note holds.
  mutating func seek(_ text: String, _ scene: Scene) {
    guard Excerpt(of: workout.note, around: text) == nil,
      let place = noted(text) ?? named(text).map({ Place(block: $0, set: 0) })
    else { return }
    cursor = cursor.moved(to: place.block, set: place.set, in: workout)
    settle(scene)
  }

  private func noted(_ text: String) -> Place? {
    for (index, block) in workout.blocks.enumerated() {
      if Excerpt(of: block.note, around: text) != nil { return Place(block: index, set: 0) }
      if let set = block.sets.firstIndex(where: { Excerpt(of: $0.note, around: text) != nil }) {
        return Place(block: index, set: set)
      }
    }
    return nil
  }

  /// The first exercise that holds all of the text, else the first that holds a word of it.
  private func named(_ text: String) -> Int? {
    first(holding: text) ?? text.split(separator: " ").lazy.compactMap { first(holding: String($0)) }.first
  }

  private func first(holding text: String) -> Int? {
    let query = SearchQuery(text)
    return workout.blocks.firstIndex { block in
      guard let exercise = content.exercises[block.exercise] else { return false }
      return query.matches([exercise.name]) || exercise.aliases.contains { query.matches([$0]) }
    }
  }
}
