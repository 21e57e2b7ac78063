internal import Training

/// A text looked for, as the index understands it.
struct TextPattern {
  let match: String
  private let text: String
  /// The exercises done so far that hold some of it, by their words in the index.
  private let exercises: [(word: String, name: String)]

  /// Nil when there is no word in the text.
  init?(_ text: String, in trained: [Exercise]) {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !words.isEmpty else { return nil }
    func holding(_ text: String) -> [(word: String, name: String)] {
      let query = SearchQuery(text)
      return trained.filter { exercise in
        query.matches([exercise.name]) || exercise.aliases.contains { query.matches([$0]) }
          || exercise.note.split(separator: "\n").contains { query.matches([String($0)]) }
      }.map { (WorkoutText.word(ofExercise: $0.id.text), $0.name) }
    }
    self.text = text
    let whole = holding(text)
    let typed = words.map { "\"\($0)\" *" }
    if !whole.isEmpty {
      exercises = whole
      match = TextPattern.any(
        whole.map { "\"\($0.word)\"" } + ["({name notes} : (\(typed.joined(separator: " AND "))))"])
      return
    }
    let parts = words.map(holding)
    exercises = parts.flatMap(\.self)
    match = zip(typed, parts).map { word, part in
      TextPattern.any(["{name notes} : \(word)"] + part.map { "\"\($0.word)\"" })
    }.joined(separator: " AND ")
  }

  private static func any(_ terms: [String]) -> String { "(\(terms.joined(separator: " OR ")))" }

  /// Where a workout holds it: a note says more than an exercise, an exercise more than the name.
  func place(notes: String, exercises done: String) -> WorkoutMatch.Place {
    if let excerpt = Excerpt(of: notes, around: text) { return .note(excerpt) }
    let words = Set(done.split(separator: " ").map(String.init))
    return exercises.first { words.contains($0.word) }.map { .exercise($0.name) } ?? .name
  }
}
