import Canvas
import Training

/// One exercise: what it is, every set done of it, its records.
struct ExerciseScreen: Screen {
  enum Page: Int, CaseIterable, Hashable, Sendable {
    case about, history, records

    var title: String {
      switch self {
      case .about: "About"
      case .history: "History"
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
  private var scroll: [Page: PagePlace] = [:]
  private var limit = ExerciseScreen.page

  init(id: ID<Exercise>) {
    self.id = id
  }

  var destination: Destination? { .exercise(id, limit: limit) }
  var context: CommandContext { .page }

  var exercise: Exercise? { content?.summary.exercise }

  private var keys: [ID<Workout>] { (content?.sessions ?? []).map(\.workout) }

  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .exercise(let exercise) = content else { return }
    self.content = exercise
    place.keep(keys)
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    if move(command, scene) { return [] }
    switch command {
    case .back: return [.back]
    case .left: turn(by: -1)
    case .right: turn(by: 1)
    case .open: return open()
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
      var place = scroll[page] ?? PagePlace()
      let moved = place.perform(command, rows: rows(scene), in: frame)
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
  private func open() -> [Effect] {
    switch page {
    case .about: return edit()
    case .history:
      guard let sessions = content?.sessions, sessions.indices.contains(place.index) else { return [] }
      return [.open(.detail(sessions[place.index].workout))]
    case .records: return []
    }
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
    guard page == .history, let index = place.item(at: point, sessionLayout(scene), in: frame) else {
      return []
    }
    if index == place.index { return open() }
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
    case .records: return ExerciseRecords(content, scene).rows
    }
  }

  func viewport(_ scene: Scene) -> Viewport {
    let frame = ExerciseScreen.frame(scene)
    return page == .history
      ? place.viewport(sessionLayout(scene), in: frame)
      : (scroll[page] ?? PagePlace()).viewport(rows(scene), in: frame)
  }
}
