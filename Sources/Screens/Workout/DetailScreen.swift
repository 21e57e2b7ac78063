import Canvas
import Training

/// A finished workout in the same editor as a running one.
struct DetailScreen: EditorScreen {
  let id: ID<Workout>
  var editor: Editor?
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
}
