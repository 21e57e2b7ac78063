import Training

/// What happened, for somebody who does not see the screen change.
extension App {
  /// What became different since an earlier state, as sentences; empty when nothing did.
  package func news(since before: App) -> [String] {
    var lines = completed(since: before) + timed(since: before) + rested(since: before)
    if let message { lines.append(message.text) }
    return lines + place(since: before)
  }

  func completed(since before: App) -> [String] {
    guard let live, let old = before.live, live.workout.id == old.workout.id else { return [] }
    return live.workout.blocks.flatMap { block -> [String] in
      let exercise = live.exercises[block.exercise]
      let text = ValueText(exercise, scene)
      return block.sets.indices.flatMap { index -> [String] in
        let set = block.sets[index]
        guard set.isCompleted, old.workout.set(set.id)?.isCompleted != true else { return [] }
        let name = "\(block.setName(index)) of \(exercise?.name ?? "the exercise")"
        return ["Logged \(name): \(text.spoken(set.values))."] + records(of: set.id, exercise, in: live)
      }
    }
  }

  private func records(of set: ID<SetEntry>, _ exercise: Exercise?, in live: EditorContent) -> [String] {
    live.badges[set, default: []]
      .filter { !$0.kind.isQuiet || scene.preferences.showsSetVolumeRecords }
      .map { SpokenRecord.sentence($0, of: exercise?.name ?? "the exercise", exercise, scene) }
  }

  private func rested(since before: App) -> [String] {
    guard let live, let old = before.live, live.workout.rest != old.workout.rest else { return [] }
    guard let rest = live.workout.rest?.rest else { return ["No rest is running now."] }
    return ["Rest \(SpokenWords.time(rest.remaining(at: scene.now.moment)))."]
  }

  /// The place the person came to: all of it when it is another one, else only what differs in it.
  private func place(since before: App) -> [String] {
    let stayed =
      tab == before.tab && stacks[tab.rawValue].count == before.stacks[tab.rawValue].count
      && sheets.count == before.sheets.count && screen.context == before.screen.context
      && live?.workout.id == before.live?.workout.id && screen.narrowing == before.screen.narrowing
    guard stayed else { return spoken }
    if let sheet = sheets.last {
      let place = sheet.spokenPlace(scene)
      return place.isEmpty ? spoken : place
    }
    let old = before.screen.spokenPlace(before.scene)
    let new = screen.spokenPlace(scene)
    return old == new
      ? []
      : new.enumerated().filter { !old.indices.contains($0.offset) || old[$0.offset] != $0.element }
        .map(\.element)
  }

  /// What is said when a rest ends.
  package var restOver: String {
    let next = live.flatMap { NextSet($0, scene.preferences) }
    return "Rest is over." + (next.map { " Next: \($0.text)." } ?? "")
  }
}
