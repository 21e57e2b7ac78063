import Canvas

/// Frames that differ from each other in random runs of narrow, marked and wide characters.
struct RandomFrames {
  private var state: UInt64 = 2026
  private var grid: Grid
  private var count = 0

  init(size: Size) {
    grid = Grid(size: size)
  }

  mutating func next() -> Grid {
    count += 1
    for _ in 0..<1 + pick(6) { scribble() }
    return headed("frame \(count) ")
  }

  /// The last frame once more, under another first row.
  func repeated() -> Grid { headed("whole") }

  private func headed(_ heading: String) -> Grid {
    var shown = grid
    for (column, letter) in heading.enumerated() { shown[column, 0] = Cell(String(letter)) }
    return shown
  }

  /// Overwrites a run of a row below the first, repairing the wide characters that it cuts.
  private mutating func scribble() {
    let row = 1 + pick(grid.size.rows - 1)
    var column = pick(grid.size.columns)
    let role = Role(Ink.allCases[pick(Ink.allCases.count)], strong: pick(2) == 0)
    if grid[column, row].glyph.isEmpty { grid[column - 1, row] = Cell("<", role: role) }
    for _ in 0...pick(30) where column < grid.size.columns {
      let isWide = pick(4) == 0 && column + 1 < grid.size.columns
      let glyphs = isWide ? ["\u{4E2D}", "\u{D55C}"] : ["a", "0", "\u{2588}", "e\u{301}", " ", "\u{2500}"]
      grid[column, row] = Cell(glyphs[pick(glyphs.count)], role: role)
      if isWide { grid[column + 1, row] = Cell("", role: role) }
      column += isWide ? 2 : 1
    }
    if column < grid.size.columns, grid[column, row].glyph.isEmpty {
      grid[column, row] = Cell(">", role: role)
    }
  }

  private mutating func pick(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
