import Canvas
import Training

/// One exercise: what it is, every set done of it, its records.
struct ExerciseScreen: Screen {
  enum Page: Int, CaseIterable, Hashable, Sendable {
    case about, history, charts, records

    var title: String {
      switch self {
      case .about: "About"
      case .history: "History"
      case .charts: "Charts"
      case .records: "Records"
      }
    }
  }

  /// Sessions read at a time.
  static let page = 50

  let id: ID<Exercise>
  private(set) var content: ExerciseContent?
  private(set) var page = Page.history
  private(set) var place = ListPlace<ID<Workout>>()
  private(set) var chart = ChartPlace()
  private var scroll: [Page: TargetPlace] = [:]
  private var limit = ExerciseScreen.page

  init(id: ID<Exercise>) {
    self.id = id
  }

  var destination: Destination? { .exercise(id, limit: limit, chart: drawnRange) }

  /// How far back the page shown draws; nil where it draws nothing over time.
  private var drawnRange: ChartRange? {
    switch page {
    case .charts: chart.range
    case .records: .all
    case .about, .history: nil
    }
  }

  var context: CommandContext { .page }

  var exercise: Exercise? { content?.summary.exercise }

  private var keys: [ID<Workout>] { (content?.sessions ?? []).map(\.workout) }

  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .exercise(let exercise) = content else { return }
    self.content = exercise
    place.keep(keys)
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    if page == .charts, read(command, scene) { return [] }
    if move(command, scene) { return [] }
    switch command {
    case .back: return [.back]
    case .left: turn(by: -1)
    case .right: turn(by: 1)
    case .open: return open(scene)
    case .editExercise: return edit()
    case .archiveExercise: return exercise.map { [.save($0.archiving())] } ?? []
    default: break
    }
    return []
  }

  private mutating func turn(by steps: Int) {
    page = Page(rawValue: page.rawValue + steps) ?? page
  }

  private mutating func move(_ command: Command, _ scene: Scene) -> Bool {
    let frame = ExerciseScreen.frame(scene)
    guard page == .history else {
      var place = scroll[page] ?? TargetPlace()
      let moved = place.perform(command, targets(scene), rows: rows(scene), in: frame)
      scroll[page] = place
      return moved
    }
    guard place.perform(command, keys, sessionLayout(scene), in: frame) else { return false }
    if let content, place.index >= content.sessions.count - 10,
      content.sessions.count < content.summary.workouts
    {
      limit = max(limit, content.sessions.count + ExerciseScreen.page)
    }
    return true
  }

  /// The workout under the cursor, or the form where the exercise is described.
  private func open(_ scene: Scene) -> [Effect] {
    switch page {
    case .about: return edit()
    case .history:
      guard let sessions = content?.sessions, sessions.indices.contains(place.index) else { return [] }
      return [.open(.detail(sessions[place.index].workout))]
    case .charts:
      guard let read = chart.cursor else {
        return [.say(Message(", and . read a point; Enter then opens its workout"))]
      }
      return [.open(read.workout.map { .detail($0) } ?? .calendar(month: read.day, predicate: nil))]
    case .records:
      return target(scene).map { [.open($0.destination)] }
        ?? [.say(Message("Down goes to a record; Enter opens its workout."))]
    }
  }

  /// The rows of the shown page that open something.
  private func targets(_ scene: Scene) -> [PageTarget] {
    guard page == .records, let content else { return [] }
    return ExerciseRecords(content, scene).targets
  }

  /// The row under the cursor of the shown page, while it is in view.
  func target(_ scene: Scene) -> PageTarget? {
    scroll[page]?.target(targets(scene), rows: rows(scene), in: ExerciseScreen.frame(scene))
  }

  /// What the charts make of a command; false for those they leave to the page.
  private mutating func read(_ command: Command, _ scene: Scene) -> Bool {
    guard let content else { return false }
    let points = ExerciseCharts(content, chart, scene).points.points
    switch command {
    case .up: chart.turn(by: -1, of: content.summary.exercise)
    case .down: chart.turn(by: 1, of: content.summary.exercise)
    case .rangeMore: chart.widen(by: 1)
    case .rangeLess: chart.widen(by: -1)
    case .pointBefore: chart.move(by: -1, points)
    case .pointAfter: chart.move(by: 1, points)
    case .pageUp: chart.move(by: -10, points)
    case .pageDown: chart.move(by: 10, points)
    case .first: chart.read(points.first)
    case .last: chart.read(points.last)
    default: return false
    }
    return true
  }

  private func edit() -> [Effect] {
    exercise.map { [.present(ExerciseForm($0, isNew: false, others: []))] } ?? []
  }

  mutating func accept(_ answer: Answer, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard case .newExercise(let edited) = answer, let exercise else { return [] }
    if edited == exercise { return [.say(Message("\(exercise.name) is as it was"))] }
    let summary =
      edited.name == exercise.name ? "Changed \(exercise.name)" : "Renamed \(exercise.name) to \(edited.name)"
    return [.save(Change(summary, [.exercise(from: exercise, to: edited)]))]
  }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    if let index = ExerciseScreen.segments(scene).firstIndex(where: { $0.contains(point) }) {
      page = Page.allCases[index]
      return []
    }
    let frame = ExerciseScreen.frame(scene)
    if page == .charts, let content {
      switch ExerciseCharts(content, chart, scene).hit(point, in: frame) {
      case .series(let series): chart.choose(series)
      case .range(let range): chart.choose(range)
      case .point(let read): chart.read(read)
      case nil: break
      }
      return []
    }
    if page == .about, let content, let row = viewport(scene).contentRow(at: point) {
      let place = Point(column: point.column - frame.column, row: row)
      let button = ExerciseAbout(content, scene).buttons.first { $0.place.contains(place) }
      return button.map { perform($0.command, scene, &ids) } ?? []
    }
    if page == .records, let row = viewport(scene).contentRow(at: point) {
      var place = scroll[page] ?? TargetPlace()
      let target = place.choose(Point(column: point.column, row: row), targets(scene))
      scroll[page] = place
      return target.map { [.open($0.destination)] } ?? []
    }
    guard page == .history, let index = place.item(at: point, sessionLayout(scene), in: frame) else {
      return []
    }
    if index == place.index { return open(scene) }
    place.move(to: index, in: keys)
    place.scroll(sessionLayout(scene), in: frame)
    return []
  }

  /// The rows of the shown page.
  private func rows(_ scene: Scene) -> Int {
    guard let content else { return 0 }
    switch page {
    case .about: return ExerciseAbout(content, scene).rows
    case .history: return sessionLayout(scene).total
    case .charts: return 0
    case .records: return ExerciseRecords(content, scene).rows
    }
  }

  func viewport(_ scene: Scene) -> Viewport {
    let frame = ExerciseScreen.frame(scene)
    return page == .history
      ? place.viewport(sessionLayout(scene), in: frame)
      : (scroll[page] ?? TargetPlace()).viewport(rows(scene), in: frame)
  }
}
