/// One terminal cell: a character and what it means.
///
/// A character two cells wide is followed by a continuation cell whose `glyph` is empty.
package struct Cell: Hashable, Sendable {
  var sign: Sign
  package var role: Role

  /// One character with at most three marks on it; empty for a continuation.
  package var glyph: String {
    get { sign.text }
    set { sign = Sign(text: newValue) }
  }

  /// The second half of a wide character.
  package var isContinuation: Bool { sign.isNothing }

  /// The value of the spacing character, zero for a continuation; nil when marks sit on it.
  package var plain: UInt32? { sign.marks == 0 ? sign.base : nil }

  package init(_ glyph: String = " ", role: Role = Role(.text)) {
    self.init(Sign(text: glyph), role: role)
  }

  init(_ sign: Sign, role: Role) {
    self.sign = sign
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

  /// Sets cells of one row, all within the grid, and blanks the halves of wide characters that this breaks.
  mutating func set(_ columns: Range<Int>, row: Int, to cell: Cell) {
    guard !columns.isEmpty else { return }
    let first = row * size.columns
    if columns.lowerBound > 0, cells[first + columns.lowerBound].isContinuation {
      cells[first + columns.lowerBound - 1].sign = .space
    }
    if columns.upperBound < size.columns, cells[first + columns.upperBound].isContinuation {
      cells[first + columns.upperBound].sign = .space
    }
    for index in (first + columns.lowerBound)..<(first + columns.upperBound) { cells[index] = cell }
  }

  /// Writes printable ASCII into one row; all of the columns are within the grid.
  mutating func set(_ bytes: some Sequence<UInt8>, column: Int, count: Int, row: Int, role: Role) {
    set(column..<(column + count), row: row, to: Cell(.space, role: role))
    var index = row * size.columns + column
    for byte in bytes {
      cells[index].sign = Sign(plain: byte)
      index += 1
    }
  }

  /// Copies cells of another grid's row; halves of wide characters that this breaks become blanks.
  mutating func copy(_ other: Grid, row: Int, _ columns: Range<Int>, from first: Int, to target: Int) {
    let source = row * other.size.columns + first - columns.lowerBound
    let start = target * size.columns
    set(
      columns.lowerBound..<columns.lowerBound + 1, row: target, to: other.cells[source + columns.lowerBound])
    set(
      columns.upperBound - 1..<columns.upperBound, row: target,
      to: other.cells[source + columns.upperBound - 1])
    cells.replaceSubrange(
      start + columns.lowerBound..<start + columns.upperBound,
      with: other.cells[source + columns.lowerBound..<source + columns.upperBound])
    if cells[start + columns.lowerBound].isContinuation { cells[start + columns.lowerBound].sign = .space }
    let next = first + columns.count
    if next < other.size.columns, other.cells[source + columns.upperBound].isContinuation {
      cells[start + columns.upperBound - 1].sign = .space
    }
  }

  /// The columns of a row that differ from another grid of the same size, never cutting a wide character in two.
  package func changes(from old: Grid, row: Int) -> Range<Int>? {
    let start = row * size.columns
    let end = start + size.columns
    let (before, after) = (old.cells.span, cells.span)
    var first = start
    while first < end, before[first] == after[first] { first += 1 }
    guard first < end else { return nil }
    var last = end - 1
    while before[last] == after[last] { last -= 1 }
    let isSecondHalf = { (index: Int) in old.cells[index].isContinuation || cells[index].isContinuation }
    while first > start, isSecondHalf(first) { first -= 1 }
    while last + 1 < end, isSecondHalf(last + 1) { last += 1 }
    return first - start..<last + 1 - start
  }

  /// Sets a cell within the grid, and the one after it for a wide character.
  mutating func set(_ symbol: Symbol, column: Int, row: Int, role: Role) {
    set(column..<(column + symbol.columns), row: row, to: Cell(symbol.sign, role: role))
    if symbol.columns == 2 { cells[row * size.columns + column + 1].sign = .nothing }
  }
}
