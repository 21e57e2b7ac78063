import CTerminal
import Canvas

/// Compares frames and hands the screen library what changed.
struct Painter {
  /// A role's look in the library's terms.
  private struct Face {
    let attributes: attr_t
    let pair: Int32
  }

  private let depth: Depth
  private var look: (Role) -> Appearance = { _ in Appearance() }
  private var faces: [Role: Face] = [:]
  private var shown: Grid?

  init(depth: Depth) {
    self.depth = depth
  }

  mutating func wear(_ look: @escaping (Role) -> Appearance) {
    self.look = look
    faces.removeAll()
    shown = nil
  }

  /// The terminal no longer shows what was sent: the next frame is sent whole.
  mutating func forget() {
    shown = nil
  }

  /// Lays what changed on the next frame; false when nothing did.
  mutating func lay(_ grid: Grid) -> Bool {
    defer { shown = grid }
    guard let shown, shown.size == grid.size else {
      terminal_blank()
      terminal_forget_screen()
      for row in 0..<grid.size.rows { lay(grid, row, 0..<grid.size.columns) }
      return true
    }
    var isChanged = shown.cursor != grid.cursor
    for row in 0..<grid.size.rows {
      guard let columns = Painter.difference(shown, grid, row) else { continue }
      lay(grid, row, columns)
      isChanged = true
    }
    return isChanged
  }

  /// The columns of a row that must be laid anew, never cutting a wide character in two.
  private static func difference(_ old: Grid, _ new: Grid, _ row: Int) -> Range<Int>? {
    let columns = new.size.columns
    let start = row * columns
    guard let first = (0..<columns).first(where: { old.cells[start + $0] != new.cells[start + $0] })
    else { return nil }
    let last = (first..<columns).last { old.cells[start + $0] != new.cells[start + $0] } ?? first
    let isSecondHalf = { (column: Int) in
      old.cells[start + column].glyph.isEmpty || new.cells[start + column].glyph.isEmpty
    }
    var range = first..<last + 1
    while range.lowerBound > 0, isSecondHalf(range.lowerBound) {
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound < columns, isSecondHalf(range.upperBound) {
      range = range.lowerBound..<range.upperBound + 1
    }
    return range
  }

  private mutating func lay(_ grid: Grid, _ row: Int, _ columns: Range<Int>) {
    var column = columns.lowerBound
    var last: (role: Role, face: Face)?
    while column < columns.upperBound {
      let cell = grid.cells[row * grid.size.columns + column]
      let face = last?.role == cell.role ? last?.face ?? face(of: cell.role) : face(of: cell.role)
      last = (cell.role, face)
      let isWide = column + 1 < columns.upperBound && grid[column + 1, row].glyph.isEmpty
      var text = Painter.characters(cell.glyph)
      terminal_put(Int32(row), Int32(column), &text, isWide ? 2 : 1, face.attributes, face.pair)
      column += isWide ? 2 : 1
    }
  }

  /// A glyph as the library takes it: a character and its marks, ended by 0.
  ///
  /// Joiners and variation selectors are left out: terminals disagree on what they do to the width.
  private static func characters(_ glyph: String) -> [wchar_t] {
    guard let first = glyph.unicodeScalars.first else { return [32, 0] }
    let marks = glyph.unicodeScalars.dropFirst().filter { isMark($0) }.prefix(3)
    return [wchar_t(first.value)] + marks.map { wchar_t($0.value) } + [0]
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let isSelector = (0xFE00...0xFE0F).contains(scalar.value)
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return !isSelector
    default: return false
    }
  }

  private mutating func face(of role: Role) -> Face {
    if let face = faces[role] { return face }
    let appearance = look(role)
    let attributes = terminal_attributes(
      appearance.bold, appearance.dim, appearance.italic, appearance.underline, appearance.reverse)
    let face = Face(attributes: attributes, pair: pair(appearance))
    faces[role] = face
    return face
  }

  private func pair(_ appearance: Appearance) -> Int32 {
    let foreground = number(appearance.foreground)
    let background = number(appearance.background)
    guard foreground >= 0 || background >= 0 else { return 0 }
    return max(0, alloc_pair(foreground, background))
  }

  /// The library's number of the nearest colour that can be sent; −1 is the terminal's own.
  private func number(_ colour: Colour) -> Int32 {
    switch colour.nearest(at: depth) {
    case .default: -1
    case .index(let index): Int32(index)
    case .rgb(let red, let green, let blue):
      Int32(TERMINAL_RGB_BASE) | Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
    }
  }
}
