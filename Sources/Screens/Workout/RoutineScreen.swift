import Canvas
import Training

/// A routine in the same editor as a workout: its plan instead of what was done.
struct RoutineScreen: EditorScreen {
  let id: ID<Routine>
  var editor: Editor?

  init(id: ID<Routine>) {
    self.id = id
  }

  var destination: Destination? { .routine(id) }
  var context: CommandContext { .routine }

  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .editor(let fresh) = content else { return }
    if editor == nil { editor = Editor(content: fresh, scene) } else { editor?.receive(fresh, scene) }
  }
}
