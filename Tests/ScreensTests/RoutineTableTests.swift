import Canvas
import Testing
import Training

@testable import Screens

/// A routine in the set table.
@Suite struct RoutineTableTests {
  private static let commands = CommandEntry.all.filter { $0.contexts.contains(.routine) }.map(\.command)
    .filter { ![.quit, .suspend, .back, .undo, .redo, .performAgain].contains($0) }
  private static let keys: [Key] =
    "0123456789.,x@/-– ".map { Key($0) } + [Key(.enter), Key(.tab), Key(.escape), Key(.backspace)]

  private static var push: Routine {
    Routine(
      id: ID("r"), name: "Push", folder: "Split",
      blocks: [
        RoutineBlock(
          id: ID("B"), exercise: Workouts.bench.id,
          sets: [
            RoutineSet(id: ID("1"), type: .warmup, planned: Workouts.values(60, 5)),
            RoutineSet(id: ID("2"), planned: Workouts.values(100, 8), repsTo: 12, rest: 200),
            RoutineSet(id: ID("3"), planned: Workouts.values(90)),
          ]),
        RoutineBlock(id: ID("L"), exercise: Workouts.lateral.id, sets: [RoutineSet(id: ID("4"))]),
        RoutineBlock(id: ID("P"), exercise: Workouts.pushdown.id),
      ])
  }

  private static func scene(_ columns: Int = 80, _ rows: Int = 24) -> Scene {
    Scene(
      now: LocalMoment(moment: Bench.start.moment, offset: 0), preferences: Preferences(), style: Style(),
      size: Size(columns: columns, rows: rows))
  }

  private static func content(_ routine: Routine) -> EditorContent {
    let known = Workouts.push()
    var content = EditorContent(
      workout: Workout(drafting: routine, at: Bench.start), exercises: known.exercises, past: known.past,
      badges: [:], ordinal: 0, volume: Load(), bodyweight: nil)
    content.routine = routine
    return content
  }

  private func screen(_ editor: Editor, _ scene: Scene) -> [String] {
    var grid = Grid(size: scene.size)
    editor.draw(
      on: &grid, in: Rectangle(column: 0, row: 0, columns: scene.size.columns, rows: scene.size.rows - 1),
      scene)
    return grid.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func steps(_ effects: [Effect]) -> [(from: Routine?, to: Routine?)] {
    effects.flatMap { effect -> [(from: Routine?, to: Routine?)] in
      guard case .save(let change) = effect else { return [] }
      return change.steps.compactMap { step in
        guard case .routine(let from, let to) = step else { return nil }
        return (from, to)
      }
    }
  }

  @Test func `the table shows targets, spans of reps and rests, and nothing to tick`() {
    let scene = RoutineTableTests.scene()
    let lines = screen(Editor(content: RoutineTableTests.content(RoutineTableTests.push), scene), scene)
    #expect(lines[0].hasPrefix(" Push") && lines[0].contains("t Start"))
    #expect(lines[1].contains("Exercises 3") && lines[1].contains("Sets 4"))
    #expect(lines.contains { $0.contains("8-12") && $0.contains("3:20") })
    #expect(lines.contains { $0.contains("REST") })
    #expect(!lines.contains { $0.contains("✓") || $0.contains("[ ]") })
  }

  @Test func `typed targets become the plan, with a span where one is typed`() {
    let scene = RoutineTableTests.scene()
    var ids = IDSource(seed: 1)
    var editor = Editor(content: RoutineTableTests.content(RoutineTableTests.push), scene)
    var effects: [Effect] = []
    func type(_ text: String) {
      for character in text { effects += editor.take(Key(character), scene, &ids) ?? [] }
      effects += editor.take(Key(.enter), scene, &ids) ?? []
    }
    type("50x6")
    type("105x10")
    type("6-9@8")
    let sets = steps(effects).last?.to?.blocks[0].sets ?? []
    #expect(sets.map(\.planned.weight?.milli) == [50_000, 105_000, 90_000])
    #expect(sets.map(\.planned.reps) == [6, 10, 6])
    #expect(sets.map(\.repsTo) == [nil, nil, 9])
    #expect(sets[2].planned.rpe == RPE(halves: 16))
    #expect(sets[1].rest == 200)
  }

  @Test(arguments: 1...12)
  func `random commands and keys keep the cursor real and every change undoable`(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    var ids = IDSource(seed: UInt64(seed))
    let scene = [
      RoutineTableTests.scene(), RoutineTableTests.scene(40, 20), RoutineTableTests.scene(120, 40),
    ][
      seed % 3]
    var editor = Editor(content: RoutineTableTests.content(RoutineTableTests.push), scene)
    var stored = RoutineTableTests.push
    for _ in 0..<150 {
      var effects: [Effect] = []
      if Int.random(in: 0..<3, using: &numbers) == 0 || editor.entry != nil {
        let key = RoutineTableTests.keys.randomElement(using: &numbers) ?? Key(.enter)
        effects = editor.take(key, scene, &ids) ?? []
      } else if let command = RoutineTableTests.commands.randomElement(using: &numbers),
        editor.objection(to: command, scene) == nil
      {
        effects = editor.perform(command, scene, &ids)
      }
      for step in steps(effects) {
        // The log takes a change back only when it begins with what is there.
        #expect(step.from == stored)
        stored = step.to ?? stored
      }
      #expect(editor.content.routine == stored)
      #expect(stored.taking(Workout(drafting: stored, at: Bench.start)) == stored)
      #expect(editor.workout.completedSets == 0)
      #expect(editor.cursor.settled(in: editor.workout).set == editor.cursor.set)
      #expect(screen(editor, scene).count == scene.size.rows)
    }
  }
}
