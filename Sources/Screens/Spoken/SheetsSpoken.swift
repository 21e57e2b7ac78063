import Canvas
import Training

extension TextSheet {
  func spoken(_ scene: Scene) -> [String]? {
    let now = line.isEmpty ? "" : " Now: \(line.text)"
    let clear = line.isEmpty ? "" : " A minus alone clears it."
    return [
      "\(title)\(title.last == "?" ? "" : "?")\(now)", "Type it, or back to leave it as it is.\(clear)",
    ]
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    if purpose == .workoutTags {
      return [
        .answer(.text(Tags.edited(Tags.read(line.text), by: words).joined(separator: " "), for: purpose))
      ]
    }
    return words.isEmpty ? [.dismiss] : [.answer(.text(words == "-" ? "" : words, for: purpose))]
  }
}

extension PageSheet {
  func spoken(_ scene: Scene) -> [String]? { ["\(title)."] + lines.map(\.text).filter { !$0.isEmpty } }
}

extension ConfirmSheet {
  func spoken(_ scene: Scene) -> [String]? { ["\(question) \(detail)", "Type yes or no."] }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    switch words.lowercased() {
    case "yes", "y": take(Key(.enter), scene, &ids)
    case "no", "n", "": take(Key(.escape), scene, &ids)
    default: [.say(Message("Type yes or no."))]
    }
  }
}

extension FinishSheet {
  func spoken(_ scene: Scene) -> [String]? {
    let name = content.workout.name.isEmpty ? "the workout" : content.workout.name
    let volume = content.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers)
    let stats = [
      SpokenWords.time(length(scene)), volume,
      SpokenWords.count(content.workout.workingSets.completed, "set"), SpokenWords.count(records, "record"),
    ]
    let head = "Finish \(name): \(stats.joined(separator: ", "))."
    let open = openSets
    guard open > 0 else { return [head, "Type yes to finish, back to go on."] }
    return [
      head, "\(SpokenWords.count(open, "set")) not logged.",
      "Type drop to leave \(open == 1 ? "it" : "them") out, complete to log \(open == 1 ? "it" : "them"), back to go on.",
    ]
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    switch words.lowercased() {
    case "yes", "y", "drop", "finish": take(Key(.enter), scene, &ids)
    case "complete", "c": take(Key("c"), scene, &ids)
    case "no", "n": [.dismiss]
    default: [.say(Message("Type \(openSets > 0 ? "drop, complete" : "yes") or back."))]
    }
  }
}

extension MenuSheet {
  func spoken(_ scene: Scene) -> [String]? {
    ["\(title)."] + items.enumerated().map { "\($0.offset + 1). \($0.element.label)." }
      + ["Type a number, or back."]
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    if let number = Int(words), items.indices.contains(number - 1) {
      return [.command(items[number - 1].command)]
    }
    let item = items.first { $0.label.lowercased() == words.lowercased() || String($0.key) == words }
    return item.map { [.command($0.command)] } ?? [.say(Message("Type a number of the list, or back."))]
  }
}

extension RestSheet {
  func spoken(_ scene: Scene) -> [String]? {
    ["Rest timer.", "Type a length such as 90 or 1:30, or +15, -15, skip or back."]
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    switch words.lowercased() {
    case "skip": return [.dismiss] + RestControl.perform(.restSkip, on: content, scene)
    case "+15": return [.dismiss] + RestControl.perform(.restMore, on: content, scene)
    case "-15": return [.dismiss] + RestControl.perform(.restLess, on: content, scene)
    default: return typed(words, scene, &ids)
    }
  }
}

extension ExercisePicker {
  private static let most = 9

  func spoken(_ scene: Scene) -> [String]? {
    if let draft { return ExercisePicker.sentences(draft) }
    guard !line.isEmpty else { return ["\(title). Type a part of its name, or back."] }
    let items = matches.prefix(ExercisePicker.most).enumerated().map {
      "\($0.offset + 1). \($0.element.summary.exercise.name)."
    }
    let new = offersNew ? ["Create makes a new exercise \(line.text.trimmed)."] : []
    return items + new + ["Type a number, another name, or back."]
  }

  func spokenPlace(_ scene: Scene) -> [String] {
    guard let draft, isHeard else { return [] }
    return ["\(draft.name) is new: \(draft.words). Type create, what else it is, or back."]
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    if draft != nil { return hearOfNew(words, scene, &ids) }
    if words.lowercased() == "create", offersNew { return choose(matches.count, scene) }
    if let number = Int(words), matches.prefix(ExercisePicker.most).indices.contains(number - 1) {
      return choose(number - 1, scene)
    }
    look(for: words)
    let exact = matches.firstIndex { match in
      let exercise = match.summary.exercise
      return ([exercise.name] + exercise.aliases).contains { $0.lowercased() == words.lowercased() }
    }
    return exact.map { choose($0, scene) } ?? (matches.count == 1 ? choose(0, scene) : [])
  }

  private static func sentences(_ draft: NewExerciseDraft) -> [String] {
    [
      "\(draft.name) is new: \(draft.words).",
      "Type create to make it so, or what else it is, or back.",
      "It can be \(ExerciseKind.allCases.map(\.words).joined(separator: "; ")).",
      "It can be done with \(Exercise.equipmentWords.joined(separator: ", ")).",
    ]
  }

  private mutating func hearOfNew(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    if words.lowercased() == "create" { return take(Key(.enter), scene, &ids) ?? [] }
    isHeard = true
    guard draft?.take(words) == true else {
      return [.say(Message("“\(words)” is no kind and no equipment.", tone: .warning))]
    }
    return []
  }
}
