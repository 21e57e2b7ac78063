import Canvas
import Training

/// Asks before something is thrown away.
struct ConfirmSheet: Screen {
  let question: String
  let detail: String
  private let yes: String
  private let effects: [Effect]

  init(_ question: String, _ detail: String, yes: String, effects: [Effect]) {
    self.question = question
    self.detail = detail
    self.yes = yes
    self.effects = effects
  }

  var destination: Destination? { nil }
  var context: CommandContext { .sheet }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    switch key.code {
    case .enter, .character("y"): [.dismiss] + effects
    case .escape, .character("n"), .character("q"): [.dismiss]
    default: [.say(Message("Enter for yes, Esc for no"))]
    }
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    let columns = min(area.columns, 64) - 4
    let lines = detail.wrapped(to: columns)
    let keys = "\(scene.style.glyphs.enter) \(yes)   Esc back"
    let place = Panel(title: question, keys: keys, rows: lines.count).draw(on: &grid, in: area)
    for (row, line) in lines.prefix(place.rows).enumerated() {
      grid.write(line, column: place.column, row: place.row + row, role: Role(.text, on: .raised))
    }
  }
}
