import Canvas
import Testing
import Training

@testable import Screens

private let scene = TabSamples.scene(80, 24)
private let narrow = TabSamples.scene(40, 20)

private func exercises(_ library: [ExerciseSummary] = TabSamples.library) -> ExercisesScreen {
  TabSamples.shown(ExercisesScreen(), .exercises(library), scene)
}

@Suite struct ExercisesTests {
  @Test func `the library is listed with when it was done and its best estimate`() {
    let expected = """
       Exercises     / Search                                    4 exercises · 3 done

         EXERCISE                                 LAST DONE      BEST 1RM  WORKOUTS
       ▌ Bench Press (Barbell)                    today          116.7 kg        40
         Overhead Press (Barbell)                 13 Nov          69.0 kg        31
         Pull-Up                                  22 Nov 2025           —        12
         Bench Press (Dumbbell)                   —                     —         —
      """
    #expect(TabSamples.text(exercises(), scene).trimmedEnd == expected)
  }

  @Test func `a narrow screen keeps names whole and leaves the units out`() {
    let expected = """
       Exercises  / Search        4 exercises

       EXERCISE                 LAST      1RM
      ▌Bench Press (Barbell)    27 Nov  116.7
       Overhead Press (Barbell) 13 Nov   69.0
       Pull-Up                  2025        —
       Bench Press (Dumbbell)   —           —
      """
    #expect(TabSamples.text(exercises(), narrow).trimmedEnd == expected)
  }

  @Test func `a wide screen also names the muscles`() {
    let wide = TabSamples.scene(120, 40)
    #expect(
      TabSamples.grid(exercises(), wide).line(4).contains(" shoulders  "))
  }

  @Test func `the search shows why something was found and the best match is chosen`() {
    var screen = exercises()
    _ = screen.press(.last, .search, scene: scene)
    screen.type("ohp", scene: scene)
    let grid = TabSamples.grid(screen, scene)
    #expect(grid.line(0) == " Exercises     / ohp                                                    1 found")
    #expect(grid.line(3) == " ▌ Overhead Press (Barbell)  alias “ohp”    13 Nov          69.0 kg        31")
    #expect(grid.cursor == Point(column: 20, row: 0))
    #expect(screen.key(.enter, scene: scene) == nil)
    #expect(screen.press(.open, scene: scene).first?.contains("Overhead Press (Barbell)") == true)
    #expect(screen.key(.escape, scene: scene) == [])
    #expect(screen.selected?.exercise.name == "Overhead Press (Barbell)")
    #expect(screen.key(.escape, scene: scene) == nil)
  }

  @Test func `arrows move while a search is typed, letters do not`() {
    var screen = exercises()
    _ = screen.press(.search, scene: scene)
    screen.type("xyz", scene: scene)
    #expect(screen.key(.down, scene: scene) == nil)
    #expect(screen.key(.character("q"), scene: scene) == [])
    #expect(screen.matches.isEmpty)
    let text = TabSamples.text(screen, scene)
    #expect(text.contains("Nothing found for “xyzq”"))
    #expect(text.contains("v also looks among 1 archived."))
    #expect(screen.press(.open, scene: scene).first?.contains("no exercise under the cursor") == true)
  }

  @Test func `archived exercises are hidden until asked for`() {
    var screen = exercises()
    #expect(!TabSamples.text(screen, scene).contains("Squat"))
    #expect(screen.press(.showArchived, scene: scene).first?.contains("1 archived exercise shown") == true)
    #expect(TabSamples.grid(screen, scene).line(7).contains("Squat (Barbell)  archived"))
    #expect(
      screen.press(.last, .archiveExercise, scene: scene).first?.contains("Took Squat (Barbell) back") == true
    )
    #expect(
      screen.press(.first, .archiveExercise, scene: scene).first?.contains("Archived Bench Press (Barbell)")
        == true)
  }

  @Test func `a new exercise is saved and opened`() {
    var screen = exercises()
    #expect(screen.press(.newExercise, scene: scene).first?.hasPrefix("present(Screens.ExerciseForm") == true)
    var ids = IDSource(seed: 1)
    let made = Exercise(id: ID("x"), name: "Zercher Squat")
    let effects = screen.accept(.newExercise(made), scene, &ids)
    #expect(effects.count == 2)
    guard case .save(let change) = effects[0], case .open(let destination) = effects[1] else {
      Issue.record("\(effects)")
      return
    }
    #expect(change == Change("Created exercise Zercher Squat", [.exercise(from: nil, to: made)]))
    #expect(destination == .exercise(ID("x"), limit: 50))
  }

  @Test func `a click chooses a row, a second one opens it`() {
    var screen = exercises()
    var ids = IDSource(seed: 1)
    #expect(screen.click(Point(column: 10, row: 4), scene, &ids).isEmpty)
    #expect(screen.selected?.exercise.name == "Overhead Press (Barbell)")
    #expect(screen.click(Point(column: 10, row: 4), scene, &ids).count == 1)
    #expect(screen.click(Point(column: 10, row: 20), scene, &ids).isEmpty)
  }

  @Test func `the cursor stays on its exercise whatever comes and goes`() {
    var random = Numbers(state: 11)
    let library = (0..<60).map { TabSamples.summary(TabSamples.exercise("Exercise \($0)")) }
    var screen = exercises(library)
    for _ in 0..<200 {
      let command = [Command.up, .down, .pageUp, .pageDown, .first, .last].randomElement(using: &random)
      _ = screen.press(command ?? .down, scene: scene)
      let chosen = screen.selected?.exercise.id
      let rest = library.filter { _ in Bool.random(using: &random) }
      screen.receive(.exercises(rest), scene)
      #expect((screen.selected == nil) == rest.isEmpty)
      if rest.contains(where: { $0.exercise.id == chosen }) {
        #expect(screen.selected?.exercise.id == chosen)
      }
      let selectedRows = TabSamples.text(screen, scene).split(separator: "\n").count { $0.contains("▌") }
      #expect(selectedRows == (rest.isEmpty ? 0 : 1))
    }
  }

  @Test func `M merges the exercise into the one chosen, after asking once`() {
    var screen = exercises()
    let asked = screen.press(.mergeExercise, scene: scene)
    #expect(asked.first?.contains("Merge Bench Press (Barbell) into") == true)
    var ids = IDSource(seed: 1)
    let target = TabSamples.library[1].exercise
    guard case .present(let sheet)? = screen.accept(.exercise(target.id), scene, &ids).first,
      let confirm = sheet as? ConfirmSheet
    else {
      Issue.record("it does not ask")
      return
    }
    let text = TabSamples.text(confirm, scene)
    #expect(text.contains("Merge Bench Press (Barbell)?"))
    #expect(text.contains("40 workouts and their records become Bench Press"))
    #expect(
      "\(confirm)".contains("Merged Bench Press (Barbell) into Bench Press (Dumbbell)"))
    #expect(screen.accept(.exercise(target.id), scene, &ids).isEmpty)
  }

  @Test func `what writes down other things is not merged, and it is said`() {
    var plank = TabSamples.library[1]
    plank.exercise.kind = .duration
    var screen = exercises([TabSamples.library[0], plank])
    _ = screen.press(.mergeExercise, scene: scene)
    var ids = IDSource(seed: 1)
    let answer = screen.accept(.exercise(plank.exercise.id), scene, &ids)
    #expect("\(answer)".contains("do not write down the same things"))
  }
}
