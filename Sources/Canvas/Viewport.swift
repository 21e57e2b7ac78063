/// A rectangle that shows part of something taller: what to draw is cut at its edges and moved by its offset.
package struct Viewport: Hashable, Sendable {
  package var frame: Rectangle
  /// The first row of the content that is shown.
  package var offset: Int

  package init(_ frame: Rectangle, offset: Int = 0) {
    self.frame = frame
    self.offset = offset
  }

  /// The rows of the content that are in view.
  package var visibleRows: Range<Int> { offset..<(offset + max(0, frame.rows)) }

  /// Moved as little as possible so that `rows` are in view and no room is left below the content's last row.
  package func showing(_ rows: Range<Int>, of total: Int) -> Viewport {
    var moved = self
    moved.offset = max(moved.offset, rows.upperBound - frame.rows)
    moved.offset = min(moved.offset, rows.lowerBound)
    moved.offset = max(0, min(moved.offset, total - frame.rows))
    return moved
  }

  /// Scrolled by rows, held within the content.
  package func scrolled(by rows: Int, of total: Int) -> Viewport {
    var moved = self
    moved.offset = max(0, min(offset + rows, total - frame.rows))
    return moved
  }

  /// The content row under a place of the surrounding grid; nil outside the frame.
  package func contentRow(at point: Point) -> Int? {
    frame.contains(point) ? point.row - frame.row + offset : nil
  }
}

/// Where drawing lands: the cells it may touch and the place of its own corner.
struct Window: Hashable, Sendable {
  var clip: Rectangle
  var origin: Point
  var columns: Int
}

extension Grid {
  /// Draws with rows and columns counted from the corner of a viewport's content; nothing outside its frame changes.
  package mutating func draw(in viewport: Viewport, _ content: (inout Grid) -> Void) {
    let outer = window
    let frame = viewport.frame.moved(columns: outer.origin.column, rows: outer.origin.row)
    window = Window(
      clip: frame.intersection(outer.clip),
      origin: Point(column: frame.column, row: frame.row - viewport.offset), columns: viewport.frame.columns)
    content(&self)
    window = outer
  }

  /// Draws with rows and columns counted from the corner of a rectangle; nothing outside it changes.
  package mutating func draw(in frame: Rectangle, _ content: (inout Grid) -> Void) {
    draw(in: Viewport(frame), content)
  }

  /// Draws with rows and columns counted as before; nothing outside the rectangle changes.
  package mutating func draw(clippedTo frame: Rectangle, _ content: (inout Grid) -> Void) {
    let outer = window
    let frame = frame.moved(columns: outer.origin.column, rows: outer.origin.row)
    window.clip = frame.intersection(outer.clip)
    content(&self)
    window = outer
  }

  /// Copies a part that was drawn by itself; its left edge is the viewport's.
  package mutating func put(_ part: Grid, row: Int) {
    let (top, left) = (row + window.origin.row, window.origin.column)
    let columns = max(left, window.clip.column)..<min(left + part.size.columns, window.clip.endColumn)
    guard !columns.isEmpty else { return }
    for line in max(top, window.clip.row)..<max(top, min(top + part.size.rows, window.clip.endRow)) {
      copy(part, row: line - top, columns, from: columns.lowerBound - left, to: line)
    }
  }

  /// The columns from the left to the right edge of the current viewport, seen or not.
  package var columns: Int { window.columns }

  /// Whether any of these rows would be seen; lists skip the rest.
  package func shows(rows: Range<Int>) -> Bool {
    let top = window.clip.row - window.origin.row
    return rows.lowerBound < top + window.clip.rows && rows.upperBound > top
  }
}
