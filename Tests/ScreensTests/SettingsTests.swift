import Canvas
import Testing
import Training

@testable import Screens

private let scene = TabSamples.scene(80, 24)
private let content = SettingsContent(
  themes: ["strong-dark", "strong-light", "mono"], configPath: "/home/alex/.config/knurl/config",
  logPath: "/home/alex/.local/share/knurl/log.db")

private func settings(at key: String? = nil) -> SettingsScreen {
  var screen = TabSamples.shown(SettingsScreen(), .settings(content), scene)
  guard let key else { return screen }
  while screen.selected?.key != key { _ = screen.press(.down, scene: scene) }
  return screen
}

@Suite struct SettingsTests {
  @Test func `each setting has its name, value and explanation`() {
    let expected = """
       Settings

         UNITS                                                                      ▐
       ▌ Weight                  kg                                                 ▐
         Distance                km                                                 ▐
         Decimal comma           off                                                ▐
                                                                                    ▐
         RECORDS
         One-rep maximum         Epley
         Set volume records      off
         First time counts       off
         Year's bests            off
         Strength scores         not shown

         REST
         Rest after a set        2:00
         Rest after a warm-up    1:00
         Rest after a failure    off
         Rest in a superset      off

         New weights are typed in it, sums are shown in it.
         Left and Right change it  Enter chooses
      """
    #expect(TabSamples.text(settings(), scene).trimmedEnd == expected)
  }

  @Test func `Left and Right change a choice, around its ends`() {
    var screen = settings()
    #expect(screen.press(.right, scene: scene) == ["prefer(key: \"units.weight\", value: \"lb\")"])
    #expect(screen.press(.left, scene: scene) == ["prefer(key: \"units.weight\", value: \"lb\")"])
    #expect(screen.press(.open, scene: scene) == ["prefer(key: \"units.weight\", value: \"lb\")"])
  }

  @Test func `rests go by quarters of a minute and can be typed`() {
    var screen = settings(at: "rest.work")
    #expect(screen.press(.right, scene: scene) == ["prefer(key: \"rest.work\", value: \"2:15\")"])
    #expect(screen.press(.left, scene: scene) == ["prefer(key: \"rest.work\", value: \"1:45\")"])
    let taken = screen.type("97", scene: scene)
    #expect(taken)
    #expect(TabSamples.text(screen, scene).contains("Enter keeps it"))
    #expect(screen.key(.enter, scene: scene) == ["prefer(key: \"rest.work\", value: \"1:37\")"])
    #expect(screen.typed == nil)
    screen.type("9x", scene: scene)
    #expect(screen.key(.enter, scene: scene)?.first?.contains("“9x” is not a time") == true)
    #expect(screen.typed?.text == "9x")
    #expect(screen.key(.escape, scene: scene) == [])
    #expect(screen.typed == nil)
  }

  @Test func `a rest is never below none`() {
    let off = TabSamples.scene(80, 24) { $0.preferences.restWork = 0 }
    var screen = settings(at: "rest.work")
    #expect(screen.press(.left, scene: off) == [])
    #expect(screen.press(.right, scene: off) == ["prefer(key: \"rest.work\", value: \"0:15\")"])
    let odd = TabSamples.scene(80, 24) { $0.preferences.restWork = 97 }
    #expect(screen.press(.left, scene: odd) == ["prefer(key: \"rest.work\", value: \"1:30\")"])
    #expect(screen.press(.right, scene: odd) == ["prefer(key: \"rest.work\", value: \"1:45\")"])
  }

  @Test func `the goal goes from auto to seven`() {
    var screen = settings(at: "goal")
    #expect(screen.press(.right, scene: scene) == ["prefer(key: \"goal\", value: \"1\")"])
    #expect(screen.press(.left, scene: scene) == [])
    let one = TabSamples.scene(80, 24) { $0.preferences.goal = 1 }
    #expect(screen.press(.left, scene: one) == ["prefer(key: \"goal\", value: \"auto\")"])
    let seven = TabSamples.scene(80, 24) { $0.preferences.goal = 7 }
    #expect(screen.press(.right, scene: seven) == [])
  }

  @Test func `the formula is chosen from a list that names Strong's`() {
    var screen = settings(at: "e1rm.formula")
    var ids = IDSource(seed: 1)
    guard case .present(let sheet)? = screen.perform(.open, scene, &ids).first else {
      Issue.record("no sheet")
      return
    }
    var grid = Grid(size: scene.size, style: scene.style)
    sheet.draw(on: &grid, in: scene.pageArea, scene)
    #expect(grid.text.contains("✓ Epley      The default: 100 × 5 is 117"))
    #expect(grid.text.contains("  Brzycki    The same numbers as Strong: 100 × 5 is 112.5"))
  }

  @Test func `a theme is tried on while moving, kept by Enter, taken off by Esc`() throws {
    let entry = try #require(PreferenceEntry.entry(for: "theme"))
    var sheet = ChoiceSheet(entry, entry.choices(themes: content.themes), current: "strong-dark")
    #expect(sheet.key(.down, scene: scene) == ["previewTheme(\"strong-light\")"])
    #expect(sheet.key(.escape, scene: scene) == ["previewTheme(\"strong-dark\")", "dismiss"])
    #expect(sheet.key(.end, scene: scene) == ["previewTheme(\"mono\")"])
    #expect(sheet.key(.down, scene: scene) == [])
    #expect(sheet.key(.enter, scene: scene) == ["dismiss", "prefer(key: \"theme\", value: \"mono\")"])
  }

  @Test func `the theme command goes to the theme and opens the list`() {
    var screen = settings()
    #expect(screen.press(.theme, scene: scene).first?.hasPrefix("present(Screens.ChoiceSheet") == true)
    #expect(screen.selected?.key == "theme")
  }

  @Test func `paths are shown and copied`() {
    var screen = settings(at: "file.log")
    #expect(
      TabSamples.text(screen, scene).contains("Log                     /home/alex/.local/share/knurl/log.db"))
    #expect(screen.press(.open, scene: scene).first == "copy(\"/home/alex/.local/share/knurl/log.db\")")
    #expect(screen.press(.right, scene: scene) == [])
    let narrow = TabSamples.scene(40, 20)
    #expect(TabSamples.text(screen, narrow).contains("…"))
    #expect(TabSamples.text(screen, narrow).contains("knurl/log.db"))
  }

  @Test func `a click chooses a row, a second one changes it`() {
    var screen = settings()
    var ids = IDSource(seed: 1)
    #expect(screen.click(Point(column: 10, row: 5), scene, &ids).isEmpty)
    #expect(screen.selected?.key == "numbers.comma")
    #expect("\(screen.click(Point(column: 10, row: 5), scene, &ids))".contains("numbers.comma"))
  }

  @Test func `the cursor is always on a setting, at every size`() {
    var random = Numbers(state: 5)
    var screen = settings()
    for size in [(80, 24), (40, 20), (120, 40), (32, 10)] {
      let scene = TabSamples.scene(size.0, size.1)
      for _ in 0..<30 {
        let command = [Command.up, .down, .pageUp, .pageDown, .first, .last].randomElement(using: &random)
        _ = screen.press(command ?? .down, scene: scene)
        #expect(screen.selected != nil)
        let bars = TabSamples.text(screen, scene).split(separator: "\n").count { $0.contains("▌") }
        #expect(bars == 1)
      }
    }
  }
}
