import Canvas
import Training

extension HistoryScreen {
  /// Where the cards are drawn: below the title and a blank line.
  static func frame(_ scene: Scene) -> Rectangle {
    let area = scene.pageArea
    return Rectangle(
      column: area.column, row: area.row + 2, columns: area.columns, rows: max(0, area.rows - 2))
  }

  func layout(_ scene: Scene) -> RowLayout {
    if let laid, laid.isNarrow == scene.isNarrow, laid.border == scene.style.cardBorder { return laid.layout }
    return RowLayout(
      heights: rows.indices.map {
        place(of: $0) == nil ? WorkoutCard(rows[$0], scene).height : MatchCard.height
      },
      gap: 1)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    grid.tabHeader("History", search: search, remark: remark(scene), in: area, isNarrow: scene.isNarrow)
    guard let content else { return }
    grid.filterChips(
      filter.chips, column: area.column + 1, row: area.row + 1, columns: area.columns - 2)
    let frame = HistoryScreen.frame(scene)
    if content.rows.isEmpty, filter.isEmpty, search.isEmpty { return drawEmpty(on: &grid, in: frame) }
    if rows.isEmpty { return drawNothingFound(on: &grid, in: frame, scene) }
    let layout = layout(scene)
    let viewport = place.viewport(layout, in: frame)
    let drawn = cards.shown(scene)
    grid.draw(in: viewport) { grid in
      for index in layout.items(in: viewport.visibleRows) {
        let (row, top, isSelected) = (rows[index], layout.rows(of: index).lowerBound, index == place.index)
        if let found = self.place(of: index) {
          MatchCard(row, found, of: search.text, scene).draw(on: &grid, row: top, isSelected: isSelected)
          continue
        }
        let card = WorkoutCard(row, scene)
        if let kept = drawn[index] { grid.put(kept, row: top) } else { card.draw(on: &grid, row: top) }
        if isSelected { card.mark(on: &grid, row: top) }
      }
    }
    grid.scrollMarker(column: area.endColumn - 1, viewport: viewport, total: layout.total)
  }

  mutating func settle(_ scene: Scene) {
    guard !rows.isEmpty, place(of: 0) == nil else { return }
    let layout = layout(scene)
    let viewport = place.viewport(layout, in: HistoryScreen.frame(scene))
    cards.keep(rows, layout.items(in: viewport.visibleRows), scene)
  }

  /// What stands at the right of the title: how many there are, or how many are found so far.
  private func remark(_ scene: Scene) -> String {
    guard let content else { return "" }
    let total = HistoryScreen.count(content.total, scene)
    guard search.isEmpty, filter.isEmpty else {
      let found = Number.grouped(rows.count, style: scene.numbers) + (unread > 0 ? "+" : "")
      return scene.isNarrow ? "\(found) found" : "\(found) of \(total)"
    }
    if content.total == 0 { return "" }
    let year = Number.grouped(content.thisYear, style: scene.numbers)
    return scene.isNarrow ? total : "\(total) \(scene.style.glyphs.dot) \(year) this year"
  }

  private static func count(_ number: Int, _ scene: Scene) -> String {
    number == 1 ? "1 workout" : "\(Number.grouped(number, style: scene.numbers)) workouts"
  }

  private func drawEmpty(on grid: inout Grid, in frame: Rectangle) {
    grid.emptyPage(
      "No workouts yet",
      [
        "Every workout you finish appears here, newest first, with its sets and records.", "",
        "n starts an empty one now.",
        "A history from Strong, Hevy and others comes in with :import.",
      ], in: frame)
  }

  /// Whether what is typed narrows the list without a text or a question.
  private func isOnlyNarrowed(_ scene: Scene) -> Bool {
    guard content?.complaint == nil else { return false }
    do throws(PredicateComplaint) {
      let asked = try HistorySearch(reading: search.text, unit: scene.preferences.weightUnit)
      return asked.text.isEmpty && asked.predicate == nil
    } catch {
      return false
    }
  }

  private func drawNothingFound(on grid: inout Grid, in frame: Rectangle, _ scene: Scene) {
    if search.isEmpty || isOnlyNarrowed(scene) {
      let way =
        search.isEmpty
        ? "f changes what is asked for; x there shows all again." : "Esc shows all again."
      return grid.emptyPage("No workout is left", [way], in: frame)
    }
    if let complaint = content?.complaint {
      return grid.emptyPage("Not a question yet", [complaint, "Esc shows all again."], in: frame)
    }
    grid.emptyPage(
      "Nothing found for “\(search.text)”",
      [
        filter.isEmpty
          ? "Names, notes and exercises of all workouts were searched."
          : "All workouts the filter leaves were searched.",
        "bench>=100x5, volume>5000 or name:push find days instead;",
        "tag:deload, -equipment:cable or with:pr narrow the list.", "Esc shows all again.",
      ], in: frame)
  }
}
