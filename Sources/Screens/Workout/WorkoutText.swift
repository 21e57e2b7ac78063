import Training

/// A workout as plain text, to share.
struct WorkoutText {
  let text: String

  init(_ content: SummaryContent, _ scene: Scene) {
    let summary = content.summary
    var facts: [String] = []
    if let seconds = summary.duration { facts.append(Elapsed.text(seconds)) }
    facts.append(summary.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers))
    facts.append("\(summary.sets) set\(summary.sets == 1 ? "" : "s")")
    if summary.records > 0 { facts.append("\(summary.records) record\(summary.records == 1 ? "" : "s")") }
    var lines = ["\(summary.name) · \(summary.start.day.text)", facts.joined(separator: " · "), ""]
    for block in content.editor.workout.blocks {
      let exercise = content.editor.exercises[block.exercise]
      let words = ValueText(exercise, scene)
      let sets = zip(block.markers, block.sets).filter(\.1.isCompleted).map { marker, set in
        (set.type.marker == nil ? "" : marker + " ") + words.set(set.values)
      }
      lines.append("\(exercise?.name ?? "Exercise"): \(sets.joined(separator: ", "))")
    }
    text = lines.joined(separator: "\n")
  }
}
