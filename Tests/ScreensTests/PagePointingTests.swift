import Canvas
import Testing
import Training

@testable import Screens

/// Clicks on pages: buttons, rows and days.
@Suite struct PagePointingTests {
  private let scene = TabSamples.scene(80, 40)

  /// Clicks words where a screen shows them; answers what it wants done.
  private func click(_ words: String, on screen: inout some Screen, _ scene: Scene) -> String {
    var ids = IDSource(seed: 1)
    let lines = TabSamples.text(screen, scene).split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in lines.enumerated() {
      guard let place = line.firstRange(of: words) else { continue }
      let column = String(line[..<place.lowerBound]).columns
      return "\(screen.click(Point(column: column, row: row), scene, &ids))"
    }
    Issue.record("nothing says \(words)")
    return ""
  }

  @Test func `the buttons of an exercise change and archive it`() {
    for scene in [scene, TabSamples.scene(40, 40)] {
      var screen = TabSamples.benchScreen(scene)
      _ = screen.press(.left, scene: scene)
      #expect(click("Change ", on: &screen, scene).contains("ExerciseForm"))
      #expect(click("Archive", on: &screen, scene).contains("Archived Bench Press"))
    }
  }

  @Test func `a compared exercise opens its page`() {
    let exercise = TabSamples.bench.summary.exercise
    let sides = ComparedExercise.Side(sets: 3, volume: .zero, best: TabSamples.set("a", 100_000, 5))
    var screen = TabSamples.shown(
      CompareScreen(id: ID("w3")),
      .compare(
        CompareContent(
          now: TabSamples.workouts[0], before: TabSamples.workouts[1],
          exercises: [ComparedExercise(exercise, now: sides, before: sides)])), scene)
    #expect(click("now  3×", on: &screen, scene).contains("exercise"))
  }

  @Test func `a workout in the calendar's day and below the year opens`() {
    let days = [0, -2].map { DayTotal(day: TabSamples.now.day + $0, totals: TabSamples.totals(1)) }
    let content = CalendarContent(
      days: days, through: TabSamples.now.day, workouts: Array(TabSamples.workouts.prefix(2)), matched: nil)
    var screen = TabSamples.shown(CalendarScreen(day: TabSamples.now.day), .calendar(content), scene)
    for workout in screen.workouts.prefix(1) {
      #expect(click(workout.name, on: &screen, scene).contains("detail"))
    }
    for workout in content.workouts {
      let line = "\(workout.start.day.weekday.short)  \(workout.name)"
      #expect(click(line, on: &screen, scene).contains(workout.id.text))
    }
  }

  @Test func `chips that narrow a list open the sheet they come from`() {
    var filter = ListFilter()
    filter[.muscle(.chest)] = true
    var ids = IDSource(seed: 1)
    var history = TabSamples.shown(HistoryScreen(), .history(TabSamples.history), scene)
    _ = history.accept(.filter(filter), scene, &ids)
    #expect(click("chest", on: &history, scene).contains("FilterSheet"))
    var exercises = TabSamples.shown(ExercisesScreen(), .exercises(TabSamples.library), scene)
    _ = exercises.accept(.filter(filter), scene, &ids)
    #expect(click("chest", on: &exercises, scene).contains("FilterSheet"))
  }
}
