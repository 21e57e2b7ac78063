import CTerminal
import Canvas

/// Compares frames and hands the screen library what changed.
struct Painter {
  private let depth: Depth
  private var look: (Role) -> Appearance = { _ in Appearance() }
  /// A role's look in the library's terms: a blank that wears it.
  private var faces: [(role: Role, face: cchar_t)] = []
  /// What one row sends, kept for its room.
  private var line: [cchar_t] = []
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
      guard let columns = grid.changes(from: shown, row: row) else { continue }
      lay(grid, row, columns)
      isChanged = true
    }
    return isChanged
  }

  private mutating func lay(_ grid: Grid, _ row: Int, _ columns: Range<Int>) {
    let cells = grid.cells
    let start = row * grid.size.columns
    line.removeAll(keepingCapacity: true)
    var column = columns.lowerBound
    var role = cells[start + column].role
    var face = self.face(of: role)
    while column < columns.upperBound {
      let cell = cells[start + column]
      if cell.role != role {
        role = cell.role
        face = self.face(of: role)
      }
      if let plain = cell.plain, plain >= 0x20, plain < 0x7F {
        var shown = face
        shown.chars.0 = wchar_t(plain)
        line.append(shown)
        column += 1
      } else {
        let isWide = column + 1 < columns.upperBound && cells[start + column + 1].isContinuation
        append(cell.glyph, columns: isWide ? 2 : 1, face)
        column += isWide ? 2 : 1
      }
    }
    terminal_lay(Int32(row), Int32(columns.lowerBound), line, Int32(line.count))
  }

  /// Adds what is no plain character; a question mark where the terminal counts more columns than the grid or none.
  private mutating func append(_ glyph: String, columns: Int, _ face: cchar_t) {
    let text = Painter.characters(glyph)
    let width = Int(terminal_columns(text[0]))
    var shown = face
    let isShown = (1...columns).contains(width) && terminal_character(&shown, text)
    if !isShown { shown.chars.0 = 63 }
    line.append(shown)
    if columns > (isShown ? width : 1) { line.append(face) }
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

  private mutating func face(of role: Role) -> cchar_t {
    // A screen has few roles: looking through them is faster than a table of hashes is made.
    for known in faces where known.role == role { return known.face }
    let appearance = look(role)
    let attributes = terminal_attributes(
      appearance.bold, appearance.dim, appearance.italic, appearance.underline, appearance.reverse)
    let face = terminal_blank_cell(attributes, pair(appearance))
    faces.append((role, face))
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
