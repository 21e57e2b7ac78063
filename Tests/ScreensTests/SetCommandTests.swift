import Canvas
import Testing
import Training

@testable import Screens

@Suite struct SetCommandTests {
  private func sets(_ bench: Bench, _ block: Int = 0) -> [SetEntry] {
    bench.live?.workout.blocks[block].sets ?? []
  }

  @Test func `o and O add a set below and above, with the cursor on it`() {
    var bench = Bench(Workouts.push())
    bench.press("o")
    #expect(sets(bench).count == 5)
    #expect(bench.line(10).hasPrefix("▌   3"))
    bench.press("O")
    #expect(sets(bench).count == 6)
    #expect(bench.line(10).hasPrefix("▌   3"))
    #expect(bench.saved == ["Added a set to Bench Press (Barbell)", "Added a set to Bench Press (Barbell)"])
  }

  @Test func `an added set is suggested like the one before it`() {
    var bench = Bench(Workouts.push())
    bench.press("G", "PgUp", "PgUp", "PgUp", "G", "g g", "Down", "Down", "Down", "o", "Space")
    #expect(sets(bench)[4].values == Workouts.values(100, 5))
  }

  @Test func `c repeats the last completed set as an open one`() {
    var bench = Bench(Workouts.push())
    bench.press("c")
    #expect(sets(bench)[2].values == Workouts.values(100, 5))
    #expect(sets(bench)[2].isCompleted == false)
    #expect(bench.saved == ["Repeated set 1 of Bench Press (Barbell)"])
    bench.press("PgDn", "c")
    #expect(bench.line(23) == " No completed set to repeat here yet.")
  }

  @Test func `X removes the set and the cursor stays on a real one`() {
    var bench = Bench(Workouts.push())
    bench.press("X")
    #expect(bench.saved == ["Removed set 2 of Bench Press (Barbell)"])
    #expect(bench.line(23) == " Removed set 2 of Bench Press (Barbell); u brings it back.")
    bench.press("X", "X", "X")
    #expect(sets(bench).isEmpty)
    bench.press("X")
    #expect(bench.line(23) == " No set here: o adds one.")
    bench.press("o")
    #expect(sets(bench).count == 1)
  }

  @Test func `w, d and f turn a set's type on and off`() {
    var bench = Bench(Workouts.push())
    bench.press("w")
    #expect(bench.line(9).hasPrefix("▌   W"))
    bench.press("d")
    #expect(bench.line(9).hasPrefix("▌   D"))
    bench.press("f")
    #expect(bench.line(9).hasPrefix("▌   F"))
    bench.press("f")
    #expect(bench.line(9).hasPrefix("▌   2"))
    #expect(
      bench.saved == [
        "Made set 2 of Bench Press (Barbell) a warm-up set",
        "Made warm-up 2 of Bench Press (Barbell) a drop set",
        "Made drop set 1 of Bench Press (Barbell) a failure set",
        "Made set 2 of Bench Press (Barbell) a working set",
      ])
  }

  @Test func `plus and minus go to the next loadable weight`() {
    var bench = Bench(Workouts.push())
    bench.press("+")
    #expect(sets(bench)[2].values.weight == Workouts.kg(102.5))
    bench.press("-", "-")
    #expect(sets(bench)[2].values.weight == Workouts.kg(97.5))
    bench.type("101")
    bench.press("Tab", "-")
    #expect(sets(bench)[2].values.weight == Workouts.kg(100))
    bench.press("PgDn", "PgDn", "+")
    #expect(sets(bench, 2)[0].values.weight == Workouts.kg(2))
    #expect(bench.saved.last == "Changed the weight of set 1 of Lateral Raise (Dumbbell)")
  }

  @Test func `brackets count reps and never go below zero`() {
    var bench = Bench(Workouts.push())
    bench.press("]", "]")
    #expect(sets(bench)[2].values == SetValues(reps: 7))
    bench.press("[", "[", "[", "[", "[", "[", "[", "[", "[")
    #expect(sets(bench)[2].values.reps == 0)
    bench.press("Space")
    #expect(bench.line(23) == " 0 reps can only be a failure set; f marks it.")
  }

  @Test func `p takes the previous values over what was typed`() {
    var bench = Bench(Workouts.push())
    bench.press("+", "p")
    #expect(sets(bench)[2].values == Workouts.values(97.5, 5))
    bench.press("PgDn", "PgDn", "p")
    #expect(bench.line(23) == " No earlier set to take values from.")
  }

  @Test func `W puts warm-up sets above the first working set`() {
    var bench = Bench(Workouts.push())
    bench.press("PgDn", "W")
    let added = sets(bench, 1).prefix { $0.type == .warmup }
    #expect(added.map(\.planned.weight) == [20, 22.5, 32.5, 45].map { Workouts.kg($0) })
    #expect(added.map(\.planned.reps) == [10, 5, 3, 1])
    #expect(bench.saved == ["Added warm-up sets to Overhead Press (Barbell)"])
  }

  @Test func `e types an RPE`() {
    var bench = Bench(Workouts.push())
    bench.press("e")
    bench.type("8.5")
    bench.press("Enter")
    #expect(sets(bench)[2].values.rpe == RPE(halves: 17))
  }

  @Test func `a note on a set stands under it`() {
    var bench = Bench(Workouts.push())
    bench.press("n")
    bench.type("left elbow")
    bench.press("Enter")
    #expect(sets(bench)[2].note == "left elbow")
    #expect(bench.line(10) == "        left elbow")
  }

  @Test func `= says why the numbers are so`() {
    var bench = Bench(Workouts.push())
    bench.press("Up", "=")
    let text = bench.text
    #expect(text.contains("Why: set 1 of Bench Press (Barbell)"))
    #expect(text.contains("KG 100: done."))
    #expect(text.contains("97.5 kg × 5 @8: the same set of Push A, Fri 20 Nov 2026"))
    #expect(text.contains("This set: 116.7 kg (Epley, 100×5)."))
    bench.press("PgDn")
    #expect(bench.text.contains("e1RM 116.7 (Epley, 100×5, today)"))
    bench.press("Esc")
    #expect(!bench.text.contains("Why:"))
  }

  @Test func `P tells the last sessions`() {
    var bench = Bench(Workouts.push())
    bench.press("P")
    #expect(bench.text.contains("Last sessions of Bench Press (Barbell)"))
    #expect(bench.text.contains("W 60×5 · 97.5×5@8 · 97.5×5 · 97.5×4"))
  }

  @Test func `an unknown key only hints`() {
    var bench = Bench(Workouts.push())
    let before = bench.live
    bench.press("v")
    #expect(bench.live == before)
    #expect(bench.line(23) == " v does nothing here; ? shows the keys")
  }

  @Test func `the cursor walks cells, sets and exercises and stops at the ends`() {
    var bench = Bench(Workouts.push())
    bench.press("Right", "l", "l", "l")
    #expect(bench.roles(9).contains("inverse/accent!*6"))
    bench.press("h", "Down", "j")
    #expect(bench.line(16).hasPrefix("▌   1"))
    #expect(bench.roles(16).contains("inverse/accent!*7"))
    bench.press("g g")
    #expect(bench.line(7).hasPrefix("▌   W"))
    bench.press("k", "G", "Down")
    #expect(bench.text.contains("▌   3   —"))
  }
}
