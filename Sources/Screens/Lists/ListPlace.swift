import Canvas

/// The person's place in a list: the item under the cursor, known by its key, and how far it is scrolled.
struct ListPlace<Key: Hashable & Sendable>: Sendable {
  private(set) var key: Key?
  private(set) var index = 0
  private var offset = 0

  /// Stays on its item when the list changes around it; on the neighbour when the item is gone.
  mutating func keep(_ keys: [Key]) {
    if let key, let found = keys.firstIndex(of: key) { return move(to: found, in: keys) }
    move(to: index, in: keys)
  }

  /// To an item, or to the end that lies that way.
  mutating func move(to target: Int, in keys: [Key]) {
    index = max(0, min(target, keys.count - 1))
    key = keys.indices.contains(index) ? keys[index] : nil
  }

  /// Scrolled as little as needed for the item under the cursor to be seen, by whole items.
  func viewport(_ layout: RowLayout, in frame: Rectangle) -> Viewport {
    let own = layout.rows(of: index)
    var shown = Viewport(frame, offset: offset).showing(own, of: layout.total)
    if shown.offset > 0, let start = layout.start(from: shown.offset), start <= own.lowerBound {
      shown.offset = start
    }
    return shown
  }

  mutating func scroll(_ layout: RowLayout, in frame: Rectangle) {
    offset = viewport(layout, in: frame).offset
  }

  /// Moves for the commands that move; false for all others.
  mutating func perform(_ command: Command, _ keys: [Key], _ layout: RowLayout, in frame: Rectangle) -> Bool {
    let page = max(1, frame.rows - 1)
    switch command {
    case .up: move(to: index - 1, in: keys)
    case .down: move(to: index + 1, in: keys)
    case .pageUp:
      move(to: min(index - 1, layout.nearest(to: layout.rows(of: index).lowerBound - page)), in: keys)
    case .pageDown:
      move(to: max(index + 1, layout.nearest(to: layout.rows(of: index).lowerBound + page)), in: keys)
    case .first: move(to: 0, in: keys)
    case .last: move(to: keys.count - 1, in: keys)
    default: return false
    }
    scroll(layout, in: frame)
    return true
  }

  /// The item a click hits; nil beside all of them.
  func item(at point: Point, _ layout: RowLayout, in frame: Rectangle) -> Int? {
    viewport(layout, in: frame).contentRow(at: point).flatMap { layout.item(at: $0) }
  }
}

/// How far a page without a cursor is scrolled.
struct PagePlace: Sendable {
  private var offset = 0

  func viewport(_ rows: Int, in frame: Rectangle) -> Viewport {
    Viewport(frame, offset: offset).scrolled(by: 0, of: rows)
  }

  /// Scrolls for the commands that move; false for all others.
  mutating func perform(_ command: Command, rows: Int, in frame: Rectangle) -> Bool {
    let page = max(1, frame.rows - 1)
    let steps: Int
    switch command {
    case .up: steps = -1
    case .down: steps = 1
    case .pageUp: steps = -page
    case .pageDown: steps = page
    case .first: steps = -rows
    case .last: steps = rows
    default: return false
    }
    offset = viewport(rows, in: frame).scrolled(by: steps, of: rows).offset
    return true
  }
}
