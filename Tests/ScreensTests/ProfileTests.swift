import Canvas
import Testing
import Training

@testable import Screens

private let scene = TabSamples.scene(80, 24) { $0.preferences.goal = 4 }

private func profile(_ content: ProfileContent = TabSamples.profile) -> ProfileScreen {
  TabSamples.shown(ProfileScreen(), .profile(content), scene)
}

@Suite struct ProfileTests {
  @Test func `the profile is a card, weeks, totals and records`() {
    let expected = """
         1,214 workouts             82.4 kg     Workouts per week            goal 4
         ━━━━                                            ██
         ◦ Squat 163 · Bench 117                · · · · ·██ ██· · ██·██ · ·██ ██· ·
         ◦ 2 weeks in a row at 4+ workouts      ██ ██    ██ ██ ██ ██ ██    ██ ██ ██
                                                ██ ██ ██ ██ ██ ██ ██ ██    ██ ██ ██
          Week 3/4   Month 12   Year 138        ██ ██ ██ ██ ██ ██ ██ ██ ██ ██ ██ ██
                                                37 38 39 40 41 42 43 44 45 46 47 48


         TOTALS   WORKOUTS           SETS          VOLUME                   TIME
         Week            3             45       20,820 kg             2 h 55 min
         Month          12            180       83,280 kg            11 h 40 min
         Year          138          2,070      957,720 kg           134 h 10 min
         All         1,214         18,210    8,425,160 kg          1180 h 16 min


         Records                                                       newest first
         EXERCISE                    RECORD       BEST                  WHEN
         Bench Press (Barbell)       Est. 1RM     113.8 → 116.7 kg      today
         Squat (Barbell)             Est. 1RM     160.4 → 163.3 kg      24 Nov
         Deadlift (Barbell)          Weight       190 kg                23 Oct 2025
      """
    #expect(TabSamples.text(profile(), scene).trimmedEnd == expected)
  }

  @Test func `a name stands on the card, before the number of workouts where both have no room`() {
    let named = TabSamples.scene(80, 24) { $0.preferences.name = "Alex" }
    #expect(TabSamples.grid(profile(), named).line(0).hasPrefix("   Alex      1,214 workouts · 82.4 kg"))
    let long = TabSamples.scene(80, 24) { $0.preferences.name = "Alexandra Miller" }
    #expect(TabSamples.grid(profile(), long).line(0).hasPrefix("   Alexandra Miller           82.4 kg"))
    let longest = TabSamples.scene(40, 20) {
      $0.preferences.name = String(repeating: "n", count: 40)
    }
    #expect(TabSamples.grid(profile(), longest).line(0).contains("n…  82.4 kg"))
  }

  @Test func `weeks that met the goal stand out and the goal is a dotted line`() {
    let grid = TabSamples.grid(profile(), scene)
    let roles = grid.roles(4)
    #expect(grid.line(2).contains("·"))
    #expect(roles.contains("chart/card*2"))
    #expect(grid.roles(6).contains("tertiary/card*2"))
  }

  @Test func `without a goal the last weeks decide`() {
    let usual = TabSamples.scene(80, 24)
    #expect(TabSamples.grid(profile(), usual).line(0).hasSuffix("usually 4"))
    #expect(TabSamples.text(profile(), usual).contains("Week 3   Month"))
  }

  @Test func `a broken run is not spoken of`() {
    var content = TabSamples.profile
    content.weeks[11] = WeekTotal(start: content.weeks[11].start, totals: TabSamples.totals(1))
    #expect(!TabSamples.text(profile(content), scene).contains("in a row"))
  }

  @Test func `three lifts make a total`() {
    var content = TabSamples.profile
    content.records.append(
      TabSamples.line(
        "Deadlift (Barbell)",
        TabSamples.event(.e1rm, set: "d", workout: "w", 180_000, reps: 2, before: (170_000, 2)), day: -9))
    let wide = TabSamples.scene(100, 30)
    #expect(TabSamples.text(profile(content), wide).contains("◦ Squat 163 · Bench 117 · Deadlift 192"))
    let text = TabSamples.text(profile(content), scene)
    #expect(text.contains("◦ S 163 · B 117 · D 192"))
    #expect(text.contains("◦ 472 kg total, estimated"))
  }

  @Test func `the year, the muscles, the strongest and this date have their cards`() {
    var content = TabSamples.profile
    content.days = [-300, -7, -3, 0].map {
      DayTotal(day: TabSamples.now.day + $0, totals: TabSamples.totals(1))
    }
    content.muscles = [.chest: 24, .triceps: 9, .neck: 0]
    content.before = [TabSamples.totals(2), TabSamples.totals(12), TabSamples.totals(150)]
    content.thisDay = [TabSamples.workouts[2]]
    content.strongest = [
      ("Deadlift (Barbell)", 190_000), ("Squat (Barbell)", 160_000), ("Bench Press (Barbell)", 117_000),
    ].map { name, milli in
      TabSamples.line(
        name, TabSamples.event(.e1rm, set: "s", workout: "w", milli, reps: 1, before: (80_000, 1)), day: -9)
    }
    let tall = TabSamples.scene(80, 80) { $0.preferences.sex = .male }
    let text = TabSamples.text(profile(content), tall)
    #expect(text.contains("4 workouts · 27,760 kg"))
    #expect(text.contains("chest         12 "))
    #expect(text.contains("triceps      4.5 "))
    #expect(text.contains("Sets per muscle          this week"))
    content.musclesAreLastWeeks = true
    #expect(TabSamples.text(profile(content), tall).contains("Sets per muscle          last week"))
    #expect(!text.contains("neck"))
    #expect(text.contains("Deadlift (Barbell)         190.0 kg"))
    #expect(text.contains("DOTS 318.8 · Wilks 2020 378.6"))
    #expect(text.contains("IPF GL "))
    #expect(text.contains("Week            3 ▲ 1"))
    #expect(text.contains("▼ 8 %"))
    #expect(text.contains("This day in other years"))
    for size in [(40, 20), (120, 40)] {
      let scene = TabSamples.scene(size.0, size.1) { $0.style.glyphs = .ascii }
      var screen = profile(content)
      for _ in 0..<6 {
        #expect(TabSamples.text(screen, scene).unicodeScalars.allSatisfy { $0.value < 128 })
        _ = screen.press(.pageDown, scene: scene)
      }
    }
  }

  @Test func `scores say what they miss`() {
    var content = TabSamples.profile
    content.records.append(
      TabSamples.line(
        "Deadlift (Barbell)",
        TabSamples.event(.e1rm, set: "d", workout: "w", 180_000, reps: 2, before: (170_000, 2)), day: -9))
    #expect(BigThree(content, scene).scores == ["DOTS: Settings, Strength scores"])
    content.bodyweight = nil
    #expect(BigThree(content, scene).scores == ["Scores need a bodyweight."])
  }

  @Test func `an empty log says what will be counted`() {
    let none = Totals()
    let content = ProfileContent(
      week: none, month: none, year: none, all: none, weeks: [], records: [], bodyweight: nil)
    let text = TabSamples.text(profile(content), scene)
    #expect(text.contains("Nothing to count yet"))
    #expect(text.contains("g w goes to the Workout tab"))
  }

  @Test func `it scrolls where it is longer than the screen`() {
    let narrow = TabSamples.scene(40, 20)
    var screen = profile()
    #expect(!TabSamples.text(screen, narrow).contains("1RM 117"))
    _ = screen.press(.last, scene: narrow)
    #expect(TabSamples.text(screen, narrow).contains("1RM 117"))
    _ = screen.press(.pageUp, .up, .first, scene: narrow)
    #expect(TabSamples.grid(screen, narrow).line(0).contains("1,214 workouts"))
    #expect(screen.press(.back, scene: narrow) == ["back"])
  }

  @Test func `records are walked to and opened by key, and scrolled past`() {
    var screen = profile()
    #expect("\(screen.press(.open, scene: scene))".contains("Down goes to"))
    let low = TabSamples.scene(80, 16)
    _ = screen.press(.down, scene: low)
    #expect(!TabSamples.text(screen, low).contains("▌"))
    for _ in 0..<40 { _ = screen.press(.down, scene: low) }
    #expect(TabSamples.text(screen, low).contains("▌"))
    #expect("\(screen.press(.open, scene: low))".contains("Deadlift (Barbell)"))
    _ = screen.press(.up, scene: low)
    #expect("\(screen.press(.open, scene: low))".contains("Squat (Barbell)"))
    _ = screen.press(.first, scene: low)
    #expect("\(screen.press(.open, scene: low))".contains("Down goes to"))
    _ = screen.press(.last, .down, scene: low)
    #expect("\(screen.press(.open, scene: low))".contains("Deadlift (Barbell)"))
  }

  @Test func `a click on a record opens its exercise`() {
    var screen = profile()
    var ids = IDSource(seed: 1)
    let tall = TabSamples.scene(80, 40)
    let row =
      TabSamples.text(screen, tall).split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("Squat (Barbell)") } ?? 0
    let effects = screen.click(Point(column: 10, row: row), tall, &ids)
    #expect("\(effects)".contains("Squat (Barbell)"))
    #expect(screen.click(Point(column: 10, row: 1), tall, &ids).isEmpty)
  }

  @Test func `pounds and the decimal comma are followed`() {
    let pounds = TabSamples.scene(80, 24) {
      $0.preferences.weightUnit = .lb
      $0.preferences.usesDecimalComma = true
    }
    let text = TabSamples.text(profile(), pounds)
    #expect(text.contains("181,66 lb"))
    #expect(text.contains("1.214 workouts"))
  }
}
