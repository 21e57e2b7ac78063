import Canvas
import Testing
import Training

@testable import Screens

@Suite struct WorkoutCommandTests {
  @Test func `F sums up and says what happens to sets that are not ticked`() {
    var bench = Bench(Workouts.push())
    bench.press("F")
    #expect(bench.text.contains("Finish Push A"))
    #expect(bench.text.contains("11 sets not ticked: ⏎ drop them · c complete them · Esc"))
    bench.press("Esc")
    #expect(bench.saved.isEmpty)
    bench.press("F", "Enter")
    #expect(bench.saved == ["Finished Push A"])
    let done = bench.finished[ID("now")]?.workout
    #expect(done?.ending == .finished(at: bench.now.moment))
    #expect(done?.blocks.map(\.sets.count) == [2])
    #expect(bench.live == nil)
    #expect(bench.line(0).hasPrefix(" Push A"))
    #expect(bench.line(22) == "  ⏎ Done    s Share    T Save as routine    u Back to the workout")
  }

  @Test func `c completes the sets that have all they need`() {
    var bench = Bench(Workouts.push())
    bench.press("F", "c")
    #expect(bench.finished[ID("now")]?.workout.completedSets == 7)
  }

  @Test func `an empty workout is discarded with a word`() {
    var content = Workouts.push()
    content.workout.blocks = []
    var bench = Bench(content)
    bench.press("F")
    #expect(bench.saved == ["Discarded an empty workout"])
    #expect(bench.live == nil)
    #expect(bench.line(23) == " Nothing was done in Push A, so it was discarded; u brings it back.")
  }

  @Test func `a forgotten workout ends with its last set`() {
    var bench = Bench(Workouts.push())
    bench.now.moment = bench.now.moment + 86_400
    bench.press("F")
    #expect(bench.text.contains("Ends with the last set, 19:26. e ends it now."))
    bench.press("Enter")
    #expect(bench.finished[ID("now")]?.workout.duration == 2_425)
  }

  @Test func `only discarding asks`() {
    var bench = Bench(Workouts.push())
    bench.press(":")
    bench.type("disc")
    bench.press("Enter")
    #expect(bench.text.contains("Discard Push A?"))
    bench.press("Esc")
    #expect(bench.live != nil)
    bench.press(":")
    bench.type("discard")
    bench.press("Enter", "Enter")
    #expect(bench.live == nil)
    #expect(bench.saved == ["Discarded Push A"])
  }

  @Test func `the picker finds by other names and adds after a choice`() {
    var content = Workouts.push()
    content.workout.blocks.remove(at: 1)
    var bench = Bench(content)
    bench.library = [Workouts.lateral, Workouts.overhead, Workouts.bench].map {
      ExerciseSummary(
        exercise: $0, workouts: $0.id == Workouts.bench.id ? 12 : 0, lastDone: nil, bestEstimate: nil)
    }
    bench.press("a")
    #expect(bench.line(5).contains("Bench Press (Barbell)"))
    bench.type("ohp")
    #expect(bench.line(5).contains("Overhead Press (Barbell)"))
    #expect(bench.line(5).contains("alias “ohp”"))
    bench.press("Enter")
    guard case .addExercise(let id, let workout, let place)? = bench.effects.last else {
      Issue.record("nothing was asked for")
      return
    }
    #expect(id == Workouts.overhead.id)
    #expect(workout == ID("now"))
    #expect(place == 3)
    #expect(bench.live?.workout.blocks[3].sets.count == 3)
    #expect(bench.text.contains("▌   1   57.5 kg × 6"))
  }

  @Test func `a failed search creates an exercise with a kind and equipment`() {
    var bench = Bench(Workouts.push())
    bench.press("a")
    bench.type("Sled Push")
    #expect(bench.text.contains("+ Create Sled Push"))
    bench.press("Enter", "Left", "Enter")
    #expect(bench.saved == ["Created Sled Push and added it"])
    let block = bench.live?.workout.blocks[4]
    let exercise = block.flatMap { bench.live?.exercises[$0.exercise] }
    #expect(exercise?.name == "Sled Push")
    #expect(exercise?.kind == .weightDistance)
    #expect(block?.sets.count == 1)
  }

  @Test func `exercises move, leave, swap and join`() {
    var bench = Bench(Workouts.push())
    bench.press("J")
    #expect(bench.live?.workout.blocks.map(\.id.text) == ["O", "B", "L", "P"])
    bench.press("K", "S")
    #expect(bench.live?.workout.blocks.map(\.superset) == [1, 1, nil, nil])
    bench.press("S", "m", "X")
    #expect(bench.live?.workout.blocks.map(\.superset) == [nil, nil, nil])
    #expect(bench.live?.workout.blocks.map(\.id.text) == ["O", "L", "P"])
    #expect(
      bench.saved == [
        "Moved Bench Press (Barbell)", "Moved Bench Press (Barbell)",
        "Joined Bench Press (Barbell) and Overhead Press (Barbell)",
        "Took Bench Press (Barbell) out of its superset", "Removed Bench Press (Barbell)",
      ])
  }

  @Test func `the workout's name, note and start can be changed`() {
    var bench = Bench(Workouts.push())
    bench.press("E", "r", "Ctrl-U")
    bench.type("Push B")
    bench.press("Enter")
    #expect(bench.live?.workout.name == "Push B")
    bench.press("E", "n")
    bench.type("slept badly")
    bench.press("Ctrl-N")
    bench.type("but fine")
    bench.press("Enter")
    #expect(bench.live?.workout.note == "slept badly\nbut fine")
    bench.press("E", "s", "Ctrl-U")
    bench.type("2026-11-27 18:00")
    bench.press("Enter")
    #expect(bench.line(1).contains("Time 1:27:07"))
    bench.press("E", "s", "Ctrl-U")
    bench.type("2030-01-01 00:00")
    bench.press("Enter")
    #expect(bench.line(23) == " A workout can't start in the future.")
  }

  @Test func `a finished workout moves as a whole and its duration can be changed`() {
    var content = Workouts.push()
    content.workout = content.workout.finished(at: Bench.start.moment + 3_492)
    var bench = Bench(nil)
    bench.finished[ID("now")] = content
    _ = bench.app.carryOut([.open(.detail(ID("now")))], &bench.ids)
    bench.refresh()
    bench.press("E", "s", "Ctrl-U")
    bench.type("2026-11-20 07:00")
    bench.press("Enter", "E", "d", "Ctrl-U")
    bench.type("1:05:00")
    bench.press("Enter")
    let workout = bench.finished[ID("now")]?.workout
    #expect(workout?.start.day.iso == "2026-11-20")
    #expect(workout?.duration == 3_900)
    #expect(workout?.blocks[0].sets[0].completedAt.map { $0 - Bench.start.moment } == -7 * 86_400 - 42_060)
    bench.press("F")
    #expect(bench.line(23) == " This workout is finished already.")
  }

  @Test func `saving as a routine keeps what was done as the plan`() {
    var bench = Bench(Workouts.push())
    bench.press("T", "Enter")
    guard case .save(let change)? = bench.effects.first, case .routine(nil, let routine?) = change.steps[0]
    else {
      Issue.record("no routine was saved")
      return
    }
    #expect(change.summary == "Saved Push A as a routine")
    #expect(routine.blocks.count == 4)
    #expect(routine.blocks[0].sets[1].planned == Workouts.values(100, 5))
  }
}
