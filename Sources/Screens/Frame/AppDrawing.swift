package import Canvas

extension App {
  /// The whole frame: the screen, the sheets over it, the bottom line.
  package func draw() -> Grid {
    var grid = Grid(size: scene.size, style: scene.style)
    guard scene.size.columns >= 32, scene.size.rows >= 10 else {
      grid.write("Knurl needs 32×10 cells.", column: 0, row: 0, role: Role(.text), width: scene.size.columns)
      return grid
    }
    let area = Rectangle(column: 0, row: 0, columns: scene.size.columns, rows: scene.size.rows - 1)
    screen.draw(on: &grid, in: area, scene)
    for sheet in sheets { sheet.draw(on: &grid, in: area, scene) }
    drawBottom(on: &grid)
    return grid
  }

  /// The tabs of the bottom line.
  private var bar: [Canvas.Tab] {
    Tab.allCases.map { Canvas.Tab($0.title, short: String($0.title.prefix(4))) }
  }

  private var hint: String { scene.isNarrow ? "?" : "? help" }

  func tab(at column: Int) -> Tab? {
    var line = Grid(size: Size(columns: scene.size.columns, rows: 1), style: scene.style)
    let places = line.tabBar(bar, active: tab.rawValue, row: 0, hint: hint)
    return places.firstIndex { $0.contains(Point(column: column, row: 0)) }.flatMap(Tab.init(rawValue:))
  }

  private func drawBottom(on grid: inout Grid) {
    let row = scene.size.rows - 1
    if let message {
      let ink: Ink =
        switch message.tone {
        case .plain: .text
        case .record: .record
        case .warning: .warning
        case .error: .error
        }
      grid.fill(row: row, role: Role(ink, on: .raised))
      grid.write(
        message.text, column: 1, row: row, role: Role(ink, on: .raised), width: scene.size.columns - 2)
      return
    }
    grid.tabBar(bar, active: tab.rawValue, row: row, hint: hint)
  }
}
