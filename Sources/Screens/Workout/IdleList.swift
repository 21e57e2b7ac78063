import Canvas
import Training

/// What could be started: the next workout on a card, routines, an empty workout, recent ones.
struct IdleList: Sendable {
  /// One thing to start.
  enum Row: Hashable, Sendable {
    case next(Int)
    case empty
    case routine(Int)
    case recent(Int)
  }

  var content = IdleContent(nextUp: [], routines: [], recent: [])
  /// The row the cursor is on; it stays on the same thing when the content changes.
  var selected = Row.next(0)
  var isLoaded = false
  /// Until the person moves, the cursor stays on top whatever comes.
  private var hasMoved = false

  mutating func receive(_ fresh: IdleContent) {
    content = fresh
    if !hasMoved || !rows.contains(selected) { selected = rows.first ?? .empty }
    isLoaded = true
  }

  /// In the order they are drawn and walked.
  var rows: [Row] {
    content.nextUp.prefix(1).indices.map { .next($0) } + content.routines.indices.map { .routine($0) }
      + [.empty] + content.recent.indices.map { .recent($0) }
  }

  private var place: Int { rows.firstIndex(of: selected) ?? 0 }

  mutating func perform(_ command: Command) -> [Effect] {
    guard isLoaded else { return command == .back ? [.back] : [] }
    switch command {
    case .up: move(to: place - 1)
    case .down: move(to: place + 1)
    case .pageUp: move(to: place - 5)
    case .pageDown: move(to: place + 5)
    case .first: move(to: 0)
    case .last: move(to: rows.count - 1)
    case .open, .performAgain: return start(selected)
    case .startEmpty: return [.start(.empty(name: nil))]
    case .deleteRoutine: return deleteRoutine()
    case .back: return [.back]
    default: return []
    }
    return []
  }

  private mutating func move(to place: Int) {
    selected = rows[min(max(0, place), rows.count - 1)]
    hasMoved = true
  }

  func start(_ row: Row) -> [Effect] {
    switch row {
    case .next(let index):
      switch content.nextUp[index].source {
      case .routine(let id): [.start(.routine(id))]
      case .workout(let id): [.start(.workout(id))]
      }
    case .empty: [.start(.empty(name: nil))]
    case .routine(let index): [.start(.routine(content.routines[index].id))]
    case .recent(let index): [.start(.workout(content.recent[index].id))]
    }
  }

  /// The routine under the cursor.
  private var routine: Routine? {
    guard isLoaded else { return nil }
    switch selected {
    case .routine(let index): return content.routines[index]
    case .next(let index):
      guard case .routine(let id) = content.nextUp[index].source else { return nil }
      return content.routines.first { $0.id == id }
    case .empty, .recent: return nil
    }
  }

  private func deleteRoutine() -> [Effect] {
    guard let routine else { return [] }
    let change = Change("Deleted the routine \(routine.name)", [.routine(from: routine, to: nil)])
    return [
      .present(
        ConfirmSheet(
          "Delete the routine \(routine.name)?", "Its workouts stay. u brings it back.", yes: "Delete",
          effects: [.save(change), .say(Message("Deleted the routine \(routine.name); u brings it back."))]))
    ]
  }

  func objection(to command: Command) -> String? {
    switch command {
    case .deleteRoutine: routine == nil ? "No routine under the cursor." : nil
    case .saveRoutine, .deleteWorkout: "Open the workout in the History first."
    case .search: "Nothing to search here; History and Exercises can be searched."
    case .newExercise, .archiveExercise: "Exercises are kept on the Exercises tab."
    default: nil
    }
  }

  mutating func click(_ point: Point, _ scene: Scene) -> [Effect] {
    let area = Rectangle(column: 0, row: 0, columns: scene.size.columns, rows: scene.size.rows - 1)
    let drawing = IdleDrawing(list: self, scene: scene)
    let shown = drawing.viewport(of: drawing.lines, in: area)
    guard let line = shown.contentRow(at: point), drawing.lines.indices.contains(line),
      let row = drawing.lines[line].row
    else { return [] }
    if row == selected { return start(row) }
    selected = row
    hasMoved = true
    return []
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    IdleDrawing(list: self, scene: scene).draw(on: &grid, in: area)
  }
}
