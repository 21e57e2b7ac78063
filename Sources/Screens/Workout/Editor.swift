import Canvas
import Training

/// The set table of a workout, running or finished: what it shows, the person's place, what is being typed.
struct Editor: Sendable {
  var content: EditorContent
  var cursor = Cursor()
  /// The text being typed over a cell.
  var entry: Entry?
  /// The first row of the table in view.
  var offset = 0
  /// The set whose record was just made, and when.
  var pulse: Pulse?
  /// The exercise that the picker's choice replaces.
  var swapping: ID<Block>?
  /// The exercise that was chosen for one whose sets are all done: it is asked whose they are.
  var asked: ID<Exercise>?
  /// The set whose weight the last key stepped down: a digit after that `-` makes it the sign of a number.
  var dashed: ID<SetEntry>?
  /// Whether the next fresh content brings an exercise that was asked for.
  var awaitsExercise = false
  /// Whether the next fresh content is that after an undo or a redo.
  var expectsTurn = false

  /// A record flag is drawn differently for its first second.
  struct Pulse: Hashable, Sendable {
    var set: ID<SetEntry>
    var at: Moment
  }

  init(content: EditorContent, _ scene: Scene) {
    self.content = content
    cursor = Editor.start(in: content.workout)
    settle(scene)
  }

  /// Where the cursor is when a workout is opened: the next set to do, else the first.
  private static func start(in workout: Workout) -> Cursor {
    guard !workout.blocks.isEmpty else { return Cursor() }
    let first = Cursor().moved(to: 0, set: 0, in: workout)
    guard workout.isRunning else { return first }
    let last = workout.lastCompleted
    var cursor = first
    cursor.set = workout.nextOpen(after: last) ?? last
    return cursor.settled(in: workout)
  }

  var workout: Workout { content.workout }

  /// Whether the table is a routine's: nothing is done in it, and its values are a plan.
  var isRoutine: Bool { content.routine != nil }

  /// Fresh content: the cursor stays on its set, a value half typed stays as it is.
  mutating func receive(_ fresh: EditorContent, _ scene: Scene) {
    guard fresh.workout.id == content.workout.id else {
      self = Editor(content: fresh, scene)
      return
    }
    let made = fresh.badges.keys.first { content.badges[$0] == nil && fresh.workout.set($0) != nil }
    if !expectsTurn, entry == nil { goOn(in: fresh.workout) }
    if let made, scene.moves { pulse = Pulse(set: made, at: scene.now.moment) }
    if awaitsExercise { follow(fresh.workout) }
    if expectsTurn { turn(to: fresh.workout) }
    if let timed = workout.timer?.set, cursor.set == timed, let next = fresh.workout.timer?.set {
      cursor.set = next
    }
    if scene.follows, fresh.workout != workout { goAlong(with: fresh.workout) }
    content = fresh
    if let entry, workout.set(entry.set) == nil { self.entry = nil }
    settle(scene)
  }

  /// The cursor goes to the exercise that is new.
  private mutating func follow(_ fresh: Workout) {
    let known = Set(workout.blocks.map(\.id))
    guard let index = fresh.blocks.firstIndex(where: { !known.contains($0.id) }) else { return }
    awaitsExercise = false
    cursor = cursor.moved(to: index, set: 0, in: fresh)
    cursor.column = 0
  }

  /// The cursor leaves a set that somebody else completed: Space there would take it back.
  private mutating func goOn(in fresh: Workout) {
    guard let set, !set.isCompleted, fresh.isRunning, fresh.set(set.id)?.isCompleted == true else { return }
    cursor.set = fresh.nextOpen(after: set.id) ?? set.id
  }

  /// The cursor goes where the one who performs the workout is.
  private mutating func goAlong(with fresh: Workout) {
    let last = fresh.lastCompleted
    cursor.set = fresh.nextOpen(after: last) ?? last ?? cursor.set
    entry = nil
  }

  /// The cursor goes to the first set that is back or different, else to where one went.
  private mutating func turn(to fresh: Workout) {
    expectsTurn = false
    let sets = fresh.blocks.lazy.flatMap(\.sets)
    if let changed = sets.first(where: { workout.set($0.id) != $0 }) {
      cursor.set = changed.id
    } else if let gone = workout.blocks.lazy.flatMap(\.sets).first(where: { fresh.set($0.id) == nil }) {
      cursor.set = gone.id
      cursor = cursor.settled(in: workout)
    }
  }

  /// Puts the cursor on a real cell and brings it into view.
  mutating func settle(_ scene: Scene) {
    cursor = cursor.settled(in: workout)
    offset = viewport(scene).offset
  }

  /// The exercise the cursor is on.
  var block: Block? {
    cursor.block.flatMap { workout.index(of: $0) }.map { workout.blocks[$0] }
  }

  /// The set the cursor is on.
  var set: SetEntry? { cursor.set.flatMap { workout.set($0) } }

  var exercise: Exercise? { block.flatMap { content.exercises[$0.exercise] } }

  /// `set 2 of Bench Press (Barbell)`, for messages and the names of changes.
  var setTitle: String {
    let name = exercise?.name ?? "the exercise"
    return "\(block?.setName(cursor.place.set) ?? "set") of \(name)"
  }

  func card(_ index: Int, _ scene: Scene) -> BlockCard {
    BlockCard(index, of: content, scene, columns: EditorFrame(scene).table.columns)
  }

  /// The focused exercise's card and the number of the focused set.
  func focus(_ scene: Scene) -> (card: BlockCard, set: Int)? {
    guard let set = cursor.set, let place = workout.place(of: set) else { return nil }
    return (card(place.block, scene), place.set)
  }

  /// The value column the cursor is on, held within the exercise's own.
  func column(in card: BlockCard) -> Int { min(max(0, cursor.column), card.fields.count - 1) }

  /// The field the cursor is on.
  func field(_ scene: Scene) -> SetField? {
    focus(scene).map { $0.card.fields[column(in: $0.card)] }
  }

  /// Makes a change: shown at once, written by the shell before anything is drawn.
  mutating func save(_ summary: String, _ workout: Workout, _ scene: Scene) -> [Effect] {
    let before = content.workout
    guard workout != before else { return [] }
    let step = content.take(workout)
    settle(scene)
    return [.save(Change(summary, [step]))]
  }
}

extension Scene {
  /// Whether anything may move on its own.
  var moves: Bool { preferences.motion != "reduced" && style.motion != .none }
}
