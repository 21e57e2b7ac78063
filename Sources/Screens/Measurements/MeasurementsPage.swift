import Canvas
import Training

/// The measurements laid out: the list of kinds beside the chart, or above it where it is narrow.
struct MeasurementsPage {
  private let screen: MeasurementsScreen
  private let scene: Scene
  private let frame: Rectangle

  init(_ screen: MeasurementsScreen, _ scene: Scene) {
    self.screen = screen
    self.scene = scene
    let area = scene.pageArea
    frame = Rectangle(
      column: scene.margin, row: area.row + 2, columns: area.columns - 2 * scene.margin,
      rows: max(1, area.rows - 2))
  }

  private var isWide: Bool { frame.columns >= 74 }

  private var listColumns: Int { isWide ? 37 : frame.columns }

  /// Where the rows of the list stand.
  var list: Rectangle {
    let rows = isWide ? frame.rows - 2 : max(3, frame.rows - chartRows - 3)
    return Rectangle(
      column: frame.column, row: frame.row, columns: listColumns,
      rows: max(1, min(rows, max(1, screen.content.kinds.count))))
  }

  /// Above a chart in a low window five kinds are seen at a time.
  private var chartRows: Int { isWide ? frame.rows - 2 : max(6, min(frame.rows / 2 + 1, frame.rows - 8)) }

  private var chartCard: Rectangle {
    isWide
      ? Rectangle(
        column: frame.column + listColumns + 1, row: frame.row, columns: frame.columns - listColumns - 1,
        rows: chartRows)
      : Rectangle(
        column: frame.column, row: list.endRow + 1, columns: frame.columns,
        rows: max(0, frame.endRow - list.endRow - 3))
  }

  func draw(on grid: inout Grid, in area: Rectangle) {
    let measured = screen.content.kinds.count { $0.count > 0 }
    grid.tabHeader(
      "Measurements", search: nil, remark: measured == 1 ? "1 kind measured" : "\(measured) kinds measured",
      in: area, isNarrow: scene.isNarrow)
    drawList(on: &grid)
    if let chosen = screen.chosen { MeasurementChart(chosen, scene).draw(on: &grid, chartCard) }
    drawEntry(on: &grid, row: area.endRow - 1)
  }

  private func drawList(on grid: inout Grid) {
    let layout = screen.layout
    let viewport = screen.place.viewport(layout, in: list)
    grid.draw(in: viewport) { grid in
      grid.fill(
        Rectangle(column: 0, row: 0, columns: list.columns, rows: layout.total), role: Role(.text, on: .card))
      for (index, kind) in screen.content.kinds.enumerated() where grid.shows(rows: layout.rows(of: index)) {
        draw(kind, row: index, isSelected: index == screen.place.index, on: &grid)
      }
    }
    grid.scrollMarker(column: list.endColumn - 1, viewport: viewport, total: layout.total)
  }

  /// Name, newest value, and the change of the trend over a month.
  private func draw(
    _ kind: MeasurementsContent.Kind, row: Int, isSelected: Bool, on grid: inout Grid
  ) {
    let surface: Surface = isSelected ? .raised : .card
    grid.fill(row: row, role: Role(.text, on: surface))
    if isSelected { grid.overlay(scene.style.glyphs.bar, column: 0, row: row, ink: .accent) }
    let isMeasured = kind.count > 0
    let room = list.columns - 22
    grid.write(
      kind.kind.title.truncated(to: room, mark: scene.style.glyphs.ellipsis), column: 2, row: row,
      role: Role(isMeasured ? .text : .secondary, on: surface, strong: isSelected))
    guard let newest = kind.series.points.last else {
      grid.write(
        scene.style.glyphs.spelled("—"), column: list.columns - 20, row: row,
        role: Role(.tertiary, on: surface), width: 9, align: .right)
      return
    }
    grid.write(
      newest.measurement.value.text(style: scene.numbers), column: list.columns - 20, row: row,
      role: Role(.text, on: surface, strong: true), width: 9, align: .right)
    guard let change = kind.series.change(overDays: 30) else { return }
    let text = kind.series.changeText(change, style: scene.numbers).prefix { $0 != " " }
    grid.write(
      scene.style.glyphs.spelled(String(text)), column: list.columns - 10, row: row,
      role: Role(.secondary, on: surface), width: 8, align: .right)
  }

  private func drawEntry(on grid: inout Grid, row: Int) {
    guard let chosen = screen.chosen, row > list.row else { return }
    if let typed = screen.typed {
      let columns = min(frame.columns, 44)
      return grid.field(
        typed, column: frame.column, row: row, columns: columns,
        prompt: chosen.kind.title + " ")
    }
    let unit = screen.content.unit(of: chosen, scene.preferences)
    let hint =
      scene.isNarrow
      ? "Enter types: 80 \(unit), goal 80"
      : "Enter types a value: 80 \(unit), yesterday 80, goal 80 · X removes the newest"
    grid.write(
      scene.style.glyphs.spelled(hint).truncated(to: frame.columns - 2, mark: scene.style.glyphs.ellipsis),
      column: frame.column + 2, row: row, role: Role(.secondary))
  }
}
