import Canvas
import Training

/// The Workout tab: the running workout, or what could be started.
struct WorkoutScreen: Screen {
  var editor: Editor?
  var idle = IdleList()

  var destination: Destination? { .workout }
  var context: CommandContext { editor == nil ? .routines : .table }

  mutating func receive(_ content: Content, _ scene: Scene) {
    switch content {
    case .editor(let fresh):
      idle = IdleList()
      if editor == nil { editor = Editor(content: fresh, scene) } else { editor?.receive(fresh, scene) }
    case .idle(let fresh):
      editor = nil
      idle.receive(fresh)
    default: editor = nil
    }
  }

  mutating func expectTurn() { editor?.expectsTurn = true }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    editor?.take(key, scene, &ids)
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard editor != nil else { return idle.perform(command, scene, &ids) }
    return editor?.perform(command, scene, &ids) ?? []
  }

  mutating func accept(_ answer: Answer, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard editor != nil else { return idle.accept(answer, scene, &ids) }
    return editor?.accept(answer, scene, &ids) ?? []
  }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard editor != nil else { return idle.click(point, scene) }
    return editor?.click(point, scene, &ids) ?? []
  }

  func tellsKeys(at point: Point, _ scene: Scene) -> Bool {
    editor == nil || point.row == EditorFrame(scene).restRow
  }

  func objection(to command: Command, _ scene: Scene) -> String? {
    editor.map { $0.objection(to: command, scene) } ?? idle.objection(to: command)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    if let editor { editor.draw(on: &grid, in: area, scene) } else { idle.draw(on: &grid, in: area, scene) }
  }
}
