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
    guard let index = starts.lastIndex(where: { $0 <= row }), rows(of: index).contains(row) else {
      return nil
    }
    return index
  }

  /// The first row of the first item that begins on a row or below it; nil below all of them.
  func start(from row: Int) -> Int? {
    starts.first { $0 >= row }
  }

  /// The item nearest to a row.
  func nearest(to row: Int) -> Int {
    starts.lastIndex { $0 <= row } ?? 0
  }
}
