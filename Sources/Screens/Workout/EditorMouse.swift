import Canvas
import Training

extension Editor {
  /// A click: a cell takes the cursor, a check box toggles, the labels do what they say.
  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let frame = EditorFrame(scene)
    let header = HeaderDrawing(content: content, scene: scene, area: frame.area)
    if let button = header.buttons.first(where: { $0.place.contains(point) }) {
      entry = nil
      return button.command.isRest
        ? RestControl.perform(button.command, on: content, scene)
        : button.command == .pause ? TimerControl.pause(content, scene) : perform(button.command, scene, &ids)
    }
    let lines = content.lines
    let shown = viewport(scene)
    guard let row = shown.contentRow(at: point), row < shown.end(of: lines) else { return [] }
    let line = shown.line(row, of: lines)
    let kept = keep(scene, &ids)
    return kept + click(line, column: point.column, scene, &ids)
  }

  /// What was being typed is kept when the person clicks elsewhere, if it can be read.
  private mutating func keep(_ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard entry != nil else { return [] }
    let effects = take(Key(.tab), scene, &ids) ?? []
    entry = nil
    return effects
  }

  private mutating func click(
    _ line: EditorLine, column: Int, _ scene: Scene, _ ids: inout IDSource
  ) -> [Effect] {
    if case .folded(let index) = line, workout.blocks.indices.contains(index) {
      cursor = cursor.moved(to: index, set: .max, in: workout)
      settle(scene)
      return []
    }
    guard let index = line.member, workout.blocks.indices.contains(index) else {
      return line == .addExercise ? perform(.addExercise, scene, &ids) : []
    }
    switch line {
    case .set(_, let set):
      cursor = cursor.moved(to: index, set: set, in: workout)
      let columns = card(index, scene).columns
      if let value = columns.value(at: column) { cursor.column = value }
      settle(scene)
      if column < columns.previous.lowerBound { return perform(.setMenu, scene, &ids) }
      let reach = (columns.check.lowerBound - 1)...columns.check.upperBound
      return reach.contains(column) ? toggleCompletion(scene) : []
    case .addSet:
      cursor = cursor.moved(to: index, set: .max, in: workout)
      return addSet(below: true, scene, &ids)
    case .head:
      cursor = cursor.moved(to: index, set: index == cursor.place.block ? cursor.place.set : 0, in: workout)
      let end = card(index, scene).columns.card.upperBound
      return perform(column >= end - 5 ? .exerciseMenu : .openExercise, scene, &ids)
    case .note: return perform(.exerciseNote, scene, &ids)
    case .seam:
      cursor = cursor.moved(to: index, set: 0, in: workout)
      return perform(.supersetRests, scene, &ids)
    default: return []
    }
  }
}

extension Command {
  var isRest: Bool {
    switch self {
    case .rest, .restLess, .restMore, .restSkip: true
    default: false
    }
  }
}
