import Canvas
import Testing
import Training

@testable import Screens

@Suite struct CompletionTests {
  @Test func `Space completes with the shown values, starts the rest and goes on`() {
    var bench = Bench(Workouts.push())
    bench.press("Space")
    #expect(bench.saved == ["Completed set 2 of Bench Press (Barbell)"])
    let set = bench.live?.workout.set(ID("b2"))
    #expect(set?.values == Workouts.values(100, 5))
    #expect(set?.completion == .done(at: bench.now.moment))
    #expect(bench.live?.workout.rest?.set == ID("b2"))
    #expect(bench.live?.workout.rest?.rest.duration == 120)
    #expect(bench.line(10).hasPrefix("▌   3"))
  }

  @Test func `Space on a completed set makes it open and stops the rest it started`() {
    var bench = Bench(Workouts.push())
    bench.press("Up", "Space")
    #expect(bench.saved == ["Un-completed set 1 of Bench Press (Barbell)"])
    #expect(bench.live?.workout.set(ID("b1"))?.isCompleted == false)
    #expect(bench.live?.workout.rest == nil)
    #expect(!bench.text.contains("PR ·"))
    #expect(bench.line(8).hasPrefix("▌   1"))
  }

  @Test func `a workout is done with one key a set`() {
    var content = Workouts.push()
    for index in content.workout.blocks.indices.dropFirst(2).reversed() {
      content.workout.blocks.remove(at: index)
    }
    var bench = Bench(content)
    bench.press("Space", "Space", "Space", "Space", "Space")
    #expect(bench.saved.count == 5)
    #expect(bench.live?.workout.completedSets == 7)
    #expect(bench.line(23) == " That was the last set. F finishes the workout.")
  }

  @Test func `a set without its values can't be completed; the missing cell is asked for`() {
    var bench = Bench(Workouts.one(Workouts.pushdown))
    bench.press("Space")
    #expect(bench.saved.isEmpty)
    #expect(bench.line(23) == " Type the weight first: 60 and Enter.")
    bench.type("30")
    bench.press("Enter")
    #expect(bench.saved == ["Changed set 1 of Triceps Pushdown (Cable)"])
    #expect(bench.line(23) == " Type the reps first: x8 and Enter.")
    bench.type("12")
    bench.press("Enter")
    #expect(bench.saved.last == "Completed set 1 of Triceps Pushdown (Cable)")
    #expect(bench.live?.workout.blocks[0].sets[0].values == Workouts.values(30, 12))
  }

  @Test func `a record is flagged with the set's completion and gone with its un-completion`() {
    var bench = Bench(Workouts.push())
    bench.records = [ID("b2"): [Workouts.record]]
    bench.press("Space")
    #expect(bench.line(9).hasSuffix("▲ 1RM 117"))
    bench.press("Up", "Space")
    #expect(!bench.line(9).contains("▲"))
  }

  @Test func `a fresh record pulses for a second, and not with reduced motion`() {
    var bench = Bench(Workouts.push())
    bench.records = [ID("b2"): [Workouts.record]]
    bench.press("Space")
    #expect(bench.roles(9).contains("record/record-chip*11"))
    bench.wait(1)
    #expect(bench.roles(9).contains("record/record-chip!*11"))
    var preferences = Preferences()
    preferences.motion = "reduced"
    var still = Bench(Workouts.push(), preferences: preferences)
    still.records = [ID("b2"): [Workouts.record]]
    still.press("Space")
    #expect(still.roles(9).contains("record/record-chip!*11"))
  }

  @Test func `in a superset the cursor takes turns and rest comes after the round`() {
    var content = Workouts.push()
    content.workout.blocks.removeFirst()
    content.workout.rest = nil
    content.workout.blocks[0].superset = 1
    content.workout.blocks[1].superset = 1
    for index in content.workout.blocks[1].sets.indices {
      content.workout.blocks[1].sets[index].planned = Workouts.values(10, 12)
    }
    var bench = Bench(content)
    #expect(bench.line(4).contains("A Overhead Press (Barbell)"))
    bench.press("Space")
    #expect(bench.live?.workout.rest == nil)
    bench.press("Space")
    #expect(bench.live?.workout.rest?.set == ID("l1"))
    #expect(bench.live?.workout.set(ID("l1"))?.isCompleted == true)
    #expect(bench.line(7).hasPrefix("▌   A2"))
  }

  @Test func `no rest starts before a drop set, and a warm-up rests shorter`() {
    var content = Workouts.push()
    content.workout.blocks[0].sets[3].type = .drop
    var bench = Bench(content)
    bench.press("Space")
    #expect(bench.live?.workout.rest == nil)
    content.workout.blocks[0].sets[2].type = .warmup
    content.workout.blocks[0].sets[3].type = .work
    var warm = Bench(content)
    warm.press("Space")
    #expect(warm.live?.workout.rest?.rest.duration == 60)
  }

  @Test func `a finished workout's sets change without times and rest`() {
    var content = Workouts.push()
    content.workout = content.workout.finished(at: Bench.start.moment + 3_492)
    var bench = Bench(nil)
    bench.finished[ID("now")] = content
    _ = bench.app.carryOut([.open(.detail(ID("now")))], &bench.ids)
    bench.refresh()
    #expect(bench.line(1).contains("Time 58:12"))
    bench.press("o")
    bench.type("102.5x3")
    bench.press("Enter")
    let workout = bench.finished[ID("now")]?.workout
    let added = workout?.blocks[0].sets[1]
    #expect(added?.values == Workouts.values(102.5, 3))
    #expect(added?.completion == .done(at: nil))
    #expect(workout?.rest == nil)
    #expect(workout?.duration == 3_492)
  }

  @Test func `with prefill off nothing is suggested, with fill it looks typed`() {
    var preferences = Preferences()
    preferences.prefill = .off
    var off = Bench(Workouts.push(), preferences: preferences)
    #expect(!off.line(9).contains("100 "))
    off.press("Space")
    #expect(off.saved.isEmpty)
    preferences.prefill = .fill
    let fill = Bench(Workouts.push(), preferences: preferences)
    #expect(fill.roles(10).contains("text/input!*9"))
  }
}
