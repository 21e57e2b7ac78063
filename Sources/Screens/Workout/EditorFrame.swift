import Canvas
import Training

/// How the editor divides the screen.
struct EditorFrame: Hashable, Sendable {
  let area: Rectangle
  /// The table with its cards; the whole width unless a pane stands beside it.
  let table: Rectangle
  /// The focused exercise's past, on wide screens.
  let pane: Rectangle?
  let restRow: Int
  let foldRow: Int

  static let paneColumns = 38

  init(_ scene: Scene) {
    self.init(
      Rectangle(column: 0, row: 0, columns: scene.size.columns, rows: scene.size.rows - 1), scene)
  }

  init(_ area: Rectangle, _ scene: Scene) {
    self.area = area
    restRow = area.row + (scene.isNarrow ? 1 : 2)
    foldRow = area.endRow - 1
    let hasGap = area.rows >= 16
    let top = restRow + (hasGap ? 2 : 1)
    let columns = scene.isWide ? area.columns - EditorFrame.paneColumns : area.columns
    table = Rectangle(
      column: area.column, row: top, columns: columns, rows: max(0, foldRow - top))
    pane =
      scene.isWide
      ? Rectangle(
        column: area.column + columns, row: top, columns: EditorFrame.paneColumns - 1,
        rows: max(0, foldRow - top))
      : nil
  }
}

extension Editor {
  /// The part of the table in view: the focused row, and with it its card as far as there is room.
  func viewport(_ scene: Scene) -> Viewport {
    let lines = content.lines
    let shown = Viewport(EditorFrame(scene).table, offset: offset)
    let total = lines.count
    guard let rows = focusedRows(in: lines, height: shown.frame.rows) else {
      return shown.showing(0..<1, of: total)
    }
    return shown.showing(rows, of: total)
  }

  /// The rows to keep in view: the whole superset, else the whole card, else its head and the row, else the row and the one below.
  private func focusedRows(in lines: [EditorLine], height: Int) -> Range<Int>? {
    guard let block = cursor.block, let index = workout.index(of: block),
      let head = lines.firstIndex(of: .head(index)), let end = lines.firstIndex(of: .addSet(index))
    else { return nil }
    let members = workout.supersetMembers(of: index)
    if let top = lines.firstIndex(of: .head(members.lowerBound)),
      let bottom = lines.firstIndex(of: .addSet(members.upperBound - 1)), bottom + 1 - top <= height
    {
      return top..<(bottom + 1)
    }
    if end + 1 - head <= height { return head..<(end + 1) }
    let row = cursor.set == nil ? end : lines.firstIndex(of: .set(index, cursor.place.set)) ?? end
    let headed = head..<min(end + 1, row + 2)
    guard headed.count > height else { return headed }
    // The first two rows in view hold the card's name and headings: the focused row is never there.
    return max(head, row - 2)..<min(end + 1, row + (height > 3 ? 2 : 1))
  }
}
