import Canvas
import Training

/// What the log adds up to: the calling card, workouts per week, totals and current records.
struct ProfileScreen: Screen {
  private(set) var content: ProfileContent?
  private var place = TargetPlace()

  var destination: Destination? { .profile }
  var context: CommandContext { .page }

  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .profile(let profile) = content else { return }
    self.content = profile
    place.keep(ProfilePage(profile, scene).targets)
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    switch command {
    case .open: return open(scene)
    case .measurements: return [.open(.measurements)]
    case .back: return [.back]
    default: move(command, scene)
    }
    return []
  }

  private mutating func move(_ command: Command, _ scene: Scene) {
    guard let content else { return }
    let page = ProfilePage(content, scene)
    _ = place.perform(command, page.targets, rows: page.rows, in: ProfileScreen.frame(scene))
  }

  private func open(_ scene: Scene) -> [Effect] {
    guard let content, let target = target(ProfilePage(content, scene), scene) else {
      return [.say(Message("Down goes to a lift, a record or a day of another year; Enter opens it."))]
    }
    return [.open(target.destination)]
  }

  /// The row under the cursor, while it is in view.
  private func target(_ page: ProfilePage, _ scene: Scene) -> PageTarget? {
    place.target(page.targets, rows: page.rows, in: ProfileScreen.frame(scene))
  }

  static func frame(_ scene: Scene) -> Rectangle { scene.pageArea }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard let content else { return [] }
    let page = ProfilePage(content, scene)
    guard let row = place.viewport(page.rows, in: ProfileScreen.frame(scene)).contentRow(at: point) else {
      return []
    }
    let hit = Point(column: point.column, row: row)
    if let target = place.choose(hit, page.targets) { return [.open(target.destination)] }
    return page.destination(at: hit).map { [.open($0)] } ?? []
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    guard let content else { return }
    if content.all.workouts == 0 {
      grid.emptyPage(
        "Nothing to count yet",
        [
          "Workouts per week, totals and records appear here after the first workout.", "",
          "g w goes to the Workout tab, where one is started.",
          "A history from Strong, Hevy and others comes in with :import.",
        ], in: area)
      return
    }
    let page = ProfilePage(content, scene)
    let viewport = place.viewport(page.rows, in: ProfileScreen.frame(scene))
    grid.draw(in: viewport) { grid in
      page.draw(on: &grid)
      guard let place = target(page, scene)?.place else { return }
      grid.overlay(scene.style.glyphs.bar, column: place.column, row: place.row, ink: .accent, strong: true)
    }
    grid.scrollMarker(column: area.endColumn - 1, viewport: viewport, total: page.rows)
  }
}
