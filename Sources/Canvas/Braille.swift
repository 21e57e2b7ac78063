/// A fine canvas of dots, two across and four down in each cell.
package struct Braille: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  private var cells: [UInt8]

  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: 0, count: self.columns * self.rows)
  }

  /// Dots across and down.
  package var size: Size { Size(columns: columns * 2, rows: rows * 4) }

  /// Sets a dot, counted from the top left; one outside does nothing.
  package mutating func set(_ across: Int, _ down: Int) {
    guard across >= 0, down >= 0, across < columns * 2, down < rows * 4 else { return }
    cells[down / 4 * columns + across / 2] |= Braille.bit(across % 2, down % 4)
  }

  /// Sets the dots of a straight line, both ends included (Bresenham 1965).
  ///
  /// A line that leaves the canvas is drawn as far as it is inside; its ends must lie within a million dots.
  package mutating func line(from start: Point, to end: Point) {
    let across = abs(end.column - start.column)
    let down = -abs(end.row - start.row)
    let stepAcross = start.column < end.column ? 1 : -1
    let stepDown = start.row < end.row ? 1 : -1
    var error = across + down
    var at = start
    set(at.column, at.row)
    while at != end {
      let doubled = 2 * error
      if doubled >= down {
        error += down
        at.column += stepAcross
      }
      if doubled <= across {
        error += across
        at.row += stepDown
      }
      set(at.column, at.row)
    }
  }

  /// The sign of a cell; nil where no dot is set.
  package func glyph(_ column: Int, _ row: Int) -> String? {
    let dots = cells[row * columns + column]
    guard dots != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(dots)) else { return nil }
    return String(scalar)
  }

  /// The dots of a cell in the order of the Braille block: 1–3 and 7 at the left, 4–6 and 8 at the right.
  private static func bit(_ across: Int, _ down: Int) -> UInt8 {
    switch (across, down) {
    case (0, 3): 0x40
    case (1, 3): 0x80
    case (0, _): 1 << UInt8(down)
    default: 8 << UInt8(down)
    }
  }
}

extension Grid {
  /// Draws the dots over what is there; without Braille signs a star stands for a cell that has any.
  package mutating func draw(_ braille: Braille, column: Int, row: Int, ink: Ink) {
    for down in 0..<braille.rows {
      for across in 0..<braille.columns {
        guard let glyph = braille.glyph(across, down) else { continue }
        overlay(style.glyphs.isUnicode ? glyph : "*", column: column + across, row: row + down, ink: ink)
      }
    }
  }
}
