import Canvas
import Training

struct ExerciseScreen: Screen {
  static let page = 50
  let id: ID<Exercise>
  var destination: Destination? { .exercise(id, limit: 50) }
  var context: CommandContext { .page }
  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    command == .back ? [.back] : []
  }
  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {}
}
