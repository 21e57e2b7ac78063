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
  var showsArchived = false
  /// The routine the cursor goes to once it is there.
  var awaited: ID<Routine>?

  mutating func receive(_ fresh: IdleContent) {
    let routine = routine?.id
    content = fresh
    if hasMoved, case .routine(let index) = selected {
      let found = fresh.routines.firstIndex { $0.id == (awaited ?? routine) }
      if let found, fresh.routines[found].isArchived, !showsArchived {
        selected = nearest(to: found)
      } else {
        selected = found.map { .routine($0) } ?? nearest(to: index)
      }
    }
    awaited = nil
    if !hasMoved || !rows.contains(selected) { selected = rows.first ?? .empty }
    isLoaded = true
  }

  /// The routine that stands where another one was.
  private func nearest(to index: Int) -> Row {
    shown.first { $0 >= index }.map { .routine($0) } ?? shown.last.map { .routine($0) } ?? .empty
  }

  /// The places of the routines in view: those in use, then the archived ones where they are wanted.
  var shown: [Int] {
    let all = content.routines.indices
    let used = all.filter { !content.routines[$0].isArchived }
    return showsArchived ? used + all.filter { content.routines[$0].isArchived } : used
  }

  /// In the order they are drawn and walked.
  var rows: [Row] {
    content.nextUp.prefix(1).indices.map { .next($0) } + shown.map { .routine($0) }
      + [.empty] + content.recent.indices.map { .recent($0) }
  }

  private var place: Int { rows.firstIndex(of: selected) ?? 0 }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
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
    case .back: return [.back]
    default: return performOnRoutine(command, scene, &ids)
    }
    return []
  }

  /// The cursor goes to a routine, now or when it is there.
  mutating func follow(_ id: ID<Routine>) {
    awaited = id
    hasMoved = true
    guard let index = content.routines.firstIndex(where: { $0.id == id }) else {
      if case .routine = selected { return }
      selected = shown.first.map { .routine($0) } ?? .routine(0)
      return
    }
    selected = .routine(index)
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
  var routine: Routine? {
    guard isLoaded else { return nil }
    switch selected {
    case .routine(let index): return content.routines.indices.contains(index) ? content.routines[index] : nil
    case .next(let index):
      guard case .routine(let id) = content.nextUp[index].source else { return nil }
      return content.routines.first { $0.id == id }
    case .empty, .recent: return nil
    }
  }

  func objection(to command: Command) -> String? {
    switch command {
    case .editRoutine, .renameRoutine, .routineFolder, .moveRoutineDown, .moveRoutineUp, .duplicateRoutine,
      .archiveRoutine, .deleteRoutine, .routineMenu:
      routine == nil ? "No routine under the cursor; N writes one." : nil
    case .renameFolder, .moveFolderDown, .moveFolderUp:
      routine?.folder.isEmpty ?? true
        ? "No routine in a folder under the cursor; f puts one into a folder." : nil
    default: nil
    }
  }

  mutating func click(_ point: Point, _ scene: Scene) -> [Effect] {
    let area = Rectangle(column: 0, row: 0, columns: scene.size.columns, rows: scene.size.rows - 1)
    let drawing = IdleDrawing(list: self, scene: scene)
    let shown = drawing.viewport(in: area)
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
