import Canvas
import Training

/// The ways to share a workout: Markdown to paste, and a picture of it as a card.
struct WorkoutShare {
  private let content: SummaryContent
  private let scene: Scene

  init(_ content: SummaryContent, _ scene: Scene) {
    self.content = content
    self.scene = scene
  }

  static func menu(_ name: String) -> MenuSheet {
    MenuSheet(
      "Share \(name)",
      [
        MenuSheet.Item("t", "Copy as text", .shareText),
        MenuSheet.Item("m", "Copy as Markdown", .shareMarkdown),
        MenuSheet.Item("s", "Write a picture (SVG)", .shareCard),
      ])
  }

  private var summary: WorkoutSummary { content.summary }

  private var facts: [(label: String, value: String)] {
    [
      ("Duration", summary.duration.map(Elapsed.text) ?? scene.style.glyphs.dash),
      ("Volume", summary.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers)),
      ("Sets", String(summary.sets)), ("Records", String(summary.records)),
    ]
  }

  /// Each exercise with its completed sets.
  private var exercises: [(name: String, sets: [String])] {
    content.editor.workout.blocks.compactMap { block in
      let exercise = content.editor.exercises[block.exercise]
      let words = ValueText(exercise, scene)
      let sets = zip(block.markers, block.sets).filter(\.1.isCompleted).map { marker, set in
        (set.type.marker == nil ? "" : marker + " ") + words.set(set.values)
      }
      return sets.isEmpty ? nil : (exercise?.name ?? "Exercise", sets)
    }
  }

  private var records: [String] {
    content.records.map { line in
      let change = line.event.change(
        formula: scene.preferences.formula, in: scene.preferences.weightUnit, style: scene.numbers)
      return "\(line.exerciseName): \(line.event.label) \(change)"
    }
  }

  var markdown: String {
    var lines = ["## \(WorkoutShare.plain(summary.name))", "", summary.start.day.text, ""]
    lines.append("| " + facts.map(\.label).joined(separator: " | ") + " |")
    lines.append("|" + facts.map { _ in " ---: |" }.joined())
    lines.append("| " + facts.map(\.value).joined(separator: " | ") + " |")
    lines.append("")
    for exercise in exercises {
      lines.append("- **\(WorkoutShare.plain(exercise.name))**: \(exercise.sets.joined(separator: ", "))")
    }
    if !records.isEmpty { lines += ["", "### Records", ""] + records.map { "- " + WorkoutShare.plain($0) } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Signs that Markdown would take for its own are written out.
  private static func plain(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      if "\\*_`#[]<>|".contains(character) { text.append("\\") }
      text.append(character.isNewline ? " " : character)
    }
  }

  /// What the picture's file is called: `2026-11-27-push-a.svg`.
  var fileName: String {
    let words = summary.name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return ([summary.start.day.iso] + words.prefix(6).map(String.init)).joined(separator: "-") + ".svg"
  }

  /// A card 640 wide in the colours of the dark theme.
  var svg: String {
    let exercises = exercises.prefix(12)
    let records = records.prefix(4)
    let height = 168 + exercises.count * 30 + (records.isEmpty ? 0 : 16 + records.count * 26)
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="640" height="\(height)" viewBox="0 0 640 \(height)" \
      font-family="Inter, Helvetica, Arial, sans-serif">
      """,
      "<rect width=\"640\" height=\"\(height)\" rx=\"16\" fill=\"#242424\"/>",
      WorkoutShare.text(summary.name, x: 32, y: 50, size: 26, colour: "#F5F5F5", isBold: true),
      WorkoutShare.text(summary.start.day.text, x: 608, y: 50, size: 15, colour: "#9A9A9A", isAtEnd: true),
    ]
    for (index, fact) in facts.enumerated() {
      let x = 32 + index * 148
      lines.append(WorkoutShare.text(fact.label.uppercased(), x: x, y: 86, size: 12, colour: "#9A9A9A"))
      lines.append(WorkoutShare.text(fact.value, x: x, y: 112, size: 20, colour: "#F5F5F5", isBold: true))
    }
    var y = 158
    for exercise in exercises {
      lines.append(WorkoutShare.text(exercise.name, x: 32, y: y, size: 16, colour: "#5C9CF2", isBold: true))
      let sets = exercise.sets.joined(separator: ", ").truncated(to: 44, mark: "…")
      lines.append(WorkoutShare.text(sets, x: 608, y: y, size: 14, colour: "#F5F5F5", isAtEnd: true))
      y += 30
    }
    if !records.isEmpty { y += 16 }
    for record in records {
      lines.append(WorkoutShare.text("▲ " + record, x: 32, y: y, size: 14, colour: "#F2C94C"))
      y += 26
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static func text(
    _ text: String, x: Int, y: Int, size: Int, colour: String, isBold: Bool = false, isAtEnd: Bool = false
  ) -> String {
    let weight = isBold ? " font-weight=\"700\"" : ""
    let anchor = isAtEnd ? " text-anchor=\"end\"" : ""
    return "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\" fill=\"\(colour)\"\(weight)\(anchor)>"
      + escaped(text) + "</text>"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case _ where character.unicodeScalars.contains { $0.value < 32 }: text += " "
      default: text.append(character)
      }
    }
  }
}
