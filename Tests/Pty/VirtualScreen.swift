/// What a terminal would show: cells with text and looks, the cursor, the modes, and what was sent past the screen.
package struct VirtualScreen: Sendable {
  package struct Cell: Hashable, Sendable {
    package var text = " "
    package var look = Look()

    /// The cell as an eye sees it: on a blank the text's colour makes no difference.
    package var visible: Cell {
      guard text == " ", !look.isReversed, !look.isUnderlined else { return self }
      var blank = Cell()
      blank.look.background = look.background
      return blank
    }
  }

  package internal(set) var columns: Int
  package internal(set) var rows: Int
  package internal(set) var cells: [[Cell]]
  package internal(set) var row = 0
  package internal(set) var column = 0
  /// The private modes that are on: 25 shows the cursor, 1049 is the alternate screen.
  package internal(set) var modes: Set<Int> = [7, 25]
  package internal(set) var title = ""
  package internal(set) var bells = 0
  /// Operating-system commands but titles, and device strings, in order.
  package internal(set) var strings: [String] = []
  /// Sequences that this terminal does not know: a test can ask that there are none.
  package internal(set) var unknown: [String] = []

  var look = Look()
  var titles: [String] = []
  var margins: ClosedRange<Int>
  var saved: (row: Int, column: Int, look: Look) = (0, 0, Look())
  var isWrapPending = false
  var last = " "
  var other: [[Cell]] = []
  var parser = Parser()

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    margins = 0...rows - 1
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The screen as lines without trailing blanks.
  package var lines: [String] {
    (0..<rows).map { line($0) }
  }

  package func line(_ row: Int) -> String {
    var text = cells[row].map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  package func contains(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// The look of the first place where a text stands.
  package func look(of text: String) -> Look? {
    for row in 0..<rows {
      for column in 0..<columns where cells[row][column...].map(\.text).joined().hasPrefix(text) {
        return cells[row][column].look
      }
    }
    return nil
  }

  package var isCursorShown: Bool { modes.contains(25) }
  package var isAlternate: Bool { modes.contains(1049) }

  package mutating func take(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      guard let piece = parser.take(byte) else { continue }
      perform(piece)
    }
  }

  /// A new size keeps the upper left, as a real window does.
  mutating func resize(columns: Int, rows: Int) {
    let old = cells
    self = with(columns: columns, rows: rows)
    for row in 0..<min(rows, old.count) {
      for column in 0..<min(columns, old[row].count) { cells[row][column] = old[row][column] }
    }
    row = min(row, rows - 1)
    column = min(column, columns - 1)
  }

  private func with(columns: Int, rows: Int) -> VirtualScreen {
    var new = self
    new.columns = columns
    new.rows = rows
    new.margins = 0...rows - 1
    new.cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    return new
  }
}
