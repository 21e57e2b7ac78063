import Canvas

/// A row of a page that opens something.
struct PageTarget: Hashable, Sendable {
  var place: Rectangle
  var destination: Destination
}

/// The person's place on a page of which some rows open something: how far it is scrolled, and the row under the
/// cursor.
struct TargetPlace: Sendable {
  private var scroll = PagePlace()
  /// Which of the targets is under the cursor; nil before the first.
  private var cursor: Int?

  func viewport(_ rows: Int, in frame: Rectangle) -> Viewport { scroll.viewport(rows, in: frame) }

  /// Stays on a target that is there.
  mutating func keep(_ targets: [PageTarget]) { cursor = cursor.flatMap { $0 < targets.count ? $0 : nil } }

  /// Moves for the commands that move; false for all others.
  mutating func perform(_ command: Command, _ targets: [PageTarget], rows: Int, in frame: Rectangle) -> Bool {
    switch command {
    case .up, .down: move(by: command == .up ? -1 : 1, targets, rows, frame)
    default: return scroll.perform(command, rows: rows, in: frame)
    }
    return true
  }

  /// To the next target if it is in view, else a row further.
  private mutating func move(by step: Int, _ targets: [PageTarget], _ rows: Int, _ frame: Rectangle) {
    let seen = viewport(rows, in: frame).visibleRows
    let visible = targets.indices.filter { seen.contains(targets[$0].place.row) }
    var next = cursor.map { $0 + step }
    if !(cursor.map(visible.contains) ?? false) { next = step > 0 ? visible.first : visible.last }
    if let next, visible.contains(next) {
      cursor = next
      return
    }
    _ = scroll.perform(step > 0 ? .down : .up, rows: rows, in: frame)
    let now = viewport(rows, in: frame).visibleRows
    if let next, targets.indices.contains(next), now.contains(targets[next].place.row) { cursor = next }
  }

  /// The target under the cursor, while it is in view.
  func target(_ targets: [PageTarget], rows: Int, in frame: Rectangle) -> PageTarget? {
    guard let cursor, targets.indices.contains(cursor),
      viewport(rows, in: frame).visibleRows.contains(targets[cursor].place.row)
    else { return nil }
    return targets[cursor]
  }

  /// The cursor goes to the target at a place on the page; nil where none is.
  mutating func choose(_ place: Point, _ targets: [PageTarget]) -> PageTarget? {
    guard let index = targets.firstIndex(where: { $0.place.contains(place) }) else { return nil }
    cursor = index
    return targets[index]
  }
}
