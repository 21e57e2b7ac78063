import Canvas
import Training

struct SettingsScreen: Screen {
  var destination: Destination? { .settings }
  var context: CommandContext { .settings }
  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    command == .back ? [.back] : []
  }
  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {}
}
