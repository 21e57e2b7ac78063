import Canvas
import Training

extension ExerciseScreen {
  /// Where the page is drawn: below the name and the segments.
  static func frame(_ scene: Scene) -> Rectangle {
    let area = scene.pageArea
    let head = scene.isNarrow ? 3 : 4
    return Rectangle(
      column: area.column, row: area.row + head, columns: area.columns, rows: max(0, area.rows - head))
  }

  private static func segmentPlace(_ scene: Scene) -> (column: Int, row: Int, padding: Int) {
    scene.isNarrow ? (0, 1, 1) : (1, 2, 2)
  }

  /// Where the names of the pages stand.
  static func segments(_ scene: Scene) -> [Rectangle] {
    let place = segmentPlace(scene)
    var column = place.column
    return Page.allCases.map { page in
      let width = page.title.columns + 2 * place.padding
      defer { column += width }
      return Rectangle(column: column, row: place.row, columns: width, rows: 1)
    }
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    guard let content else { return }
    drawHead(content, on: &grid, in: area, scene)
    let viewport = viewport(scene)
    let total: Int
    switch page {
    case .about:
      let about = ExerciseAbout(content, scene)
      total = about.rows
      grid.draw(in: viewport) { about.draw(on: &$0) }
    case .history:
      if content.sessions.isEmpty { return drawNoHistory(content, on: &grid, scene) }
      let layout = sessionLayout(scene)
      total = layout.total
      grid.draw(in: viewport) { grid in
        for (index, session) in content.sessions.enumerated() where grid.shows(rows: layout.rows(of: index)) {
          let card = SessionCard(session, content, scene)
          card.draw(on: &grid, row: layout.rows(of: index).lowerBound, isSelected: index == place.index)
        }
      }
    case .charts:
      return ExerciseCharts(content, chart, scene).draw(on: &grid, in: ExerciseScreen.frame(scene))
    case .records:
      let records = ExerciseRecords(content, scene)
      if records.isEmpty { return drawNoHistory(content, on: &grid, scene) }
      total = records.rows
      grid.draw(in: viewport) { grid in
        records.draw(on: &grid)
        guard let place = target(scene)?.place else { return }
        grid.overlay(
          scene.style.glyphs.bar, column: place.column, row: place.row, ink: .accent, strong: true)
      }
    }
    grid.scrollMarker(column: area.endColumn - 1, viewport: viewport, total: total)
  }

  func sessionLayout(_ scene: Scene) -> RowLayout {
    guard let content else { return RowLayout(heights: []) }
    return RowLayout(heights: content.sessions.map { SessionCard($0, content, scene).height }, gap: 1)
  }

  private func drawHead(_ content: ExerciseContent, on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    let exercise = content.summary.exercise
    let right = area.endColumn - 1
    let best = content.summary.bestEstimate.map { scene.text($0, of: exercise) } ?? ""
    let muscles =
      scene.isNarrow
      ? String(repeating: " ", count: best.columns) : ExerciseScreen.muscles(exercise, scene)
    let room = right - area.column - 1 - muscles.columns - (exercise.isArchived ? 12 : 2)
    let used = grid.write(
      exercise.name.truncatedAtJoint(to: max(8, room), mark: scene.style.glyphs.ellipsis),
      column: area.column + 1,
      row: area.row, role: Role(.accent, strong: true))
    if exercise.isArchived {
      grid.chip(Chip("archived"), column: area.column + used + 2, row: area.row)
    }
    grid.write(muscles, column: right - muscles.columns, row: area.row, role: Role(.secondary))
    let place = ExerciseScreen.segmentPlace(scene)
    grid.segments(
      Page.allCases.map(\.title), selected: page.rawValue, column: place.column, row: place.row,
      padding: place.padding)
    drawBest(content, on: &grid, right: right, row: scene.isNarrow ? area.row : place.row, scene)
  }

  /// The best estimate and, where there is room, the way there.
  private func drawBest(
    _ content: ExerciseContent, on grid: inout Grid, right: Int, row: Int, _ scene: Scene
  ) {
    guard let best = content.summary.bestEstimate else { return }
    let value = scene.text(best, of: content.summary.exercise)
    grid.write(value, column: right - value.columns, row: row, role: Role(.accent, strong: true))
    guard !scene.isNarrow else { return }
    let label = "Best 1RM"
    let start = right - value.columns - 1 - label.columns
    grid.write(label, column: start, row: row, role: Role(.secondary))
    let trend = ExerciseTrend(content, scene).points.map { Optional($0.value) }
    guard trend.count > 2 else { return }
    grid.sparkline(trend, column: start - 14, row: row, columns: 12)
  }

  private static func muscles(_ exercise: Exercise, _ scene: Scene) -> String {
    let primary = exercise.primaryMuscles.map(\.rawValue).joined(separator: ", ")
    let secondary = exercise.secondaryMuscles.map(\.rawValue).joined(separator: ", ")
    let all = [primary, secondary].filter { !$0.isEmpty }.joined(separator: " \(scene.style.glyphs.dot) ")
    return all.truncated(to: max(0, scene.size.columns / 2 - 4), mark: scene.style.glyphs.ellipsis)
  }

  private func drawNoHistory(_ content: ExerciseContent, on grid: inout Grid, _ scene: Scene) {
    let what =
      page == .history ? "Every set of it appears here, workout by workout" : "Its records appear here"
    grid.emptyPage(
      page == .history ? "Not done yet" : "No records yet",
      ["\(what), as soon as one is completed.", "On the Workout tab, a adds it to the running workout."],
      in: ExerciseScreen.frame(scene))
  }
}
