package import Training

/// Writes workouts for reading, in Markdown: a heading each, exercises below it, a line a set.
package enum MarkdownText {
  package static let heading = Array("# Training log\n".utf8)

  package static func text(
    _ workout: Workout, exercises: (ID<Exercise>) -> Exercise?, style: NumberStyle = .point
  ) -> [UInt8] {
    var text = "\n## \(escaped(workout.name.isEmpty ? "Workout" : workout.name))\n\n"
    text += ([when(workout)] + (workout.isRunning ? ["running"] : [])).joined(separator: " · ") + "\n"
    if !workout.tags.isEmpty { text += "\n" + escaped(Tags.text(workout.tags)) + "\n" }
    text += quoted(workout.note)
    for block in workout.blocks {
      let exercise = exercises(block.exercise)
      let superset = block.superset.map { " (superset \($0))" } ?? ""
      text += "\n### \(escaped(exercise?.name ?? "?"))\(superset)\n\n"
      if !block.note.isEmpty { text += quoted(block.note).dropFirst() + "\n" }
      text += sets(of: block, kind: exercise?.kind ?? .weightReps, style)
    }
    return Array(text.utf8)
  }

  private static func when(_ workout: Workout) -> String {
    let start = "\(workout.start.day.text) · \(workout.start.clockText)"
    return start + (workout.duration.map { " · \(Elapsed.words($0))" } ?? "")
  }

  private static func sets(of block: Block, kind: ExerciseKind, _ style: NumberStyle) -> String {
    var number = 0
    var text = ""
    for set in block.sets {
      if set.type.takesOrdinal { number += 1 }
      let marker = set.type == .work ? String(number) : set.type.marker ?? ""
      var parts = [set.values.text(kind: kind, style: style)]
      if !set.isCompleted { parts.append("(not done)") }
      if set.isSuspicious { parts.append("(unlikely)") }
      if !set.note.isEmpty { parts.append("– \(escaped(set.note))") }
      text += "- \(marker): \(parts.filter { !$0.isEmpty }.joined(separator: " "))\n"
    }
    return text
  }

  private static func quoted(_ note: String) -> String {
    guard !note.isEmpty else { return "" }
    let lines = note.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return "\n" + lines.map { "> \(escaped(String($0)))\n" }.joined()
  }

  /// Free of what Markdown would take for its own; line breaks become blanks.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character.isNewline {
        escaped += " "
      } else {
        if "\\`*_[]<>#|".contains(character) { escaped += "\\" }
        escaped.append(character)
      }
    }
    return escaped
  }
}
