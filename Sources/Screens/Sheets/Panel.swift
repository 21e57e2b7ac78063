import Canvas
import Training

/// The look all sheets share: a raised panel at the lower edge with a title and the keys that work in it.
struct Panel: Sendable {
  var title: String
  var keys: String
  /// Rows and columns wanted for the content.
  var rows: Int
  var columns = 60

  /// The whole panel within an area.
  func frame(in area: Rectangle) -> Rectangle {
    let columns = min(area.columns, self.columns + 4)
    let rows = min(area.rows, self.rows + 4)
    return Rectangle(
      column: area.column + (area.columns - columns) / 2, row: area.endRow - rows, columns: columns,
      rows: rows)
  }

  /// Where the content stands.
  func content(in area: Rectangle) -> Rectangle {
    let frame = frame(in: area)
    return Rectangle(
      column: frame.column + 2, row: frame.row + 2, columns: max(1, frame.columns - 4),
      rows: max(0, frame.rows - 4))
  }

  /// Paints the panel and returns the place of its content.
  func draw(on grid: inout Grid, in area: Rectangle) -> Rectangle {
    let frame = frame(in: area)
    grid.card(frame, surface: .raised)
    let columns = max(1, frame.columns - 4)
    grid.write(
      title.truncated(to: columns, mark: grid.style.glyphs.ellipsis), column: frame.column + 2,
      row: frame.row, role: Role(.text, on: .raised, strong: true))
    grid.write(
      Panel.fitting(keys, columns).truncated(to: columns, mark: grid.style.glyphs.ellipsis),
      column: frame.column + 2, row: frame.endRow - 1, role: Role(.secondary, on: .raised))
    return content(in: area)
  }

  /// Whole keys as far as there is room, two blanks between them: the last one, which leaves, stays.
  private static func fitting(_ keys: String, _ columns: Int) -> String {
    guard keys.columns > columns else { return keys }
    var items = keys.split(separator: " ", omittingEmptySubsequences: false).split(separator: "")
      .map { $0.joined(separator: " ") }
    while items.count > 1, items.joined(separator: "  ").columns > columns {
      items.remove(at: items.count - 2)
    }
    return items.joined(separator: "  ")
  }
}

extension Grid {
  /// Draws a line being typed on its own field and puts the terminal's cursor in it.
  mutating func field(_ line: TypedLine, column: Int, row: Int, columns: Int, prompt: String = "") {
    let role = Role(.text, on: .input, strong: true)
    fill(row: row, columns: column..<(column + columns), role: role)
    let start = column + 1 + write(prompt, column: column + 1, row: row, role: Role(.secondary, on: .input))
    let room = max(1, column + columns - 1 - start)
    let text = line.text.replacing("\n", with: style.glyphs.enter)
    let skipped = max(0, line.caretColumn - room + 1)
    let shown = String(text.dropFirst(skipped))
    write(shown.truncated(to: room, mark: style.glyphs.ellipsis), column: start, row: row, role: role)
    placeCursor(column: start + min(room - 1, line.caretColumn - skipped), row: row)
  }
}
