import Canvas
import Training

extension WorkoutScreen {
  func spoken(_ scene: Scene) -> [String]? { editor?.spoken(scene) ?? idle.spoken(scene) }

  func spokenPlace(_ scene: Scene) -> [String] { editor?.spokenPlace(scene) ?? idle.spokenPlace }

  func spokenWhole(_ scene: Scene) -> [String]? { editor?.spokenWhole(scene) ?? idle.spoken(scene) }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    if editor != nil { return editor?.hear(words, scene, &ids) }
    return Int(words).map { idle.choose($0) }
  }
}

extension DetailScreen {
  func spoken(_ scene: Scene) -> [String]? {
    editor.map { $0.spokenWhole(scene) + ["Now at:"] + $0.spokenPlace(scene) }
  }

  func spokenPlace(_ scene: Scene) -> [String] { editor?.spokenPlace(scene) ?? [] }

  func spokenWhole(_ scene: Scene) -> [String]? { editor?.spokenWhole(scene) }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    editor?.hear(words, scene, &ids)
  }
}

extension IdleList {
  /// What could be started, numbered.
  func spoken(_ scene: Scene) -> [String] {
    let items = rows.enumerated().map { "\($0.offset + 1). \(spoken($0.element, scene))" }
    let isNew = content.routines.isEmpty && content.recent.isEmpty && content.nextUp.isEmpty
    let new = ["Nothing is logged yet. import brings in the file of another program."]
    return ["No workout is running."] + (isNew ? new : []) + items + ["Type a number to start it."]
  }

  var spokenPlace: [String] { rows.firstIndex(of: selected).map { ["At number \($0 + 1)."] } ?? [] }

  private func spoken(_ row: Row, _ scene: Scene) -> String {
    switch row {
    case .next(let index):
      let next = content.nextUp[index]
      let lines = next.lines.map { "\($0.name) \(SpokenWords.count($0.sets, "set"))" }
      let last = next.lastDone.map { ", last done \(SpokenWords.day($0.day))" } ?? ""
      let length = next.minutes.map { ", about \(SpokenWords.time($0 * 60))" } ?? ""
      return "Next up, \(next.name)\(last)\(length): \(lines.joined(separator: ", "))."
    case .empty: return "An empty workout."
    case .routine(let index):
      let routine = content.routines[index]
      return "Routine \(routine.name), \(SpokenWords.count(routine.blocks.count, "exercise"))."
    case .recent(let index):
      let workout = content.recent[index]
      return "Again, \(workout.name) of \(SpokenWords.day(workout.start.day)), "
        + "\(workout.setsWords)."
    }
  }

  func choose(_ number: Int) -> [Effect] {
    guard rows.indices.contains(number - 1) else {
      return [.say(Message.noNumber(number))]
    }
    return start(rows[number - 1])
  }
}

extension HistoryScreen {
  private static let most = 20

  func spoken(_ scene: Scene) -> [String]? {
    guard let content else { return [] }
    guard !search.isTyping else { return spokenPlace(scene) }
    guard !rows.isEmpty else {
      guard content.total > 0 else { return ["The history is empty."] }
      return ["No workout \(narrowing)."] + SpokenNarrowing.wayOut(filter, search)
    }
    let from = max(0, place.index / HistoryScreen.most * HistoryScreen.most)
    let items = rows[from...].prefix(HistoryScreen.most).enumerated().map { offset, row in
      "\(from + offset + 1). \(HistoryScreen.spoken(row, scene))"
    }
    let head =
      narrowing.isEmpty ? "History." : "History \(narrowing): \(SpokenWords.count(rows.count, "workout"))."
    return [head] + items + ["Type a number to open it; page-down goes on."]
      + SpokenNarrowing.wayOut(filter, search)
  }

  var narrowing: String { SpokenNarrowing.words(filter, search) }
  var takesText: Bool { search.isTyping }

  func spokenPlace(_ scene: Scene) -> [String] {
    if search.isTyping { return [SpokenNarrowing.question] }
    return selected.map { ["\(place.index + 1). \(HistoryScreen.spoken($0, scene))"] } ?? []
  }

  private static func spoken(_ row: WorkoutSummary, _ scene: Scene) -> String {
    let volume = row.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers)
    let parts = [
      row.name, SpokenWords.day(row.start.day), row.duration.map(SpokenWords.time), volume,
      row.setsWords, row.records > 0 ? SpokenWords.count(row.records, "record") : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ") + "."
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    if search.isTyping { return typed(words, scene, &ids) }
    guard let number = Int(words) else { return nil }
    guard rows.indices.contains(number - 1) else { return [.say(Message.noNumber(number))] }
    choose(number - 1)
    return perform(.open, scene, &ids)
  }
}

extension SummaryScreen {
  func spoken(_ scene: Scene) -> [String]? {
    guard let content else { return [] }
    let summary = content.summary
    let volume = summary.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers)
    let parts = [
      summary.duration.map(SpokenWords.time), volume, summary.setsWords,
    ]
    let head = "\(summary.name) is finished: \(parts.compactMap { $0 }.joined(separator: ", "))."
    let records = content.records.filter {
      !$0.event.kind.isQuiet || scene.preferences.showsSetVolumeRecords
    }
    return [head]
      + records.map { line in
        let exercise = content.editor.exercises[line.exercise]
        return SpokenRecord.sentence(line.event, of: line.exerciseName, exercise, scene)
      } + ["Type back to go on, undo to take the workout up again."]
  }
}

/// A record in a sentence.
enum SpokenRecord {
  static func sentence(_ event: RecordEvent, of name: String, _ exercise: Exercise?, _ scene: Scene) -> String
  {
    let label = event.label.lowercased().replacing("est. 1rm", with: "estimated 1RM")
    let change = event.change(
      formula: scene.preferences.formula, in: exercise?.unit ?? scene.preferences.weightUnit, arrow: "to",
      style: scene.numbers)
    return "Record of \(name): \(label) \(change)."
  }
}
