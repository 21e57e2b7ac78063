import Canvas
import Training

/// Paints one exercise's card, row by row.
struct CardDrawing: Sendable {
  let card: BlockCard
  let content: EditorContent
  let scene: Scene
  /// The focused set and value column, when the cursor is on this card.
  let focus: (set: Int, column: Int)?
  let pulse: ID<SetEntry>?
  /// What is told of the focused set, the longest form first: its plates, its pace.
  let remarks: [String]

  var glyphs: Glyphs { scene.style.glyphs }
  private var end: Int { card.columns.card.upperBound }
  private var inset: Int { scene.isNarrow ? 1 : 8 }

  func background(on grid: inout Grid, row: Int) {
    grid.fill(row: row, columns: card.columns.card, role: Role(.text, on: .card))
  }

  func head(on grid: inout Grid, row: Int) {
    background(on: &grid, row: row)
    grid.write(
      glyphs.more, column: end - 1 - glyphs.more.columns, row: row, role: Role(.secondary, on: .card))
    var right = end - glyphs.more.columns - (scene.isNarrow ? 2 : 4)
    if !scene.isNarrow {
      grid.write(
        tile, column: 2, row: row, role: Role(.accent, on: .raised, strong: true), width: 5, align: .centre)
      right -= estimate(on: &grid, row: row, end: right)
    }
    let sides = card.exercise?.isPerSide == true ? ", per side" : ""
    let name = supersetName + card.name + sides
    grid.write(
      name.truncatedAtJoint(to: max(1, right - inset - 1), mark: glyphs.ellipsis), column: inset, row: row,
      role: Role(.accent, on: .card, strong: true))
  }

  private var supersetName: String {
    content.workout.supersetLetter(of: card.index).map { $0 + " " } ?? ""
  }

  /// Writes the best estimate with its growth to the left of `end`; returns the columns taken.
  private func estimate(on grid: inout Grid, row: Int, end: Int) -> Int {
    let now = CardEstimate(card, content, scene)
    guard let best = now.best else { return 0 }
    let text = "e1RM " + best.text(in: card.text.unit, style: scene.numbers)
    let growth = now.growth.map { "  " + glyphs.up + " " + $0 } ?? ""
    let width = text.columns + growth.columns
    grid.write(text, column: end - width, row: row, role: Role(.secondary, on: .card))
    grid.write(growth, column: end - growth.columns, row: row, role: Role(.done, on: .card))
    return width + 2
  }

  private var tile: String {
    switch card.exercise?.equipment {
    case "barbell": glyphs.barbell
    case "dumbbell", "kettlebell": glyphs.dumbbell
    case "machine", "smith machine": glyphs.machine
    case "cable": glyphs.cable
    case "cardio": glyphs.cardio
    default: card.text.kind == .distanceDuration ? glyphs.cardio : glyphs.bodyweight
    }
  }

  func note(_ note: String, on grid: inout Grid, row: Int) {
    background(on: &grid, row: row)
    grid.write(
      note, column: inset, row: row, role: Role(.secondary, on: .card, personal: true),
      width: max(1, end - inset - 1))
  }

  func titles(on grid: inout Grid, row: Int) {
    background(on: &grid, row: row)
    let role = Role(.secondary, on: .card, strong: true)
    grid.write("SET", column: scene.isNarrow ? 1 : 2, row: row, role: role)
    let previous = card.columns.previous
    if previous.count >= 4 {
      grid.write(
        previous.count < 12 ? "PREV" : "PREVIOUS", column: previous.lowerBound, row: row, role: role,
        width: previous.count)
    }
    for value in card.columns.values {
      let title = card.text.title(value.field)
      let end =
        value.columns.upperBound - 1
        - (title.columns + value.decimals > value.columns.count - 1 ? 0 : value.decimals)
      grid.write(title, column: end - title.columns, row: row, role: role)
    }
    guard !card.isPlan else {
      grid.write("REST", column: card.columns.check.lowerBound, row: row, role: role)
      return
    }
    grid.write(
      glyphs.check, column: card.columns.check.lowerBound + 1, row: row, role: Role(.secondary, on: .card))
  }

  func flag(on grid: inout Grid, row: Int) {
    background(on: &grid, row: row)
    guard let event = flagged else { return }
    let text = event.badge(
      formula: scene.preferences.formula, in: card.text.unit, glyph: glyphs.up,
      title: content.isOfYear(event) ? "Best of the year" : "PR", style: scene.numbers
    ).replacing("·", with: glyphs.dot)
    let role = Role(.record, on: .recordChip, strong: event.setID != pulse?.text)
    let width = text.columns + 2
    if end - 1 - width >= 1 { grid.block(text, column: end - 1 - width, row: row, role: role) }
  }

  /// The record the card tells in full: the focused set's, else the newest one of the exercise.
  private var flagged: RecordEvent? {
    let sets = card.block.sets
    if let focus, let event = content.badge(of: sets[focus.set].id, scene) { return event }
    return sets.reversed().lazy.compactMap { content.badge(of: $0.id, scene) }.first
  }

  /// Between two exercises of a superset; the first tells the rests.
  func seam(on grid: inout Grid, row: Int) {
    background(on: &grid, row: row)
    guard content.workout.supersetMembers(of: card.index).lowerBound == card.index else { return }
    let text = SupersetText(card.block, scene.preferences)
    grid.write(
      scene.isNarrow ? text.short : text.long, column: scene.isNarrow ? 2 : 4, row: row,
      role: Role(.secondary, on: .card), width: max(1, end - 5))
  }

  /// The line at the left edge that holds the exercises of a superset together.
  func rail(_ line: EditorLine, on grid: inout Grid, row: Int) {
    let members = content.workout.supersetMembers(of: card.index)
    guard members.count > 1, line.member == card.index else { return }
    if case .set(_, let set) = line, focus?.set == set { return }
    let lines = glyphs.hairline
    let isStart = line.isHead && card.index == members.lowerBound
    let isEnd = line.isAddSet && card.index == members.upperBound - 1
    grid.write(
      isStart ? lines.topLeft : isEnd ? lines.bottomLeft : lines.vertical, column: 0, row: row,
      role: Role(.accent))
  }

  func addSet(on grid: inout Grid, row: Int, isFocused: Bool) {
    background(on: &grid, row: row)
    let start = scene.isNarrow ? 1 : 2
    let surface: Surface = isFocused ? .accent : .input
    grid.fill(row: row, columns: start..<(end - 1), role: Role(.text, on: surface))
    let ink: Ink = isFocused ? .inverse : .accent
    grid.write(
      "+ Add Set", column: start + (scene.isNarrow ? 1 : 2), row: row,
      role: Role(ink, on: surface, strong: true))
    guard let remark else { return }
    grid.write(remark, column: end - 1 - remark.columns, row: row, role: Role(.secondary, on: .input))
  }

  /// The longest remark that stands beside the words of the last row.
  private var remark: String? {
    let room = end - 2 - ((scene.isNarrow ? 1 : 2) + 13)
    return remarks.first { !$0.isEmpty && $0.columns <= room }
  }

  /// Where plates are told; nil where there are none to tell.
  var remarkColumns: Range<Int>? {
    guard case .rack = card.loading, let remark else { return nil }
    return (end - 1 - remark.columns)..<end
  }
}

extension EditorContent {
  /// Whether a set's flag is only one of the calendar year.
  func isOfYear(_ event: RecordEvent) -> Bool {
    let set = ID<SetEntry>(event.setID)
    return badges[set] == nil && yearBests[set] != nil
  }

  /// The strongest record of a set that is shown as a flag.
  func badge(of set: ID<SetEntry>, _ scene: Scene) -> RecordEvent? {
    (badges[set] ?? yearBests[set])?.filter { !$0.kind.isQuiet || scene.preferences.showsSetVolumeRecords }
      .min { $0.kind.rank < $1.kind.rank }
  }
}

extension RecordKind {
  /// Strongest first: the order in which one flag is chosen among several.
  var rank: Int { RecordKind.allCases.firstIndex(of: self) ?? 0 }
}
