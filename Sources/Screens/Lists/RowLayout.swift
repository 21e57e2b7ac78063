/// Where the items of a list stand when they are put under each other, each some rows high.
struct RowLayout: Hashable, Sendable {
  private let starts: [Int]
  private let heights: [Int]
  /// The rows all of them take, gaps between them included.
  let total: Int

  init(heights: [Int], gap: Int = 0) {
    var starts: [Int] = []
    var row = 0
    for height in heights {
      starts.append(row)
      row += height + gap
    }
    self.starts = starts
    self.heights = heights
    total = max(0, row - gap)
  }

  var count: Int { starts.count }

  /// Nothing for an item that is not there.
  func rows(of index: Int) -> Range<Int> {
    starts.indices.contains(index) ? starts[index]..<(starts[index] + heights[index]) : 0..<0
  }

  /// The item on a row; nil in a gap and below the last.
  func item(at row: Int) -> Int? {
    let index = count(startingBefore: row + 1) - 1
    return index >= 0 && rows(of: index).contains(row) ? index : nil
  }

  /// The first row of the first item that begins on a row or below it; nil below all of them.
  func start(from row: Int) -> Int? {
    let index = count(startingBefore: row)
    return index < count ? starts[index] : nil
  }

  /// The item nearest to a row.
  func nearest(to row: Int) -> Int {
    max(0, count(startingBefore: row + 1) - 1)
  }

  /// The items that stand on a range of rows, or touch it.
  func items(in rows: Range<Int>) -> Range<Int> {
    let end = count(startingBefore: rows.upperBound)
    return min(nearest(to: rows.lowerBound), end)..<end
  }

  /// How many items begin above a row.
  private func count(startingBefore row: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
