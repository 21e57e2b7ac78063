import Canvas
import Training

/// A workout just finished: its numbers, its records, its muscles.
struct SummaryScreen: Screen {
  let id: ID<Workout>
  private(set) var content: SummaryContent?
  private var offset = 0

  init(id: ID<Workout>) {
    self.id = id
  }

  var destination: Destination? { .summary(id) }
  var context: CommandContext { .page }

  mutating func receive(_ content: Content, _ scene: Scene) {
    if case .summary(let summary) = content { self.content = summary }
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    switch command {
    case .open, .back: return [.back]
    case .up: scroll(by: -1, scene)
    case .down: scroll(by: 1, scene)
    case .pageUp: scroll(by: -8, scene)
    case .pageDown: scroll(by: 8, scene)
    case .share:
      guard let content else { return [] }
      return [.present(WorkoutShare.menu(content.summary.name))]
    case .shareText, .shareMarkdown, .shareCard: return share(command, scene)
    case .saveRoutine:
      guard let content else { return [] }
      return [.present(TextSheet("Name of the routine", content.summary.name, for: .routineName))]
    case .performAgain: return [.back, .switchTab(.workout), .start(.workout(id))]
    case .explain:
      return [.say(Message("Records: D on the exercise tells them all; = on a set tells why."))]
    default: return []
    }
    return []
  }

  private func share(_ command: Command, _ scene: Scene) -> [Effect] {
    guard let content else { return [] }
    let share = WorkoutShare(content, scene)
    switch command {
    case .shareText:
      return [.copy(WorkoutText(content, scene).text), .say(Message("Copied the workout as text."))]
    case .shareMarkdown:
      return [.copy(share.markdown), .say(Message("Copied the workout as Markdown."))]
    default: return [.write(name: share.fileName, text: share.svg)]
    }
  }

  private mutating func scroll(by rows: Int, _ scene: Scene) {
    guard let content else { return }
    let drawing = SummaryDrawing(content: content, scene: scene)
    let area = Rectangle(column: 0, row: 0, columns: scene.size.columns, rows: scene.size.rows - 1)
    offset = drawing.viewport(in: area, offset: offset).scrolled(by: rows, of: drawing.lines.count).offset
  }

  mutating func accept(_ answer: Answer, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard case .text(let text, .routineName) = answer, let content else { return [] }
    var editor = Editor(content: content.editor, scene)
    return editor.take(text, for: .routineName, scene, &ids)
  }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let drawing = content.map { SummaryDrawing(content: $0, scene: scene) }
    let area = Rectangle(column: 0, row: 0, columns: scene.size.columns, rows: scene.size.rows - 1)
    let action = drawing?.actions(in: area).first { $0.place.contains(point) }
    return action.map { [.command($0.command)] } ?? []
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    guard let content else { return }
    SummaryDrawing(content: content, scene: scene).draw(on: &grid, in: area, offset: offset)
  }
}
