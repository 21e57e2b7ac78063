import Canvas
import Training

struct HelpSheet: Screen {
  let shown: CommandContext
  init(context: CommandContext) { shown = context }
  var destination: Destination? { nil }
  var context: CommandContext { .sheet }
  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }
  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {}
}
