import Canvas
import Training

/// What the log adds up to: the calling card, workouts per week, totals and current records.
struct ProfileScreen: Screen {
  private(set) var content: ProfileContent?
  private var place = PagePlace()

  var destination: Destination? { .profile }
  var context: CommandContext { .page }

  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .profile(let profile) = content else { return }
    self.content = profile
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let rows = content.map { ProfilePage($0, scene).rows } ?? 0
    if place.perform(command, rows: rows, in: ProfileScreen.frame(scene)) { return [] }
    if command == .measurements { return [.open(.measurements)] }
    return command == .back ? [.back] : []
  }

  static func frame(_ scene: Scene) -> Rectangle { scene.pageArea }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard let content else { return [] }
    let page = ProfilePage(content, scene)
    let viewport = place.viewport(page.rows, in: ProfileScreen.frame(scene))
    guard let row = viewport.contentRow(at: point),
      let destination = page.destination(at: Point(column: point.column, row: row))
    else { return [] }
    return [.open(destination)]
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
    let viewport = place.viewport(page.rows, in: area)
    grid.draw(in: viewport) { page.draw(on: &$0) }
    grid.scrollMarker(column: area.endColumn - 1, viewport: viewport, total: page.rows)
  }
}
