internal import Logbook
internal import Training

/// Finds the exercise a person names on the command line.
enum ExerciseChoice {
  /// The exercise by name or alias, or the only one the words fit; else a refusal that offers the nearest.
  ///
  /// Of several that fit, the only one trained so far is meant. Typing slips are offered, never taken.
  static func exercise(_ text: String, in log: Logbook) throws -> Exercise {
    let name = Words.trimmed(text)
    guard !name.isEmpty else { throw UsageError("Which exercise? Its name is empty.") }
    let library = try log.library()
    if let exact = exact(name, in: library.map(\.exercise)) {
      guard exact.isArchived else { return exact }
      throw Refusal("\(exact.name) is archived. knurl exercises restore \"\(exact.name)\" brings it back.")
    }
    let found = search(name, in: library)
    let named = found.filter(\.isNamed)
    let trained = named.filter { $0.summary.workouts > 0 }
    if let only = named.count == 1 ? named.first : trained.count == 1 ? trained.first : nil {
      return only.summary.exercise
    }
    guard named.isEmpty else { throw severalFit(name, trained.isEmpty ? named : trained, named.count) }
    throw unknown(name, found, library)
  }

  /// Names come before aliases, so that one exercise's alias never hides another's name; but archived ones
  /// come last, for one that was merged left its name to another.
  static func exact(_ name: String, in exercises: [Exercise]) -> Exercise? {
    let living = exercises.filter { !$0.isArchived }
    let named = { (exercises: [Exercise]) in
      exercises.first { Search.isSame($0.name, name) }
        ?? exercises.first { $0.aliases.contains { Search.isSame($0, name) } }
    }
    return named(living) ?? named(exercises)
  }

  /// Matches that are not archived; nothing for text without a letter or digit, which would match all.
  private static func search(_ name: String, in library: [ExerciseSummary]) -> [Search.Match] {
    guard name.contains(where: { $0.isLetter || $0.isNumber }) else { return [] }
    return Search.find(name, in: library.filter { !$0.exercise.isArchived })
  }

  private static func severalFit(_ name: String, _ matches: [Search.Match], _ count: Int) -> Refusal {
    let names = matches.prefix(4).map { "“\($0.summary.exercise.name)”" }.joined(separator: ", ")
    let more = matches.count > 4 ? " and others" : ""
    return Refusal("“\(name)” fits \(count) exercises: \(names)\(more). Say more of the name.")
  }

  private static func unknown(
    _ name: String, _ found: [Search.Match], _ library: [ExerciseSummary]
  ) -> Refusal {
    let guesses = found.prefix(3).map(\.summary.exercise.name)
    let near = guesses.isEmpty ? Search.nearest(name, among: library.map(\.exercise.name)) : guesses
    let hint = near.isEmpty ? "" : " Did you mean \(near.map { "“\($0)”" }.joined(separator: ", "))?"
    return Refusal(
      "There is no exercise “\(name)”.\(hint) knurl exercises add \"\(name)\" creates it.")
  }
}
