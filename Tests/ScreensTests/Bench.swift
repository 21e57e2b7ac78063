import Canvas
import Training

@testable import Screens

/// A screen under test with a log of one workout: saves are applied at once and read back as the shell does.
struct Bench {
  var app: App
  var ids = IDSource(seed: 7)
  var now: LocalMoment
  /// What stands in the pretended log.
  var live: EditorContent?
  var finished: [ID<Workout>: EditorContent] = [:]
  var idle = IdleContent(nextUp: [], routines: [], recent: [])
  var library: [ExerciseSummary] = []
  /// Effects the shell was asked for, newest last.
  var effects: [Effect] = []
  /// What the log held before each save, for undo.
  private var before: [EditorContent?] = []
  /// Badges the pretended log gives to sets once they are done.
  var records: [ID<SetEntry>: [RecordEvent]] = [:]

  /// Fri 27 Nov 2026, 19:17:07 at UTC+1.
  static let start = LocalMoment(moment: Moment(seconds: 1_795_801_560), offset: 3_600)

  init(
    _ live: EditorContent?, columns: Int = 80, rows: Int = 24, style: Style = Style(),
    preferences: Preferences = Preferences()
  ) {
    now = LocalMoment(moment: Bench.start.moment + 2_467, offset: 3_600)
    app = App(
      scene: Scene(
        now: now, preferences: preferences, style: style, size: Size(columns: columns, rows: rows)))
    self.live = live
    refresh()
  }

  mutating func refresh() {
    for destination in app.destinations {
      switch destination {
      case .workout: app.receive(live.map { .editor($0) } ?? .idle(idle), for: destination)
      case .exercises: app.receive(.exercises(library), for: destination)
      case .detail(let id, _):
        app.receive(finished[id].map { .editor($0) } ?? .gone, for: destination)
      case .summary(let id):
        if let content = finished[id] ?? live {
          app.receive(.summary(Bench.summary(content)), for: destination)
        }
      default: break
      }
    }
  }

  /// Presses keys as the keymap names them: `Space`, `x`, `Ctrl-R`.
  mutating func press(_ names: String...) {
    for name in names {
      for key in Keymap.keys(named: name) ?? [] { send(.key(key)) }
    }
  }

  /// Types a text, then nothing else.
  mutating func type(_ text: String) {
    for character in text { send(.key(Key(character))) }
  }

  mutating func click(_ column: Int, _ row: Int) {
    send(.mouse(Mouse(.press, at: Point(column: column, row: row))))
  }

  mutating func wait(_ seconds: Int) {
    now.moment = now.moment + seconds
    send(.tick)
  }

  mutating func send(_ event: Event) {
    let asked = app.handle(event, at: now, &ids)
    effects += asked
    for effect in asked { carryOut(effect) }
    refresh()
  }

  private mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .save(let change), .settle(let change):
      before.append(live)
      for step in change.steps { apply(step) }
    case .undo: live = before.popLast() ?? live
    case .addExercise(let id, _, let position):
      guard var content = live else { return }
      let session = content.past[id]?.sessions.first
      let block = Block(adding: id, like: session, at: now.moment, &ids)
      content.workout = content.workout.adding(block, at: position)
      live = content
    default: break
    }
  }

  private mutating func apply(_ step: Change.Step) {
    switch step {
    case .exercise(_, let exercise?): live?.exercises[exercise.id] = exercise
    case .workout(let from, let to):
      if let id = from?.id, finished[id] != nil {
        finished[id] = to.map { workout in with(finished[id], workout) } ?? nil
        return
      }
      guard let to else { return live = nil }
      let content = with(live, to)
      if to.isRunning {
        live = content
      } else {
        finished[to.id] = content
        live = nil
      }
    default: break
    }
  }

  private func with(_ content: EditorContent?, _ workout: Workout) -> EditorContent? {
    guard var content else { return nil }
    content.workout = workout
    content.volume = workout.blocks.reduce(.zero) { sum, block in
      let rules = content.exercises[block.exercise]?.loadRules ?? LoadRules(kind: .weightReps)
      return block.sets.filter { $0.isCompleted && $0.type.counts }
        .reduce(sum) { $0 + rules.volume($1.values, bodyweight: content.bodyweight) }
    }
    content.badges = records.filter { workout.set($0.key)?.isCompleted == true }
    return content
  }

  private static func summary(_ content: EditorContent) -> SummaryContent {
    let workout = content.workout
    let lines = workout.blocks.map {
      ExerciseLine(name: content.exercises[$0.exercise]?.name ?? "", sets: $0.sets.count, best: nil)
    }
    let summary = WorkoutSummary(
      id: workout.id, name: workout.name, start: workout.start, isRunning: workout.isRunning,
      duration: workout.duration, volume: content.volume, sets: workout.workingSets.completed, warmups: 0,
      records: content.badges.count, note: workout.note, lines: lines)
    let records = content.badges.values.joined().map {
      RecordLine(
        exercise: Workouts.bench.id, exerciseName: Workouts.bench.name, event: $0, start: workout.start,
        isCurrent: true)
    }
    return SummaryContent(editor: content, summary: summary, records: records, before: nil)
  }

  /// The names of the changes saved so far.
  var saved: [String] {
    effects.compactMap { effect in
      switch effect {
      case .save(let change), .settle(let change): change.summary
      default: nil
      }
    }
  }

  var text: String { app.draw().text }

  func line(_ row: Int) -> String { app.draw().line(row) }
  func roles(_ row: Int) -> String { app.draw().roles(row) }
}
