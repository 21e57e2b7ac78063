package import Canvas
import CTerminal

extension Terminal {
  /// How roles look from now on; the next frame is drawn whole.
  package func wear(_ look: @escaping (Role) -> Appearance) {
    painter.wear(look)
  }

  /// Sends the cells that differ from the frame before; an equal frame sends nothing.
  package func show(_ grid: Grid) {
    guard isOpen, !isGone, painter.lay(grid) else { return }
    let cursor = grid.cursor ?? Point(column: 0, row: -1)
    isGone = !terminal_send(Int32(cursor.row), Int32(cursor.column), Control.beginFrame, Control.endFrame)
  }
}
