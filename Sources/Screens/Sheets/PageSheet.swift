import Canvas
import Training

/// One line of a sheet that is read.
struct TextLine: Hashable, Sendable {
  var text: String
  var ink: Ink

  init(_ text: String, _ ink: Ink = .text) {
    self.text = text
    self.ink = ink
  }
}

/// A text to read, scrolled when it is longer than the screen.
struct PageSheet: Screen {
  let title: String
  let lines: [TextLine]
  private var offset = 0

  init(_ title: String, _ lines: [TextLine]) {
    self.title = title
    self.lines = lines
  }

  var destination: Destination? { nil }
  var context: CommandContext { .sheet }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    let page = max(1, scene.size.rows - 7)
    switch key.code {
    case .down, .character("j"): scroll(by: 1, scene)
    case .up, .character("k"): scroll(by: -1, scene)
    case .pageDown, .character(" "): scroll(by: page, scene)
    case .pageUp: scroll(by: -page, scene)
    case .escape, .enter, .character("q"): return [.dismiss]
    default: return nil
    }
    return []
  }

  private mutating func scroll(by rows: Int, _ scene: Scene) {
    let columns = min(scene.size.columns, 64) - 4
    let most = wrapped(to: columns).count - min(scene.size.rows - 5, lines.count)
    offset = max(0, min(offset + rows, most))
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [.dismiss] }

  private func wrapped(to columns: Int) -> [TextLine] {
    lines.flatMap { line in line.text.wrapped(to: columns).map { TextLine($0, line.ink) } }
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    let text = wrapped(to: min(area.columns, 64) - 4)
    let place = Panel(title: title, keys: "Esc back", rows: text.count).draw(on: &grid, in: area)
    let shown = Viewport(place, offset: 0).scrolled(by: offset, of: text.count)
    grid.draw(in: shown) { grid in
      for row in shown.visibleRows where row < text.count {
        grid.write(text[row].text, column: 0, row: row, role: Role(text[row].ink, on: .raised))
      }
    }
    grid.scrollMarker(column: place.endColumn, viewport: shown, total: text.count)
  }
}
