import Canvas
import Training

struct SummaryScreen: Screen {
  let id: ID<Workout>
  var destination: Destination? { .summary(id) }
  var context: CommandContext { .page }
  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    command == .back ? [.back] : []
  }
  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {}
}
