internal import SQLite

/// The order of blocks in a workout or sets in a block, kept as rising positions with gaps.
enum Ordering {
  /// What stood in order, what shall stand, and what is stored now, with positions.
  ///
  /// Returns the positions to write. Rows another program added stay behind the row they stood behind,
  /// and a row that stands right keeps its position, so that two programs rarely write the same one.
  static func positions(from old: [String], to new: [String], stored: [(id: String, position: Int)])
    -> [(id: String, position: Int)]
  {
    let known = Dictionary(stored.map { ($0.id, $0.position) }) { first, _ in first }
    var order = new
    let mine = Set(new).union(old)
    var previous: String?
    for row in stored {
      if !mine.contains(row.id) {
        let place = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        order.insert(row.id, at: place)
      }
      if order.contains(row.id) { previous = row.id }
    }
    var last = 0
    var moved: [(id: String, position: Int)] = []
    for id in order {
      if let position = known[id], position > last {
        last = position
      } else {
        last += 1
        moved.append((id, last))
      }
    }
    return moved
  }
}

extension Store {
  /// Puts children into order; only ids new to `old` may be missing from the table, at position 1.
  func order(
    _ table: String, under parent: (column: String, id: String), from old: [String], to new: [String]
  ) throws(LogbookError) {
    guard old != new else { return }
    let sql = "SELECT id, position FROM \(table) WHERE \(parent.column) = ? ORDER BY position, id"
    let added = Set(new).subtracting(old)
    let stored = try rows(sql, .text(parent.id)) { (id: $0.text(0), position: $0.int(1)) }
    let settled = stored.filter { !added.contains($0.id) }
    for move in Ordering.positions(from: old, to: new, stored: settled) {
      try run(
        "UPDATE \(table) SET position = ? WHERE id = ? AND \(parent.column) = ? AND position <> ?",
        .integer(move.position), .text(move.id), .text(parent.id), .integer(move.position))
    }
  }
}
