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
    if let command = outside(point, frame, scene) { return perform(command, scene, &ids) }
    if point.row == frame.restRow { return header.restRowCommand.map { [.command($0)] } ?? [] }
    let lines = content.lines
    let shown = viewport(scene)
    if point.row == frame.foldRow { return keep(scene, &ids) + unfold(lines[shown.end(of: lines)...], scene) }
    guard let row = shown.contentRow(at: point), row < shown.end(of: lines) else { return [] }
    let line = shown.line(row, of: lines)
    let kept = keep(scene, &ids)
    return kept + click(line, column: point.column, scene, &ids)
  }

  /// What a click beside the table means: the pane tells of the exercise.
  private func outside(_ point: Point, _ frame: EditorFrame, _ scene: Scene) -> Command? {
    guard let pane = frame.pane, pane.contains(point), block != nil else { return nil }
    return .openExercise
  }

  /// To the first set below what is in view.
  private mutating func unfold(_ hidden: ArraySlice<EditorLine>, _ scene: Scene) -> [Effect] {
    guard let line = hidden.first(where: { $0.isSet || $0.isAddSet }), let index = line.block else {
      return []
    }
    if case .set(_, let set) = line {
      cursor = cursor.moved(to: index, set: set, in: workout)
    } else {
      cursor = cursor.moved(to: index, set: .max, in: workout)
    }
    settle(scene)
    return []
  }

  /// The record told in full below a card says why it is one.
  private mutating func explainRecord(
    of index: Int, _ scene: Scene, _ ids: inout IDSource
  ) -> [Effect] {
    let sets = workout.blocks[index].sets
    let isHere = cursor.set != nil && cursor.place.block == index && sets.indices.contains(cursor.place.set)
    let own = isHere && content.badge(of: sets[cursor.place.set].id, scene) != nil ? cursor.place.set : nil
    guard let set = own ?? sets.lastIndex(where: { content.badge(of: $0.id, scene) != nil }) else {
      return []
    }
    cursor = cursor.moved(to: index, set: set, in: workout)
    settle(scene)
    return perform(.explain, scene, &ids)
  }

  private mutating func perform(
    _ command: Command, onExercise index: Int, _ scene: Scene, _ ids: inout IDSource
  ) -> [Effect] {
    cursor = cursor.moved(to: index, set: index == cursor.place.block ? cursor.place.set : 0, in: workout)
    return perform(command, scene, &ids)
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
    case .addSet where cardDrawing(index, scene).remarkColumns?.contains(column) == true:
      return perform(.plates, scene, &ids)
    case .addSet:
      cursor = cursor.moved(to: index, set: .max, in: workout)
      return addSet(below: true, scene, &ids)
    case .head:
      let isMenu = column >= card(index, scene).columns.card.upperBound - 5
      return perform(isMenu ? .exerciseMenu : .openExercise, onExercise: index, scene, &ids)
    case .note: return perform(.exerciseNote, onExercise: index, scene, &ids)
    case .setNote(_, let set):
      cursor = cursor.moved(to: index, set: set, in: workout)
      settle(scene)
      return perform(.setNote, scene, &ids)
    case .flag: return explainRecord(of: index, scene, &ids)
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
