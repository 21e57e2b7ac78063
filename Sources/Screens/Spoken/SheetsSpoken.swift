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
    let stats = stats(scene).map { "\($0.label.lowercased()) \($0.value)" }.joined(separator: ", ")
    let head = "Finish \(content.workout.name.isEmpty ? "the workout" : content.workout.name): \(stats)."
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
    if let draft { return ["\(draft.name) is new. Type create to make it, or back."] }
    guard !line.isEmpty else { return ["\(title). Type a part of its name, or back."] }
    let items = matches.prefix(ExercisePicker.most).enumerated().map {
      "\($0.offset + 1). \($0.element.summary.exercise.name)."
    }
    let new = offersNew ? ["Create makes a new exercise \(line.text.trimmed)."] : []
    return items + new + ["Type a number, another name, or back."]
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    if words.lowercased() == "create", draft != nil || offersNew {
      return draft == nil ? choose(matches.count, scene) : take(Key(.enter), scene, &ids)
    }
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
}
