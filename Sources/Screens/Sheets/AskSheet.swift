import Canvas
import Training

/// A question with a few answers; the number of the chosen one goes to the screen below.
struct AskSheet: Screen {
  let title: String
  let answers: [String]
  private var selected = 0

  init(_ title: String, _ answers: [String]) {
    self.title = title
    self.answers = answers
  }

  var destination: Destination? { nil }
  var context: CommandContext { .sheet }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    switch key.code {
    case .up, .character("k"): selected = max(0, selected - 1)
    case .down, .character("j"): selected = min(answers.count - 1, selected + 1)
    case .enter: return choose(selected)
    case .escape, .character("q"): return [.dismiss]
    case .character(let character):
      return character.wholeNumberValue.flatMap { answers.indices.contains($0 - 1) ? choose($0 - 1) : nil }
    default: return nil
    }
    return []
  }

  func choose(_ index: Int) -> [Effect] { [.answer(.choice(index))] }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let row = point.row - panel.content(in: scene.pageArea).row
    guard panel.frame(in: scene.pageArea).contains(point) else { return [.dismiss] }
    return answers.indices.contains(row) ? choose(row) : []
  }

  private var panel: Panel {
    Panel(title: title, keys: "Enter choose  Esc back", rows: answers.count, columns: 64)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    let place = panel.draw(on: &grid, in: area)
    for (index, answer) in answers.enumerated() where index < place.rows {
      let isSelected = index == selected
      let role = isSelected ? Role(.inverse, on: .accent, strong: true) : Role(.text, on: .raised)
      let row = place.row + index
      grid.fill(row: row, columns: place.column..<place.endColumn, role: role)
      let words = answer.truncated(to: place.columns - 4, mark: scene.style.glyphs.ellipsis)
      grid.write("\(index + 1)  \(words)", column: place.column + 1, row: row, role: role)
    }
  }
}

extension AskSheet {
  func spoken(_ scene: Scene) -> [String]? {
    ["\(title)."] + answers.enumerated().map { "\($0.offset + 1). \($0.element)." }
      + ["Type a number, or back."]
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    guard let number = Int(words), answers.indices.contains(number - 1) else {
      return [.say(Message("Type a number of the list, or back."))]
    }
    return choose(number - 1)
  }
}
