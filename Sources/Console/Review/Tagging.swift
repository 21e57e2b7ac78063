internal import Logbook
internal import Training

/// `knurl tag`.
enum Tagging {
  static func run(_ call: Call) throws {
    let typed = call.arguments.operands.joined(separator: " ")
    guard !typed.isEmpty else { return try list(call) }
    let tags = Tags.read(typed)
    guard !tags.isEmpty else {
      throw UsageError("“\(typed)” is no tag: a tag is a word of letters, digits and hyphens.")
    }
    let log = try call.log()
    let workout = try Showing.workout(
      Words.trimmed(call.arguments.value("workout") ?? "last"), in: log, call)
    var changed = workout
    let isRemoval = call.arguments.has("remove")
    changed.tags = Tags.edited(
      workout.tags, by: tags.map { isRemoval ? "-" + $0 : $0 }.joined(separator: " "))
    let day = workout.start.day.text
    if changed == workout {
      return tell(
        "\(workout.name) of \(day) has \(isRemoval ? "no such" : "that") tag already.", changed, call)
    }
    let text = "\(isRemoval ? "Untagged" : "Tagged") \(workout.name) of \(day) \(Tags.text(tags))"
    try log.save(Change(text, from: workout, to: changed), at: call.now.moment)
    tell("\(text). knurl undo takes it back.", changed, call)
  }

  private static func tell(_ sentence: String, _ workout: Workout, _ call: Call) {
    guard call.wantsJSON else { return call.output.line(sentence) }
    call.print(
      .object([
        ("workout_id", .text(workout.id.text)), ("tags", .list(workout.tags.map { .text($0) })),
      ]))
  }

  private static func list(_ call: Call) throws {
    let counts = try call.readableLog().tags()
    guard !call.wantsJSON else {
      return call.print(
        .list(counts.map { .object([("tag", .text($0.tag)), ("workouts", .integer($0.workouts))]) }))
    }
    guard !counts.isEmpty else {
      return call.output.line("No workout has a tag. knurl tag deload gives one.")
    }
    var table = TextTable([.init(title: "TAG"), .init(title: "WORKOUTS", isNumber: true)])
    table.rows = counts.map { ["#" + $0.tag, String($0.workouts)] }
    call.print(table)
  }
}
