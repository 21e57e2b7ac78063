import Canvas
import Testing
import Training

@testable import Screens

/// What goes wrong without anybody's fault: a minus that is a key too, a set done elsewhere, a tiny window.
@Suite struct MishapTests {
  private func pullUps(_ kind: ExerciseKind) -> EditorContent {
    var content = Workouts.push()
    content.exercises[Workouts.bench.id] = Exercise(
      id: Workouts.bench.id, name: "Pull Up", equipment: "none", kind: kind, primaryMuscles: [.lats])
    return content
  }

  @Test(arguments: [ExerciseKind.weightedBodyweight, .assistedBodyweight])
  func `a minus before a number is its sign where a weight can help`(kind: ExerciseKind) {
    var bench = Bench(pullUps(kind))
    bench.type("-21x6")
    bench.press("Enter")
    let weight = bench.live?.workout.set(ID("b2"))?.values.weight
    #expect(bench.live?.workout.set(ID("b2"))?.isCompleted == true)
    #expect(weight.map { LoadRules(kind: kind).added($0).milli(in: .kg) } == -21_000)
  }

  @Test func `a minus before reps is refused, not dropped`() {
    var bench = Bench(pullUps(.reps))
    bench.type("-21")
    bench.press("Enter")
    #expect(bench.live?.workout.set(ID("b2"))?.isCompleted == false)
    #expect(bench.saved.isEmpty && bench.text.contains("-21"))
  }

  @Test func `a minus still steps the weight down, and a number after it on a barbell has no sign`() {
    var bench = Bench(Workouts.push())
    bench.type("-")
    #expect(bench.live?.workout.set(ID("b2"))?.values.weight == Workouts.kg(97.5))
    bench.type("80")
    bench.press("Enter")
    #expect(bench.live?.workout.set(ID("b2"))?.values.weight == Workouts.kg(80))
  }

  @Test func `Space does not take back a set that was done elsewhere`() throws {
    var bench = Bench(Workouts.push())
    let live = try #require(bench.live)
    bench.live?.workout = live.workout.completing(
      ID("b2"), with: Workouts.values(100, 5), at: bench.now.moment, rest: 120)
    bench.refresh()
    bench.press("Space")
    #expect(bench.live?.workout.set(ID("b2"))?.isCompleted == true)
    #expect(bench.live?.workout.set(ID("b3"))?.isCompleted == true)
  }

  @Test func `keys do nothing while nobody sees what they do`() {
    var bench = Bench(Workouts.push())
    bench.send(.resize(Size(columns: 20, rows: 5)))
    bench.press("Space")
    bench.type("80")
    #expect(bench.saved.isEmpty)
    #expect(bench.text.contains("Knurl needs"))
    bench.send(.resize(Size(columns: 80, rows: 24)))
    bench.press("Space")
    #expect(bench.saved == ["Completed set 2 of Bench Press (Barbell)"])
  }

  @Test func `a failed try is nothing to do again`() {
    let failed = Workouts.session("f", [Workouts.set("f1", .failure, Workouts.values(97.5, 0), done: 0)])
    let block = Block(id: ID("B"), exercise: Workouts.bench.id, sets: [Workouts.set("n1", .failure)])
    let shown = block.shownValues(previous: failed, kind: .weightReps, prefill: .ghost)
    #expect(shown.first?.weight == Workouts.kg(97.5) && shown.first?.reps == nil)
  }
}
