import Canvas
import Testing
import Training

@testable import Screens

private let scene = TabSamples.scene(80, 30)

@Suite struct ExerciseTests {
  @Test func `the history shows every set by workout, with estimates and records`() {
    let expected = """
       Bench Press (Barbell)                                          chest · triceps

         About    History    Charts    Records               ▁▃▄▆█  Best 1RM 116.7 kg

       ▌ Push A                                             Fri 27 Nov 2026 · 18:36
       ▌   W  60 kg × 5
       ▌   1  100 kg × 5 @8          e1RM 116.7                           ▲ 100 KG
       ▌   2  97.5 kg × 5            e1RM 113.8
       ▌   D  80 kg × 12             e1RM 112.0
       ▌

         Push A                                             Fri 20 Nov 2026 · 18:36
           1  97.5 kg × 5            e1RM 113.8                          ▲ 97.5 KG
      """
    let text = TabSamples.text(TabSamples.benchScreen(scene), scene)
    #expect(text.hasPrefix(expected))
  }

  @Test func `what was done for the first time has no flag in the history`() {
    var content = TabSamples.bench
    content.records[0].event.isShown = false
    content.records[1].event.isShown = false
    let screen = TabSamples.shown(ExerciseScreen(id: ID("x")), .exercise(content), scene)
    #expect(!TabSamples.text(screen, scene).contains("▲ 100 KG"))
  }

  @Test func `records by reps stand beside the predicted with bars`() {
    var screen = TabSamples.benchScreen(scene)
    _ = screen.press(.right, .right, scene: scene)
    let expected = """
         Records by reps                                         predicted by Epley
         REPS         WEIGHT    PREDICTED  WHEN
            1       112.5 kg        116.7  12 Oct        ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄·
            2         —             109.4                ························
            3         —             106.1                ························
            4         —             102.9                ·······················
            5       100 kg          100.0  today         ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
            6         —              97.2                ······················
            7         —              94.6                ·····················
            8        95 kg           95.0  23 Oct 2025   ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
      """
    let grid = TabSamples.grid(screen, scene)
    #expect((4...13).map { grid.line($0) }.joined(separator: "\n") == expected)
    #expect(grid.line(22).hasPrefix("   Est. 1RM       113.8 → 116.7 kg"))
    #expect(grid.line(23).hasPrefix("   Weight         97.5 → 100 kg"))
    #expect(!grid.text.contains("95 → 97.5"))
  }

  @Test func `another formula predicts by itself`() {
    let brzycki = TabSamples.scene(80, 30) { $0.preferences.formula = .brzycki }
    var screen = TabSamples.benchScreen(brzycki)
    _ = screen.press(.right, .right, scene: brzycki)
    let grid = TabSamples.grid(screen, brzycki)
    #expect(grid.line(4).hasSuffix("predicted by Brzycki"))
    #expect(grid.line(6).contains("112.5 kg        112.5"))
  }

  @Test func `about says what it is, how it is set up and where it goes`() {
    var screen = TabSamples.benchScreen(scene)
    _ = screen.press(.left, scene: scene)
    let text = TabSamples.text(screen, scene)
    for line in [
      "   Done          40 workouts", "   Last done     today", "   Kind          weight and reps",
      "   Muscles       chest",
      "   Rest          2:00, as in the settings", "    e Change   A Archive",
      "   Est. 1RM  116.7 kg  ▲ 11.7 kg in 3 months",
    ] { #expect(text.contains(line)) }
  }

  @Test func `pages turn and stop at the ends; a click turns them too`() {
    var screen = TabSamples.benchScreen(scene)
    _ = screen.press(.left, .left, .left, scene: scene)
    #expect(screen.page == .about)
    _ = screen.press(.right, .right, .right, .right, scene: scene)
    #expect(screen.page == .records)
    var ids = IDSource(seed: 1)
    #expect(screen.click(Point(column: 14, row: 2), scene, &ids).isEmpty)
    #expect(screen.page == .history)
  }

  @Test func `Enter opens the workout under the cursor`() {
    var screen = TabSamples.benchScreen(scene)
    #expect(
      screen.press(.down, .open, scene: scene) == [
        "open(Screens.Destination.detail(Training.ID<Training.Workout>(text: \"w8\"), at: nil))"
      ])
    var ids = IDSource(seed: 1)
    #expect(screen.click(Point(column: 5, row: 16), scene, &ids).isEmpty)
    #expect(screen.place.index == 2)
    #expect(screen.click(Point(column: 5, row: 16), scene, &ids).count == 1)
  }

  @Test func `older sessions are read when the cursor nears the end`() {
    var content = TabSamples.bench
    content.summary.workouts = 120
    var screen = TabSamples.shown(ExerciseScreen(id: ID("x")), .exercise(content), scene)
    #expect(screen.destination == .exercise(ID("x"), limit: 50))
    _ = screen.press(.down, scene: scene)
    #expect(screen.destination == .exercise(ID("x"), limit: 55))
    content.summary.workouts = 5
    screen = TabSamples.shown(ExerciseScreen(id: ID("x")), .exercise(content), scene)
    _ = screen.press(.last, scene: scene)
    #expect(screen.destination == .exercise(ID("x"), limit: 50))
  }

  @Test func `it is changed in a form, renamed and archived`() {
    var screen = TabSamples.benchScreen(scene)
    var ids = IDSource(seed: 1)
    #expect(
      screen.press(.editExercise, scene: scene).first?.hasPrefix("present(Screens.ExerciseForm") == true)
    let exercise = TabSamples.bench.summary.exercise
    var edited = exercise
    edited.restWork = 180
    #expect("\(screen.accept(.newExercise(edited), scene, &ids))".contains("Changed Bench Press (Barbell)"))
    edited.name = "Bench"
    #expect(
      "\(screen.accept(.newExercise(edited), scene, &ids))".contains("Renamed Bench Press (Barbell) to Bench")
    )
    #expect("\(screen.accept(.newExercise(exercise), scene, &ids))".contains("is as it was"))
    guard case .save(let change)? = screen.perform(.archiveExercise, scene, &ids).first else {
      Issue.record("nothing saved")
      return
    }
    edited = exercise
    edited.isArchived = true
    #expect(change == Change("Archived Bench Press (Barbell)", [.exercise(from: exercise, to: edited)]))
  }

  @Test func `an exercise never done says how to begin`() {
    let content = ExerciseContent(summary: TabSamples.library[1], sessions: [], repRecords: [], records: [])
    var screen = TabSamples.shown(ExerciseScreen(id: ID("x")), .exercise(content), scene)
    #expect(TabSamples.text(screen, scene).contains("Not done yet"))
    #expect(screen.press(.open, scene: scene).isEmpty)
    _ = screen.press(.right, scene: scene)
    #expect(TabSamples.text(screen, scene).contains("Nothing to draw"))
    _ = screen.press(.right, scene: scene)
    #expect(TabSamples.text(screen, scene).contains("No records yet"))
    _ = screen.press(.left, .left, .left, scene: scene)
    #expect(TabSamples.text(screen, scene).contains("Done          not yet"))
  }

  @Test func `everything fits forty columns`() {
    let narrow = TabSamples.scene(40, 20)
    var screen = TabSamples.benchScreen(narrow)
    let history = TabSamples.grid(screen, narrow)
    #expect(history.line(1) == " About  History  Charts  Records")
    #expect(history.line(5) == "▌   1  100 kg × 5 @8         ▲ 100 KG  ▐")
    _ = screen.press(.right, .right, scene: narrow)
    let records = TabSamples.grid(screen, narrow)
    #expect(records.line(4) == "  REPS      WEIGHT   PRED.  WHEN       ▐")
    #expect(records.line(5) == "     1    112.5 kg   116.7  12 Oct     ▐")
  }

  @Test func `a change over time is told in days, weeks or months`() {
    let content = TabSamples.bench
    let trend = ExerciseTrend(content, scene)
    #expect(trend.points.count == 5)
    #expect(trend.change(.comma)?.text == "11,7 kg in 3 months")
    var short = content
    short.sessions = Array(content.sessions.prefix(2))
    #expect(ExerciseTrend(short, scene).change(.point)?.text == "2.9 kg in 7 days")
    short.sessions = Array(content.sessions.prefix(1))
    #expect(ExerciseTrend(short, scene).change(.point) == nil)
    short.sessions = []
    #expect(ExerciseTrend(short, scene).chart(scene).marks.isEmpty)
  }

  @Test func `the cursor stays on its session whatever comes and goes`() {
    var random = Numbers(state: 3)
    var screen = TabSamples.benchScreen(scene)
    for _ in 0..<100 {
      let command = [Command.up, .down, .pageUp, .pageDown, .first, .last].randomElement(using: &random)
      _ = screen.press(command ?? .down, scene: scene)
      let chosen = screen.place.key
      var content = TabSamples.bench
      content.sessions = content.sessions.filter { _ in Bool.random(using: &random) }
      screen.receive(.exercise(content), scene)
      if content.sessions.contains(where: { $0.workout == chosen }) { #expect(screen.place.key == chosen) }
      #expect((screen.place.key == nil) == content.sessions.isEmpty)
      _ = TabSamples.grid(screen, scene)
    }
  }
}
