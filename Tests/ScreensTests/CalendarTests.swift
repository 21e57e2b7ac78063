import Canvas
import Testing
import Training

@testable import Screens

private let scene = TabSamples.scene(80, 24)

private let calendar = CalendarContent(
  days: [-30, -14, -7, -2, 0].map {
    DayTotal(day: TabSamples.now.day + $0, totals: TabSamples.totals($0 == 0 ? 2 : 1))
  }, through: TabSamples.now.day, workouts: Array(TabSamples.workouts.prefix(2)), matched: nil)

private func shown(_ content: CalendarContent = calendar) -> CalendarScreen {
  TabSamples.shown(CalendarScreen(day: TabSamples.now.day), .calendar(content), scene)
}

@Suite struct CalendarTests {
  @Test func `a month, the day under the cursor and the year`() {
    let grid = TabSamples.grid(shown(), scene)
    #expect(grid.line(0).hasPrefix(" Calendar"))
    #expect(grid.line(1).hasPrefix("   November 2026         2 workouts     today"))
    #expect(grid.line(2).contains("Mo  Tu  We  Th  Fr  Sa  Su"))
    #expect(grid.text.contains("Push A"))
    #expect(grid.text.contains("Mon"))
  }

  @Test func `the cursor moves by day, week and month, and asks for its month`() {
    var screen = shown()
    #expect(screen.destination == .calendar(month: TabSamples.now.day.startOfMonth, predicate: nil))
    _ = screen.press(.left, .up, scene: scene)
    #expect(screen.day == TabSamples.now.day + -8)
    _ = screen.press(.pageUp, scene: scene)
    #expect(screen.day.iso == "2026-10-19")
    _ = screen.press(.first, scene: scene)
    #expect(screen.day.iso == "2025-10-19")
    _ = screen.press(.last, scene: scene)
    #expect(screen.day == TabSamples.now.day)
  }

  @Test func `Enter opens the day's workout, or says there is none`() {
    var screen = shown()
    #expect(screen.press(.open, scene: scene).first?.contains("w3") == true)
    #expect(screen.press(.left, .open, scene: scene).first?.contains("No workout on Thu 26 Nov 2026") == true)
  }

  @Test func `a question marks its days with a star, and a bad one says why`() {
    var screen = shown()
    var ids = IDSource(seed: 1)
    #expect(screen.press(.search, scene: scene).count == 1)
    #expect(screen.accept(.text("bench>=100x5", for: .predicate), scene, &ids).isEmpty)
    #expect(screen.predicate?.text == "bench>=100x5")
    var content = calendar
    content.matched = [TabSamples.now.day + -7]
    screen.receive(.calendar(content), scene)
    let text = TabSamples.text(screen, scene)
    #expect(text.contains("20★"))
    #expect(text.contains("1 day"))
    #expect("\(screen.accept(.text("bench", for: .predicate), scene, &ids))".contains("asks nothing"))
    _ = screen.accept(.text("", for: .predicate), scene, &ids)
    #expect(screen.predicate == nil)
  }

  @Test func `a date is gone to`() {
    var screen = shown()
    var ids = IDSource(seed: 1)
    #expect(screen.accept(.text("2024-02-29", for: .date), scene, &ids).isEmpty)
    #expect(screen.day.iso == "2024-02-29")
    #expect("\(screen.accept(.text("2024-02-30", for: .date), scene, &ids))".contains("is no date"))
    var history = TabSamples.shown(HistoryScreen(), .history(TabSamples.history), scene)
    #expect("\(history.accept(.text("2024-02-29", for: .date), scene, &ids))".contains("calendar"))
    #expect(history.press(.calendar, scene: scene).first?.contains("calendar") == true)
  }

  @Test func `a click chooses a day, another opens it`() {
    var screen = shown()
    var ids = IDSource(seed: 1)
    _ = screen.click(Point(column: 4, row: 4), scene, &ids)
    #expect(screen.day.iso == "2026-11-02")
    #expect("\(screen.click(Point(column: 4, row: 4), scene, &ids))".contains("No workout"))
  }

  @Test func `filters cycle in a sheet and narrow the lists`() {
    var sheet = FilterSheet.workouts(ListFilter(), tags: ["deload"])
    var ids = IDSource(seed: 1)
    for key in [Key(" "), Key("l"), Key(" "), Key("l"), Key(" "), Key(" ")] {
      _ = sheet.take(key, scene, &ids)
    }
    var filter = ListFilter()
    filter[.records] = true
    filter[.tag("deload")] = true
    filter[.equipment("barbell")] = false
    guard case .answer(.filter(let chosen))? = sheet.take(Key(.enter), scene, &ids)?.first else {
      Issue.record("no filter chosen")
      return
    }
    #expect(chosen == filter)
    var history = TabSamples.shown(HistoryScreen(), .history(TabSamples.history), scene)
    _ = history.accept(.filter(filter), scene, &ids)
    #expect(history.destination == .history(limit: 50, filter: filter))
    #expect(
      TabSamples.grid(history, scene).line(1).contains("#deload"))
    _ = history.perform(.search, scene, &ids)
    for key in "knee" { _ = history.take(Key(key), scene, &ids) }
    #expect(history.destination == .history(limit: 50, filter: filter, search: "knee"))
    var exercises = TabSamples.shown(ExercisesScreen(), .exercises(TabSamples.library), scene)
    let all = exercises.matches.count
    var chest = ListFilter()
    chest[.muscle(.chest)] = true
    _ = exercises.accept(.filter(chest), scene, &ids)
    #expect(exercises.matches.count < all)
    #expect(exercises.matches.allSatisfy { $0.summary.exercise.primaryMuscles.contains(.chest) })
    _ = exercises.accept(.filter(ListFilter()), scene, &ids)
    _ = exercises.perform(.search, scene, &ids)
    for key in "muscle:chest" { _ = exercises.take(Key(key), scene, &ids) }
    #expect(!exercises.matches.isEmpty && exercises.matches.count < all)
    #expect(exercises.matches.allSatisfy { $0.summary.exercise.primaryMuscles.contains(.chest) })
    for key in " xyz" { _ = exercises.take(Key(key), scene, &ids) }
    #expect(exercises.matches.isEmpty)
  }

  @Test func `two workouts of a name are compared exercise by exercise`() {
    let exercise = TabSamples.bench.summary.exercise
    var before = TabSamples.workouts[0]
    before.volume = Load(kilograms: 6_700_000)
    let sides = ComparedExercise.Side(
      sets: 3, volume: Load(kilograms: 1_500_000), best: TabSamples.set("a", 100_000, 5))
    var older = sides
    older.volume = Load(kilograms: 1_400_000)
    let line = ComparedExercise(exercise, now: sides, before: older)
    let screen = TabSamples.shown(
      CompareScreen(id: ID("w3")),
      .compare(CompareContent(now: TabSamples.workouts[0], before: before, exercises: [line])), scene)
    let text = TabSamples.text(screen, scene)
    #expect(text.contains("6,940 kg ▲ 240"))
    #expect(text.contains("▲ 100 kg"))
    #expect(text.contains("now  3× 100 kg × 5"))
    #expect(text.contains("before  3× 100 kg × 5"))
    let alone = TabSamples.shown(
      CompareScreen(id: ID("w3")),
      .compare(CompareContent(now: TabSamples.workouts[0], before: nil, exercises: [])), scene)
    #expect(TabSamples.text(alone, scene).contains("Nothing to compare with"))
  }

  private func workout(_ id: String, _ sets: [(weight: Int, reps: Int)]) -> Workout {
    Workout(
      id: ID(id), name: "Push", start: Bench.start,
      blocks: [
        Block(
          id: ID("b\(id)"), exercise: TabSamples.bench.summary.exercise.id,
          sets: sets.enumerated().map {
            TabSamples.set("\(id)\($0.offset)", $0.element.weight, $0.element.reps)
          })
      ])
  }

  private func compared(_ now: Workout, _ before: Workout, _ scene: Scene) -> String {
    let exercise = TabSamples.bench.summary.exercise
    let lines = ComparedExercise.all(
      now: now, before: before, exercises: [exercise.id: exercise], bodyweight: nil, formula: .epley)
    let screen = TabSamples.shown(
      CompareScreen(id: ID("w3")),
      .compare(
        CompareContent(now: TabSamples.workouts[0], before: TabSamples.workouts[0], exercises: lines)), scene)
    return TabSamples.text(screen, scene)
  }

  @Test func `unequal sets are compared by their best, equal ones by their number`() {
    let now = workout("n", [(102_500, 5), (50_000, 12), (40_000, 10)])
    let before = workout("b", [(100_000, 5), (60_000, 12), (40_000, 20)])
    let text = compared(now, before, scene)
    #expect(text.contains("now  3 sets, best 102.5 kg × 5"), "\(text)")
    #expect(text.contains("before  3 sets, best 100 kg × 5"), "\(text)")
    #expect(!text.contains("3× "))
    let even = compared(workout("n", [(80_000, 8), (80_000, 8)]), before, scene)
    #expect(even.contains("now  2× 80 kg × 8"), "\(even)")
  }

  @Test func `on a narrow screen now stands above before, whole`() {
    let now = workout("n", [(102_500, 5), (50_000, 12), (40_000, 10)])
    let text = compared(now, workout("b", [(100_000, 5)]), TabSamples.scene(40, 20))
    #expect(text.contains("  now     3 sets, best 102.5 kg × 5\n  before  1× 100 kg × 5\n"), "\(text)")
  }

  @Test func `a value that waits for a confirmation is not compared`() {
    var now = workout("n", [(102_500, 5), (999_000, 5)])
    now.blocks[0].sets[1].isSuspicious = true
    let text = compared(now, workout("b", [(100_000, 5)]), scene)
    #expect(text.contains("now  2 sets, best 102.5 kg × 5") && !text.contains("999"), "\(text)")
  }
}
