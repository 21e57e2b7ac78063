import Canvas
import Training

extension Editor {
  /// Draws the text being typed over its cell, and under it what Enter would do.
  func drawEntry(on grid: inout Grid, _ shown: Viewport, _ scene: Scene) {
    guard let entry, let focus = focus(scene),
      let row = content.lines.firstIndex(of: .set(focus.card.index, focus.set)),
      shown.visibleRows.contains(row)
    else { return }
    let card = focus.card
    let line = row - shown.offset + shown.frame.row
    let cell = card.columns.values[column(in: card)].columns
    drawText(of: entry, cell, card.columns.check, line, on: &grid)
    let (text, ink) = preview(of: entry, focus.card, focus.set, scene)
    let words = " " + text + " "
    let whole = card.columns.card
    let column = max(whole.lowerBound, min(cell.lowerBound, whole.upperBound - words.columns))
    let below = line + 1 < shown.frame.endRow ? line + 1 : line - 1
    grid.fill(row: below, columns: whole, role: Role(ink, on: .raised))
    grid.write(
      words.truncated(to: whole.upperBound - column, mark: scene.style.glyphs.ellipsis), column: column,
      row: below, role: Role(ink, on: .raised))
  }

  /// The text over its cell and as far to the right as the check box, over all of that or none; a longer
  /// one shows the part around the cursor.
  private func drawText(
    of entry: Entry, _ cell: Range<Int>, _ check: Range<Int>, _ row: Int, on grid: inout Grid
  ) {
    let start = cell.lowerBound
    var width = min(check.upperBound - start, max(cell.count, entry.line.text.columns + 3))
    if check.contains(start + width - 1) { width = check.upperBound - start }
    let skipped = max(0, entry.line.caretColumn + 3 - width)
    let role = Role(.inverse, on: .accent, strong: true)
    grid.write(
      " " + entry.line.text.dropFirst(skipped), column: start, row: row, role: role, width: width)
    grid.placeCursor(column: start + 1 + entry.line.caretColumn - skipped, row: row)
  }

  /// What would be planned: only what was typed, for as many sets.
  private func plan(_ typed: QuickEntry, _ entry: Entry, _ card: BlockCard) -> String {
    let span = spanned(entry.line.text).span.map { "  \($0.text) reps" } ?? ""
    let sets = typed.sets.map { card.text.set($0) }.filter { !$0.isEmpty }
    return "plan " + sets.joined(separator: " ") + span
  }

  /// What Enter would do with the text, or why it would not.
  private func preview(
    of entry: Entry, _ card: BlockCard, _ set: Int, _ scene: Scene
  ) -> (text: String, ink: Ink) {
    if let rounds = rounds(of: entry) {
      switch rounds {
      case .failure(let reason): return (reason.sentence, .secondary)
      case .success(let plan): return ("\(scene.style.glyphs.enter) \(plan.text), by the clock", .done)
      }
    }
    switch reading(of: entry, in: card) {
    case .failure(let reason):
      if case .unfinished = reason { return (reason.sentence, .secondary) }
      return (reason.sentence, .warning)
    case .success(let typed):
      let glyphs = scene.style.glyphs
      let whole = typed.sets[0].filled(from: card.shown[set])
      let isDone = card.block.sets[set].isCompleted
      let first = card.text.set(whole)
      if card.isPlan { return (plan(typed, entry, card), .text) }
      if typed.sets.count == 1 {
        return ("\(glyphs.enter) \(first) \(glyphs.check)", isDone ? .text : .done)
      }
      let others = typed.sets.dropFirst().map { card.text.set($0.filled(from: whole), isShort: true) }
      return ("\(glyphs.enter) \(first) \(glyphs.check)  then \(others.joined(separator: " "))", .done)
    }
  }
}
