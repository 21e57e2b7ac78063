import Canvas
import Testing
import Training

@testable import Screens

@Suite struct TimedSetTests {
  private let plank = Exercise(id: ID("plank"), name: "Plank", equipment: "bodyweight", kind: .duration)
  private let swing = Exercise(id: ID("swing"), name: "Kettlebell Swing", equipment: "kettlebell")
  private let run = Exercise(id: ID("run"), name: "Running", equipment: "cardio", kind: .distanceDuration)

  private func sets(_ bench: Bench) -> [SetEntry] { bench.live?.workout.blocks[0].sets ?? [] }
  private func rings(_ bench: Bench) -> Int {
    bench.effects.count { if case .ring = $0 { true } else { false } }
  }

  @Test func `Space gets ready, counts up and stops with the time that was held`() {
    var bench = Bench(Workouts.one(plank))
    bench.press("Space")
    #expect(bench.line(2).contains("Get ready · 0:05"))
    #expect(bench.line(6).contains("-0:05"))
    bench.wait(5)
    #expect(rings(bench) == 1)
    bench.wait(47)
    #expect(bench.line(2).contains("Time · 0:47"))
    #expect(bench.app.title == "0:47 · Plank")
    bench.press("Space")
    #expect(sets(bench)[0].values.duration == 47)
    #expect(sets(bench)[0].isCompleted)
    #expect(bench.live?.workout.timer == nil)
    #expect(bench.live?.workout.rest?.rest.duration == 120)
    #expect(bench.saved == ["Started the time of set 1 of Plank", "Completed set 1 of Plank"])
  }

  @Test func `what was held last time is counted down, and on past zero`() {
    var bench = Bench(Workouts.one(plank, previous: SetValues(duration: 60)))
    bench.press("Space")
    bench.wait(5)
    bench.wait(20)
    #expect(bench.line(2).contains("Time · 0:40 of 1:00"))
    bench.wait(40)
    #expect(rings(bench) == 2)
    bench.wait(3)
    #expect(bench.line(2).contains("Time · +0:03 over 1:00"))
    bench.press("Space")
    #expect(sets(bench)[0].values.duration == 63)
  }

  @Test func `Enter keeps what is shown, and a typed time needs no clock`() {
    var bench = Bench(Workouts.one(plank, previous: SetValues(duration: 60)))
    bench.press("Enter")
    #expect(sets(bench)[0].values.duration == 60)
    bench.type("45s")
    bench.press("Tab", "Space")
    #expect(sets(bench)[1].values.duration == 45)
    #expect(sets(bench)[1].isCompleted)
  }

  @Test func `Space while getting ready stops it and nothing is done`() {
    var bench = Bench(Workouts.one(plank))
    bench.press("Space")
    bench.wait(2)
    bench.press("Space")
    #expect(bench.live?.workout.timer == nil)
    #expect(!sets(bench)[0].isCompleted)
    #expect(bench.line(23).contains("Stopped before it counted."))
  }

  @Test func `z pauses the time and lets it go on`() {
    var bench = Bench(Workouts.one(plank))
    bench.press("Space")
    bench.wait(15)
    bench.press("z")
    #expect(bench.line(2).contains("Paused · 0:10"))
    bench.wait(100)
    bench.press("z")
    bench.wait(5)
    bench.press("Space")
    #expect(sets(bench)[0].values.duration == 15)
  }

  @Test func `one time runs at once: Space elsewhere leads to it`() {
    var bench = Bench(Workouts.one(plank))
    bench.press("Space")
    bench.wait(10)
    bench.press("Down", "Space")
    #expect(bench.line(23).contains("A time runs on this set"))
    bench.press("Space")
    #expect(sets(bench).map(\.isCompleted) == [true, false])
  }

  @Test func `a run counts up and shows its pace when the distance is typed`() {
    var bench = Bench(Workouts.one(run))
    bench.press("Space")
    bench.wait(5 + 1_500)
    bench.press("Space")
    bench.press("Up")
    bench.type("5km")
    bench.press("Tab")
    #expect(sets(bench)[0].values.duration == 1_500)
    bench.press("Up")
    #expect(bench.text.contains("5:00 /km"))
  }

  @Test func `intervals fill sets and do them by the clock`() {
    var bench = Bench(Workouts.one(plank))
    bench.type("40s on 20s off x 3")
    #expect(bench.text.contains("3 × 0:40, 0:20 between, by the clock"))
    bench.press("Enter")
    #expect(sets(bench).map(\.values.duration) == [40, 40, 40])
    for _ in 0..<45 { bench.wait(1) }
    #expect(sets(bench).map(\.isCompleted) == [true, false, false])
    #expect(bench.line(2).contains("Pause · 0:20, 2 to go"))
    bench.wait(300)
    #expect(sets(bench).map(\.isCompleted) == [true, true, true])
    #expect(bench.live?.workout.timer == nil)
    #expect(bench.saved.suffix(2) == ["Completed a round of Plank", "Completed 2 rounds of Plank"])
  }

  @Test func `rounds of a run have their time and no distance of another run`() {
    var bench = Bench(
      Workouts.one(
        run, previous: SetValues(duration: 1_500, distance: Distance(milli: 5_000, unit: .km))))
    bench.type("20s on 10s off x 2")
    bench.press("Enter")
    #expect(sets(bench).map(\.values.duration) == [20, 20])
    bench.wait(120)
    #expect(sets(bench).map(\.isCompleted) == [true, true])
    #expect(sets(bench).allSatisfy { $0.values.distance == nil })
  }

  @Test func `every minute on the minute rests to the next minute`() {
    var bench = Bench(Workouts.one(swing, previous: Workouts.values(24, 10)))
    bench.press(":")
    bench.type("emom 3")
    bench.press("Enter")
    #expect(sets(bench).count == 3)
    bench.wait(5)
    bench.wait(20)
    #expect(bench.line(2).contains("Round 1 of 3 · 0:40"))
    bench.press("Space")
    #expect(bench.live?.workout.rest?.rest.duration == 40)
    bench.wait(40)
    #expect(rings(bench) == 2)
    bench.press("R")
    #expect(bench.line(2).contains("Round 2 of 3 · 1:00"))
    bench.press("Space", "Space")
    #expect(bench.live?.workout.timer == nil)
  }

  @Test func `rounds that make no sense say so`() {
    var bench = Bench(Workouts.one(swing))
    bench.press("I")
    bench.type("soon")
    bench.press("Enter")
    #expect(bench.text.contains("says no rounds"))
    bench.press("I")
    bench.type("40s on 20s off x 8")
    bench.press("Enter")
    #expect(bench.text.contains("Kettlebell Swing has no time"))
  }
}
