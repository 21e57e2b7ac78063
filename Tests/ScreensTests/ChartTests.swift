import Canvas
import Testing
import Training

@testable import Screens

private let scene = TabSamples.scene(80, 24)

/// The charts of an exercise, with some sessions so many days back and what their best set estimates.
private func charts(_ values: [(day: Int, estimate: Double)], _ scene: Scene = scene) -> ExerciseScreen {
  var content = TabSamples.bench
  content.figures = values.map { day, estimate in
    var figures = SessionFigures(workout: ID("w\(day)"), day: scene.now.day + day)
    figures.sum.estimate = Int((estimate * 1_000).rounded())
    figures.sum.weight = Int((estimate * 800).rounded())
    figures.sum.load = figures.sum.weight
    figures.sum.reps = 8
    return figures
  }
  content.records[0].event.workoutID = "w0"
  var screen = ExerciseScreen(id: content.summary.exercise.id)
  screen.receive(.exercise(content), scene)
  _ = screen.press(.right, scene: scene)
  return screen
}

@Suite struct ChartTests {
  let months = [(-150, 100.0), (-120, 104), (-90, 103), (-60, 108), (-30, 111), (0, 116.67)]

  @Test func `the charts show a line with round values, its records and where it goes`() {
    let grid = TabSamples.grid(charts(months), scene)
    #expect(
      grid.line(4) == "  e1RM  Weight  Set vol  Volume  Reps  All reps  Actual       W  M  6M  Y  All")
    #expect(
      grid.line(5)
        == "   Est. 1RM  116.7 kg  ▲ 16.7 kg in 5 months               6 workouts · Epley")
    #expect(grid.line(7).hasPrefix("   120 · ·"))
    #expect(grid.line(19).hasPrefix("   100 "))
    #expect(grid.line(20).hasPrefix("       Jun           Aug"))
    #expect(grid.text.contains("▲"))
    #expect(grid.text.contains("╌"))
  }

  @Test func `the charts alone ask for what they draw`() {
    var screen = charts(months)
    #expect(screen.destination == .exercise(screen.id, limit: 50, chart: .halfYear))
    _ = screen.press(.rangeMore, .rangeMore, .rangeMore, scene: scene)
    #expect(screen.destination == .exercise(screen.id, limit: 50, chart: .all))
    _ = screen.press(.rangeLess, scene: scene)
    #expect(screen.chart.range == .year)
    _ = screen.press(.left, scene: scene)
    #expect(screen.destination == .exercise(screen.id, limit: 50, chart: nil))
  }

  @Test func `a point is read, and Enter opens its workout`() {
    var screen = charts(months)
    #expect("\(screen.press(.open, scene: scene))".contains(", and . read a point"))
    _ = screen.press(.pointBefore, scene: scene)
    #expect(TabSamples.grid(screen, scene).line(5) == "   today  116.7 kg   ▲ record")
    _ = screen.press(.pointBefore, scene: scene)
    #expect(TabSamples.grid(screen, scene).line(5) == "   28 Oct  111.0 kg")
    #expect(screen.press(.open, scene: scene).first?.contains("detail(") == true)
    _ = screen.press(.first, .pageUp, scene: scene)
    #expect(screen.chart.cursor?.workout == ID("w-150"))
  }

  @Test func `a month of many workouts says which, and Enter opens it in the calendar`() {
    var content = TabSamples.bench
    content.figures = [-60, -30, 0].map { back in
      var sum = SessionSum()
      (sum.workouts, sum.estimate) = (12, 100_000 - back * 100)
      return SessionFigures(workout: nil, day: (scene.now.day + back).startOfMonth, sum: sum)
    }
    var screen = ExerciseScreen(id: content.summary.exercise.id)
    screen.receive(.exercise(content), scene)
    _ = screen.press(.right, scene: scene)
    #expect(TabSamples.grid(screen, scene).line(5).contains("the best of 3 months"))
    _ = screen.press(.pointBefore, scene: scene)
    #expect(TabSamples.grid(screen, scene).line(5).hasPrefix("   Nov 2026  100.0 kg"))
    #expect(screen.press(.open, scene: scene).first?.contains("calendar(month") == true)
  }

  @Test func `series turn with up and down and stop at the ends`() {
    var screen = charts(months)
    _ = screen.press(.down, scene: scene)
    #expect(TabSamples.grid(screen, scene).line(5).hasPrefix("   Best weight  93.34 kg"))
    _ = screen.press(.down, scene: scene)
    #expect(TabSamples.text(screen, scene).contains("Best set volume has no value in the last 6 months."))
    _ = screen.press(.down, .down, .down, .down, scene: scene)
    #expect(screen.chart.series == .actual)
    #expect(
      TabSamples.grid(screen, scene).line(5).hasPrefix("   Est. 1RM and lifted  116.7 kg  lifted 93.3 kg"))
    _ = screen.press(.up, .up, scene: scene)
    #expect(TabSamples.grid(screen, scene).line(5).hasPrefix("   Most reps in a set  8 reps"))
  }

  @Test func `clicks choose a series, a range and a point`() {
    var screen = charts(months)
    var ids = IDSource(seed: 1)
    _ = screen.click(Point(column: 9, row: 4), scene, &ids)
    #expect(screen.chart.series == .weight)
    _ = screen.click(Point(column: 76, row: 4), scene, &ids)
    #expect(screen.chart.range == .all)
    _ = screen.click(Point(column: 8, row: 10), scene, &ids)
    #expect(screen.chart.cursor?.workout == ID("w-150"))
  }

  @Test func `one point, equal values, gaps and ten thousand points are drawn in any room`() {
    let cases: [[(Int, Double)]] = [
      [(0, 100)], [(-3, 100), (0, 100)], [(-180, 90), (-170, 95), (-5, 92), (0, 99)],
      (0..<10_000).map { (-10_000 + $0, Double($0 % 97) + 60) }, [],
    ]
    for glyphs in [Glyphs.unicode, .ascii] {
      for size in [(40, 20), (80, 24), (120, 40), (32, 10)] {
        let scene = TabSamples.scene(size.0, size.1) { $0.style.glyphs = glyphs }
        for values in cases {
          let text = TabSamples.text(charts(values, scene), scene)
          if glyphs == .ascii { #expect(text.unicodeScalars.allSatisfy { $0.value < 128 }) }
          #expect(text.contains(values.isEmpty ? "Nothing to draw" : "Est. 1RM") || size.1 == 10)
        }
      }
    }
  }

  @Test func `a gap is not bridged`() {
    let joined = ChartPoints(bench([-20, -10, 0]), .estimate, scene).chart(cursor: nil)
    let broken = ChartPoints(bench([-180, -170, 0]), .estimate, scene).chart(cursor: nil)
    #expect(joined.longestGap == 60)
    var grid = Grid(size: Size(columns: 40, rows: 8), style: Style())
    grid.lineChart(broken, in: Rectangle(column: 0, row: 0, columns: 40, rows: 8))
    let middle = grid.text.split(separator: "\n").joined().filter { ("\u{2801}"..."\u{28FF}").contains($0) }
    #expect(middle.count < 8)
  }

  private func bench(_ days: [Int]) -> ExerciseContent {
    var content = TabSamples.bench
    content.figures = days.map { day in
      var figures = SessionFigures(workout: ID("w\(day)"), day: scene.now.day + day)
      figures.sum.estimate = 100_000
      return figures
    }
    return content
  }

  @Test func `the records page tells how the record grew and the best of each year`() {
    var screen = charts([(-400, 100), (-30, 111), (0, 116.67)])
    _ = screen.press(.right, scene: scene)
    #expect(screen.destination == .exercise(screen.id, limit: 50, chart: .all))
    let tall = TabSamples.scene(80, 60)
    let text = TabSamples.text(screen, tall)
    #expect(text.contains("Best of each year"))
    #expect(text.contains("2026     116.7 kg         2"))
    #expect(text.contains("2025     100.0 kg         1"))
  }

  @Test func `muscles are shaded on a figure, told apart without colour`() {
    var screen = charts(months)
    _ = screen.press(.left, .left, scene: scene)
    let text = TabSamples.text(screen, scene)
    #expect(text.contains("░░ █████ ░░"))
    #expect(text.contains("█ works  ▒ helps"))
  }
}
