import Canvas
import Training

struct WorkoutScreen: Screen {
  var destination: Destination? { .workout }
  var context: CommandContext { .list }
  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    command == .back ? [.back] : []
  }
  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {}
}
