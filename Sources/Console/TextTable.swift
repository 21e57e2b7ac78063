internal import Canvas

/// Rows for a person: columns as wide as their content, numbers to the right, fitted to the terminal's width.
struct TextTable {
  struct Column {
    var title: String
    var isNumber = false
    /// Gives way when the terminal is narrow, the widest such column first.
    var isFlexible = false
    /// Left out where there is no room for all, the last first.
    var isExtra = false
  }

  var columns: [Column]
  var rows: [[String]] = []

  init(_ columns: [Column]) {
    self.columns = columns
  }

  /// A flexible column is not made narrower than that while others can be left out.
  private static let comfortable = 14

  /// Lines with the heading first, no longer than `width` where that is possible.
  func lines(width: Int) -> [String] {
    var widths = columns.indices.map { index in
      max(columns[index].title.columns, rows.map { cell($0, index).columns }.max() ?? 0)
    }
    var shown = Array(columns.indices)
    func total(_ width: (Int) -> Int) -> Int {
      shown.reduce(0) { $0 + width($1) } + 2 * (shown.count - 1)
    }
    func least(_ index: Int) -> Int {
      columns[index].isFlexible ? min(widths[index], TextTable.comfortable) : widths[index]
    }
    while total(least) > width, let extra = shown.lastIndex(where: { columns[$0].isExtra }) {
      shown.remove(at: extra)
    }
    let flexible = shown.filter { columns[$0].isFlexible }
    for _ in 0..<max(0, total { widths[$0] } - width) {
      guard let widest = flexible.max(by: { widths[$0] < widths[$1] }), widths[widest] > 8 else { break }
      widths[widest] -= 1
    }
    return ([columns.map(\.title)] + rows).map { line($0, shown, widths) }
  }

  /// A sentence a row: each value after the name of its column; the first one needs none.
  var sentences: [String] {
    rows.map { row in
      let parts = columns.indices.compactMap { index -> String? in
        let value = cell(row, index)
        guard !value.isEmpty else { return nil }
        let name = columns[index].title.lowercased()
        return index == 0 && !columns[index].isNumber || name.isEmpty ? value : "\(name) \(value)"
      }
      return parts.joined(separator: ", ") + "."
    }
  }

  private func cell(_ row: [String], _ index: Int) -> String {
    guard index < row.count else { return "" }
    return row[index].replacing("\n", with: " ")
  }

  private func line(_ row: [String], _ shown: [Int], _ widths: [Int]) -> String {
    var line = ""
    for index in shown {
      if index != shown.first { line += "  " }
      let cell = cell(row, index)
      let text = columns[index].isFlexible ? cell.truncatedAtJoint(to: widths[index]) : cell
      line += text.fitted(to: widths[index], align: columns[index].isNumber ? .right : .left)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
