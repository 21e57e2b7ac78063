internal import Logbook
internal import Screens
internal import Shell
internal import Training

/// Asks what exercises of a file are that the log does not know by their names.
enum ExerciseQuestion {
  /// What the command line says: `--match 'NAME IN THE FILE=EXERCISE'`.
  static func stated(_ call: Call) throws -> [String: ID<Exercise>] {
    let texts = call.arguments.all("match")
    guard !texts.isEmpty else { return [:] }
    let library = try call.log().library()
    var matches: [String: ID<Exercise>] = [:]
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1).map { Words.trimmed(String($0)) }
      guard parts.count == 2, !parts[0].isEmpty else {
        throw UsageError(
          "--match takes a name of the file and an exercise: --match 'Flat Bench=Bench Press'.")
      }
      guard let exercise = named(parts[1], library) else {
        let near = Search.likest(parts[1], in: library).map { "“\($0.exercise.name)”" }
        let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: ", "))?"
        throw Refusal("There is no exercise “\(parts[1])”.\(hint) Nothing was changed.")
      }
      matches[parts[0]] = exercise.id
    }
    return matches
  }

  /// Each name once, first those that something here is like.
  static func ask(about names: [String], _ settling: inout ImportSettling, _ call: Call) throws {
    guard !call.arguments.has("new"), !names.isEmpty else { return }
    let library = try call.log().library()
    let open = ImportOffer.unknown(names, in: library)
    call.output.line("Which exercises are these? What you answer is remembered.")
    for (index, unknown) in open.enumerated() {
      call.output.line("\(index + 1) of \(open.count): \(unknown.name)")
      for (place, summary) in unknown.likest.enumerated() {
        call.output.line("  \(place + 1)  \(summary.exercise.name)\(workouts(summary))")
      }
      switch try answer(unknown.likest, library, call) {
      case .new: continue
      case .allNew: return
      case .exercise(let id): settling.matches[unknown.name] = id
      }
    }
  }

  private enum Choice {
    case new, allNew
    case exercise(ID<Exercise>)
  }

  private static func answer(_ likest: [ExerciseSummary], _ library: [ExerciseSummary], _ call: Call) throws
    -> Choice
  {
    let numbers = ["", "1, ", "1-2, "].dropFirst(likest.count).first ?? "1-\(likest.count), "
    while let text = call.ask("\(numbers)a name, Enter for a new exercise, a for all as new: ") {
      if text.isEmpty { return .new }
      if text == "a" || text == "all" { return .allNew }
      if let number = Int(text), likest.indices.contains(number - 1) {
        return .exercise(likest[number - 1].exercise.id)
      }
      if let exercise = named(text, library) { return .exercise(exercise.id) }
      let near = Search.likest(text, in: library).map { "“\($0.exercise.name)”" }.joined(separator: ", ")
      call.output.line("No exercise is called “\(text)”." + (near.isEmpty ? "" : " There is \(near)."))
    }
    throw Refusal("Nothing was changed.")
  }

  /// The exercise of a name or alias, or the only one a text fits.
  private static func named(_ text: String, _ library: [ExerciseSummary]) -> Exercise? {
    let key = Search.key(of: text)
    guard !key.isEmpty else { return nil }
    let alive = library.filter { !$0.exercise.isArchived }.map(\.exercise)
    if let exact = alive.first(where: { Search.key(of: $0.name) == key }) { return exact }
    return alive.first { $0.aliases.contains { Search.key(of: $0) == key } }
  }

  private static func workouts(_ summary: ExerciseSummary) -> String {
    guard summary.workouts > 0 else { return "" }
    return " (\(Number.grouped(summary.workouts)) workout\(summary.workouts == 1 ? "" : "s"))"
  }
}
