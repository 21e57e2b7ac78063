import Canvas
import Training

/// The last look before a workout ends: its numbers, and what happens to the sets that are not ticked.
struct FinishSheet: Screen {
  private(set) var content: EditorContent
  /// A forgotten workout ends with its last set unless the person says otherwise.
  private var endsNow = false
  /// The routine the workout follows.
  private var routine: Routine?
  /// What the routine takes over; asked only when the workout is built otherwise.
  private var template = TemplateChoice.keep

  /// Seconds since the last set after which a workout counts as forgotten.
  static let forgotten = 10_800

  init(content: EditorContent) {
    self.content = content
  }

  var destination: Destination? { .finish }
  var context: CommandContext { .sheet }

  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .finish(let editor, let routine) = content else { return }
    self.content = editor
    self.routine = routine
  }

  /// Whether there is nothing to keep: no completed set and none that could be completed.
  func isEmpty(_ scene: Scene) -> Bool {
    content.workout.completedSets == 0 && completable(scene).isEmpty
  }

  var openSets: Int {
    content.workout.blocks.flatMap(\.sets).count { !$0.isCompleted }
  }

  /// Open sets that have all the values they need.
  private func completable(_ scene: Scene) -> [(id: ID<SetEntry>, values: SetValues)] {
    content.workout.blocks.indices.flatMap { index in
      let card = BlockCard(index, of: content, scene, columns: 80)
      return zip(card.block.sets, card.shown).compactMap { set, values in
        let isReady = !set.isCompleted && values.objection(for: card.text.kind, type: set.type) == nil
        return isReady ? (set.id, values) : nil
      }
    }
  }

  private func end(_ now: Moment) -> Moment {
    guard let last = forgottenSince(now), !endsNow else { return now }
    return last
  }

  /// When the last set was done, if that is hours ago.
  private func forgottenSince(_ now: Moment) -> Moment? {
    guard let last = content.workout.lastCompletion, now - last > FinishSheet.forgotten else { return nil }
    return last
  }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    switch key.code {
    case .enter: return finish(content.workout, scene, &ids)
    case .character("c"):
      guard !completable(scene).isEmpty else { return [] }
      let moment = end(scene.now.moment)
      let done = completable(scene).reduce(content.workout) {
        $0.completing($1.id, with: $1.values, at: moment, rest: 0)
      }
      return finish(done, scene, &ids)
    case .character("e"):
      if forgottenSince(scene.now.moment) != nil { endsNow.toggle() }
      return []
    case .character("r"), .right: return choose(by: 1)
    case .left: return choose(by: -1)
    case .escape, .character("q"): return [.dismiss]
    default: return [.say(Message("Enter finishes, Esc goes back"))]
    }
  }

  /// How the workout is built other than its routine; empty when it is not, or follows none.
  private var differences: [String] { routine?.differences(of: content.workout) ?? [] }

  private mutating func choose(by step: Int) -> [Effect] {
    guard !differences.isEmpty else { return [] }
    let all = TemplateChoice.allCases
    let place = (all.firstIndex(of: template) ?? 0) + step
    template = all[(place + all.count) % all.count]
    return []
  }

  private func finish(_ done: Workout, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let name = done.name.isEmpty ? "the workout" : done.name
    guard done.completedSets > 0 else {
      return [
        .dismiss, .save(Change("Discarded an empty workout", from: content.workout, to: nil)),
        .say(Message("No set was done in \(name), so it was discarded; u brings it back.")),
      ]
    }
    let finished = done.finished(at: end(scene.now.moment))
    var change = Change("Finished \(name)", from: content.workout, to: finished)
    if let routine, !differences.isEmpty, template != .keep {
      let changed = routine.taking(template, from: done, at: scene.now.moment, &ids)
      change.summary += " and changed the routine \(routine.name)"
      change.steps.append(.routine(from: routine, to: changed))
    }
    return [.dismiss, .save(change), .open(.summary(done.id))]
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }

  /// What a line says is done by a click on it; outside the sheet it goes.
  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let panel = panel(scene)
    guard panel.frame(in: scene.pageArea).contains(point) else { return [.dismiss] }
    let place = panel.content(in: scene.pageArea)
    let lines = lines(scene)
    let row = point.row - place.row - 3
    if lines.indices.contains(row) {
      let key = KeyHint.key(in: lines[row], at: point.column - place.column)
      return key.flatMap { take($0, scene, &ids) } ?? []
    }
    let asked = templateLines(scene)
    let line = row - lines.count - 1
    guard asked.indices.contains(line) else { return [] }
    return choose(
      TemplateChoice.allCases.first { asked[line].names($0.rawValue, at: point.column - place.column) })
  }

  private mutating func choose(_ choice: TemplateChoice?) -> [Effect] {
    if let choice, !differences.isEmpty { template = choice }
    return []
  }

  private func panel(_ scene: Scene) -> Panel {
    let keys = openSets > 0 ? "" : "\(scene.style.glyphs.enter) Finish   Esc back"
    let name = content.workout.name.isEmpty ? "the workout" : content.workout.name
    let asked = templateLines(scene)
    let rows = 3 + lines(scene).count + (asked.isEmpty ? 0 : asked.count + 1)
    return Panel(title: "Finish \(name)", keys: keys, rows: rows, columns: 64)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    let lines = lines(scene)
    let asked = templateLines(scene)
    let place = panel(scene).draw(on: &grid, in: area)
    drawStats(on: &grid, place, scene)
    drawTemplate(asked, on: &grid, place, below: 3 + lines.count)
    for (index, line) in lines.enumerated() where 3 + index < place.rows {
      grid.write(
        line, column: place.column, row: place.row + 3 + index, role: Role(.text, on: .raised),
        width: place.columns)
    }
  }

  /// How the workout differs, then the choices with the chosen one marked.
  private func templateLines(_ scene: Scene) -> [String] {
    guard let routine, !differences.isEmpty else { return [] }
    let glyphs = scene.style.glyphs
    let said = "Other than the routine \(routine.name): \(differences.joined(separator: ", "))."
    let choices = TemplateChoice.allCases.map { $0 == template ? "[\($0.rawValue)]" : " \($0.rawValue) " }
    return said.wrapped(to: min(scene.size.columns, 68) - 4)
      + ["r takes over:" + (scene.isNarrow ? "" : " " + choices.joined(separator: " "))]
      + (scene.isNarrow ? [choices.joined()] : [])
      + [template.consequence(for: routine.name).replacing("·", with: glyphs.dot)].flatMap {
        $0.wrapped(to: min(scene.size.columns, 68) - 4)
      }
  }

  private func drawTemplate(
    _ lines: [String], on grid: inout Grid, _ place: Rectangle, below row: Int
  ) {
    for (index, line) in lines.enumerated() where row + 1 + index < place.rows {
      let isChoice = line.contains("[\(template.rawValue)]")
      grid.write(
        line, column: place.column, row: place.row + row + 1 + index,
        role: Role(isChoice ? .accent : .secondary, on: .raised, strong: isChoice), width: place.columns)
    }
  }

  private func drawStats(on grid: inout Grid, _ place: Rectangle, _ scene: Scene) {
    var column = place.column
    for stat in stats(scene) {
      let label = scene.isNarrow ? stat.short : stat.label
      grid.write(label, column: column, row: place.row, role: Role(.secondary, on: .raised))
      grid.write(
        stat.value, column: column, row: place.row + 1,
        role: Role(stat.isRecord ? .record : .text, on: .raised, strong: true))
      column += max(scene.isNarrow ? 0 : place.columns / 4, max(label.columns, stat.value.columns) + 2)
    }
  }

  private func lines(_ scene: Scene) -> [String] {
    let glyphs = scene.style.glyphs
    var lines: [String] = []
    if openSets > 0 {
      let them = openSets == 1 ? "it" : "them"
      let said = "\(openSets) set\(openSets == 1 ? "" : "s") not ticked:"
      let complete = completable(scene).isEmpty ? [] : ["c complete \(them)"]
      let keys = ["\(glyphs.enter) drop \(them)"] + complete + ["Esc back"]
      let whole = "\(said) " + keys.joined(separator: " \(glyphs.dot) ")
      let room = min(scene.size.columns, 68) - 4
      lines += whole.columns <= room ? [whole] : [said] + FinishSheet.rows(of: keys, glyphs.dot, room)
    }
    if let last = forgottenSince(scene.now.moment) {
      let at = DateText.time(LocalMoment(moment: last, offset: scene.now.offset))
      let parts =
        endsNow
        ? ["Ends now.", "e ends it with the last set, \(at)."]
        : ["Ends with the last set, \(at).", "e ends it now."]
      let whole = parts.joined(separator: " ")
      lines += whole.columns <= min(scene.size.columns, 68) - 4 ? [whole] : parts
    }
    return lines
  }

  /// Keys side by side as far as they fit, none torn from its words.
  private static func rows(of keys: [String], _ dot: String, _ room: Int) -> [String] {
    keys.reduce(into: []) { rows, key in
      guard let last = rows.last, last.columns + key.columns + 3 <= room else { return rows.append(key) }
      rows[rows.count - 1] = "\(last) \(dot) \(key)"
    }
  }

  /// Seconds from the start to the end as it would be.
  func length(_ scene: Scene) -> Int { max(0, end(scene.now.moment) - content.workout.start.moment) }

  var records: Int { content.earned ?? content.badges.values.joined().count { !$0.kind.isQuiet } }

  func stats(_ scene: Scene) -> [(label: String, short: String, value: String, isRecord: Bool)] {
    let volume = content.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers)
    return [
      ("DURATION", "TIME", Elapsed.text(length(scene)), false), ("VOLUME", "VOLUME", volume, false),
      ("SETS", "SETS", String(content.workout.workingSets.completed), false),
      ("RECORDS", "RECS", String(records), records > 0),
    ]
  }
}

extension TemplateChoice {
  /// What becomes of a routine.
  fileprivate func consequence(for routine: String) -> String {
    switch self {
    case .keep: "\(routine) stays as it is."
    case .structure: "\(routine) gets these exercises and sets; its targets stay."
    case .values: "\(routine) gets what was lifted as targets; its sets stay."
    case .both: "\(routine) gets these exercises and sets as they were done."
    }
  }
}

extension String {
  /// Whether a choice such as ` keep ` or `[keep]` stands at a column.
  fileprivate func names(_ word: String, at column: Int) -> Bool {
    let signs = Array(self)
    let wanted = Array(word)
    return signs.indices.contains { start in
      let end = start + wanted.count + 2
      guard end <= signs.count, (start..<end).contains(column) else { return false }
      return "[ ".contains(signs[start]) && "] ".contains(signs[end - 1])
        && signs[(start + 1)..<(end - 1)].elementsEqual(wanted)
    }
  }
}
