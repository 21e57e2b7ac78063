internal import Logbook
internal import Training

/// Finds the exercise a person names on the command line.
enum ExerciseChoice {
  /// The exercise by name or alias, or the only sensible match; else a refusal that offers the nearest.
  static func exercise(_ name: String, in log: Logbook) throws -> Exercise {
    let library = try log.library()
    let matches = Search.find(name, in: library.filter { !$0.exercise.isArchived })
    if let exact = exact(name, among: matches) { return exact }
    if matches.count == 1 { return matches[0].summary.exercise }
    // Several fit: the one that is trained, when only one is.
    let trained = matches.filter { $0.summary.workouts > 0 }
    if trained.count == 1 { return trained[0].summary.exercise }
    guard !matches.isEmpty else {
      let near = Search.nearest(name, among: library.map(\.exercise.name))
      let hint = near.isEmpty ? "" : " Did you mean \(near.map { "“\($0)”" }.joined(separator: ", "))?"
      throw Refusal("There is no exercise “\(name)”.\(hint) knurl exercises add \"\(name)\" creates it.")
    }
    let names = (trained.isEmpty ? matches : trained).prefix(4).map { "“\($0.summary.exercise.name)”" }
    throw Refusal("“\(name)” fits \(matches.count) exercises: \(names.joined(separator: ", "))… Say more of the name.")
  }

  private static func exact(_ name: String, among matches: [Search.Match]) -> Exercise? {
    matches.map(\.summary.exercise).first { exercise in
      Search.isSame(exercise.name, name) || exercise.aliases.contains { Search.isSame($0, name) }
    }
  }
}
