internal import Canvas

/// Rows for a person: columns as wide as their content, numbers to the right, cut at the terminal's edge.
struct TextTable {
  struct Column {
    var title: String
    var isNumber = false
    /// The column that gives way when the terminal is narrow.
    var isFlexible = false
  }

  var columns: [Column]
  var rows: [[String]] = []

  init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Lines with the heading first, no longer than `width`.
  func lines(width: Int) -> [String] {
    var widths = columns.indices.map { index in
      max(columns[index].title.columns, rows.map { cell($0, index).columns }.max() ?? 0)
    }
    let surplus = widths.reduce(0, +) + 2 * (columns.count - 1) - width
    if surplus > 0, let flexible = columns.firstIndex(where: \.isFlexible) {
      widths[flexible] = max(8, widths[flexible] - surplus)
    }
    return ([columns.map(\.title)] + rows).map { line($0, widths) }
  }

  private func cell(_ row: [String], _ index: Int) -> String {
    guard index < row.count else { return "" }
    return row[index].replacing("\n", with: " ")
  }

  private func line(_ row: [String], _ widths: [Int]) -> String {
    var line = ""
    for index in columns.indices {
      if index > 0 { line += "  " }
      let cell = cell(row, index)
      let text = columns[index].isFlexible ? cell.truncatedAtJoint(to: widths[index]) : cell
      line += text.fitted(to: widths[index], align: columns[index].isNumber ? .right : .left)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
