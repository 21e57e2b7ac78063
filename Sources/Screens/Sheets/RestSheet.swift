import Canvas
import Training

/// The rest timer in full: what runs, why it is as long as it is, and a length to type.
struct RestSheet: Screen {
  private(set) var content: EditorContent
  private var line = TypedLine()
  /// Whether the typed length also holds for the rest of this exercise in this workout.
  private var holds = false

  init(content: EditorContent) {
    self.content = content
  }

  var destination: Destination? { .workout }
  var context: CommandContext { .sheet }

  mutating func receive(_ content: Content, _ scene: Scene) {
    if case .editor(let editor) = content { self.content = editor }
  }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    if line.isEmpty, let command = scene.command(for: key, among: [.restLess, .restMore, .restSkip]) {
      return RestControl.perform(command, on: content, scene)
    }
    switch key.code {
    case .character("("), .character("-"): return RestControl.perform(.restLess, on: content, scene)
    case .character(")"), .character("+"): return RestControl.perform(.restMore, on: content, scene)
    case .character("R"): return RestControl.perform(.restSkip, on: content, scene)
    case .tab:
      holds.toggle()
      return []
    case .escape, .character("q"): return [.dismiss]
    case .enter: return enter(scene)
    case .character(let character) where !"0123456789:.hms ".contains(character):
      return [.say(Message("Type a length like 90 or 1:37"))]
    default: return line.take(key) ? [] : nil
    }
  }

  private func enter(_ scene: Scene) -> [Effect] {
    if line.isEmpty { return [.dismiss] }
    if holds, let seconds = Int(line.text.trimmed), seconds == 0 { return [.dismiss] + keep(0, scene) }
    do throws(Reason) {
      let seconds = try Elapsed.seconds(of: line.text, bare: .seconds)
      return [.dismiss]
        + (holds ? keep(seconds, scene) : RestControl.start(seconds, on: content.workout, scene))
    } catch {
      return [.say(Message(error.sentence, tone: .warning))]
    }
  }

  /// The length for this exercise from now on, and for the rest that runs.
  private func keep(_ seconds: Int, _ scene: Scene) -> [Effect] {
    guard let set = content.workout.restingSet ?? content.workout.nextOpen(after: nil),
      let place = content.workout.place(of: set)
    else { return [] }
    let block = content.workout.blocks[place.block]
    let exercise = content.exercises[block.exercise]
    var changed = content.workout.keepingRest(
      seconds, at: place, exercise,
      rule: content.workout.restRule(after: set, exercise: exercise, scene.preferences))
    if changed.rest != nil || block.sets[place.set].isCompleted {
      changed.rest =
        seconds > 0
        ? RunningRest(set: set, rest: Rest(startedAt: scene.now.moment, duration: seconds)) : nil
    }
    let name = isOfSuperset ? "the superset" : exercise?.name ?? "the exercise"
    let length = seconds > 0 ? Elapsed.text(seconds) : "none"
    return [.save(Change("Set the rest of \(name) to \(length)", from: content.workout, to: changed))]
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let place = panel(scene).content(in: scene.pageArea)
    if place.rows >= 8, point.row == place.row + 7 { holds.toggle() }
    return panel(scene).frame(in: scene.pageArea).contains(point) ? [] : [.dismiss]
  }

  private func panel(_ scene: Scene) -> Panel {
    let less = "\(scene.key(.restLess)) \(scene.style.glyphs.minus)15  "
    let nudges = scene.isNarrow ? "" : less + "\(scene.key(.restMore)) +15  "
    let keys = "Enter set  \(nudges)\(scene.key(.restSkip)) skip  Esc back"
    return Panel(title: "Rest Timer", keys: keys, rows: 8, columns: 48)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    let glyphs = scene.style.glyphs
    let place = panel(scene).draw(on: &grid, in: area)
    drawClock(on: &grid, place, scene)
    let quiet = Role(.secondary, on: .raised)
    if let next = NextSet(content, scene.preferences) {
      grid.write(
        "Next  \(next.text)", column: place.column, row: place.row + 2, role: quiet, width: place.columns)
    }
    for (index, line) in reason(scene).wrapped(to: place.columns).prefix(2).enumerated() {
      grid.write(line, column: place.column, row: place.row + 3 + index, role: quiet)
    }
    guard place.rows >= 8 else { return }
    grid.write(outlook(scene), column: place.column, row: place.row + 5, role: quiet, width: place.columns)
    grid.field(line, column: place.column, row: place.row + 6, columns: place.columns, prompt: "Length ")
    let box = holds ? "[\(glyphs.check)]" : "[ ]"
    grid.write(
      "\(box) Tab  \(scene.isNarrow ? "from now on here" : "for the rest of this \(isOfSuperset ? "superset" : "exercise")")",
      column: place.column, row: place.row + 7,
      role: Role(.text, on: .raised), width: place.columns)
  }

  /// The rest taken before the set that was done last, and when the workout is likely over.
  private func outlook(_ scene: Scene) -> String {
    let set = content.workout.restingSet.flatMap { content.workout.set($0) }
    let taken = set?.restTaken.flatMap { $0 > 0 ? $0 : nil }.map { "Rested \(Elapsed.text($0)) before" }
    let end = content.expectedEnd(scene.now).map { "done by \(DateText.time($0))" }
    let text = [taken, end].compactMap { $0 }.joined(separator: " \(scene.style.glyphs.dot) ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func drawClock(on grid: inout Grid, _ place: Rectangle, _ scene: Scene) {
    guard let rest = content.workout.rest?.rest else {
      grid.write("No rest is running", column: place.column, row: place.row, role: Role(.text, on: .raised))
      return
    }
    let left = rest.remaining(at: scene.now.moment)
    let clock = left < 0 ? "+" + Elapsed.text(-left) : Elapsed.text(left)
    let ink: Ink = left <= 0 ? .warning : .accent
    let used = grid.write(
      clock, column: place.column, row: place.row, role: Role(ink, on: .raised, strong: true))
    grid.write(
      " of \(Elapsed.text(rest.duration))", column: place.column + used, row: place.row,
      role: Role(.secondary, on: .raised))
    grid.bar(
      1 - rest.fraction(at: scene.now.moment), row: place.row + 1, columns: place.column..<place.endColumn)
  }

  /// Whether the length that is kept is one of a superset's.
  private var isOfSuperset: Bool {
    guard let set = content.workout.restingSet ?? content.workout.nextOpen(after: nil),
      let place = content.workout.place(of: set)
    else { return false }
    return content.workout.supersetMembers(of: place.block).count > 1
      && content.workout.blocks[place.block].sets[place.set].type != .warmup
  }

  /// Where the planned length comes from.
  private func reason(_ scene: Scene) -> String {
    guard let set = content.workout.restingSet, let place = content.workout.place(of: set)
    else {
      return "Rest starts by itself when a set is done."
    }
    let exercise = content.exercises[content.workout.blocks[place.block].exercise]
    return RestReason(content.workout, set, exercise, scene.preferences).text
  }
}

extension Workout {
  /// A length of rest kept where the rest after a set comes from: its warm-ups', its superset's, its exercise's.
  func keepingRest(_ seconds: Int, at place: Place, _ exercise: Exercise?, rule: RestRule) -> Workout {
    let block = blocks[place.block]
    if block.sets[place.set].type == .warmup { return updating(block.id) { $0.restWarmup = seconds } }
    guard supersetMembers(of: place.block).count > 1 else {
      return updating(block.id) { $0.restWork = seconds }
    }
    var rests = block.supersetRests
    if rule.source == .between {
      rests.between = seconds
      return resting(rests, inSupersetOf: place.block)
    }
    rests.round = seconds
    // An exercise's own rest counts before the superset's: it gives way here.
    return resting(rests, inSupersetOf: place.block).updating(block.id) { block in
      block.restWork = exercise?.restWork == nil ? nil : seconds
    }
  }
}
