import Canvas
import Training

/// A finished workout in the same editor as a running one.
struct DetailScreen: Screen {
  let id: ID<Workout>
  private var editor: Editor?
  /// What a search found here, until the cursor stands on it.
  private var seeking: String?

  init(id: ID<Workout>, seeking: String? = nil) {
    self.id = id
    self.seeking = seeking
  }

  var destination: Destination? { .detail(id) }
  var context: CommandContext { .table }

  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .editor(let fresh) = content else { return }
    if editor == nil { editor = Editor(content: fresh, scene) } else { editor?.receive(fresh, scene) }
    if let text = seeking { editor?.seek(text, scene) }
    seeking = nil
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
