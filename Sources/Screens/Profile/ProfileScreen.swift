import Canvas
import Training

struct ProfileScreen: Screen {
  var destination: Destination? { .profile }
  var context: CommandContext { .page }
  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    command == .back ? [.back] : []
  }
  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {}
}
