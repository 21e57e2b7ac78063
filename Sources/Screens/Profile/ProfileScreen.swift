import Canvas
import Training

/// What the log adds up to: the calling card, workouts per week, totals and current records.
struct ProfileScreen: Screen {
  private(set) var content: ProfileContent?
  private var place = PagePlace()
  /// Which of the page's rows that open something is under the cursor; nil before the first.
  private var cursor: Int?

  var destination: Destination? { .profile }
  var context: CommandContext { .page }

  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .profile(let profile) = content else { return }
    self.content = profile
    let count = ProfilePage(profile, scene).targets.count
    cursor = cursor.flatMap { $0 < count ? $0 : nil }
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    switch command {
    case .up: move(by: -1, scene)
    case .down: move(by: 1, scene)
    case .open: return open(scene)
    case .measurements: return [.open(.measurements)]
    case .back: return [.back]
    default: scroll(command, scene)
    }
    return []
  }

  private mutating func scroll(_ command: Command, _ scene: Scene) {
    let rows = content.map { ProfilePage($0, scene).rows } ?? 0
    _ = place.perform(command, rows: rows, in: ProfileScreen.frame(scene))
  }

  private func viewport(of page: ProfilePage, _ scene: Scene) -> Viewport {
    place.viewport(page.rows, in: ProfileScreen.frame(scene))
  }

  /// To the next row that opens something if it is in view, else a row further.
  private mutating func move(by step: Int, _ scene: Scene) {
    guard let content else { return }
    let page = ProfilePage(content, scene)
    let targets = page.targets
    let seen = viewport(of: page, scene).visibleRows
    let visible = targets.indices.filter { seen.contains(targets[$0].place.row) }
    var next = cursor.map { $0 + step }
    if !(cursor.map(visible.contains) ?? false) { next = step > 0 ? visible.first : visible.last }
    if let next, visible.contains(next) {
      cursor = next
      return
    }
    scroll(step > 0 ? .down : .up, scene)
    let now = viewport(of: page, scene).visibleRows
    if let next, targets.indices.contains(next), now.contains(targets[next].place.row) { cursor = next }
  }

  private func open(_ scene: Scene) -> [Effect] {
    guard let content, let target = target(ProfilePage(content, scene), scene) else {
      return [.say(Message("Down goes to a lift, a record or a day of another year; Enter opens it."))]
    }
    return [.open(target.destination)]
  }

  /// The row under the cursor, while it is in view.
  private func target(_ page: ProfilePage, _ scene: Scene) -> ProfilePage.Target? {
    let targets = page.targets
    guard let cursor, targets.indices.contains(cursor),
      viewport(of: page, scene).visibleRows.contains(targets[cursor].place.row)
    else { return nil }
    return targets[cursor]
  }

  static func frame(_ scene: Scene) -> Rectangle { scene.pageArea }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard let content else { return [] }
    let page = ProfilePage(content, scene)
    guard let row = viewport(of: page, scene).contentRow(at: point),
      let index = page.targets.firstIndex(where: {
        $0.place.contains(Point(column: point.column, row: row))
      })
    else { return [] }
    cursor = index
    return [.open(page.targets[index].destination)]
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    guard let content else { return }
    if content.all.workouts == 0 {
      grid.emptyPage(
        "Nothing to count yet",
        [
          "Workouts per week, totals and records appear here after the first workout.", "",
          "g w goes to the Workout tab, where one is started.",
        ], in: area)
      return
    }
    let page = ProfilePage(content, scene)
    let viewport = viewport(of: page, scene)
    grid.draw(in: viewport) { grid in
      page.draw(on: &grid)
      guard let place = target(page, scene)?.place else { return }
      grid.overlay(scene.style.glyphs.bar, column: place.column, row: place.row, ink: .accent, strong: true)
    }
    grid.scrollMarker(column: area.endColumn - 1, viewport: viewport, total: page.rows)
  }
}
