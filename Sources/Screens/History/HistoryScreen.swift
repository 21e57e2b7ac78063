import Canvas
import Training

/// The feed of workouts, newest first, read from the log page by page; a search shows where it found what.
struct HistoryScreen: Screen {
  /// Workouts read at a time.
  static let page = 50

  private(set) var content: HistoryContent?
  private(set) var search = SearchLine()
  /// What the log found, or all.
  private(set) var rows: [WorkoutSummary] = []
  private var keys: [ID<Workout>] = []
  /// Where the cards stand, and in what form they were laid out.
  private(set) var laid: (isNarrow: Bool, border: Int, layout: RowLayout)?
  var cards = DrawnCards()
  private(set) var place = ListPlace<ID<Workout>>()
  private(set) var filter = ListFilter()
  private var limit = HistoryScreen.page

  var destination: Destination? {
    .history(limit: limit, filter: filter, search: search.text)
  }
  var context: CommandContext { .list }

  var selected: WorkoutSummary? { rows.indices.contains(place.index) ? rows[place.index] : nil }

  /// Workouts in the log that are not read yet.
  var unread: Int {
    if !filter.isEmpty || !search.isEmpty {
      return (content?.rows.count ?? 0) >= limit ? HistoryScreen.page : 0
    }
    return max(0, (content?.total ?? 0) - (content?.rows.count ?? 0))
  }

  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .history(let history) = content else { return }
    self.content = history
    find(scene)
  }

  private mutating func find(_ scene: Scene) {
    rows = content?.rows ?? []
    keys = rows.map(\.id)
    place.keep(keys)
    laid = nil
    cards.forget()
    lay(scene)
  }

  /// Once for all keys that follow: a long feed has many cards.
  private mutating func lay(_ scene: Scene) {
    laid = (scene.isNarrow, scene.style.cardBorder, layout(scene))
  }

  /// Where a row holds what was looked for; nil for those of the feed and of a question.
  func place(of index: Int) -> WorkoutMatch.Place? {
    guard let places = content?.places, places.count == rows.count else { return nil }
    return places[index]
  }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    guard let outcome = search.take(key) else { return nil }
    if outcome == .changed {
      limit = HistoryScreen.page
      // The newest that is found comes first; the end of a search leads back to the workout.
      if !search.isEmpty { place = ListPlace() }
    }
    return []
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let frame = HistoryScreen.frame(scene)
    lay(scene)
    if place.perform(command, keys, layout(scene), in: frame) {
      readOn(scene)
      return []
    }
    switch command {
    case .back: return [.back]
    case .search: search.start()
    case .startEmpty: return [.switchTab(.workout), .start(.empty(name: nil))]
    case .calendar:
      return [.open(.calendar(month: (selected?.start ?? scene.now).day, predicate: nil))]
    case .goToDate: return [.present(TextSheet("Which date?", scene.now.day.iso, for: .date))]
    case .filter: return [.present(FilterSheet.workouts(filter, tags: content?.tags ?? []))]
    case .open, .performAgain, .saveRoutine, .deleteWorkout, .compare, .share, .copyWorkout, .mergeWorkout:
      guard let selected else { return [.say(Message("There is no workout under the cursor"))] }
      return act(command, on: selected)
    default: break
    }
    return []
  }

  private func act(_ command: Command, on workout: WorkoutSummary) -> [Effect] {
    switch command {
    case .open: workout.isRunning ? [.switchTab(.workout)] : [.open(.detail(workout.id, at: sought))]
    case .performAgain: [.switchTab(.workout), .start(.workout(workout.id))]
    case .saveRoutine: [.saveRoutine(from: workout.id, name: workout.name)]
    case .deleteWorkout: [.deleteWorkout(workout.id)]
    case .copyWorkout:
      [.present(TextSheet("Copy \(workout.name) to which day?", "today", for: .copyDay(workout.id)))]
    case .mergeWorkout: [.mergeWorkout(workout.id)]
    case .compare: [.open(.compare(workout.id))]
    case .share: [.open(.summary(workout.id)), .say(Message("s shares it: text, Markdown or a picture"))]
    default: []
    }
  }

  /// The text the cursor goes to in a workout opened from here.
  private var sought: String? {
    switch place(of: place.index) {
    case .note, .exercise: search.text
    case .name, nil: nil
    }
  }

  mutating func accept(_ answer: Answer, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    switch answer {
    case .filter(let filter):
      self.filter = filter
      limit = HistoryScreen.page
    case .text(let text, .date):
      guard let day = Day(iso: text.trimmed) else {
        return [.say(Message("“\(text)” is no date: write 2026-11-27", tone: .warning))]
      }
      return [.open(.calendar(month: day, predicate: nil))]
    default: break
    }
    return []
  }

  func objection(to command: Command, _ scene: Scene) -> String? {
    guard let selected, selected.isRunning else { return nil }
    switch command {
    case .deleteWorkout: return "\(selected.name) is running: discard it on the Workout tab"
    case .performAgain: return "\(selected.name) is running already"
    case .share, .compare: return "\(selected.name) is still running"
    default: return nil
    }
  }

  /// Puts the cursor on a row.
  mutating func choose(_ index: Int) { place.move(to: index, in: keys) }

  /// Asks for older workouts when the cursor nears the end of those read.
  private mutating func readOn(_ scene: Scene) {
    guard unread > 0, let content, place.index >= rows.count - 10 else { return }
    limit = max(limit, content.rows.count + HistoryScreen.page)
  }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    if point.row == 0 {
      search.start()
      return []
    }
    if point.row == 1, !filter.isEmpty { return perform(.filter, scene, &ids) }
    guard let index = place.item(at: point, layout(scene), in: HistoryScreen.frame(scene)) else { return [] }
    guard index == place.index else {
      place.move(to: index, in: keys)
      place.scroll(layout(scene), in: HistoryScreen.frame(scene))
      return []
    }
    return selected.map { act(.open, on: $0) } ?? []
  }
}
