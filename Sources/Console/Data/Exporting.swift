internal import Exchange
internal import Logbook
internal import Shell
internal import Training

/// `knurl export`.
enum Exporting {
  static func run(_ call: Call) throws {
    guard call.arguments.operands.count <= 1 else { throw UsageError("One file at a time, please.") }
    let path = call.arguments.operands.first.flatMap { $0 == "-" ? nil : $0 }
    guard path != "" else { throw UsageError("The name of the file is empty.") }
    let form = try form(path, call)
    let log = try call.readableLog()
    let choice = try choice(in: log, call)
    if form == .sqlite { return try Copying.export(to: path, choice, log, call) }
    try log.still {
      let writing = try ExportWriting(form, choice, unit: try unit(form, call), log, call)
      writing.tellLosses()
      try writing.write(to: path)
    }
  }

  private static func form(_ path: String?, _ call: Call) throws -> ExportForm {
    guard let word = call.arguments.value("format") else {
      return path.flatMap { ExportForm(fileName: $0) } ?? .csv
    }
    guard let form = ExportForm(rawValue: word) else {
      let all = ExportForm.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--format takes \(all), not “\(word)”.")
    }
    return form
  }

  private static func choice(in log: Logbook, _ call: Call) throws -> WorkoutChoice {
    func day(_ name: String) throws -> Day? {
      try call.arguments.value(name).map { try DateText.day($0, clock: call.clock) }
    }
    var choice = WorkoutChoice(since: try day("since"), until: try day("until"))
    if let since = choice.since, let until = choice.until, until < since {
      throw UsageError("--until \(until.iso) lies before --since \(since.iso).")
    }
    if let name = call.arguments.value("exercise") {
      let exercises = try log.everyExercise()
      choice.exercise =
        try ExerciseChoice.exact(name, in: exercises)?.id
        ?? ExerciseChoice.exercise(name, in: log).id
    }
    if let name = call.arguments.value("workout") {
      choice.workout = try Showing.workout(Words.trimmed(name), in: log, call).id
    }
    return choice
  }

  private static func unit(_ form: ExportForm, _ call: Call) throws -> WeightUnit? {
    guard let word = call.arguments.value("unit") else { return nil }
    guard let unit = UnitQuestion.unit(of: word.lowercased()) else {
      throw UsageError("--unit takes kg or lb, not “\(word)”.")
    }
    guard form == .strong || form == .hevy else {
      throw UsageError(
        "--unit is for strong and hevy; the other forms keep the unit each weight was entered in.")
    }
    return unit
  }
}
