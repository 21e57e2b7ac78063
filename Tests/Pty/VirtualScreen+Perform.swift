extension VirtualScreen {
  mutating func perform(_ piece: Parser.Piece) {
    switch piece {
    case .scalar(let scalar): put(scalar)
    case .control(let byte): control(byte)
    case .escape(let text): escape(text)
    case .string("]", let text): command(text)
    case .string(let introducer, let text): strings.append("\(introducer)\(text)")
    case .sequence("?", let numbers, "h", _): switchModes(numbers, on: true)
    case .sequence("?", let numbers, "l", _): switchModes(numbers, on: false)
    case .sequence(nil, let numbers, "m", _): look.take(numbers)
    case .sequence(nil, let numbers, "t", _): titleStack(numbers)
    case .sequence(nil, let numbers, let final, let text):
      if !move(numbers, final), !edit(numbers, final) { unknown.append("\(text)\(final)") }
    case .sequence(_, _, let final, let text): unknown.append("\(text)\(final)")
    }
  }

  private mutating func control(_ byte: UInt8) {
    isWrapPending = false
    switch byte {
    case 0x07: bells += 1
    case 0x08: column = max(0, column - 1)
    case 0x09: column = min(columns - 1, (column / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: column = 0
    case 0x0E, 0x0F: break
    default: unknown.append("control \(byte)")
    }
  }

  private mutating func escape(_ text: String) {
    switch text {
    case "7": saved = (row, column, look)
    case "8": (row, column, look) = saved
    case "M":
      if row == margins.lowerBound { scroll(down: 1, margins) } else { row = max(0, row - 1) }
    case "(B", "(0", ")0", ")B", "=", ">", "\\": break
    default: unknown.append("ESC \(text)")
    }
  }

  private mutating func command(_ text: String) {
    guard text.hasPrefix("2;") || text.hasPrefix("0;") else {
      strings.append("]\(text)")
      return
    }
    title = String(text.dropFirst(2))
  }

  private mutating func titleStack(_ numbers: [Int]) {
    switch numbers.first {
    case 22: titles.append(title)
    case 23: title = titles.popLast() ?? title
    default: unknown.append("window \(numbers)")
    }
  }

  private mutating func switchModes(_ numbers: [Int], on isOn: Bool) {
    for number in numbers {
      if number == 1049, isOn != isAlternate { swapScreens(isOn) }
      if isOn { modes.insert(number) } else { modes.remove(number) }
    }
  }

  private mutating func swapScreens(_ isOn: Bool) {
    let blank = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    if isOn {
      saved = (row, column, look)
      other = cells
      cells = blank
    } else {
      cells = other.count == rows && other.first?.count == columns ? other : blank
      (row, column, look) = saved
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = VirtualScreen.width(scalar)
    guard width > 0 else {
      cells[row][max(0, column - 1)].text.unicodeScalars.append(scalar)
      return
    }
    if isWrapPending || column + width > columns {
      column = 0
      lineFeed()
    }
    isWrapPending = false
    cells[row][column] = Cell(text: String(scalar), look: look)
    if width == 2 { cells[row][column + 1] = Cell(text: "", look: look) }
    last = String(scalar)
    isWrapPending = column + width == columns
    column = min(columns - 1, column + width)
  }

  mutating func repeatLast(_ count: Int) {
    for _ in 0..<count { last.unicodeScalars.first.map { put($0) } }
  }

  private mutating func lineFeed() {
    if row == margins.upperBound { scroll(up: 1, margins) } else { row = min(rows - 1, row + 1) }
  }

  /// Two for East Asian and emoji characters, none for marks; enough for what tests write.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1FAFF:
      2
    default: 1
    }
  }
}
