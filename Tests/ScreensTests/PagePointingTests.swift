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

  @Test func `a day of the profile's year opens in the calendar`() {
    var content = TabSamples.profile
    content.days = [DayTotal(day: TabSamples.now.day, totals: TabSamples.totals(1))]
    for scene in [TabSamples.scene(80, 60), TabSamples.scene(120, 60), TabSamples.scene(40, 80)] {
      var screen = TabSamples.shown(ProfileScreen(), .profile(content), scene)
      var ids = IDSource(seed: 1)
      let lines = TabSamples.text(screen, scene).split(separator: "\n", omittingEmptySubsequences: false)
      let top = lines.firstIndex { $0.contains("last 53 weeks") || $0.contains("The year") } ?? 0
      // The newest week stands at the right; today, a Friday, is the fifth row of it.
      let row = top + 2 + 4
      let column = String(lines[row]).columns - 1
      let effects = screen.click(Point(column: column, row: row), scene, &ids)
      #expect("\(effects)".contains("number: \(TabSamples.now.day.number))"), "\(lines[row])")
      #expect(screen.click(Point(column: column, row: row + 1), scene, &ids).isEmpty)
      let before = screen.click(Point(column: column, row: row - 1), scene, &ids)
      #expect("\(before)".contains("number: \(TabSamples.now.day.number - 1))"))
    }
  }

  @Test func `a day of the calendar's year is gone to`() {
    let scene = TabSamples.scene(80, 40)
    let days = [0, -200].map { DayTotal(day: TabSamples.now.day + $0, totals: TabSamples.totals(1)) }
    let content = CalendarContent(days: days, through: TabSamples.now.day, workouts: [], matched: nil)
    var screen = TabSamples.shown(CalendarScreen(day: TabSamples.now.day + -3), .calendar(content), scene)
    var ids = IDSource(seed: 1)
    let lines = TabSamples.text(screen, scene).split(separator: "\n", omittingEmptySubsequences: false)
    let friday = (lines.lastIndex { $0.contains("Fri ") } ?? 0)
    let column = String(lines[friday]).columns - 1
    #expect(screen.click(Point(column: column, row: friday), scene, &ids).isEmpty)
    #expect(screen.day == TabSamples.now.day)
  }

  @Test func `a record of an exercise opens the workout it was made in, by a click or the cursor`() {
    for scene in [TabSamples.scene(80, 40), TabSamples.scene(40, 40)] {
      var screen = TabSamples.benchScreen(scene)
      _ = screen.press(.right, .right, scene: scene)
      #expect(screen.press(.open, scene: scene).first?.contains("Down goes to a record") == true)
      #expect(
        click("112.5 kg", on: &screen, scene).contains("detail(Training.ID<Training.Workout>(text: \"w1\")"))
      #expect(screen.target(scene) != nil)
      #expect(click("Est. 1RM", on: &screen, scene).contains("w9"))
      #expect(click("REPS", on: &screen, scene) == "[]")
      var other = TabSamples.benchScreen(scene)
      _ = other.press(.right, .right, .down, .down, scene: scene)
      #expect(other.press(.open, scene: scene).first?.contains("w9") == true)
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
