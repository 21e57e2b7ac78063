import Canvas
import Training

extension SettingsScreen {
  /// Rows below the list that explain the setting under the cursor.
  private static let explanationRows = 3

  static func frame(_ scene: Scene) -> Rectangle {
    let area = scene.pageArea
    return Rectangle(
      column: scene.margin, row: area.row + 2, columns: area.columns - 2 * scene.margin,
      rows: max(1, area.rows - 3 - explanationRows))
  }

  var layout: RowLayout {
    RowLayout(heights: rows.enumerated().map { $1.heading == nil ? 1 : $0 == 0 ? 2 : 3 })
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    grid.tabHeader("Settings", search: nil, remark: "", in: area, isNarrow: scene.isNarrow)
    let frame = SettingsScreen.frame(scene)
    let layout = layout
    let viewport = place.viewport(layout, in: frame)
    grid.draw(in: viewport) { grid in
      grid.fill(
        Rectangle(column: 0, row: 0, columns: frame.columns, rows: layout.total), role: Role(.text, on: .card)
      )
      for (index, row) in rows.enumerated() where grid.shows(rows: layout.rows(of: index)) {
        draw(row, isSelected: index == place.index, on: &grid, layout.rows(of: index), scene)
      }
    }
    grid.scrollMarker(column: frame.endColumn - 1, viewport: viewport, total: layout.total)
    drawExplanation(
      on: &grid, column: frame.column + 2, row: frame.endRow + 1, columns: frame.columns - 4, scene)
  }

  private func draw(
    _ row: SettingsRow, isSelected: Bool, on grid: inout Grid, _ rows: Range<Int>, _ scene: Scene
  ) {
    let line = rows.upperBound - 1
    if let heading = row.heading {
      grid.write(
        grid.style.label(heading.uppercased()), column: 2, row: line - 1,
        role: Role(.secondary, on: .card, strong: true))
    }
    let surface: Surface = isSelected ? .raised : .card
    grid.fill(row: line, role: Role(.text, on: surface))
    if isSelected { grid.overlay(grid.style.glyphs.bar, column: 0, row: line, ink: .accent) }
    let titles = scene.isNarrow ? 21 : 24
    let values =
      row.entry == nil ? grid.columns - titles - 4 : scene.isNarrow ? grid.columns - titles - 4 : 16
    grid.write(
      row.title.truncated(to: titles - 1, mark: grid.style.glyphs.ellipsis), column: 2, row: line,
      role: Role(.text, on: surface))
    if isSelected, let typed {
      grid.field(typed, column: 2 + titles - 1, row: line, columns: min(values, 12))
    } else {
      grid.write(
        shortened(row, to: values, scene), column: 2 + titles, row: line,
        role: Role(isSelected ? .accent : .text, on: surface, strong: true))
    }
    let start = 2 + titles + values + 1
    // Where most would be cut the explanation below the list says it.
    guard row.entry != nil, grid.columns - start > 56 else { return }
    grid.write(
      scene.style.glyphs.spelled(row.summary).truncated(
        to: grid.columns - start - 2, mark: grid.style.glyphs.ellipsis), column: start,
      row: line, role: Role(.secondary, on: surface))
  }

  /// A value cut at its end, a path at its beginning: the file's name says most.
  private func shortened(_ row: SettingsRow, to columns: Int, _ scene: Scene) -> String {
    let text = row.value(scene)
    guard row.entry == nil, text.columns > columns else {
      return text.truncated(to: columns, mark: scene.style.glyphs.ellipsis)
    }
    var tail = text[...]
    while String(tail).columns > columns - scene.style.glyphs.ellipsis.columns, !tail.isEmpty {
      tail = tail.dropFirst()
    }
    return scene.style.glyphs.ellipsis + tail
  }

  private func drawExplanation(on grid: inout Grid, column: Int, row: Int, columns: Int, _ scene: Scene) {
    guard let selected else { return }
    let lines = scene.style.glyphs.spelled(selected.explanation(scene)).wrapped(to: max(1, columns)).prefix(2)
    for (index, line) in lines.enumerated() {
      grid.write(line, column: column, row: row + index, role: Role(.text))
    }
    grid.write(
      hint(selected, isNarrow: scene.isNarrow).truncated(
        to: max(0, columns), mark: scene.style.glyphs.ellipsis), column: column,
      row: row + min(2, lines.count), role: Role(.secondary))
  }

  private func hint(_ row: SettingsRow, isNarrow: Bool) -> String {
    guard let entry = row.entry else { return "Enter copies it" }
    if typed != nil { return "Enter keeps it  Esc leaves it: \(entry.allowed)" }
    if entry.isTyped {
      return isNarrow
        ? "Digits type: \(entry.allowed)" : "Left and Right change it, digits type it: \(entry.allowed)"
    }
    if case .text = entry.values { return "Enter changes it: \(entry.allowed)" }
    let way = isNarrow ? "Left Right change" : "Left and Right change it"
    return "\(way)  Enter \(entry.values == .theme ? "tries them" : "chooses")"
  }
}
