extension Grid {
  /// Writes one line of text and returns the columns it used.
  ///
  /// Columns and rows count from the corner of the current viewport; what lies outside is not drawn. With a width
  /// the whole field is painted in the role and longer text ends in `…`.
  @discardableResult
  package mutating func write(
    _ text: String, column: Int, row: Int, role: Role, width: Int? = nil, align: Alignment = .left
  ) -> Int {
    if text.isPlain, text.utf8.count <= width ?? Int.max {
      return writePlain(text, column: column, row: row, role: role, width: width, align: align)
    }
    guard let width else { return place(symbols(of: text), column: column, row: row) { _ in role } }
    guard width > 0 else { return 0 }
    let symbols = symbols(of: text).truncated(to: width, mark: style.glyphs.ellipsis)
    fill(Rectangle(column: column, row: row, columns: width, rows: 1), role: role)
    let before = align.space(before: width - symbols.columns)
    _ = place(symbols, column: column + before, row: row) { _ in role }
    return width
  }

  /// The same for ASCII that fits: no character is looked at twice.
  private mutating func writePlain(
    _ text: String, column: Int, row: Int, role: Role, width: Int?, align: Alignment
  ) -> Int {
    let count = text.utf8.count
    if let width { fill(Rectangle(column: column, row: row, columns: width, rows: 1), role: role) }
    let line = row + window.origin.row
    let start = column + window.origin.column + (width.map { align.space(before: $0 - count) } ?? 0)
    let first = max(start, window.clip.column)
    let end = min(start + count, window.clip.endColumn)
    guard line >= window.clip.row, line < window.clip.endRow, first < end else { return width ?? count }
    let bytes = text.utf8.dropFirst(first - start).prefix(end - first)
    set(bytes, column: first, count: end - first, row: line, role: role)
    return width ?? count
  }

  /// A text's characters; the marks of a sentence in ASCII where every sign is.
  private func symbols(of text: String) -> [Symbol] {
    guard !style.glyphs.isUnicode else { return text.symbols }
    return String(text.map { Grid.plain[$0] ?? $0 }).symbols
  }

  private static let plain: [Character: Character] = [
    "“": "\"", "”": "\"", "‘": "'", "’": "'", "×": "x", "·": "-", "−": "-", "–": "-", "—": "-", "→": ">",
    "…": "~",
  ]

  /// Writes text over what is there: each cell keeps its surface.
  @discardableResult
  package mutating func overlay(
    _ text: String, column: Int, row: Int, ink: Ink, strong: Bool = false, personal: Bool = false
  ) -> Int {
    place(symbols(of: text), column: column, row: row) { beneath in
      Role(ink, on: beneath.surface, strong: strong, personal: personal)
    }
  }

  /// Paints a rectangle with a glyph one column wide; a space makes it plain surface.
  package mutating func fill(_ rectangle: Rectangle, role: Role, glyph: String = " ") {
    let area = rectangle.moved(columns: window.origin.column, rows: window.origin.row)
      .intersection(window.clip)
    let cell = Cell(glyph, role: role)
    for row in area.row..<area.endRow { set(area.column..<area.endColumn, row: row, to: cell) }
  }

  /// Paints one row, all of it or some columns.
  package mutating func fill(row: Int, columns: Range<Int>? = nil, role: Role, glyph: String = " ") {
    let range = columns ?? 0..<max(0, window.columns)
    fill(
      Rectangle(column: range.lowerBound, row: row, columns: range.count, rows: 1), role: role, glyph: glyph)
  }

  /// Puts the hardware cursor on a cell, or hides it when the cell is not in view.
  package mutating func placeCursor(column: Int, row: Int) {
    let point = Point(column: column + window.origin.column, row: row + window.origin.row)
    cursor = window.clip.contains(point) ? point : nil
  }

  /// Puts symbols side by side and returns their columns; the role may follow the one beneath.
  ///
  /// A symbol cut by an edge becomes spaces.
  mutating func place(_ symbols: [Symbol], column: Int, row: Int, role: (Role) -> Role) -> Int {
    let row = row + window.origin.row
    let clip = window.clip
    let start = column + window.origin.column
    guard row >= clip.row, row < clip.endRow else { return symbols.columns }
    var at = start
    for symbol in symbols {
      if at >= clip.column, at + symbol.columns <= clip.endColumn {
        set(symbol, column: at, row: row, role: role(self[at, row].role))
      } else {
        for cut in at..<(at + symbol.columns) where cut >= clip.column && cut < clip.endColumn {
          set(.space, column: cut, row: row, role: role(self[cut, row].role))
        }
      }
      at += symbol.columns
    }
    return at - start
  }
}
