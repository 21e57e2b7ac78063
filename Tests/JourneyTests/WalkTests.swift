import Canvas
import Testing
import Training

@testable import Screens

/// Commands by name in any order, each with an answer to what it asks: the cursor stays on something that is
/// there, what was typed stays, and undo gives back the log as it was.
@Suite struct WalkTests {
  private static let values = [
    "100x5", "x8", "45s", "1:30", "2.5km", "12/10/8", "@8", "r2", "60lb", "3x 50x10", "100x0", "set 1",
    "set 2",
    "30s on 10s off x 3", "emom 4",
  ]
  /// What a command is told with it, where words make it do something.
  private static let words: [Command: [String]] = [
    .addExercise: ["plank", "pull up", "squat (barbell)", "running (treadmill)", "farmer's walk"],
    .swapExercise: ["front squat (barbell)", "plank", "push up"], .setNote: ["slow", "-"],
    .exerciseNote: ["wide", "-"], .workoutNote: ["tired", "-"], .pinnedNote: ["belt on 6", "-"],
    .tag: ["deload", "-deload home"], .rename: ["Push B"], .saveRoutine: ["Day A", "Day B"],
    .rest: ["90", "0:45"],
    .editStart: ["2026-11-26 17:00", "2026-11-27 10:00"], .editDuration: ["58:12"],
    .copyWorkout: ["yesterday"],
    .addPast: ["tuesday"], .filter: ["chest", "clear"], .search: ["push"], .goToDate: ["2026-11-20"],
  ]
  /// What the walk leaves out, and why.
  private static let leftOut: [Command: String] = [
    .quit: "leaves the program", .suspend: "stops the process, which only a shell can start again",
    .commandLine: "every step is a line typed by name already",
  ]
  /// Commands that write values, or put other sets in the place of those that were there.
  private static let writing: Set<Command> = [
    .weightUp, .weightDown, .repsUp, .repsDown, .takePrevious, .rounds, .complete, .open, .undo, .redo,
    .swapExercise,
    .clearValue, .rpe,
  ]

  @Test func `any commands, then undo of all, give the log as it was; none is left out`() throws {
    var reached: Set<Command> = []
    for seed in 1...6 { try WalkTests.walk(seed, &reached) }
    let missed = Set(CommandEntry.all.map(\.command)).subtracting(reached)
    #expect(missed == Set(WalkTests.leftOut.keys))
  }

  private static func walk(_ seed: Int, _ reached: inout Set<Command>) throws {
    let traveller = try Traveller(fixtures: JourneyFiles.logs)
    try traveller.importing("push-pull-legs.csv", unit: "kg")
    try traveller.configure("prefill", ["ghost", "fill", "off"][seed % 3])
    let before = try traveller.facts()
    let first = try traveller.changes()
    var walk = Walk(traveller, seed: seed, first: first, reached)
    for _ in 0..<220 { try walk.step() }
    for _ in 0..<30 { try walk.idle() }
    reached = walk.reached
    #expect(walk.saved.count > 12, "seed \(seed): \(walk.saved)")
    traveller.restart()
    _ = try traveller.turnAll(.redo)
    let after = try traveller.facts()
    let turns = try traveller.turnAll(.undo, from: first)
    #expect(turns > 10, "seed \(seed)")
    #expect(try traveller.facts() == before, "seed \(seed)")
    #expect(try traveller.turnAll(.redo) == turns, "seed \(seed)")
    #expect(try traveller.facts() == after, "seed \(seed)")
  }

  /// A person who types one command after the other.
  private struct Walk {
    let traveller: Traveller
    var dice: Dice
    var saved: Set<Command> = []
    /// Commands that were carried out, on this walk or an earlier one.
    var reached: Set<Command>

    /// Changes that were there before: undo stops above them.
    let first: Int

    init(_ traveller: Traveller, seed: Int, first: Int, _ reached: Set<Command>) {
      self.reached = reached
      self.traveller = traveller
      self.first = first
      dice = Dice(state: UInt64(seed))
    }

    private mutating func pick<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &dice) }

    /// A command of the screen that is shown, or values, or another tab.
    mutating func step() throws {
      if Int.random(in: 0..<9, using: &dice) == 0 {
        _ = try traveller.wait(.random(in: 1...70, using: &dice))
      }
      if try traveller.app().screen.context != .table, Int.random(in: 0..<3, using: &dice) == 0 {
        try traveller.hear("workout")
        if try traveller.app().live == nil, Int.random(in: 0..<5, using: &dice) == 0 {
          try traveller.hear("start")
        }
      }
      try lookAround()
      let here = try traveller.app().screen.context
      let isEntry = here == .table && Int.random(in: 0..<4, using: &dice) == 0
      guard !isEntry, let command = try chosen() else {
        return try type(pick(values) ?? "x8", as: nil)
      }
      if command == .undo, try traveller.changes() <= first { return }
      let told = pick(words[command] ?? []).map { " \($0)" } ?? ""
      try type(command.rawValue + told, as: command)
    }

    /// What no walk has come to yet where nothing runs: most of it is about routines.
    mutating func idle() throws {
      if try traveller.app().live != nil { try type("discard", as: .discard) }
      try traveller.hear("workout")
      guard try traveller.app().live == nil else { return }
      try lookAround()
      if Bool.random(using: &dice), isPossible(.routineFolder, try traveller.app()) {
        try type("routine-folder", as: .routineFolder)
      }
      try tryNew()
      try traveller.hear("history")
      try type("share", as: .share)
      try tryNew()
    }

    /// A command of the screen that no walk has come to yet.
    private mutating func tryNew() throws {
      let app = try traveller.app()
      let fresh = CommandEntry.all.filter {
        $0.contexts.contains(app.screen.context) && leftOut[$0.command] == nil
          && !reached.contains($0.command) && isPossible($0.command, app)
      }
      if let command = pick(fresh)?.command { try type(command.rawValue, as: command) }
    }

    /// To the places where the rarer commands have something to do: a routine, a measured value.
    private mutating func lookAround() throws {
      let app = try traveller.app()
      switch app.screen {
      case is MeasurementsScreen where Bool.random(using: &dice):
        try traveller.hear("1")
        try traveller.hear("80 kg")
      case is WorkoutScreen where app.live == nil:
        if Int.random(in: 0..<3, using: &dice) == 0 {
          try type("new-routine", as: .newRoutine)
          try traveller.hear("back")
        }
        try traveller.hear("first")
        for _ in 0..<Int.random(in: 0...3, using: &dice) { try traveller.hear("down") }
      case is WorkoutScreen where Int.random(in: 0..<25, using: &dice) == 0:
        try type("finish", as: .finish)
        for _ in 0..<3 { try tryNew() }
        try traveller.hear("workout")
      default: break
      }
    }

    /// A command of the screen; every other time one that no walk has come to yet.
    private mutating func chosen() throws -> Command? {
      let app = try traveller.app()
      let commands = CommandEntry.all.filter {
        $0.contexts.contains(app.screen.context) && leftOut[$0.command] == nil
      }.map(\.command)
      let fresh = commands.filter { !reached.contains($0) && isPossible($0, app) }
      return pick(fresh.isEmpty || Bool.random(using: &dice) ? commands : fresh)
    }

    private func isPossible(_ command: Command, _ app: App) -> Bool {
      !app.screen.missing.contains(command) && app.screen.objection(to: command, app.scene) == nil
    }

    private mutating func type(_ line: String, as command: Command?) throws {
      let before = try traveller.app()
      if let command, isPossible(command, before) { reached.insert(command) }
      let changes = try traveller.changes()
      try traveller.hear(line)
      for _ in 0..<4 {
        guard let sheet = try traveller.app().sheets.last else { break }
        try traveller.hear(answer(to: sheet))
      }
      while try !traveller.app().sheets.isEmpty { try traveller.hear("back") }
      if let command, try traveller.changes() != changes { saved.insert(command) }
      let after = try traveller.app()
      #expect(WalkTests.isReal(after), "\(line)")
      guard let command, !writing.contains(command) else { return }
      #expect(WalkTests.isKept(before, after), "\(line)")
    }

    /// Something that a sheet understands, or the way back.
    private mutating func answer(to sheet: any Screen) -> String {
      switch sheet {
      case is ConfirmSheet: pick(["yes", "yes", "no"]) ?? "no"
      case is FinishSheet: pick(["drop", "complete", "back"]) ?? "back"
      case is MenuSheet, is ChoiceSheet: String(Int.random(in: 1...6, using: &dice))
      case is ExercisePicker:
        pick(["plank", "squat", "1", "create", "bench press (barbell)", "back"]) ?? "back"
      case is RestSheet: pick(["90", "+15", "skip"]) ?? "back"
      case is ExerciseForm:
        pick(["create", "keep", "Name: Own \(Int.random(in: 1...9, using: &dice))"]) ?? "back"
      case let sheet as TextSheet: WalkTests.text(for: sheet.purpose)
      default: "back"
      }
    }
  }
}

/// What is held after each command.
extension WalkTests {
  fileprivate static func text(for purpose: TextPurpose) -> String {
    switch purpose {
    case .workoutStart: "2026-11-27 09:30"
    case .workoutDuration, .rest, .restAfter, .blockRest, .warmupRest: "1:15"
    case .supersetRests: "15 / 2:00"
    case .pastDay, .copyDay: "monday"
    case .date: "2026-11-13"
    case .predicate: "pr"
    case .rounds: "20s on 10s off x 2"
    case .importPath: "/nowhere"
    case .rpe: "8"
    default: "words"
    }
  }

  fileprivate static func editor(_ app: App) -> Editor? {
    (app.screen as? any EditorScreen)?.editor ?? (app.screen as? WorkoutScreen)?.editor
  }

  /// The cursor is on a set and a cell that exist, or on an exercise without sets, or nothing is there.
  fileprivate static func isReal(_ app: App) -> Bool {
    guard let editor = editor(app) else { return true }
    let workout = editor.workout
    guard let block = editor.cursor.block else { return workout.blocks.isEmpty }
    guard let index = workout.index(of: block) else { return false }
    guard let set = editor.cursor.set else { return workout.blocks[index].sets.isEmpty }
    guard workout.place(of: set) == editor.cursor.place, editor.cursor.place.block == index else {
      return false
    }
    let card = editor.card(index, app.scene)
    return card.fields.indices.contains(editor.column(in: card))
  }

  /// Values that were typed into sets which are still there stand there as they were.
  fileprivate static func isKept(_ before: App, _ after: App) -> Bool {
    guard let old = before.live?.workout, let new = after.live?.workout, old.id == new.id else { return true }
    return old.blocks.flatMap(\.sets).allSatisfy { old in
      guard let set = new.set(old.id) else { return true }
      return set.values.filled(from: old.values) == set.values
        && old.values.filled(from: set.values) == set.values
    }
  }
}
