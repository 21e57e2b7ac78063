import Canvas
import Training

/// A routine in the same editor as a workout: its plan instead of what was done.
struct RoutineScreen: Screen {
  let id: ID<Routine>
  private var editor: Editor?

  init(id: ID<Routine>) {
    self.id = id
  }

  var destination: Destination? { .routine(id) }
  var context: CommandContext { .routine }

  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .editor(let fresh) = content else { return }
    if editor == nil { editor = Editor(content: fresh, scene) } else { editor?.receive(fresh, scene) }
  }

  mutating func expectTurn() { editor?.expectsTurn = true }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    editor?.take(key, scene, &ids)
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard editor != nil else { return command == .back ? [.back] : [] }
    return editor?.perform(command, scene, &ids) ?? []
  }

  mutating func accept(_ answer: Answer, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    editor?.accept(answer, scene, &ids) ?? []
  }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    editor?.click(point, scene, &ids) ?? []
  }

  func objection(to command: Command, _ scene: Scene) -> String? {
    editor?.objection(to: command, scene)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    editor?.draw(on: &grid, in: area, scene)
  }
}
