import Canvas
import Training

/// A workout beside the one of the same name before it: exercise by exercise.
struct CompareScreen: Screen {
  let id: ID<Workout>
  private(set) var content: CompareContent?
  private var place = PagePlace()

  init(id: ID<Workout>) {
    self.id = id
  }

  var destination: Destination? { .compare(id) }
  var context: CommandContext { .page }

  mutating func receive(_ content: Content, _ scene: Scene) {
    if case .compare(let compare) = content { self.content = compare }
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    if place.perform(command, rows: rows(scene), in: frame(scene)) { return [] }
    switch command {
    case .open: return [.open(.detail(id))]
    case .back: return [.back]
    default: return []
    }
  }

  /// A click on an exercise opens its page.
  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard let content, content.before != nil,
      let row = place.viewport(rows(scene), in: frame(scene)).contentRow(at: point)
    else { return [] }
    let index = row / CompareScreen.height(scene)
    guard content.exercises.indices.contains(index) else { return [] }
    return [.open(.exercise(content.exercises[index].exercise.id, limit: ExerciseScreen.page))]
  }

  private func frame(_ scene: Scene) -> Rectangle {
    let area = scene.pageArea
    return Rectangle(
      column: scene.margin, row: area.row + 6, columns: area.columns - 2 * scene.margin,
      rows: max(0, area.rows - 6))
  }

  private func rows(_ scene: Scene) -> Int { (content?.exercises.count ?? 0) * CompareScreen.height(scene) }

  /// The rows of an exercise: now beside before, or above it where it is narrow, and a blank one.
  private static func height(_ scene: Scene) -> Int { scene.isNarrow ? 4 : 3 }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    guard let content else { return }
    grid.write(
      content.now.name.truncated(to: area.columns - 16, mark: scene.style.glyphs.ellipsis), column: 1, row: 0,
      role: Role(.text, strong: true, personal: true))
    let day = scene.words(content.now.start.day)
    grid.write(day, column: area.endColumn - 1 - day.columns, row: 0, role: Role(.secondary))
    guard let before = content.before else {
      grid.emptyPage(
        "Nothing to compare with",
        ["The next workout named \(content.now.name) is compared with this one."],
        in: Rectangle(column: 0, row: 2, columns: area.columns, rows: area.rows - 2))
      return
    }
    let against = "against \(scene.words(before.start.day))"
    grid.write(against, column: 1, row: 1, role: Role(.secondary))
    drawSums(content.now, before, on: &grid, scene)
    let frame = frame(scene)
    grid.fill(frame, role: Role(.text, on: .card))
    let total = rows(scene)
    let viewport = place.viewport(total, in: frame)
    grid.draw(in: viewport) { grid in
      for (index, line) in content.exercises.enumerated() {
        draw(line, on: &grid, row: index * CompareScreen.height(scene), columns: frame.columns, scene)
      }
    }
    grid.scrollMarker(column: area.endColumn - 1, viewport: viewport, total: total)
  }

  private func drawSums(
    _ now: WorkoutSummary, _ before: WorkoutSummary, on grid: inout Grid, _ scene: Scene
  ) {
    let unit = scene.preferences.weightUnit
    let volume = now.volume.milli(in: unit) - before.volume.milli(in: unit)
    let time = (now.duration ?? 0) - (before.duration ?? 0)
    let sums: [(String, String, Int, String)] = [
      (
        "Volume", now.volume.volumeText(in: unit, style: scene.numbers), volume,
        Number.text(abs(volume), maximum: 0, grouped: true, style: scene.numbers)
      ),
      ("Sets", String(now.sets), now.sets - before.sets, String(abs(now.sets - before.sets))),
      ("Duration", now.duration.map(Elapsed.text) ?? scene.style.glyphs.dash, time, Elapsed.text(abs(time))),
    ]
    let width = scene.isNarrow ? 13 : 22
    for (index, (label, value, change, text)) in sums.enumerated() {
      let column = 1 + index * width
      grid.write(
        grid.style.label(label.uppercased(), columns: width - 1), column: column, row: 3,
        role: Role(.secondary))
      grid.write(value, column: column, row: 4, role: Role(.text, strong: true))
      let at = scene.isNarrow ? column : column + value.columns + 1
      CompareScreen.draw(change, text, on: &grid, column: at, row: scene.isNarrow ? 5 : 4, .canvas, scene)
    }
  }

  /// `▲ 240`, `▼ 5` or `=`.
  private static func draw(
    _ change: Int, _ text: String, on grid: inout Grid, column: Int, row: Int, _ surface: Surface,
    _ scene: Scene
  ) {
    let sign = change > 0 ? "\(scene.style.glyphs.up) " : change < 0 ? "\(scene.style.glyphs.down) " : ""
    grid.write(
      change == 0 ? "=" : sign + text, column: column, row: row,
      role: Role(change > 0 ? .done : .secondary, on: surface))
  }

  private func draw(_ line: ComparedExercise, on grid: inout Grid, row: Int, columns: Int, _ scene: Scene) {
    let unit = line.exercise.unit ?? scene.preferences.weightUnit
    let words = ValueText(line.exercise, scene)
    let change = line.now.volume.milli(in: unit) - line.before.volume.milli(in: unit)
    let text = Number.text(abs(change), maximum: 0, grouped: true, style: scene.numbers) + " \(unit.rawValue)"
    grid.write(
      line.exercise.name.truncatedAtJoint(to: columns - text.columns - 8, mark: scene.style.glyphs.ellipsis),
      column: 2, row: row, role: Role(.accent, on: .card, strong: true))
    let shown = change == 0 ? 1 : text.columns + 2
    CompareScreen.draw(
      change, text, on: &grid, column: columns - 2 - shown, row: row, .card, scene)
    for (index, (label, side)) in [("now", line.now), ("before", line.before)].enumerated() {
      let place = Rectangle(
        column: scene.isNarrow ? 2 : 4 + index * ((columns - 6) / 2),
        row: row + 1 + (scene.isNarrow ? index : 0),
        columns: scene.isNarrow ? columns - 3 : (columns - 4) / 2,
        rows: 1)
      let head = scene.isNarrow ? label + String(repeating: " ", count: 8 - label.columns) : label + "  "
      let used = grid.write(head, column: place.column, row: place.row, role: Role(.tertiary, on: .card))
      grid.write(
        CompareScreen.sets(side, words, columns: place.columns - used - 1, scene),
        column: place.column + used,
        row: place.row, role: Role(index == 0 ? .text : .secondary, on: .card, strong: index == 0),
        width: max(1, place.columns - used - 1))
    }
  }

  /// `3× 67.5 kg × 5 @7.5` where all sets are the same, else `3 sets, best 67.5 kg × 5 @7.5`; words and the
  /// RPE give way before a number is cut.
  private static func sets(
    _ side: ComparedExercise.Side, _ words: ValueText, columns: Int, _ scene: Scene
  ) -> String {
    guard side.sets > 0 else { return "not done" }
    let count = SpokenWords.count(side.sets, "set")
    guard var best = side.best?.values else { return count }
    var short = best
    short.rpe = nil
    if side.isEven {
      if !side.isRatedEvenly { best.rpe = nil }
      let sets = "\(side.sets)\(scene.style.glyphs.times) "
      let rated = sets + words.set(best)
      return rated.columns > columns ? sets + words.set(short) : rated
    }
    let forms = [
      "\(count), best \(words.set(best))", "\(count), best \(words.set(short))",
      "best \(words.set(short))", "top \(words.set(short))",
    ]
    return forms.first { $0.columns <= columns } ?? words.set(short)
  }
}
