import Canvas
import Testing
import Training

@testable import Screens

/// A small generator of numbers that repeats with its seed (SplitMix64).
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

@Suite struct CursorPropertyTests {
  private static let commands = CommandEntry.all.map(\.command).filter {
    ![.finish, .discard, .deleteWorkout, .quit, .suspend, .back, .undo, .redo].contains($0)
      && !$0.rawValue.hasSuffix("tab")
  }
  private static let keys: [Key] =
    "0123456789.,x@/ rlbkgms:".map { Key($0) } + [
      Key(.enter), Key(.tab), Key(.escape), Key(.backspace), Key(.left),
    ]

  /// The cursor is on a set and a column that exist, or on an exercise without sets, or nothing is there.
  private func isReal(_ editor: Editor, _ scene: Scene) -> Bool {
    let workout = editor.workout
    guard let block = editor.cursor.block else { return workout.blocks.isEmpty }
    guard let index = workout.index(of: block) else { return false }
    guard let set = editor.cursor.set else { return workout.blocks[index].sets.isEmpty }
    guard workout.place(of: set) == editor.cursor.place, editor.cursor.place.block == index else {
      return false
    }
    let card = editor.card(index, scene)
    return card.fields.indices.contains(editor.column(in: card))
  }

  /// Fields that were typed and are gone or different, without a command that writes values.
  private func isKept(_ before: Workout, _ after: Workout) -> Bool {
    before.blocks.flatMap(\.sets).allSatisfy { old in
      guard let new = after.set(old.id) else { return true }
      return new.values == new.values.filled(from: old.values)
        && old.values.filled(from: new.values) == new.values
    }
  }

  private static let writing: Set<Command> = [.weightUp, .weightDown, .repsUp, .repsDown, .takePrevious]

  @Test(arguments: 1...12)
  func `random commands and keys never lose the cursor or a typed value`(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    var ids = IDSource(seed: UInt64(seed))
    let sizes = [Size(columns: 80, rows: 24), Size(columns: 40, rows: 20), Size(columns: 120, rows: 40)]
    var scene = Scene(
      now: LocalMoment(moment: Bench.start.moment + 3_000, offset: 0), preferences: Preferences(),
      style: Style(),
      size: sizes[seed % 3])
    var editor = Editor(content: Workouts.push(), scene)
    for _ in 0..<120 {
      scene.now.moment = scene.now.moment + 1
      let before = editor.workout
      if Int.random(in: 0..<4, using: &numbers) == 0 {
        let key = CursorPropertyTests.keys.randomElement(using: &numbers) ?? Key(.enter)
        _ = editor.take(key, scene, &ids)
      } else if editor.entry == nil {
        let command = CursorPropertyTests.commands.randomElement(using: &numbers) ?? .complete
        if editor.objection(to: command, scene) == nil { _ = editor.perform(command, scene, &ids) }
        if !CursorPropertyTests.writing.contains(command) {
          #expect(isKept(before, editor.workout), "\(command)")
        }
      }
      #expect(isReal(editor, scene))
      var grid = Grid(size: scene.size)
      editor.draw(
        on: &grid, in: Rectangle(column: 0, row: 0, columns: scene.size.columns, rows: scene.size.rows - 1),
        scene)
      #expect(editor.cursor.set == nil || grid.text.contains("▌"))
    }
  }
}
