internal import Logbook
internal import Training

/// `knurl exercises merge`.
enum Merging {
  static func run(_ words: [String], _ call: Call) throws {
    guard words.count == 2 else { throw UsageError("knurl exercises merge NAME INTO, each in quotes.") }
    let log = try call.log()
    let exercise = try ExerciseChoice.exercise(words[0], in: log)
    let target = try ExerciseChoice.exercise(words[1], in: log)
    guard exercise.id != target.id else {
      throw Refusal("Both names mean \(target.name). Nothing was changed.")
    }
    guard let change = Change.merge(exercise, into: target) else {
      throw Refusal(
        "\(exercise.name) keeps \(nouns(exercise)), \(target.name) keeps \(nouns(target)): their sets cannot "
          + "become one history. Nothing was changed.")
    }
    let workouts = try log.exerciseSummary(exercise.id)?.workouts ?? 0
    try log.save(change, at: call.now.moment)
    guard !call.wantsJSON else {
      return call.print(
        .object([
          ("exercise_id", .text(target.id.text)), ("name", .text(target.name)),
          ("workouts", .integer(workouts)),
        ]))
    }
    let moved = workouts == 1 ? "1 workout" : "\(workouts) workouts"
    call.output.line("\(change.summary): \(moved) moved. knurl undo takes it back.")
  }

  private static func nouns(_ exercise: Exercise) -> String {
    let nouns = exercise.kind.fields.map(\.noun).joined(separator: " and ")
    return exercise.kind == .assistedBodyweight ? "assistance and reps" : nouns
  }
}
