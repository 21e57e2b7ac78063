import Canvas
import Testing
import Training

@testable import Screens

@Suite struct TypingTests {
  @Test func `changing the reps and completing costs three keys`() {
    var bench = Bench(Workouts.push())
    bench.type("x7")
    bench.press("Enter")
    #expect(bench.saved == ["Completed set 2 of Bench Press (Barbell)"])
    #expect(bench.live?.workout.set(ID("b2"))?.values == Workouts.values(100, 7))
  }

  @Test func `Tab sets without completing and goes to the next cell`() {
    var bench = Bench(Workouts.push())
    bench.type("105")
    bench.press("Tab")
    bench.type("4")
    bench.press("Tab")
    let set = bench.live?.workout.set(ID("b2"))
    #expect(set?.values == Workouts.values(105, 4))
    #expect(set?.isCompleted == false)
    #expect(
      bench.saved == ["Changed set 2 of Bench Press (Barbell)", "Changed set 2 of Bench Press (Barbell)"])
  }

  @Test func `Esc leaves the cell as it was`() {
    var bench = Bench(Workouts.push())
    let before = bench.text
    bench.type("999")
    bench.press("Esc")
    #expect(bench.saved.isEmpty)
    #expect(bench.text == before)
  }

  @Test func `what can't be read stays in the cell and is not saved`() {
    var bench = Bench(Workouts.push())
    bench.type("1.2.3")
    bench.press("Enter")
    #expect(bench.saved.isEmpty)
    #expect(bench.line(10).contains("“1.2.3” is not a number."))
    #expect(bench.line(9).contains("1.2.3"))
  }

  @Test func `the typed text can be edited`() {
    var bench = Bench(Workouts.push())
    bench.type("1005")
    bench.press("Left", "Left", "Backspace", "End", "Backspace")
    bench.type("2.5")
    bench.press("Enter")
    #expect(bench.live?.workout.set(ID("b2"))?.values.weight == Workouts.kg(102.5))
  }

  @Test func `a list fills the sets that follow and adds those that are missing`() {
    var bench = Bench(Workouts.push())
    bench.type("90x12/10/8")
    bench.press("Enter")
    let sets = bench.live?.workout.blocks[0].sets ?? []
    #expect(sets.map(\.values.reps) == [5, 5, 12, 10, 8])
    #expect(sets.map(\.isCompleted) == [true, true, true, false, false])
    #expect(sets[4].values.weight == nil || sets[4].values.weight == Workouts.kg(90))
  }

  @Test func `3x fills three sets`() {
    var bench = Bench(Workouts.one(Workouts.pushdown))
    bench.type("3x 30x12")
    bench.press("Tab")
    let sets = bench.live?.workout.blocks[0].sets ?? []
    #expect(sets.map(\.values) == Array(repeating: Workouts.values(30, 12), count: 3))
    #expect(sets.allSatisfy { !$0.isCompleted })
  }

  @Test func `RPE, reps in reserve and other units are understood`() {
    var bench = Bench(Workouts.push())
    bench.press("Up")
    bench.type("@9")
    bench.press("Enter")
    #expect(bench.live?.workout.set(ID("b1"))?.values.rpe == RPE(halves: 18))
    bench.type("x5r2")
    bench.press("Enter")
    #expect(bench.live?.workout.set(ID("b1"))?.values.rpe == RPE(halves: 16))
    bench.type("225lb")
    bench.press("Enter")
    #expect(bench.live?.workout.set(ID("b1"))?.values.weight == Weight(milli: 225_000, unit: .lb))
    #expect(bench.line(8).contains("102.06"))
  }

  @Test func `a typed value of a completed set changes it and leaves it completed`() {
    var bench = Bench(Workouts.push())
    bench.press("Up")
    bench.type("101")
    bench.press("Enter")
    #expect(bench.saved == ["Changed set 1 of Bench Press (Barbell)"])
    let set = bench.live?.workout.set(ID("b1"))
    #expect(set?.completion == .done(at: Bench.start.moment + 2_425))
    #expect(set?.values == Workouts.values(101, 5, rpe: 16))
  }

  @Test func `pasted text is typed`() {
    var bench = Bench(Workouts.push())
    bench.send(.paste("102.5x4\n"))
    bench.press("Enter")
    #expect(bench.live?.workout.set(ID("b2"))?.values == Workouts.values(102.5, 4))
  }

  @Test(arguments: [
    ("one\ntwo\r\nthree\n", true, "one⏎two⏎three"), ("one\n\n\ttwo", true, "one⏎⏎ two"),
    ("\none\n\t\ntwo\tthree\n", false, "one two three"), ("\n\t\n", false, ""), ("\n", true, ""),
  ])
  func `line breaks of a pasted text keep its words apart`(text: String, keepsLines: Bool, typed: String) {
    let keys = Pasting.keys(of: text, keepingLines: keepsLines).map { key -> Character in
      guard key != Pasting.newLine, case .character(let character) = key.code else { return "⏎" }
      return character
    }
    #expect(String(keys) == typed)
  }

  @Test func `a note keeps the lines of a pasted text, a name has one`() {
    var bench = Bench(Workouts.push())
    bench.press("n")
    bench.send(.paste("one\ntwo\nthree\n"))
    bench.press("Enter")
    #expect(bench.live?.workout.set(ID("b2"))?.note == "one\ntwo\nthree")
    bench.press(":")
    bench.type("rename")
    bench.press("Enter", "Ctrl-E", "Ctrl-U")
    bench.send(.paste("Push\nday\t two"))
    bench.press("Enter")
    #expect(bench.live?.workout.name == "Push day  two")
  }

  @Test func `another program's change keeps cursor and half-typed text`() {
    var bench = Bench(Workouts.push())
    bench.type("10")
    var changed = Workouts.push()
    changed.workout.blocks[0].sets.remove(at: 0)
    bench.live = changed
    bench.refresh()
    #expect(bench.line(8).hasPrefix("▌   2"))
    bench.type("5")
    bench.press("Enter")
    #expect(bench.live?.workout.set(ID("b2"))?.values.weight == Workouts.kg(105))
  }
}
