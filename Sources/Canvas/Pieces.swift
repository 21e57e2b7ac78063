/// Whether a filter asks for a thing, not at all, or for everything but it.
package enum ChipState: Hashable, Sendable {
  case off, on, excluded
}

/// A filter or tag: a short word on its own small block.
package struct Chip: Hashable, Sendable {
  package var text: String
  package var state: ChipState

  package init(_ text: String, _ state: ChipState = .off) {
    self.text = text
    self.state = state
  }
}

extension Style {
  /// A label as this style sets it; tracked only where `columns` leave room for it.
  package func label(_ text: String, columns: Int = .max) -> String {
    switch label {
    case .plain: return text
    case .upper: return text.uppercased()
    case .tracked:
      let upper = text.uppercased()
      let spaced = upper.symbols.map(\.glyph).joined(separator: " ")
      return spaced.columns <= columns ? spaced : upper
    }
  }

  /// The rows a card's own border takes above and below its content.
  package var cardBorder: Int { card == .hairline ? 1 : 0 }
}

extension Grid {
  /// Draws an empty card and returns the rectangle for its content, one column inside.
  @discardableResult
  package mutating func card(_ frame: Rectangle, surface: Surface = .card) -> Rectangle {
    fill(frame, role: Role(.text, on: surface))
    guard style.card == .hairline, frame.columns > 1, frame.rows > 1 else { return frame.inset(columns: 1) }
    let role = Role(.divider, on: surface)
    let line = style.glyphs.hairline
    let right = frame.endColumn - 1
    let bottom = frame.endRow - 1
    for row in [frame.row, bottom] {
      fill(row: row, columns: frame.column..<frame.endColumn, role: role, glyph: line.horizontal)
    }
    for row in frame.row..<frame.endRow {
      write(line.vertical, column: frame.column, row: row, role: role)
      write(line.vertical, column: right, row: row, role: role)
    }
    write(line.topLeft, column: frame.column, row: frame.row, role: role)
    write(line.topRight, column: right, row: frame.row, role: role)
    write(line.bottomLeft, column: frame.column, row: bottom, role: role)
    write(line.bottomRight, column: right, row: bottom, role: role)
    return frame.inset(columns: 1, rows: 1)
  }

  /// Draws text with one column of its surface on either side and returns the columns used.
  @discardableResult
  package mutating func block(_ text: String, column: Int, row: Int, role: Role) -> Int {
    write(" " + text + " ", column: column, row: row, role: role)
  }

  /// Draws the one action of a screen, as `F Finish`, and returns the columns used.
  @discardableResult
  package mutating func action(_ text: String, column: Int, row: Int) -> Int {
    block(text, column: column, row: row, role: Role(.inverse, on: .accent, strong: true))
  }

  /// Draws a record flag, as `▲ 1RM 117`, and returns the columns used.
  @discardableResult
  package mutating func flag(_ text: String, column: Int, row: Int) -> Int {
    block(
      style.glyphs.up + " " + text, column: column, row: row,
      role: Role(.record, on: .recordChip, strong: true))
  }

  /// Draws a stat pill, a quiet label and a loud value, and returns the columns used.
  ///
  /// `valueColumns` reserves room so that nothing moves as the value grows.
  @discardableResult
  package mutating func pill(
    _ label: String, _ value: String, column: Int, row: Int, valueColumns: Int = 0,
    on surface: Surface = .input
  ) -> Int {
    var at = column
    at += write(" " + style.label(label) + " ", column: at, row: row, role: Role(.secondary, on: surface))
    at += write(
      value, column: at, row: row, role: Role(.accent, on: surface, strong: true),
      width: max(valueColumns, value.columns))
    at += write(" ", column: at, row: row, role: Role(.text, on: surface))
    return at - column
  }

  /// Draws a chip on a surface and returns the columns used.
  @discardableResult
  package mutating func chip(_ chip: Chip, column: Int, row: Int, on surface: Surface = .canvas) -> Int {
    let text = chip.state == .excluded ? style.glyphs.minus + chip.text : chip.text
    let role =
      switch chip.state {
      case .on: Role(.inverse, on: .accent, strong: true)
      case .off: Role(.secondary, on: .input)
      case .excluded: Role(.warning, on: .input)
      }
    guard style.chip == .pill else { return block(text, column: column, row: row, role: role) }
    let edge = Role(chip.state == .on ? .accentEdge : .inputEdge, on: surface)
    var at = column
    at += write(style.glyphs.pillLeft, column: at, row: row, role: edge)
    at += write(text, column: at, row: row, role: role)
    at += write(style.glyphs.pillRight, column: at, row: row, role: edge)
    return at - column
  }

  /// Draws chips side by side, in as many rows as they need, and returns where each one stands.
  ///
  /// A chip is never cut: one wider than the row has a row to itself.
  @discardableResult
  package mutating func chips(
    _ chips: [Chip], column: Int, row: Int, columns: Int, on surface: Surface = .canvas
  ) -> [Rectangle] {
    Chip.places(chips, column: column, row: row, columns: columns, style: style).enumerated().map {
      index, place in
      chip(chips[index], column: place.column, row: place.row, on: surface)
      return place
    }
  }
}

extension Chip {
  /// Where chips stand when they wrap; the last one's row tells how many rows they need.
  package static func places(
    _ chips: [Chip], column: Int, row: Int, columns: Int, style: Style
  ) -> [Rectangle] {
    var at = column
    var row = row
    return chips.map { chip in
      let sign = chip.state == .excluded ? style.glyphs.minus.columns : 0
      let width = chip.text.columns + sign + 2
      if at > column, at + width > column + columns {
        at = column
        row += 1
      }
      defer { at += width + 1 }
      return Rectangle(column: at, row: row, columns: width, rows: 1)
    }
  }
}
