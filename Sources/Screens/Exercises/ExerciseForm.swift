import Canvas
import Training

/// A sheet in which an exercise is made or changed; hands it back as `.newExercise`.
struct ExerciseForm: Screen {
  let original: Exercise
  private let isNew: Bool
  /// Names that are taken.
  let others: [String]
  var field = ExerciseField.name
  var draft: ExerciseDraft
  /// Why it cannot be kept as it is.
  var objection: String?
  /// Whether somebody who is asked the rows one after the other has answered the last.
  var isAnswered = false

  init(_ exercise: Exercise, isNew: Bool, others: [String]) {
    original = exercise
    self.isNew = isNew
    self.others = others.filter { isNew || $0 != exercise.name }
    draft = ExerciseDraft(exercise)
  }

  var destination: Destination? { nil }
  var context: CommandContext { .sheet }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    objection = nil
    switch key.code {
    case .escape: return [.dismiss]
    case .enter: return keep()
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .tab: move(by: key.modifiers.contains(.shift) ? -1 : 1)
    default: return change(key)
    }
    return []
  }

  private mutating func move(by steps: Int) {
    let count = ExerciseField.allCases.count
    field = ExerciseField.allCases[(field.rawValue + steps + count) % count]
  }

  private mutating func change(_ key: Key) -> [Effect]? {
    guard field.isChoice else { return draft.take(key, for: field) ? [] : nil }
    switch key.code {
    case .left, .character("h"): draft.choose(field, by: -1)
    case .right, .character("l"), .character(" "): draft.choose(field, by: 1)
    default: return nil
    }
    return []
  }

  mutating func keep() -> [Effect] {
    let (exercise, problem) = draft.exercise(from: original, others: others)
    guard let problem else { return [.answer(.newExercise(exercise))] }
    field = problem.field
    objection = problem.sentence
    return []
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard panel.frame(in: scene.pageArea).contains(point) else { return [] }
    let place = panel.content(in: scene.pageArea)
    let row = viewport(place).contentRow(at: point) ?? -1
    guard let clicked = ExerciseField(rawValue: row) else { return [] }
    if clicked == field, field.isChoice { draft.choose(field, by: 1) }
    field = clicked
    return []
  }

  var title: String { isNew ? "New exercise" : "Change \(original.name)" }
  /// What keeping it is called.
  var verb: String { isNew ? "create" : "keep" }

  private var panel: Panel {
    Panel(
      title: title, keys: "Enter \(verb)  Tab next  Esc back",
      rows: ExerciseField.allCases.count + 2, columns: 66)
  }

  /// The rows of the form that are seen; the last two rows of the panel are for the hint.
  private func viewport(_ place: Rectangle) -> Viewport {
    var frame = place
    frame.rows = max(1, place.rows - 2)
    return Viewport(frame).showing(field.rawValue..<(field.rawValue + 1), of: ExerciseField.allCases.count)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    let place = panel.draw(on: &grid, in: area)
    let labels = scene.isNarrow ? 13 : 14
    let room = max(1, place.columns - labels)
    grid.draw(in: viewport(place)) { grid in
      for field in ExerciseField.allCases {
        let isFocused = field == self.field
        grid.write(
          field.label, column: 0, row: field.rawValue,
          role: Role(isFocused ? .accent : .secondary, on: .raised, strong: isFocused), width: labels)
        drawValue(field, on: &grid, column: labels, columns: room, isFocused: isFocused)
      }
    }
    let text = grid.style.glyphs.spelled(objection ?? field.hint)
    let role = Role(objection == nil ? .secondary : .warning, on: .raised)
    for (row, line) in text.wrapped(to: place.columns).prefix(2).enumerated() {
      grid.write(line, column: place.column, row: place.endRow - 2 + row, role: role)
    }
  }

  private func drawValue(
    _ field: ExerciseField, on grid: inout Grid, column: Int, columns: Int, isFocused: Bool
  ) {
    if isFocused, !field.isChoice {
      return grid.field(draft.line(field), column: column, row: field.rawValue, columns: columns)
    }
    let text = draft.text(field)
    let role =
      isFocused ? Role(.inverse, on: .accent, strong: true) : Role(.text, on: .input, strong: !text.isEmpty)
    let shown = isFocused ? "< \(text) >" : text
    grid.write(
      " " + shown.truncated(to: columns - 1, mark: grid.style.glyphs.ellipsis), column: column,
      row: field.rawValue, role: role, width: columns)
  }
}
