import Canvas
import Testing
import Training

@testable import Screens

@Suite struct TableDrawingTests {
  @Test func `the table at 80 columns shows header, rest, cards and what lies below`() {
    let bench = Bench(Workouts.push())
    #expect(
      bench.text == """
         Push A                                                               F Finish
          Time 41:07     Volume 4,820 kg    Sets 1/12          Fri 27 Nov · workout 214
          Rest Timer · 1:18                                     ( −15   ) +15   R skip

           ▐━▌  Bench Press (Barbell)                          e1RM 116.7  ▲ 1.0 %   ⋯
                Pause on the chest.
          SET   PREVIOUS                 KG       REPS   RPE       ✓
            W   60 kg × 5                60          5             ✓
            1   97.5 kg × 5 @8          100          5     8       ✓   ▲ 1RM 117
        ▌   2   97.5 kg × 5             100          5            [ ]
            3   97.5 kg × 4             100          5            [ ]
                                                               ▲ PR · EST. 1RM 117 KG
            + Add Set                                           100 = 20 + 2×(25 · 15)

           ▐━▌  Overhead Press (Barbell)                                 e1RM 69.0   ⋯
          SET   PREVIOUS                 KG       REPS   RPE       ✓
            1   57.5 kg × 6              57.5        6            [ ]
            2   57.5 kg × 6              57.5        6            [ ]
            3   57.5 kg × 5              57.5        5            [ ]

            + Add Set

         ▾ Lateral Raise (Dumbbell)  3 sets · Triceps Pushdown (Cable)  3 sets
           Profile     History     Workout     Exercises     Settings            ? help
        """)
  }

  @Test func `the narrow table keeps every number whole`() {
    let bench = Bench(Workouts.push(), columns: 40, rows: 20)
    #expect(
      bench.text == """
         Push A          41:07  1/12   F Finish
          Rest · 1:18                   −15 +15

         Bench Press (Barbell)               ⋯
         Pause on the chest.
         SET PREV          KG    REPS    ✓
          W  60×5          60       5    ✓
          1  97.5×5@8     100       5    ✓   ▲
        ▌ 2  97.5×5       100       5   [ ]
          3  97.5×4       100       5   [ ]
                       ▲ PR · EST. 1RM 117 KG
          + Add Set     100 = 20 + 2×(25 · 15)

         Overhead Press (Barbell)            ⋯
         SET PREV          KG    REPS    ✓
          1  57.5×6        57.5     6   [ ]
          2  57.5×6        57.5     6   [ ]
          3  57.5×5        57.5     5   [ ]
         ▾ Lateral Raise (Dumbbell)  3 sets …
         Prof   Hist   Work   Exer   Sett     ?
        """)
  }

  @Test func `on a wide screen the focused exercise's past stands beside the table`() {
    let bench = Bench(Workouts.push(), columns: 120, rows: 24)
    #expect(
      bench.text == """
         Push A                                                                                                       F Finish
          Time 41:07     Volume 4,820 kg    Sets 1/12                                                  Fri 27 Nov · workout 214
          Rest Timer · 1:18                                                                             ( −15   ) +15   R skip

           ▐━▌  Bench Press (Barbell)                            e1RM 116.7  ▲ 1.0 %   ⋯   Bench Press (Barbell)
                Pause on the chest.
          SET   PREVIOUS                   KG       REPS   RPE       ✓                     Best e1RM                 115.5 kg
            W   60 kg × 5                  60          5             ✓                     ▁▂▆█
            1   97.5 kg × 5 @8            100          5     8       ✓   ▲ 1RM 117
        ▌   2   97.5 kg × 5               100          5            [ ]                    Last sessions
            3   97.5 kg × 4               100          5            [ ]                    20 Nov           2×(97.5×5) 97.5×4
                                                                 ▲ PR · EST. 1RM 117 KG
            + Add Set                                             100 = 20 + 2×(25 · 15)   Plates
                                                                                           a side                     25 · 15
           ▐━▌  Overhead Press (Barbell)                                   e1RM 69.0   ⋯
          SET   PREVIOUS                   KG       REPS   RPE       ✓
            1   57.5 kg × 6                57.5        6            [ ]
            2   57.5 kg × 6                57.5        6            [ ]
            3   57.5 kg × 5                57.5        5            [ ]

            + Add Set

         ▾ Lateral Raise (Dumbbell)  3 sets · Triceps Pushdown (Cable)  3 sets
           Profile     History     Workout     Exercises     Settings                                                    ? help
        """)
  }

  @Test func `at the least size the head of the focused exercise stays in view`() {
    let bench = Bench(Workouts.push(), columns: 32, rows: 10)
    #expect(
      bench.text == """
         Push A  41:07  1/12   F Finish
          Rest · 1:18       ▊   −15 +15
         Bench Press (Barbell)       ⋯
         SET PREV      KG    REPS    ✓
          W  60×5      60       5    ✓
          1  97.5×5   100       5    ✓
        ▌ 2  97.5×5   100       5   [ ]
          3  97.5×4   100       5   [ ]
         ▾ Overhead Press (Barbell)  3…
         P   H   W   E   S            ?
        """)
  }

  @Test func `cells say what they mean: done, focused, suggested, record`() {
    let bench = Bench(Workouts.push())
    #expect(bench.roles(0) == "text*1 text!~*6 text*62 inverse/accent!*10")
    #expect(
      bench.roles(2)
        == "text/rest-fill*2 accent/rest-fill!*17 text/rest-fill*33 text/accent-soft*4 secondary/accent-soft*5 text/accent-soft*3 secondary/accent-soft*5 text/accent-soft*3 secondary/accent-soft*6 text/accent-soft*2"
    )
    #expect(
      bench.roles(7)
        == "text*1 text/card*2 warmup/card!*4 text/card*1 previous/card*19 text/card*2 done/done-cell!*9 text/card*2 done/done-cell!*7 text/card*2 done/done-cell!*6 text/card*3 inverse/done!*3 text/card*18"
    )
    #expect(
      bench.roles(8)
        == "text*1 text/card*2 secondary/card!*4 text/card*1 previous/card*19 text/card*2 done/done-cell!*9 text/card*2 done/done-cell!*7 text/card*2 done/done-cell!*6 text/card*3 inverse/done!*3 text/card*1 record/record-chip!*11 text/card*6"
    )
    #expect(
      bench.roles(9)
        == "accent*1 text/card*2 secondary/card!*4 text/card*1 previous/card*19 text/card*2 inverse/accent!*9 text/card*2 ghost/input*7 text/card*2 ghost/input*6 text/card*3 ghost/card*3 text/card*18"
    )
  }

  @Test func `without unicode the table says the same in ASCII`() {
    var style = Style()
    style.glyphs = .ascii
    let bench = Bench(Workouts.push(), style: style)
    #expect(
      bench.text == """
         Push A                                                               F Finish
          Time 41:07     Volume 4,820 kg    Sets 1/12          Fri 27 Nov - workout 214
          Rest Timer - 1:18                                     ( -15   ) +15   R skip

           |-|  Bench Press (Barbell)                        e1RM 116.7  ^ 1.0 %   ...
                Pause on the chest.
          SET   PREVIOUS                 KG       REPS   RPE       x
            W   60 kg x 5                60          5             x
            1   97.5 kg x 5 @8          100          5     8       x   ^ 1RM 117
        |   2   97.5 kg x 5             100          5            [ ]
            3   97.5 kg x 4             100          5            [ ]
                                                               ^ PR - EST. 1RM 117 KG
            + Add Set                                           100 = 20 + 2x(25 - 15)

           |-|  Overhead Press (Barbell)                               e1RM 69.0   ...
          SET   PREVIOUS                 KG       REPS   RPE       x
            1   57.5 kg x 6              57.5        6            [ ]
            2   57.5 kg x 6              57.5        6            [ ]
            3   57.5 kg x 5              57.5        5            [ ]

            + Add Set

         v Lateral Raise (Dumbbell)  3 sets - Triceps Pushdown (Cable)  3 sets
           Profile     History     Workout     Exercises     Settings            ? help
        """)
    #expect(bench.text.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test func `a rest that is over counts on in the warning colour`() {
    var bench = Bench(Workouts.push())
    bench.wait(120)
    #expect(bench.line(2) == "  Rest over · +0:42                                     ( −15   ) +15   R skip")
    #expect(bench.roles(2) == "warning/warning-chip*2 warning/warning-chip!*17 warning/warning-chip*61")
  }

  @Test func `a typed text stands over its cell with what Enter would do under it`() {
    var bench = Bench(Workouts.push())
    bench.type("x7")
    #expect(bench.line(9) == "▌   2   97.5 kg × 5           x7             5            [ ]")
    #expect(bench.line(10) == "                              ⏎ 100 kg × 7 ✓")
    bench.type("@8.5")
    #expect(bench.line(10) == "                              ⏎ 100 kg × 7 @8.5 ✓")
    #expect(bench.app.draw().cursor != nil)
  }

  @Test func `text that can't be read says why under the cell`() {
    var bench = Bench(Workouts.push())
    bench.type("1.2.3")
    #expect(bench.line(10).contains("“1.2.3” is not a number."))
  }

  @Test func `nothing moves when a number grows`() {
    var bench = Bench(Workouts.push())
    let before = bench.line(10)
    bench.type("102.5")
    bench.press("Tab")
    #expect(bench.line(10) == before)
    #expect(bench.line(9) == "▌   2   97.5 kg × 5             102.5        5            [ ]")
  }
}

@Suite struct PreviousTests {
  @Test func `an exercise done twice goes on in the previous session where its first block ends`() {
    var content = Workouts.push()
    content.workout.blocks[1] = Block(
      id: ID("B2"), exercise: Workouts.bench.id, sets: [Workouts.set("c1"), Workouts.set("c2")])
    content.past[Workouts.bench.id]?.sessions[0].sets.append(
      Workouts.set("pb4", .work, Workouts.values(80, 10), done: 0))
    let bench = Bench(content)
    #expect(bench.text.contains("1   80 kg × 10               80         10"))
    #expect(bench.text.contains("2   —"))
  }

  @Test func `the newest record of an exercise is told on its card`() {
    var bench = Bench(Workouts.push())
    bench.press("PgDn")
    #expect(bench.line(11).hasSuffix("▲ PR · EST. 1RM 117 KG"))
  }

  @Test func `a set typed in another unit is shown in the column's and explained`() {
    var bench = Bench(Workouts.push())
    bench.type("225lbx5")
    bench.press("Enter", "Up", "=")
    #expect(bench.text.contains("Typed as 225 lb, shown as 102.06 kg; 1 lb is 0.45359237 kg."))
  }
}
