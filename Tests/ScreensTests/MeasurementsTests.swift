import Canvas
import Testing
import Training

@testable import Screens

@Suite struct MeasurementsTests {
  private let scene = TabSamples.scene(80, 24)

  private func measurement(_ kind: String, _ day: Int, _ milli: Int, _ unit: String) -> Measurement {
    Measurement(
      id: ID("\(kind)\(day)"), kind: kind, milli: milli, unit: unit, taken: TabSamples.at(day: day, hour: 7))
  }

  private var content: MeasurementsContent {
    MeasurementsContent(
      kinds: MeasurementKind.standard.map { kind in
        let values: [Measurement] =
          switch kind.name {
          case "bodyweight":
            (0..<20).map { measurement("bodyweight", -60 + 3 * $0, 84_000 - 100 * $0 + $0 % 3 * 400, "kg") }
          case "waist": [measurement("waist", -40, 88_000, "cm"), measurement("waist", 0, 86_000, "cm")]
          default: []
          }
        let goal = kind == .bodyweight ? measurement("bodyweight goal", -60, 80_000, "kg") : nil
        return MeasurementsContent.Kind(
          kind: kind, series: MeasurementSeries(values), count: values.count, goal: goal)
      })
  }

  private func shown() -> MeasurementsScreen {
    TabSamples.shown(MeasurementsScreen(), .measurements(content), scene)
  }

  /// Types a text and Enter.
  private func typed(_ text: String, on screen: inout MeasurementsScreen) -> [Effect] {
    var ids = IDSource(seed: 1)
    for character in text { _ = screen.take(Key(character), scene, &ids) }
    return screen.take(Key(.enter), scene, &ids) ?? []
  }

  @Test func `every kind has its newest value, and the chosen one its chart`() {
    let text = TabSamples.text(shown(), scene)
    #expect(text.contains("Measurements"))
    #expect(text.contains("2 kinds measured"))
    #expect(text.contains("Bodyweight"))
    #expect(text.contains("goal 80 kg ·"))
    #expect(text.contains("20 values"))
    #expect(text.contains("Enter types a value: 80 kg"))
    #expect(text.contains("86 cm"))
  }

  @Test(arguments: [(40, 20), (80, 24), (120, 40)])
  func `it fits every size`(columns: Int, rows: Int) {
    let scene = TabSamples.scene(columns, rows)
    let text = TabSamples.text(TabSamples.shown(MeasurementsScreen(), .measurements(content), scene), scene)
    #expect(text.contains("Bodyweight"))
    #expect(text.contains("82.5 kg"))
    #expect(text.contains("trend"))
  }

  @Test func `a number starts an entry, Enter keeps it`() throws {
    var screen = shown()
    let effects = typed("82.4", on: &screen)
    guard case .save(let change) = try #require(effects.first),
      case .measurement(nil, let new?) = try #require(change.steps.first)
    else {
      Issue.record("nothing was saved")
      return
    }
    #expect(change.summary == "Measured bodyweight 82.4 kg")
    #expect(new.kind == "bodyweight" && new.milli == 82_400 && new.unit == "kg")
    #expect(new.taken == scene.now)
    #expect(screen.typed == nil)
  }

  @Test func `a click chooses a kind, a second one types its value`() {
    var screen = shown()
    var ids = IDSource(seed: 1)
    _ = screen.click(Point(column: 5, row: 4), scene, &ids)
    #expect(screen.place.index == 2 && screen.typed == nil)
    _ = screen.click(Point(column: 5, row: 4), scene, &ids)
    #expect(screen.typed?.isEmpty == true)
  }

  @Test func `days before and goals are words of the entry`() throws {
    var screen = shown()
    _ = screen.press(.open, scene: scene)
    let back = typed("yesterday 82", on: &screen)
    guard case .save(let change)? = back.first, case .measurement(_, let new?)? = change.steps.first else {
      Issue.record("nothing was saved")
      return
    }
    #expect(new.taken.day == scene.now.day + -1)
    _ = screen.press(.open, scene: scene)
    let goal = typed("goal 79,5kg", on: &screen)
    guard case .save(let wish)? = goal.first, case .measurement(_?, let aim?)? = wish.steps.first else {
      Issue.record("no goal")
      return
    }
    #expect(aim.kind == "bodyweight goal" && aim.milli == 79_500)
    _ = screen.press(.open, scene: scene)
    #expect("\(typed("goal off", on: &screen))".contains("Removed the goal of bodyweight"))
  }

  @Test func `what cannot be read stays for mending`() {
    var screen = shown()
    #expect("\(typed("82cm", on: &screen))".contains("Bodyweight is measured in kg or lb."))
    #expect(screen.typed?.text == "82cm")
    var ids = IDSource(seed: 1)
    _ = screen.take(Key(.escape), scene, &ids)
    #expect(screen.typed == nil)
    #expect(screen.press(.back, scene: scene) == ["back"])
  }

  @Test func `the newest value can be removed`() {
    var screen = shown()
    #expect("\(screen.press(.removeMeasurement, scene: scene))".contains("Removed bodyweight 82.5 kg"))
    _ = screen.press(.down, scene: scene)
    #expect("\(screen.press(.removeMeasurement, scene: scene))".contains("There is no value to remove"))
    #expect(TabSamples.text(screen, scene).contains("Its line starts with the first"))
  }

  @Test func `the profile opens it`() {
    var profile = TabSamples.shown(ProfileScreen(), .profile(TabSamples.profile), scene)
    #expect(profile.press(.measurements, scene: scene).count == 1)
  }
}
