import Canvas
import Training

/// The mouse: what is pressed does what it looks like, the wheel goes up and down.
extension App {
  mutating func point(_ mouse: Mouse, _ ids: inout IDSource) -> [Effect] {
    switch mouse.action {
    case .press: return press(at: mouse.point, &ids)
    case .wheelUp, .wheelDown:
      let key = Key(mouse.action == .wheelUp ? .up : .down)
      return (0..<3).flatMap { _ in press(key, &ids) }
    case .release, .drag: return []
    }
  }

  private mutating func press(at point: Point, _ ids: inout IDSource) -> [Effect] {
    let isOnMessage = point.row > scene.size.rows - 1 - messageRows
    message = nil
    if isOnMessage { return [] }
    if let key = sheets.isEmpty ? shownKey(at: point) : sheetKey(at: point) { return press(key, &ids) }
    if !sheets.isEmpty {
      return carryOut(sheets[sheets.count - 1].click(point, scene, &ids), &ids)
    }
    if point.row == scene.size.rows - 1 {
      return carryOut(tab(at: point.column).map { [.switchTab($0)] } ?? [], &ids)
    }
    return carryOut(screen.click(point, scene, &ids), &ids)
  }

  /// The key told at a place of a sheet's last row.
  private func sheetKey(at point: Point) -> Key? {
    guard point.row == scene.size.rows - 2 else { return nil }
    return key(at: point) { $0.surface == .raised }
  }

  /// The key told at a place of a screen in quiet words: `n starts an empty one`, `? help`.
  private func shownKey(at point: Point) -> Key? {
    guard point.row == scene.size.rows - 1 || screen.tellsKeys(at: point, scene) else { return nil }
    let quiet = key(at: point) { role in
      role.surface == .canvas && !role.isPersonal && [.secondary, .tertiary].contains(role.ink)
    }
    guard let quiet, case .command = keymap.match([quiet], in: screen.context) else { return nil }
    return quiet
  }

  /// The key whose words stand at a place, in the cells of a row that look so.
  private func key(at point: Point, where looks: (Role) -> Bool) -> Key? {
    let grid = draw()
    guard Rectangle(size: grid.size).contains(point), looks(grid[point.column, point.row].role) else {
      return nil
    }
    let cells = (0..<grid.size.columns).map { column -> String in
      let cell = grid[column, point.row]
      return looks(cell.role) ? cell.glyph : " "
    }
    guard cells.allSatisfy({ $0.count == 1 }) else { return nil }
    return KeyHint.key(in: cells.joined(), at: point.column)
  }
}
