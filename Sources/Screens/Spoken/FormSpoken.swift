import Canvas
import Training

/// The form as questions, one after the other.
extension ExerciseForm {
  func spoken(_ scene: Scene) -> [String]? {
    [
      "\(title). Answer the questions, or type next to leave one as it is.",
      "\(verb) ends them at any time, read tells all answers, back leaves; a row and a colon changes one: kind: reps.",
    ] + spokenPlace(scene)
  }

  func spokenPlace(_ scene: Scene) -> [String] {
    let problem = objection.map { [$0] } ?? []
    if isAnswered, problem.isEmpty {
      return ["\(draft.text(.name)): that was the last question. Type \(verb), read or back."]
    }
    let value = draft.text(field)
    let now = value.isEmpty ? "" : " Now: \(value)."
    let options = draft.options(field)
    let choice = options.isEmpty ? field.hint : "One of: \(options.joined(separator: "; "))"
    return problem + ["\(field.label)?\(now) \(choice)."]
  }

  func spokenWhole(_ scene: Scene) -> [String]? {
    let rows = ExerciseField.allCases.map { field -> String in
      let value = draft.text(field)
      return "\(field.label): \(value.isEmpty ? "nothing" : value)."
    }
    return ["\(title)."] + rows + spokenPlace(scene)
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    objection = nil
    switch words.lowercased() {
    case "create", "keep":
      isAnswered = false
      return keep()
    case "next":
      goOn()
      return []
    default: break
    }
    if let (named, value) = ExerciseForm.row(in: words) { return fill(named, with: value) }
    return isAnswered ? [.say(Message("Type \(verb), read or back."))] : fill(field, with: words)
  }

  private mutating func fill(_ row: ExerciseField, with words: String) -> [Effect] {
    guard draft.fill(row, with: words == "-" ? "" : words) else {
      return [
        .say(Message("“\(words)” is none of: \(draft.options(row).joined(separator: "; ")).", tone: .warning))
      ]
    }
    if let problem = draft.exercise(from: original, others: others).1, problem.field == row {
      (field, objection) = (row, problem.sentence)
      isAnswered = false
    } else if row == field, !isAnswered {
      goOn()
    }
    return []
  }

  private mutating func goOn() {
    let rows = ExerciseField.allCases
    if field == rows.last { isAnswered = true } else { field = rows[field.rawValue + 1] }
  }

  /// `kind: reps` names a row and what it is to be.
  private static func row(in words: String) -> (ExerciseField, String)? {
    guard let colon = words.firstIndex(of: ":") else { return nil }
    let name = words[..<colon].lowercased()
    return ExerciseField.allCases.first { $0.label.lowercased() == name }
      .map { ($0, String(words[words.index(after: colon)...]).trimmed) }
  }
}
