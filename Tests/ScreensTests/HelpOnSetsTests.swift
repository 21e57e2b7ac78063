import Canvas
import Testing
import Training

@testable import Screens

@Suite struct HelpOnSetsTests {
  private func fresh() -> EditorContent {
    Workouts.one(Workouts.bench, previous: Workouts.values(100, 5))
  }

  @Test func `a rest runs before any set is done`() {
    var bench = Bench(fresh())
    bench.press("r")
    bench.type("90")
    bench.press("Enter")
    #expect(bench.live?.workout.rest?.rest == Rest(startedAt: bench.now.moment, duration: 90))
    #expect(bench.app.title == "1:30 · Bench Press 100×5")
    bench.press("R", "R")
    #expect(bench.live?.workout.rest?.rest.duration == 120)
  }

  @Test func `warm-ups asked for twice are there once`() {
    var bench = Bench(fresh())
    bench.press("W")
    let weights = bench.live?.workout.blocks[0].sets.map(\.planned.weight)
    bench.press("W")
    #expect(bench.live?.workout.blocks[0].sets.map(\.planned.weight) == weights)
    bench.press("Space", "W")
    let sets = bench.live?.workout.blocks[0].sets ?? []
    #expect(sets.map(\.isCompleted).first == true)
    #expect(sets.count == weights?.count)
    let shown = sets.filter { $0.type == .warmup }.compactMap { $0.values.weight ?? $0.planned.weight }
    #expect(shown == shown.sorted())
  }

  @Test func `the plates of a weight are drawn, and those of its neighbours`() {
    var bench = Bench(fresh())
    bench.press("i")
    #expect(bench.text.contains("Plates for 100 kg"))
    #expect(bench.text.contains("▕█ 25 ▕▌ 15"))
    bench.press("Esc")
    bench.type("101")
    bench.press("Tab", "i")
    #expect(bench.text.contains("The nearest:"))
    #expect(bench.text.contains("100 kg · bar 20 kg · each side:"))
    #expect(bench.text.contains("102.5 kg · bar 20 kg · each side:"))
  }

  @Test func `a list of numbers in the weight's cell is reps, and the line under it says so`() {
    var bench = Bench(fresh())
    bench.type("12/10/8")
    #expect(bench.text.contains("100 kg × 12 ✓  then 100×10 100×8"))
    bench.press("Enter")
    #expect(bench.live?.workout.blocks[0].sets.map(\.values.reps) == [12, 10, 8])
  }

  @Test func `what can't be read is said once, on a row of its own`() {
    var bench = Bench(Workouts.push())
    bench.type("1.2.3")
    bench.press("Enter")
    let lines = bench.text.split(separator: "\n").filter { $0.contains("is not a number") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("[ ]") == false)
  }

  @Test func `converted weights keep two decimals everywhere`() {
    var bench = Bench(fresh())
    bench.live?.exercises[Workouts.bench.id]?.unit = .lb
    bench.refresh()
    bench.type("10kgx5")
    bench.press("Enter")
    #expect(bench.text.contains("22.05"))
    #expect(!bench.text.contains("22.1"))
  }

  @Test func `a huge volume stays within its place`() {
    let load = Load(kilograms: 19_999_978_000_000)
    #expect(Load(kilograms: 12_345_000).shortVolume(in: .kg, columns: 9) == "12,345 kg")
    #expect(Load(kilograms: 123_410_000).shortVolume(in: .kg, columns: 9) == "123.4 t")
    #expect(load.shortVolume(in: .kg, columns: 9).count <= 9)
  }

  @Test func `name and headings stay above the rows of a card that is scrolled`() {
    var content = Workouts.one(Workouts.bench)
    content.workout.blocks[0].sets = (0..<20).map { Workouts.set("s\($0)", .work, Workouts.values(100, 5)) }
    var bench = Bench(content, columns: 80, rows: 16)
    bench.press("G")
    let lines = bench.text.split(separator: "\n").map(String.init)
    let head = lines.firstIndex { $0.contains("Bench Press") } ?? 0
    #expect(lines[head + 1].contains("PREVIOUS"))
  }

  @Test func `discarding an empty workout asks nothing`() {
    var bench = Bench(
      EditorContent(
        workout: Workout(id: ID("now"), name: "Test", start: Bench.start), exercises: [:], past: [:],
        badges: [:], ordinal: 1, volume: .zero, bodyweight: nil))
    bench.press(":")
    bench.type("discard")
    bench.press("Enter")
    #expect(bench.live == nil)
  }

  @Test func `a date of another year tells the year`() {
    let bench = Bench(nil)
    #expect(bench.app.scene.date(Bench.start.day) == "27 Nov")
    #expect(bench.app.scene.date(Bench.start.day + -2_647) == "29 Aug 2019")
  }
}

@Suite struct RepeatingTests {
  @Test func `a workout done again plans nothing: the newest values fill it`() {
    var ids = IDSource(seed: 3)
    let again = Workout(repeating: Workouts.push().workout, at: Bench.start, &ids)
    #expect(again.blocks.map(\.exercise) == Workouts.push().workout.blocks.map(\.exercise))
    #expect(again.blocks[0].sets.map(\.type) == [.warmup, .work, .work, .work])
    #expect(again.blocks.flatMap(\.sets).allSatisfy { $0.planned == SetValues() && $0.values == SetValues() })
  }
}
