import Canvas
import Testing
import Training

@testable import Screens

@Suite struct IdleTests {
  var idle: IdleContent {
    let lines = [
      ExerciseLine(name: "Bench Press (Barbell)", sets: 4, best: nil),
      ExerciseLine(name: "Overhead Press (Barbell)", sets: 3, best: nil),
    ]
    let last = LocalMoment(moment: Bench.start.moment + -7 * 86_400, offset: 3_600)
    let recent = WorkoutSummary(
      id: ID("w1"), name: "Pull A", start: last, isRunning: false, duration: 3_492,
      volume: Load(kilograms: 6_940_000), sets: 15, warmups: 2, records: 1, note: "", lines: lines)
    return IdleContent(
      nextUp: [NextUp(source: .routine(ID("r1")), name: "Push A", lastDone: last, minutes: 58, lines: lines)],
      routines: [Routine(id: ID("r1"), name: "Push A"), Routine(id: ID("r2"), name: "Legs")], recent: [recent]
    )
  }

  func bench(_ idle: IdleContent, columns: Int = 80, rows: Int = 24) -> Bench {
    var bench = Bench(nil, columns: columns, rows: rows)
    bench.idle = idle
    bench.refresh()
    return bench
  }

  private func started(_ bench: Bench) -> StartSource? {
    if case .start(let source)? = bench.effects.last { source } else { nil }
  }

  @Test func `the next workout stands on top with the cursor on it`() {
    var bench = bench(idle)
    #expect(
      bench.text == """
         Workout                                                        Fri 27 Nov 2026

        ▌  Next up                                 last done 7 days ago · about 58 min
        ▌  Push A
        ▌  Bench Press (Barbell)                                                4 sets
        ▌  Overhead Press (Barbell)                                             3 sets
        ▌   ⏎ Start

          Routines
           Push A                                                 0 exercises · 0 sets
           Legs                                                   0 exercises · 0 sets

           n  Empty workout                                         start with nothing

          Recent workouts
           Pull A                              Fri 20 Nov · 58:12 · 6,940 kg · 15 sets







           Profile     History     Workout     Exercises     Settings            ? help
        """)
    bench.press("Enter")
    #expect(started(bench) == .routine(ID("r1")))
  }

  @Test func `routines, an empty workout and recent ones start with Enter`() {
    var bench = bench(idle)
    bench.press("Down", "Down", "Enter")
    #expect(started(bench) == .routine(ID("r2")))
    bench.press("Down", "Enter")
    #expect(started(bench) == .empty(name: nil))
    bench.press("G", "Enter")
    #expect(started(bench) == .workout(ID("w1")))
    bench.press("g g", "n")
    #expect(started(bench) == .empty(name: nil))
  }

  @Test func `a new log says what will stand here and how to begin`() {
    let bench = bench(IdleContent(nextUp: [], routines: [], recent: []))
    #expect(bench.text.contains("Nothing is logged yet."))
    #expect(bench.text.contains("Coming from another app? Type here\n      :import FILE"))
    #expect(bench.text.contains("n  Empty workout"))
  }

  @Test func `a routine is deleted after asking`() {
    var bench = bench(idle)
    bench.press("Down", "Down", ":")
    bench.type("delete-routine")
    bench.press("Enter")
    #expect(bench.text.contains("Delete the routine Legs?"))
    bench.press("Enter")
    #expect(bench.saved == ["Deleted the routine Legs"])
  }

  @Test func `the narrow form fits`() {
    let bench = bench(idle, columns: 40, rows: 20)
    #expect(
      bench.text == """
         Workout                Fri 27 Nov 2026

        ▌  Next up   7 days ago · about 58 min
        ▌  Push A
        ▌  Bench Press (Barbell)        4 sets
        ▌  Overhead Press (Barbell)     3 sets
        ▌   ⏎ Start

          Routines
           Push A         0 exercises · 0 sets
           Legs           0 exercises · 0 sets

           n  Empty workout

          Recent workouts
           Pull A             20 Nov · 15 sets



         Prof   Hist   Work   Exer   Sett     ?
        """)
  }
}
