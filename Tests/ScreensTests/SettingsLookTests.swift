import Canvas
import Testing
import Training

@testable import Screens

private let files = SettingsContent(themes: ["mono"], configPath: "/etc/knurl/config", logPath: "/var/log.db")

/// The roots of four tabs and all pages of an exercise, each with its content.
private func screens(_ scene: Scene) -> [any Screen] {
  var about = TabSamples.benchScreen(scene)
  _ = about.press(.left, scene: scene)
  var records = TabSamples.benchScreen(scene)
  _ = records.press(.right, scene: scene)
  return [
    TabSamples.shown(HistoryScreen(), .history(TabSamples.history), scene),
    TabSamples.shown(HistoryScreen(), .history(HistoryContent(rows: [], total: 0, thisYear: 0)), scene),
    TabSamples.shown(ExercisesScreen(), .exercises(TabSamples.library), scene),
    TabSamples.benchScreen(scene), about, records,
    TabSamples.shown(ProfileScreen(), .profile(TabSamples.profile), scene),
    TabSamples.shown(SettingsScreen(), .settings(files), scene),
    ExerciseForm(TabSamples.bench.summary.exercise, isNew: false, others: []),
  ]
}

@Suite struct SettingsLookTests {
  @Test(arguments: [(32, 10), (40, 20), (59, 20), (60, 20), (80, 24), (110, 30), (200, 60)])
  func `the ASCII set needs nothing but ASCII at every size`(columns: Int, rows: Int) {
    let scene = TabSamples.scene(columns, rows) { $0.style.glyphs = .ascii }
    for screen in screens(scene) {
      let text = TabSamples.text(screen, scene)
      #expect(text.unicodeScalars.allSatisfy { $0.isASCII }, "\(text)")
    }
  }

  @Test(arguments: [(32, 10), (80, 24), (120, 40)])
  func `cards with hairlines keep their content inside`(columns: Int, rows: Int) {
    let scene = TabSamples.scene(columns, rows) {
      $0.style.card = .hairline
      $0.style.label = .tracked
    }
    for screen in screens(scene) { _ = TabSamples.grid(screen, scene) }
    let history = TabSamples.shown(HistoryScreen(), .history(TabSamples.history), TabSamples.scene(100, 30))
    let wide = TabSamples.scene(100, 30) { $0.style.card = .hairline }
    let lines = TabSamples.text(history, wide).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].hasPrefix(" ▌──"))
    #expect(lines[3].hasPrefix(" ▌ Push A") && lines[3].hasSuffix("│"))
  }

  @Test func `an ASCII search says its reason with straight quotes`() {
    let scene = TabSamples.scene(80, 24) { $0.style.glyphs = .ascii }
    var screen = TabSamples.shown(ExercisesScreen(), .exercises(TabSamples.library), scene)
    _ = screen.press(.search, scene: scene)
    screen.type("ohp", scene: scene)
    #expect(TabSamples.text(screen, scene).contains("alias \"ohp\""))
  }
}
