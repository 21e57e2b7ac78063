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

  /// Tab labels with the columns they take.
  private var tabs: [(tab: Tab, columns: Range<Int>, label: String)] {
    var column = scene.isNarrow ? 1 : 2
    return Tab.allCases.map { tab in
      let label = scene.isNarrow ? String(tab.title.prefix(4)) : tab.title
      let range = column..<(column + label.count + (scene.isNarrow ? 2 : 4))
      column = range.upperBound + (scene.isNarrow ? 1 : 0)
      return (tab, range, label)
    }
  }

  func tab(at column: Int) -> Tab? {
    tabs.first { $0.columns.contains(column) }?.tab
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
    for (tab, columns, label) in tabs {
      let role = tab == self.tab ? Role(.accent, on: .tabActive, strong: true) : Role(.secondary)
      grid.fill(row: row, columns: columns, role: role)
      grid.write(label, column: columns.lowerBound + (scene.isNarrow ? 1 : 2), row: row, role: role)
    }
    let help = scene.isNarrow ? "?" : "? help"
    grid.write(help, column: scene.size.columns - help.count - 1, row: row, role: Role(.secondary))
  }
}
