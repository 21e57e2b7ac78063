import Canvas
import Training

/// Chooses an exercise from the library, or makes a new one from what was typed.
struct ExercisePicker: Screen {
  let title: String
  private let inWorkout: Set<ID<Exercise>>
  private let excluded: Set<ID<Exercise>>
  private let allowsNew: Bool
  /// The exercise for which another is looked for: those of the same muscle come first.
  private let like: Exercise?
  /// The exercise whose double is looked for: names like its own come first.
  private let named: String?
  private(set) var line = TypedLine()
  private var library: [ExerciseSummary] = []
  private var index = SearchIndex([])
  private(set) var matches: [Search.Match] = []
  private var selected = 0
  var draft: NewExerciseDraft?
  /// Whether what a new one can be was told to somebody who hears it.
  var isHeard = false

  init(_ title: String = "Add an exercise", inWorkout workout: Workout, like exercise: Exercise? = nil) {
    self.title = title
    like = exercise
    named = nil
    inWorkout = Set(workout.blocks.map(\.exercise))
    excluded = []
    allowsNew = true
  }

  /// One of a library but these, names like one first; a new one is not offered.
  init(
    _ title: String, of library: [ExerciseSummary], without exercises: Set<ID<Exercise>>,
    near name: String? = nil
  ) {
    self.title = title
    inWorkout = []
    like = nil
    named = name
    excluded = exercises
    allowsNew = false
    take(library)
  }

  var destination: Destination? { .exercises }
  var context: CommandContext { .sheet }

  mutating func receive(_ content: Content, _ scene: Scene) {
    if case .exercises(let library) = content { take(library) }
  }

  private mutating func take(_ library: [ExerciseSummary]) {
    self.library = library
    index = SearchIndex(library.filter { !$0.exercise.isArchived && !excluded.contains($0.exercise.id) })
    search()
  }

  private mutating func search() {
    matches = line.isEmpty ? suggestions : index.find(line.text)
    selected = min(selected, max(0, count - 1))
  }

  /// Everything, with what may stand in for an exercise on top: the same muscle first, the oftener done the higher.
  private var suggestions: [Search.Match] {
    let all = index.find("")
    if let named { return near(named, all) }
    guard let like, !like.primaryMuscles.isEmpty else { return all }
    let alike = all.filter { match in
      let exercise = match.summary.exercise
      return exercise.id != like.id && !inWorkout.contains(exercise.id)
        && exercise.primaryMuscles.contains(where: like.primaryMuscles.contains)
    }
    let known = Set(alike.map(\.summary.exercise.id))
    let ranked = alike.enumerated().sorted { one, other in
      (other.element.summary.workouts, one.offset) < (one.element.summary.workouts, other.offset)
    }
    return ranked.map(\.element) + all.filter { !known.contains($0.summary.exercise.id) }
  }

  /// Everything, names that share most words first, then those that a search for the name finds.
  private func near(_ name: String, _ all: [Search.Match]) -> [Search.Match] {
    let alike = Search.likest(name, in: all.map(\.summary), most: all.count).map(\.exercise.id)
    let found = index.find(name).map(\.summary.exercise.id)
    let order = (alike + found).reduce(into: [ID<Exercise>: Int]()) { order, id in
      if order[id] == nil { order[id] = order.count }
    }
    return all.enumerated().sorted { one, other in
      let ranks = [one, other].map { order[$0.element.summary.exercise.id] ?? all.count }
      return (ranks[0], one.offset) < (ranks[1], other.offset)
    }.map(\.element)
  }

  /// Looks for other words.
  mutating func look(for words: String) {
    line = TypedLine(words)
    selected = 0
    search()
  }

  /// Matches, and the offer to create what was typed.
  private var count: Int { matches.count + (offersNew ? 1 : 0) }

  var offersNew: Bool {
    let name = line.text.trimmed
    return allowsNew && !name.isEmpty
      && !library.contains { $0.exercise.name.lowercased() == name.lowercased() }
  }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    if draft != nil { return takeForDraft(key, scene, &ids) }
    switch key.code {
    case .up: selected = max(0, selected - 1)
    case .down: selected = min(max(0, count - 1), selected + 1)
    case .pageUp: selected = max(0, selected - 8)
    case .pageDown: selected = min(max(0, count - 1), selected + 8)
    case .escape: return [.dismiss]
    case .enter: return choose(selected, scene)
    default:
      guard line.take(key) else { return nil }
      selected = 0
      search()
    }
    return []
  }

  mutating func choose(_ index: Int, _ scene: Scene) -> [Effect] {
    if index < matches.count { return [.answer(.exercise(matches[index].summary.exercise.id))] }
    if offersNew { draft = NewExerciseDraft(name: line.text.trimmed) }
    return []
  }

  private mutating func takeForDraft(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    switch key.code {
    case .escape: draft = nil
    case .enter:
      guard let draft else { return [] }
      return [.answer(.newExercise(draft.exercise(id: ids.next(at: scene.now.moment))))]
    default: draft?.take(key)
    }
    return []
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let area = Rectangle(column: 0, row: 0, columns: scene.size.columns, rows: scene.size.rows - 1)
    guard panel(in: area).frame(in: area).contains(point) else { return [.dismiss] }
    let clicked = point.row - list(in: area).frame.row
    draft?.click(row: clicked)
    let row = point.row - list(in: area).frame.row + list(in: area).offset
    guard draft == nil, row >= 0, row < count else { return [] }
    return choose(row, scene)
  }

  private func panel(in area: Rectangle) -> Panel {
    let keys = draft == nil ? "Enter choose  Esc back" : "Enter create  Esc back"
    return Panel(
      title: draft == nil ? title : "New exercise", keys: keys, rows: max(4, area.rows - 5),
      columns: 64)
  }

  private func list(in area: Rectangle) -> Viewport {
    let content = panel(in: area).content(in: area)
    let rows = Rectangle(
      column: content.column, row: content.row + 2, columns: content.columns, rows: max(0, content.rows - 2))
    return Viewport(rows).showing(selected..<(selected + 1), of: count)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    let place = panel(in: area).draw(on: &grid, in: area)
    if let draft { return draft.draw(on: &grid, in: place) }
    grid.field(line, column: place.column, row: place.row, columns: place.columns, prompt: "/ ")
    let shown = list(in: area)
    grid.draw(in: shown) { grid in
      for row in shown.visibleRows where row < count { draw(row, on: &grid, place.columns, scene) }
      if count == 0 {
        grid.write(
          library.isEmpty ? "The library is empty." : "No exercise is called so.", column: 1, row: 0,
          role: Role(.secondary, on: .raised))
      }
    }
    grid.scrollMarker(column: place.endColumn, viewport: shown, total: count)
  }

  private func draw(_ row: Int, on grid: inout Grid, _ columns: Int, _ scene: Scene) {
    let isSelected = row == selected
    let role = isSelected ? Role(.inverse, on: .accent, strong: true) : Role(.text, on: .raised)
    let quiet = isSelected ? role : Role(.secondary, on: .raised)
    grid.fill(row: row, columns: 0..<columns, role: role)
    guard row < matches.count else {
      let name = line.text.trimmed
      grid.write("+ Create \(name)", column: 1, row: row, role: role, width: columns - 2)
      return
    }
    let match = matches[row]
    let name = match.summary.exercise.name
    let reason = reason(match, scene, columns: columns - 4 - name.columns)
    let room = max(1, columns - 3 - reason.columns)
    grid.write(
      name.truncatedAtJoint(to: room, mark: grid.style.glyphs.ellipsis), column: 1,
      row: row, role: role)
    grid.write(reason, column: columns - 1 - reason.columns, row: row, role: quiet)
  }

  /// Why the exercise is offered, in as many words as its name leaves room for; at least the shortest.
  private func reason(_ match: Search.Match, _ scene: Scene, columns: Int) -> String {
    let glyphs = scene.style.glyphs
    let whole = reason(match, scene)
    let short = whole.firstIndex(of: "“").map { String(whole[$0...]) }
    let count = match.summary.workouts > 0 ? "\(match.summary.workouts)\(glyphs.times)" : ""
    let forms = match.reason == nil ? [whole, count] : [whole, short ?? whole]
    let shown = forms.map(glyphs.spelled)
    return shown.first { $0.columns <= columns } ?? shown[1].truncated(to: 14, mark: glyphs.ellipsis)
  }

  /// The name it was found by, else how often it was done.
  private func reason(_ match: Search.Match, _ scene: Scene) -> String {
    let glyphs = scene.style.glyphs
    if let reason = match.reason { return reason }
    if inWorkout.contains(match.summary.exercise.id) { return "in this workout" }
    if match.summary.workouts > 0 {
      let muscle = match.summary.exercise.primaryMuscles.first { like?.primaryMuscles.contains($0) == true }
      let alike = muscle.map { "\($0.rawValue) \(glyphs.dot) " } ?? ""
      let day = match.summary.lastDone.map { " \(glyphs.dot) \(scene.date($0))" } ?? ""
      return alike + "\(match.summary.workouts)\(glyphs.times)" + day
    }
    return match.summary.exercise.primaryMuscles.first?.rawValue ?? ""
  }
}
