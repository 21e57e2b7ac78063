import Canvas
import Testing
import Training

@testable import Screens

/// The help of a list or a page tells what that screen does; what it does not do says so.
@Suite struct OwnCommandsTests {
  private var history: HistoryScreen {
    var screen = HistoryScreen()
    screen.receive(
      .history(HistoryContent(rows: TabSamples.workouts, total: 3, thisYear: 3)), TabSamples.scene(80, 24))
    return screen
  }

  private var screens: [any Screen] {
    [
      history, CalendarScreen(day: TabSamples.now.day), ExercisesScreen(), ProfileScreen(),
      MeasurementsScreen(),
    ]
  }

  @Test func `the help of History has no word of the library's commands`() {
    let tall = TabSamples.scene(80, 60)
    let text = TabSamples.text(HelpSheet(context: .list, without: history.missing), tall)
    #expect(text.contains("Calendar of workouts"))
    #expect(text.contains("Compare the workout"))
    #expect(!text.contains("Create an exercise"))
    #expect(!text.contains("archived"))
    let library = TabSamples.text(HelpSheet(context: .list, without: ExercisesScreen().missing), tall)
    #expect(library.contains("Create an exercise"))
    #expect(!library.contains("Calendar of workouts"))
  }

  @Test func `what a screen lacks is in none of its answers`() {
    let scene = TabSamples.scene(80, 24)
    for screen in screens {
      for command in screen.missing {
        var copy = screen
        var ids = IDSource(seed: 1)
        #expect(copy.perform(command, scene, &ids).isEmpty, "\(command)")
      }
    }
  }

  @Test func `a key of another list says that it does nothing here`() {
    var bench = Bench(nil)
    bench.press("g", "h", "M")
    #expect(bench.text.contains("M does nothing here; ? shows the keys"))
  }
}
