import Canvas
import Testing
import Training

@testable import Screens

private let scene = TabSamples.scene(80, 24)
private let narrow = TabSamples.scene(40, 20)

private func history(_ content: HistoryContent = TabSamples.history) -> HistoryScreen {
  TabSamples.shown(HistoryScreen(), .history(content), scene)
}

private func many(_ count: Int, total: Int) -> HistoryContent {
  let rows = (0..<count).map {
    TabSamples.workout("w\(999 - $0)", "Day \($0)", start: TabSamples.at(day: -$0, hour: 18))
  }
  return HistoryContent(rows: rows, total: total, thisYear: total)
}

@Suite struct HistoryTests {
  @Test func `the feed shows workouts as cards`() {
    let expected = """
       History     / Search                               214 workouts · 38 this year

       ▌ Push A                                             Fri 27 Nov 2026 · 18:36
       ▌ DURATION          VOLUME            SETS
       ▌ 58:12             6,940 kg          15                    ▲ 2 PR
       ▌ Bench Press (Barbell)                       100 kg × 5 @8
       ▌ Overhead Press (Barbell)                    57.5 kg × 6
       ▌ Lateral Raise (Dumbbell)                    12.5 kg × 12
       ▌

         Pull A                                             Wed 25 Nov 2026 · 07:05
         Left elbow sore
         DURATION          VOLUME            SETS
         58:12             6,940 kg          15
         Pull-Up                                     9 reps
         Plank                                       2 sets


         Legs A                                             Sat 22 Nov 2025 · 18:02
         DURATION          VOLUME            SETS
         58:12             6,940 kg          15
      """
    #expect(TabSamples.text(history(), scene).trimmedEnd == expected)
  }

  @Test func `a narrow screen has two rows for each workout`() {
    let expected = """
       History  / Search         214 workouts

      ▌ Push A                         27 Nov
      ▌ 58:12 · 6,940 kg · 15 sets    ▲ 2 PR

        Pull A                         25 Nov
        58:12 · 6,940 kg · 15 sets

        Legs A                    22 Nov 2025
        58:12 · 6,940 kg · 15 sets
      """
    #expect(TabSamples.text(history(), narrow).trimmedEnd == expected)
  }

  @Test func `a narrow card keeps its time beside a record's flag`() {
    var content = TabSamples.history
    content.rows[0].duration = 3_840
    content.rows[0].volume = Load(kilograms: 10_395_000)
    content.rows[0].sets = 19
    let text = TabSamples.text(history(content), narrow)
    #expect(text.contains("▌ 1:04:00 · 10,395 kg · 19 sets    ▲ 2"), "\(text)")
  }

  @Test func `labels are quiet, values and names loud, the record flag in its colour`() {
    let grid = TabSamples.grid(history(), scene)
    #expect(
      grid.roles(2)
        == "text*1 accent/card*1 text/card*1 text/card!~*6 text/card*45 secondary/card*23 text/card*2")
    #expect(grid.roles(4).contains("record/record-chip!*8"))
  }

  @Test func `an empty log says what will be here and how to begin`() {
    var screen = history(HistoryContent(rows: [], total: 0, thisYear: 0))
    let text = TabSamples.text(screen, scene)
    #expect(text.contains("No workouts yet"))
    #expect(text.contains("n starts an empty one now."))
    #expect(
      screen.press(.startEmpty, scene: scene) == [
        "switchTab(Screens.Tab.workout)", "start(Screens.StartSource.empty(name: nil))",
      ])
    #expect(screen.press(.open, scene: scene).first?.contains("no workout under the cursor") == true)
  }

  @Test func `a workout is opened, performed again, saved as a routine and deleted`() {
    var screen = history()
    _ = screen.press(.down, scene: scene)
    #expect(screen.selected?.name == "Pull A")
    #expect(screen.press(.open, scene: scene).first?.hasPrefix("open(Screens.Destination.detail") == true)
    #expect(
      screen.press(.performAgain, scene: scene).last?.hasPrefix("start(Screens.StartSource.workout") == true)
    #expect(screen.press(.saveRoutine, scene: scene).first?.hasSuffix("name: \"Pull A\")") == true)
    #expect(screen.press(.deleteWorkout, scene: scene).first?.hasPrefix("deleteWorkout") == true)
    #expect(screen.press(.back, scene: scene) == ["back"])
  }

  @Test func `the running workout is marked, opens on its tab and cannot be deleted here`() {
    let running = TabSamples.workout("r", "Push A", start: TabSamples.at(day: 0, hour: 19), isRunning: true)
    var screen = history(HistoryContent(rows: [running], total: 1, thisYear: 1))
    let text = TabSamples.text(screen, scene)
    #expect(text.contains("Push A   running"))
    #expect(text.contains("1:00:00"))
    #expect(text.contains("1 workout · 1 this year"))
    #expect(screen.press(.open, scene: scene) == ["switchTab(Screens.Tab.workout)"])
    #expect(
      screen.objection(to: .deleteWorkout, scene) == "Push A is running: discard it on the Workout tab")
    #expect(screen.objection(to: .open, scene) == nil)
  }

  @Test func `more is read when the cursor nears the end`() {
    var screen = history(many(50, total: 120))
    #expect(screen.destination == .history(limit: 50))
    _ = screen.press(.last, scene: scene)
    #expect(screen.destination == .history(limit: 100))
    screen.receive(.history(many(100, total: 120)), scene)
    #expect(screen.selected?.name == "Day 49")
    _ = screen.press(.last, scene: scene)
    screen.receive(.history(many(120, total: 120)), scene)
    let limit = screen.destination
    _ = screen.press(.last, scene: scene)
    #expect(screen.destination == limit)
    #expect(screen.selected?.name == "Day 119")
  }

  @Test func `the search shows where it found what, and opens the workout there`() {
    var screen = history()
    _ = screen.press(.search, scene: scene)
    let taken = screen.type("elb", scene: scene)
    #expect(taken)
    #expect(screen.destination == .history(limit: 50, search: "elb"))
    let excerpt = Excerpt(text: "Left elbow sore", marks: [5..<10])
    let found = HistoryContent(
      rows: [TabSamples.workouts[1], TabSamples.workouts[0]], total: 214, thisYear: 38,
      places: [.note(excerpt), .exercise("Bench Press (Barbell)")])
    screen.receive(.history(found), scene)
    let expected = """
       History     / elb                                            2 of 214 workouts

       ▌ Pull A                                                     Wed 25 Nov 2026
       ▌ Left elbow sore

         Push A                                                     Fri 27 Nov 2026
         Bench Press (Barbell)
      """
    #expect(TabSamples.text(screen, scene).trimmedEnd == expected)
    #expect(screen.key(.enter, scene: scene) == nil)
    #expect(screen.press(.open, scene: scene).first?.hasSuffix("at: Optional(\"elb\")))") == true)
    #expect(screen.key(.escape, scene: scene) == [])
    #expect(screen.destination == .history(limit: 50))
  }

  @Test func `a search reads on when the cursor nears the end of what it found`() {
    var screen = history(many(50, total: 5_000))
    _ = screen.press(.search, scene: scene)
    screen.type("x", scene: scene)
    screen.receive(.history(HistoryContent(rows: [], total: 5_000, thisYear: 9)), scene)
    #expect(TabSamples.text(screen, scene).contains("Nothing found for “x”"))
    #expect(screen.destination == .history(limit: 50, search: "x"))
    var found = many(50, total: 5_000)
    found.places = found.rows.map { _ in .name }
    screen.receive(.history(found), scene)
    #expect(TabSamples.grid(screen, scene).line(0).hasSuffix("50+ of 5,000 workouts"))
    _ = screen.press(.last, scene: scene)
    #expect(screen.destination == .history(limit: 100, search: "x"))
  }

  @Test func `a question that is not whole yet says what is missing`() {
    var screen = history()
    _ = screen.press(.search, scene: scene)
    screen.type("bench>=", scene: scene)
    screen.receive(
      .history(HistoryContent(rows: [], total: 214, thisYear: 38, complaint: "“bench>=” asks nothing.")),
      scene)
    #expect(TabSamples.text(screen, scene).contains("“bench>=” asks nothing."))
  }

  @Test func `a click chooses a card, a second one opens it`() {
    var screen = history()
    var ids = IDSource(seed: 1)
    #expect(screen.click(Point(column: 10, row: 12), scene, &ids).isEmpty)
    #expect(screen.selected?.name == "Pull A")
    #expect(screen.click(Point(column: 10, row: 9), scene, &ids).isEmpty)
    #expect(screen.selected?.name == "Pull A")
    #expect(screen.click(Point(column: 10, row: 12), scene, &ids).count == 1)
    #expect(screen.click(Point(column: 14, row: 0), scene, &ids).isEmpty)
    #expect(screen.search.isTyping)
  }

  @Test func `the cursor stays on its workout whatever comes and goes`() {
    var random = Numbers(state: 7)
    var screen = history(many(30, total: 30))
    for _ in 0..<200 {
      let command = [Command.up, .down, .pageUp, .pageDown, .first, .last].randomElement(using: &random)
      _ = screen.press(command ?? .down, scene: Bool.random(using: &random) ? scene : narrow)
      let chosen = screen.selected?.id
      let rows = many(30, total: 30).rows.filter { _ in Bool.random(using: &random) }
      screen.receive(.history(HistoryContent(rows: rows, total: 30, thisYear: 30)), scene)
      if rows.isEmpty {
        #expect(screen.selected == nil)
      } else if rows.contains(where: { $0.id == chosen }) {
        #expect(screen.selected?.id == chosen)
      } else {
        #expect(screen.selected != nil)
      }
      _ = TabSamples.grid(screen, narrow)
    }
  }
}

extension String {
  /// Without empty lines at the end.
  var trimmedEnd: String {
    var text = self
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
