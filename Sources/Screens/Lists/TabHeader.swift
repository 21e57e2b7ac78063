import Canvas
import Training

extension Scene {
  /// Where a screen is drawn: all but the bottom line.
  var pageArea: Rectangle {
    Rectangle(column: 0, row: 0, columns: size.columns, rows: max(0, size.rows - 1))
  }

  /// The margin at the left and right of a page.
  var margin: Int { isNarrow ? 0 : 1 }
}

extension Grid {
  /// Draws the first line of a tab: its title, the search if it has one, a remark at the right end.
  mutating func tabHeader(
    _ title: String, search: SearchLine?, remark: String, in area: Rectangle, isNarrow: Bool
  ) {
    write(title, column: area.column + 1, row: area.row, role: Role(.text, strong: true))
    let room = area.endColumn - 1
    var free = area.column + 1 + title.columns + 1
    if let search {
      let isUsed = search.isTyping || !search.isEmpty
      let wanted = isNarrow ? (isUsed ? 18 : 11) : (isUsed ? 28 : 11)
      let gap = isNarrow ? 1 : 4
      searchField(search, column: free + gap - 1, row: area.row, columns: wanted)
      free += gap + wanted
    }
    let text = remark.truncated(to: max(0, room - free), mark: style.glyphs.ellipsis)
    write(text, column: room - text.columns, row: area.row, role: Role(.secondary))
  }

  /// Draws what a page says while there is nothing to show: a claim, and what to do.
  mutating func emptyPage(
    _ title: String, _ sentences: [String], in frame: Rectangle, on surface: Surface = .canvas
  ) {
    let room = max(1, min(64, frame.columns - 4))
    let column = frame.column + (frame.columns - room) / 2
    var row = frame.row + max(0, min(2, frame.rows - sentences.count * 2 - 2))
    write(
      style.glyphs.spelled(title), column: column, row: row, role: Role(.text, on: surface, strong: true),
      width: room)
    row += 2
    for line in sentences.flatMap({ style.glyphs.spelled($0).wrapped(to: room) }) where row < frame.endRow {
      write(line, column: column, row: row, role: Role(.secondary, on: surface), width: room)
      row += 1
    }
  }
}
