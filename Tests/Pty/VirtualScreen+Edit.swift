extension VirtualScreen {
  private var blank: Cell {
    var plain = Look()
    plain.background = look.background
    return Cell(text: " ", look: plain)
  }

  /// Cursor movement; false when the sequence is something else.
  mutating func move(_ numbers: [Int], _ final: Character) -> Bool {
    let first = max(1, numbers.first ?? 1)
    let second = max(1, numbers.dropFirst().first ?? 1)
    switch final {
    case "A": row = max(0, row - first)
    case "B", "e": row = min(rows - 1, row + first)
    case "C", "a": column = min(columns - 1, column + first)
    case "D": column = max(0, column - first)
    case "G", "`": column = min(columns - 1, first - 1)
    case "d": row = min(rows - 1, first - 1)
    case "H", "f":
      row = min(rows - 1, first - 1)
      column = min(columns - 1, second - 1)
    case "I": for _ in 0..<first { column = min(columns - 1, (column / 8 + 1) * 8) }
    case "Z": for _ in 0..<first { column = max(0, (column - 1) / 8 * 8) }
    default: return false
    }
    isWrapPending = false
    return true
  }

  /// Erasing, inserting, scrolling; false when the sequence is something else.
  mutating func edit(_ numbers: [Int], _ final: Character) -> Bool {
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "J": eraseScreen(numbers.first ?? 0)
    case "K": eraseLine(numbers.first ?? 0)
    case "X": fill(row, column..<min(columns, column + count))
    case "P": shift(removing: count)
    case "@": shift(adding: count)
    case "L": scroll(down: count, row...margins.upperBound)
    case "M": scroll(up: count, row...margins.upperBound)
    case "S": scroll(up: count, margins)
    case "T": scroll(down: count, margins)
    case "b": repeatLast(count)
    case "r": setMargins(numbers)
    case "h", "l": return numbers == [4]
    default: return false
    }
    return true
  }

  private mutating func fill(_ row: Int, _ range: Range<Int>) {
    for column in range { cells[row][column] = blank }
  }

  private mutating func eraseLine(_ part: Int) {
    switch part {
    case 0: fill(row, column..<columns)
    case 1: fill(row, 0..<column + 1)
    default: fill(row, 0..<columns)
    }
  }

  private mutating func eraseScreen(_ part: Int) {
    if part < 2 { eraseLine(part) }
    let range = part == 0 ? row + 1..<rows : part == 1 ? 0..<row : 0..<rows
    for row in range { fill(row, 0..<columns) }
  }

  private mutating func shift(removing count: Int) {
    cells[row].removeSubrange(column..<min(columns, column + count))
    cells[row] += Array(repeating: blank, count: columns - cells[row].count)
  }

  private mutating func shift(adding count: Int) {
    cells[row].insert(contentsOf: Array(repeating: blank, count: count), at: column)
    cells[row].removeLast(cells[row].count - columns)
  }

  mutating func scroll(up count: Int, _ range: ClosedRange<Int>) {
    for _ in 0..<min(count, range.count) {
      cells.remove(at: range.lowerBound)
      cells.insert(Array(repeating: blank, count: columns), at: range.upperBound)
    }
  }

  mutating func scroll(down count: Int, _ range: ClosedRange<Int>) {
    for _ in 0..<min(count, range.count) {
      cells.remove(at: range.upperBound)
      cells.insert(Array(repeating: blank, count: columns), at: range.lowerBound)
    }
  }

  private mutating func setMargins(_ numbers: [Int]) {
    let top = max(1, numbers.first ?? 1) - 1
    let bottom = min(rows, numbers.count > 1 && numbers[1] > 0 ? numbers[1] : rows) - 1
    margins = top < bottom ? top...bottom : 0...rows - 1
    row = 0
    column = 0
  }
}
