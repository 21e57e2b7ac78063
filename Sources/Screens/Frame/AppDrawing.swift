package import Canvas

extension App {
  /// The next frame, with all that drawing may keep for those after it.
  package mutating func nextFrame() -> Grid {
    screen.settle(scene)
    return draw()
  }

  /// The whole frame: the screen, the sheets over it, the bottom line.
  package func draw() -> Grid {
    var grid = Grid(size: scene.window, style: scene.style)
    guard scene.window == scene.size else {
      let notice = "Knurl needs 32×10 cells. Keys do nothing but q, which leaves."
      for (row, line) in notice.wrapped(to: grid.size.columns).enumerated() {
        grid.write(line, column: 0, row: row, role: Role(.text))
      }
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

  private var hint: String {
    let key = scene.key(.help)
    return scene.isNarrow ? String(key.prefix(5)) : "\(key) help"
  }

  func tab(at column: Int) -> Tab? {
    var line = Grid(size: Size(columns: scene.size.columns, rows: 1), style: scene.style)
    let places = line.tabBar(bar, active: tab.rawValue, row: 0, hint: hint)
    return places.firstIndex { $0.contains(Point(column: column, row: 0)) }.flatMap(Tab.init(rawValue:))
  }

  /// The rows at the lower edge that a message takes.
  var messageRows: Int { message.map { lines(of: $0.text, most: 3).count } ?? 0 }

  /// Where there is no room for all of it, the middle is left out: the end says what to do.
  private func lines(of text: String, most: Int) -> [String] {
    let columns = max(1, scene.size.columns - 2)
    var lines = text.wrapped(to: columns)
    if lines.count > most, most > 1 {
      let mark = scene.style.glyphs.ellipsis
      let first = lines[most / 2 - 1].truncated(to: columns - mark.columns - 1, mark: "")
      lines = lines.prefix(most / 2 - 1) + ["\(first) \(mark)"] + lines.suffix(most - most / 2)
    }
    return Array(lines.prefix(most))
  }

  /// A sentence on the last row, and on those above it as far as it needs them; answers the row above all.
  @discardableResult
  private func draw(_ text: String, _ ink: Ink, on grid: inout Grid, _ last: Int, most: Int = 3) -> Int {
    let role = Role(ink, on: .raised)
    let lines = lines(of: text, most: most)
    for (index, line) in lines.enumerated() {
      let row = last - lines.count + 1 + index
      grid.fill(row: row, role: role)
      grid.write(line, column: 1, row: row, role: role, width: scene.size.columns - 2)
    }
    return last - lines.count
  }

  private func drawBottom(on grid: inout Grid) {
    let row = scene.size.rows - 1
    let above = message.map { draw($0.text, $0.ink, on: &grid, row) } ?? row - 1
    if message == nil { grid.tabBar(bar, active: tab.rawValue, row: row, hint: hint) }
    if let notice { draw(notice, .error, on: &grid, above, most: row / 2) }
  }
}

extension Message {
  fileprivate var ink: Ink {
    switch tone {
    case .plain: .text
    case .record: .record
    case .warning: .warning
    case .error: .error
    }
  }
}
