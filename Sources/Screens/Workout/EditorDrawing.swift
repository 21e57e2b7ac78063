import Canvas
import Training

extension Editor {
  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    let frame = EditorFrame(area, scene)
    HeaderDrawing(content: content, scene: scene, area: area).draw(on: &grid)
    let lines = content.lines
    let shown = viewport(scene)
    let end = shown.end(of: lines)
    var drawing: CardDrawing?
    grid.draw(in: shown) { grid in
      for row in shown.offset..<max(shown.offset, end) {
        let line = shown.line(row, of: lines)
        if let index = line.member, drawing?.card.index != index { drawing = cardDrawing(index, scene) }
        draw(line, drawing, on: &grid, row: row, scene)
        drawing?.rail(line, on: &grid, row: row)
      }
    }
    drawFold(lines, below: end, on: &grid, row: frame.foldRow, scene)
    if let pane = frame.pane { SidePane(editor: self, scene: scene).draw(on: &grid, in: pane) }
    drawEntry(on: &grid, shown, scene)
  }

  func cardDrawing(_ index: Int, _ scene: Scene) -> CardDrawing {
    let card = card(index, scene)
    let isHere = cursor.set != nil && card.block.id == cursor.block
    let focus =
      isHere ? (set: min(cursor.place.set, card.block.sets.count - 1), column: column(in: card)) : nil
    let remarks = focus.map { card.remarks(of: $0.set, scene) } ?? []
    return CardDrawing(
      card: card, content: content, scene: scene, focus: focus,
      pulse: pulse.flatMap { scene.now.moment - $0.at < 1 ? $0.set : nil }, remarks: remarks)
  }

  private func draw(
    _ line: EditorLine, _ card: CardDrawing?, on grid: inout Grid, row: Int, _ scene: Scene
  ) {
    switch line {
    case .head: card?.head(on: &grid, row: row)
    case .note(_, let note): card?.note(note, on: &grid, row: row)
    case .columns: card?.titles(on: &grid, row: row)
    case .set(_, let set): card?.set(set, on: &grid, row: row)
    case .setNote(_, let set): card?.setNote(set, on: &grid, row: row)
    case .flag: card?.flag(on: &grid, row: row)
    case .addSet(let index):
      let isFocused = cursor.set == nil && workout.blocks[index].id == cursor.block
      card?.addSet(on: &grid, row: row, isFocused: isFocused)
    case .folded(let index): drawFolded(index, on: &grid, row: row, scene)
    case .seam: card?.seam(on: &grid, row: row)
    case .gap: break
    case .addExercise:
      let isEmpty = workout.blocks.isEmpty
      grid.write(
        isEmpty && !scene.isNarrow ? "a  Add an exercise; its sets appear here." : "a  Add an exercise",
        column: 2, row: row,
        role: Role(isEmpty ? .text : .secondary))
    }
  }

  /// Names an exercise whose sets are above what is in view.
  private func drawFolded(_ index: Int, on grid: inout Grid, row: Int, _ scene: Scene) {
    let block = workout.blocks[index]
    let name = content.exercises[block.exercise]?.name ?? "Unknown exercise"
    let text =
      "\(scene.style.glyphs.foldedUp) \(name)  \(block.sets.count) set\(block.sets.count == 1 ? "" : "s")"
    grid.write(
      text.truncated(to: scene.size.columns - 2, mark: scene.style.glyphs.ellipsis), column: 1, row: row,
      role: Role(.secondary))
  }

  /// Names the exercises below what is in view.
  private func drawFold(
    _ lines: [EditorLine], below: Int, on grid: inout Grid, row: Int, _ scene: Scene
  ) {
    guard below < lines.count else { return }
    let glyphs = scene.style.glyphs
    let room = scene.size.columns - 2
    var text = ""
    let hidden = lines[below...]
    let sets = hidden.prefix { $0.isOfCard && !$0.isHead }.count { $0.isSet }
    if sets > 0 { text = sets == 1 ? "1 more set" : "\(sets) more sets" }
    for line in hidden {
      guard case .head(let index) = line else { continue }
      let block = workout.blocks[index]
      let count = block.sets.count
      let name = content.exercises[block.exercise]?.name ?? "Unknown exercise"
      let next = "\(name)  \(count) set\(count == 1 ? "" : "s")"
      let joined = text.isEmpty ? next : text + " \(glyphs.dot) " + next
      if joined.columns > room - 4, !text.isEmpty {
        text += " " + glyphs.ellipsis
        break
      }
      text = joined
    }
    guard !text.isEmpty else { return }
    grid.write(
      (glyphs.unfolded + " " + text).truncated(to: room, mark: glyphs.ellipsis), column: 1, row: row,
      role: Role(.secondary))
  }
}

extension Viewport {
  /// What stands in a row: name and headings of a card whose top is above the view hold its first rows.
  ///
  /// A card none of whose sets would be left in view is folded into one row.
  func line(_ row: Int, of lines: [EditorLine]) -> EditorLine {
    guard row >= offset, let index = lines[offset].block, !lines[offset].isHead else { return lines[row] }
    let remains = lines[offset...].prefix { $0.block == index }
    guard remains.indices.contains(row) else { return lines[row] }
    if !remains.dropFirst().contains(where: \.isSet) { return row == offset ? .folded(index) : .gap }
    if row == offset { return .head(index) }
    let keepsSets = remains.dropFirst(2).contains(where: \.isSet)
    return row == offset + 1 && keepsSets ? .columns(index) : lines[row]
  }

  /// The row after the last one shown: a card without any of its sets in view is left to the fold.
  func end(of lines: [EditorLine]) -> Int {
    let end = min(visibleRows.upperBound, lines.count)
    guard offset < end, let head = lines[offset..<end].lastIndex(where: \.isHead), head > offset else {
      return end
    }
    return lines[head..<end].contains { $0.isSet || $0.isAddSet } ? end : head
  }
}

extension EditorLine {
  var isAddSet: Bool { if case .addSet = self { true } else { false } }

  /// The exercise's place whose card the row belongs to.
  var block: Int? {
    switch self {
    case .head(let index), .note(let index, _), .columns(let index), .set(let index, _),
      .setNote(let index, _), .flag(let index), .addSet(let index):
      index
    case .gap, .seam, .folded, .addExercise: nil
    }
  }

  /// The exercise's place whose card the row stands in, with the seam below it.
  var member: Int? { if case .seam(let index) = self { index } else { block } }

  var isOfCard: Bool { block != nil }
  var isHead: Bool { if case .head = self { true } else { false } }
  var isSet: Bool { if case .set = self { true } else { false } }
}
