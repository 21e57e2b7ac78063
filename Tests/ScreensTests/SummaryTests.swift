import Canvas
import Testing
import Training

@testable import Screens

@Suite struct SummaryTests {
  private func finished(columns: Int = 80, rows: Int = 24) -> Bench {
    var bench = Bench(Workouts.push(), columns: columns, rows: rows)
    bench.records = [ID("b1"): [Workouts.record]]
    bench.press("F", "Enter")
    return bench
  }

  @Test func `the summary tells duration, volume, sets, records and muscles`() {
    #expect(
      finished().text == """
         Push A                                           workout 214 · Fri 27 Nov 2026


            DURATION          VOLUME            SETS              RECORDS
            41:07             500 kg            1                 1


           Records
            ▲  Bench Press (Barbell)       Est. 1RM        115.5 → 116.7 kg


           Muscles
           Chest            1
           Shoulders      0.5
           Triceps        0.5







          ⏎ Done    s Share    T Save as routine    u Back to the workout
           Profile     History     Workout     Exercises     Settings            ? help
        """)
  }

  @Test func `the narrow summary cuts no number`() {
    #expect(
      finished(columns: 40, rows: 20).text == """
         Push A                     workout 214


            TIME   VOLUME  SETS  RECORDS
            41:07  500 kg  1     1


           Records
            ▲  Bench Press (Barbell)
               Est. 1RM  115.5 → 116.7 kg


           Muscles
           Chest            1
           Shoulders      0.5
           Triceps        0.5


          ⏎ Done   s Share   T Save   u Back
         Prof   Hist   Work   Exer   Sett     ?
        """)
  }

  @Test func `s shares the workout: as text, as Markdown, as a picture`() {
    var bench = finished()
    bench.press("s")
    #expect(bench.text.contains("Copy as Markdown"))
    bench.press("m")
    guard case .copy(let markdown)? = bench.effects.last else {
      Issue.record("nothing was copied")
      return
    }
    #expect(markdown.hasPrefix("## Push A\n\nFri 27 Nov 2026\n\n| Duration | Volume | Sets | Records |"))
    #expect(markdown.contains("- **Bench Press (Barbell)**: W 60 kg × 5, 100 kg × 5 @8"))
    bench.press("s", "s")
    guard case .write(let name, let picture)? = bench.effects.last else {
      Issue.record("nothing was written")
      return
    }
    #expect(name == "2026-11-27-push-a.svg")
    #expect(picture.hasPrefix("<svg xmlns=") && picture.hasSuffix("</svg>\n"))
    bench.press("s", "t")
    guard case .copy(let text)? = bench.effects.last else {
      Issue.record("nothing was copied")
      return
    }
    #expect(
      text == """
        Push A · Fri 27 Nov 2026
        41:07 · 500 kg · 1 set · 1 record

        Bench Press (Barbell): W 60 kg × 5, 100 kg × 5 @8
        """)
  }

  @Test func `a finish that is undone goes back to the workout`() {
    var bench = finished()
    bench.press("u")
    let undone = bench.effects.contains { if case .undo = $0 { true } else { false } }
    #expect(undone)
    bench.live = Workouts.push()
    bench.finished = [:]
    bench.refresh()
    #expect(bench.line(0).hasSuffix("F Finish"))
  }
}
