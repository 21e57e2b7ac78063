/// One terminal cell: a character and what it means.
///
/// A character two cells wide is followed by a continuation cell whose `glyph` is empty.
package struct Cell: Hashable, Sendable {
  package var glyph: String
  package var role: Role

  package init(_ glyph: String = " ", role: Role = Role(.text)) {
    self.glyph = glyph
    self.role = role
  }
}

/// The whole screen as cells; drawn anew each time, compared by the terminal.
package struct Grid: Hashable, Sendable {
  package let size: Size
  package private(set) var cells: [Cell]
  /// Where the hardware cursor rests while text is typed; hidden when nil.
  package var cursor: Point?
  /// The language the pieces are drawn in.
  package var style: Style
  /// The part of the screen that drawing reaches now.
  var window: Window

  package init(size: Size, role: Role = Role(.text), style: Style = Style()) {
    let size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    self.size = size
    self.style = style
    self.cells = Array(repeating: Cell(role: role), count: size.columns * size.rows)
    self.window = Window(clip: Rectangle(size: size), origin: Point(column: 0, row: 0), columns: size.columns)
  }

  /// The cell at a place of the whole screen, whatever the viewport; setting outside does nothing.
  package subscript(_ column: Int, _ row: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set {
      guard column >= 0, row >= 0, column < size.columns, row < size.rows else { return }
      cells[row * size.columns + column] = newValue
    }
  }
}
