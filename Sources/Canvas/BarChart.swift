/// A labelled length.
package struct Bar: Hashable, Sendable {
  package var label: String
  package var value: Double
  /// The value as it is written.
  package var text: String
  package var ink: Ink

  package init(_ label: String, _ value: Double, text: String = "", ink: Ink = .chart) {
    self.label = label
    self.value = value
    self.text = text
    self.ink = ink
  }
}

extension Grid {
  /// Draws bars upwards above their labels, as a bar a week; the newest stand at the right where all do not fit.
  ///
  /// The tallest, or `most`, takes all the rows but that of the labels.
  package mutating func columnChart(
    _ bars: [Bar], in frame: Rectangle, most: Double? = nil, barColumns: Int = 2, gap: Int = 2,
    on surface: Surface = .card
  ) {
    let stride = max(1, barColumns + gap)
    let shown = bars.suffix(max(0, (frame.columns + gap) / stride))
    let top = most ?? shown.map(\.value).max() ?? 0
    let rows = frame.rows - 1
    guard rows > 0 else { return }
    draw(clippedTo: frame) { grid in
      for (index, bar) in shown.enumerated() {
        let at = frame.column + index * stride
        grid.upright(
          top > 0 ? bar.value / top : 0,
          in: Rectangle(column: at, row: frame.row, columns: barColumns, rows: rows), ink: bar.ink)
        grid.write(
          bar.label, column: at, row: frame.row + rows, role: Role(.tertiary, on: surface), width: barColumns,
          align: .centre)
      }
    }
  }

  /// Draws one bar upwards, its top moving in eighths of a cell.
  package mutating func upright(_ fraction: Double, in frame: Rectangle, ink: Ink) {
    let height = Eighths(fraction, of: frame.rows)
    for step in 0..<frame.rows {
      let eighths = max(0, min(8, height.count - step * 8))
      guard eighths > 0 else { return }
      let glyph = style.glyphs.lowerEighths[eighths - 1]
      overlay(
        String(repeating: glyph, count: max(0, frame.columns)), column: frame.column,
        row: frame.endRow - 1 - step, ink: ink)
    }
  }

  /// Draws values as a line of small columns, the newest at the right; a gap where there is no value.
  package mutating func sparkline(
    _ values: [Double?], column: Int, row: Int, columns: Int, ink: Ink = .chart
  ) {
    let shown = values.suffix(max(0, columns)).map { $0.flatMap { $0.isFinite ? $0 : nil } }
    let known = shown.compactMap { $0 }
    guard let least = known.min(), let most = known.max() else { return }
    let start = column + columns - shown.count
    for (index, value) in shown.enumerated() {
      guard let value else { continue }
      let share = most > least ? (value - least) / (most - least) : 0.5
      let step = max(0, min(7, Int(share * 7 + 0.5)))
      overlay(style.glyphs.lowerEighths[step], column: start + index, row: row, ink: ink)
    }
  }
}
