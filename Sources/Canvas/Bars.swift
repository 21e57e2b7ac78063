/// A length in eighths of a cell.
package struct Eighths: Hashable, Sendable {
  package let count: Int

  /// A share of a length in columns or rows, rounded to the nearest eighth, held between nothing and all.
  ///
  /// Something never looks like nothing, and not quite all never like all.
  package init(_ fraction: Double, of cells: Int) {
    let most = max(0, cells) * 8
    guard fraction > 0, most > 0 else {
      count = 0
      return
    }
    guard fraction < 1 else {
      count = most
      return
    }
    count = max(1, min(most - 1, Int(fraction * Double(most) + 0.5)))
  }

  package var full: Int { count / 8 }
  package var part: Int { count % 8 }
}

extension Grid {
  /// Draws a bar as the background of one row, its edge moving in eighths of a cell; text goes on top by `overlay`.
  package mutating func bar(
    _ fraction: Double, row: Int, columns: Range<Int>? = nil, fill: Surface = .restFill,
    edge: Ink = .restFillEdge, track: Surface = .accentSoft
  ) {
    let range = columns ?? 0..<max(0, self.columns)
    let length = Eighths(fraction, of: range.count)
    let wholeCells = style.glyphs.isUnicode ? length.full : (length.count + 4) / 8
    self.fill(row: row, columns: range, role: Role(.text, on: track))
    self.fill(
      row: row, columns: range.lowerBound..<(range.lowerBound + wholeCells), role: Role(.text, on: fill))
    guard style.glyphs.isUnicode, length.part > 0 else { return }
    write(
      style.glyphs.leftEighths[length.part - 1], column: range.lowerBound + length.full, row: row,
      role: Role(edge, on: track))
  }

  /// Draws a bar of blocks from the left, in an ink on what lies beneath, and returns the columns it covers.
  @discardableResult
  package mutating func blocks(_ fraction: Double, column: Int, row: Int, columns: Int, ink: Ink) -> Int {
    let length = Eighths(fraction, of: columns)
    guard style.glyphs.isUnicode else {
      let cells = length.count == 0 ? 0 : max(1, (length.count + 4) / 8)
      return overlay(String(repeating: style.glyphs.full, count: cells), column: column, row: row, ink: ink)
    }
    let part = length.part == 0 ? "" : style.glyphs.leftEighths[length.part - 1]
    let text = String(repeating: style.glyphs.full, count: length.full) + part
    return overlay(text, column: column, row: row, ink: ink)
  }
}
