import Canvas
package import Training

extension EditorContent {
  /// The workout with every set, a sentence each.
  package func sentences(at now: LocalMoment, _ preferences: Preferences) -> [String] {
    let scene = Scene(now: now, preferences: preferences, style: Style(), size: Size(columns: 100, rows: 40))
    return Editor(content: self, scene).spokenWhole(scene)
  }
}

extension Editor {
  /// The workout in a sentence, then the person's place in it.
  func spoken(_ scene: Scene) -> [String] {
    let tags = workout.tags.isEmpty ? [] : ["Tags: \(workout.tags.joined(separator: ", "))."]
    return [spokenTitle(scene)] + tags + (workout.note.isEmpty ? [] : ["Note: \(workout.note)"])
      + spokenPlace(scene)
  }

  private func spokenTitle(_ scene: Scene) -> String {
    let sets = workout.workingSets
    guard workout.isRunning else {
      let length = workout.duration.map { ", \(SpokenWords.time($0))" } ?? ""
      return "\(name), \(SpokenWords.day(workout.start.day))\(length), "
        + "\(SpokenWords.count(sets.completed, "set"))."
    }
    let minutes = SpokenWords.time(max(0, scene.now.moment - workout.start.moment) / 60 * 60)
    let length = scene.now.moment - workout.start.moment < 60 ? "" : ", running for \(minutes)"
    return "\(name)\(length), \(sets.completed) of \(SpokenWords.count(sets.all, "set")) done."
  }

  /// The exercise and the set under the cursor, a sentence each.
  func spokenPlace(_ scene: Scene) -> [String] {
    guard let block, let index = workout.index(of: block.id) else {
      return ["No exercise yet. Type add-exercise and its name."]
    }
    let card = card(index, scene)
    guard let focus = focus(scene) else { return [spokenExercise(card, scene), "It has no set yet."] }
    return [spokenExercise(card, scene), spokenRow(focus.set, of: card, scene)]
  }

  /// Every exercise and every set, a sentence each.
  func spokenWhole(_ scene: Scene) -> [String] {
    [spokenTitle(scene)]
      + workout.blocks.indices.flatMap { index -> [String] in
        let card = card(index, scene)
        return [spokenExercise(card, scene)] + card.block.sets.indices.map { spokenRow($0, of: card, scene) }
      }
  }

  private func spokenExercise(_ card: BlockCard, _ scene: Scene) -> String {
    let letter = workout.supersetLetter(of: card.index).map { ", superset \($0)" } ?? ""
    let isFirst = workout.supersetMembers(of: card.index).lowerBound == card.index
    let rests = letter.isEmpty || !isFirst ? "" : " \(SupersetText(card.block, scene.preferences).long)."
    let notes = [card.exercise?.note ?? "", card.block.note].filter { !$0.isEmpty }
    let note = notes.map { " Note: \($0)" }.joined()
    return "\(card.name), exercise \(card.index + 1) of \(workout.blocks.count)\(letter).\(rests)\(note)"
  }

  /// As `Set 2, previous 97.5 kilograms 5 reps, 100 kilograms, 5 reps, not logged`.
  private func spokenRow(_ index: Int, of card: BlockCard, _ scene: Scene) -> String {
    let set = card.block.sets[index]
    let name = card.block.setName(index)
    var parts = [name.prefix(1).uppercased() + name.dropFirst()]
    if set.type == .failure { parts.append("to failure") }
    if let previous = card.previous[index] {
      parts.append("previous " + card.text.spoken(previous.values, joint: " "))
    }
    let shown = card.text.spoken(card.shown[index])
    parts.append(shown.isEmpty ? "no values yet" : shown)
    parts.append(set.isCompleted ? "logged" : "not logged")
    let flags = set.isCompleted && content.badge(of: set.id, scene) != nil ? ["A record."] : []
    let note = set.note.isEmpty ? [] : ["Note: \(set.note)"]
    return ([parts.joined(separator: ", ") + "."] + flags + note).joined(separator: " ")
  }

  /// A line typed by somebody who hears the table: values for the set under the cursor, or a set to go to.
  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    let parts = words.lowercased().split(separator: " ")
    if parts.count == 2, parts[0] == "set", let number = Int(parts[1]) { return go(to: number, scene) }
    if Editor.saysRounds(parts.map(String.init)) { return takeRounds(words, scene, &ids) }
    guard Editor.beginsEntry(words) else { return nil }
    guard cursor.set != nil else { return [.say(Message("No set here: add-set adds one."))] }
    cursor.column = 0
    _ = type(words, scene)
    guard let typed = entry, let focus = focus(scene) else { return [] }
    if case .failure(let reason) = reading(of: typed, in: focus.card) {
      entry = nil
      return [.say(Message("“\(words)”: \(reason.sentence)", tone: .warning))]
    }
    return take(Key(.enter), scene, &ids)
  }

  /// `emom 10`, `every 90s x 6`, `40s on 20s off x 8`.
  private static func saysRounds(_ words: [String]) -> Bool {
    guard let first = words.first, words.count > 1 else { return false }
    return ["emom", "every"].contains(first) || first.first?.isNumber == true && words.contains("on")
  }

  private static func beginsEntry(_ words: String) -> Bool {
    guard let first = words.first, words.contains(where: \.isNumber) else { return false }
    let second = words.dropFirst().first { $0 != " " }
    return first.isNumber || ".,@".contains(first)
      || "x+-−r".contains(first) && second?.isNumber == true
  }

  private mutating func go(to number: Int, _ scene: Scene) -> [Effect] {
    guard let block, let index = workout.index(of: block.id), block.sets.indices.contains(number - 1) else {
      return [.say(Message("There is no set \(number) here.", tone: .warning))]
    }
    cursor = cursor.moved(to: index, set: number - 1, in: workout)
    settle(scene)
    return []
  }
}
