/// A size in terminal cells.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A place on the grid, zero-based, in cells.
package struct Point: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of cells.
package struct Rectangle: Hashable, Sendable {
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  package func contains(_ point: Point) -> Bool {
    point.column >= column && point.column < column + columns
      && point.row >= row && point.row < row + rows
  }
}

extension Rectangle {
  package init(size: Size) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  package var endColumn: Int { column + columns }
  package var endRow: Int { row + rows }
  package var isEmpty: Bool { columns <= 0 || rows <= 0 }

  /// What both rectangles cover; empty when they do not meet.
  package func intersection(_ other: Rectangle) -> Rectangle {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return Rectangle(
      column: left, row: top, columns: max(0, min(endColumn, other.endColumn) - left),
      rows: max(0, min(endRow, other.endRow) - top))
  }

  /// The rectangle made smaller on every side, never below nothing.
  package func inset(columns: Int = 0, rows: Int = 0) -> Rectangle {
    Rectangle(
      column: column + columns, row: row + rows, columns: max(0, self.columns - 2 * columns),
      rows: max(0, self.rows - 2 * rows))
  }

  package func moved(columns: Int = 0, rows: Int = 0) -> Rectangle {
    Rectangle(column: column + columns, row: row + rows, columns: self.columns, rows: self.rows)
  }
}
