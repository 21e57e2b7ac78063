import Canvas
import Training

struct DetailScreen: Screen {
  let id: ID<Workout>
  var destination: Destination? { .detail(id) }
  var context: CommandContext { .table }
  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    command == .back ? [.back] : []
  }
  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {}
}
