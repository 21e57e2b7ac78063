import Canvas
import Training

/// A screen that is a set table: what a key means is the editor's, once there is something to edit.
protocol EditorScreen: Screen {
  var editor: Editor? { get set }
}

extension EditorScreen {
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

  func tellsKeys(at point: Point, _ scene: Scene) -> Bool { point.row == EditorFrame(scene).restRow }

  func objection(to command: Command, _ scene: Scene) -> String? {
    editor?.objection(to: command, scene)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    editor?.draw(on: &grid, in: area, scene)
  }
}
