import Canvas
import Training

/// The library: every exercise with when it was done last and its best estimate.
struct ExercisesScreen: Screen {
  private(set) var library: [ExerciseSummary]?
  private var index = SearchIndex([])
  private(set) var search = SearchLine()
  /// What is listed: all, or what the search finds, best first.
  private(set) var matches: [Search.Match] = []
  private(set) var place = ListPlace<ID<Exercise>>()
  private(set) var showsArchived = false
  private(set) var filter = ListFilter()
  /// The exercise whose history moves, while another is chosen for it.
  private var merging: ID<Exercise>?

  var destination: Destination? { .exercises }
  var context: CommandContext { .list }

  var selected: ExerciseSummary? {
    matches.indices.contains(place.index) ? matches[place.index].summary : nil
  }

  private var keys: [ID<Exercise>] { matches.map(\.summary.exercise.id) }

  var layout: RowLayout { RowLayout(heights: Array(repeating: 1, count: matches.count)) }

  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .exercises(let library) = content else { return }
    self.library = library
    prepare()
    place.keep(keys)
  }

  /// The exercises ever done come before the many that are only there to be found.
  private var listed: [ExerciseSummary] {
    let shown = (library ?? []).filter {
      (showsArchived || !$0.exercise.isArchived) && filter.admits($0.exercise)
    }
    let isOwn = { (summary: ExerciseSummary) in summary.workouts > 0 && !summary.exercise.isArchived }
    return shown.filter(isOwn) + shown.filter { !isOwn($0) }
  }

  private mutating func prepare() {
    index = SearchIndex(listed)
    find()
  }

  private mutating func find() {
    let (typed, text) = ExercisesScreen.split(search.text)
    let found = text.isEmpty ? listed.map { Search.Match(summary: $0, reason: nil) } : index.find(text)
    matches = typed.isEmpty ? found : found.filter { typed.admits($0.summary.exercise) }
  }

  /// The words that narrow, such as `muscle:chest`, and the text; what cannot be read yet is text.
  private static func split(_ typed: String) -> (filter: ListFilter, text: String) {
    let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    do throws(PredicateComplaint) {
      let (filter, rest) = try ListFilter.split(words)
      return (filter, rest.joined(separator: " "))
    } catch {
      return (ListFilter(), typed)
    }
  }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    let hadSearch = !search.isEmpty
    guard let outcome = search.take(key) else { return nil }
    if outcome == .changed {
      find()
      // The best match is what a search is for; its end leads back to the exercise found.
      if search.isEmpty, hadSearch { place.keep(keys) } else { place.move(to: 0, in: keys) }
      place.scroll(layout, in: ExercisesScreen.frame(scene))
    }
    return []
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    if place.perform(command, keys, layout, in: ExercisesScreen.frame(scene)) { return [] }
    switch command {
    case .back: return [.back]
    case .search: search.start()
    case .newExercise: return [.present(form(scene, &ids))]
    case .filter: return [.present(FilterSheet.exercises(filter, library ?? []))]
    case .showArchived: return toggleArchived(scene)
    case .open:
      guard let selected else { return [.say(Message("There is no exercise under the cursor"))] }
      return [.open(.exercise(selected.exercise.id, limit: ExerciseScreen.page))]
    case .mergeExercise:
      guard let selected else { return [.say(Message("There is no exercise under the cursor"))] }
      merging = selected.exercise.id
      let title = "Merge \(selected.exercise.name) into"
      return [
        .present(
          ExercisePicker(
            title, of: library ?? [], without: [selected.exercise.id], near: selected.exercise.name))
      ]
    case .archiveExercise:
      guard let selected else { return [.say(Message("There is no exercise under the cursor"))] }
      return [.save(selected.exercise.archiving())]
    default: break
    }
    return []
  }

  private func form(_ scene: Scene, _ ids: inout IDSource) -> ExerciseForm {
    let typed = matches.isEmpty ? search.text : ""
    let exercise = Exercise(id: ids.next(at: scene.now.moment), name: typed, equipment: "barbell")
    return ExerciseForm(exercise, isNew: true, others: (library ?? []).map(\.exercise.name))
  }

  private mutating func toggleArchived(_ scene: Scene) -> [Effect] {
    showsArchived.toggle()
    prepare()
    place.keep(keys)
    place.scroll(layout, in: ExercisesScreen.frame(scene))
    let count = (library ?? []).count { $0.exercise.isArchived }
    if count == 0 { return [.say(Message("No exercise is archived; A archives the one under the cursor"))] }
    let noun = count == 1 ? "1 archived exercise" : "\(count) archived exercises"
    return [.say(Message(showsArchived ? "\(noun) shown among the others" : "\(noun) hidden"))]
  }

  mutating func accept(_ answer: Answer, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    if case .filter(let filter) = answer {
      self.filter = filter
      prepare()
      place.keep(keys)
      return []
    }
    if case .exercise(let target) = answer { return merge(into: target) }
    guard case .newExercise(let exercise) = answer else { return [] }
    let change = Change("Created exercise \(exercise.name)", [.exercise(from: nil, to: exercise)])
    return [.save(change), .open(.exercise(exercise.id, limit: ExerciseScreen.page))]
  }

  /// Asks once more, because every workout with the exercise changes; undo takes it back.
  private mutating func merge(into target: ID<Exercise>) -> [Effect] {
    let all = library ?? []
    let known = { (id: ID<Exercise>?) in all.first { $0.exercise.id == id } }
    guard let from = known(merging), let into = known(target)?.exercise else { return [] }
    merging = nil
    guard let change = Change.merge(from.exercise, into: into) else {
      return [
        .say(
          Message(
            "\(from.exercise.name) and \(into.name) do not write down the same things", tone: .warning))
      ]
    }
    let workouts = from.workouts == 1 ? "1 workout" : "\(from.workouts) workouts"
    let detail = "\(workouts) and their records become \(into.name)'s. Undo takes it back."
    return [
      .present(
        ConfirmSheet(
          "Merge \(from.exercise.name)?", detail, yes: "merge",
          effects: [.save(change), .say(Message(change.summary))]))
    ]
  }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    if point.row == 0 {
      search.start()
      return []
    }
    if point.row == 1, !filter.isEmpty { return perform(.filter, scene, &ids) }
    let frame = ExercisesScreen.frame(scene)
    guard let index = place.item(at: point, layout, in: frame) else { return [] }
    if index == place.index { return perform(.open, scene, &ids) }
    place.move(to: index, in: keys)
    place.scroll(layout, in: frame)
    return []
  }
}

extension Exercise {
  /// Out of the library's sight, or back into it; its history stays.
  func archiving() -> Change {
    var exercise = self
    exercise.isArchived.toggle()
    return Change(
      isArchived ? "Took \(name) back from the archive" : "Archived \(name)",
      [.exercise(from: self, to: exercise)])
  }
}
