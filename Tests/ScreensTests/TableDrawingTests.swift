import Canvas
import Testing
import Training

@testable import Screens

@Suite struct TableDrawingTests {
  @Test func `the table at 80 columns shows header, rest, cards and what lies below`() {
    let bench = Bench(Workouts.push())
    #expect(bench.text == """
        @@push80
        """)
  }

  @Test func `the narrow table keeps every number whole`() {
    let bench = Bench(Workouts.push(), columns: 40, rows: 20)
    #expect(bench.text == """
        @@push40
        """)
  }

  @Test func `on a wide screen the focused exercise's past stands beside the table`() {
    let bench = Bench(Workouts.push(), columns: 120, rows: 24)
    #expect(bench.text == """
        @@push120
        """)
  }

  @Test func `at the least size the head of the focused exercise stays in view`() {
    let bench = Bench(Workouts.push(), columns: 32, rows: 10)
    #expect(bench.text == """
        @@push32
        """)
  }

  @Test func `cells say what they mean: done, focused, suggested, record`() {
    let bench = Bench(Workouts.push())
    #expect(bench.roles(0) == "@@roles0")
    #expect(bench.roles(2) == "@@roles2")
    #expect(bench.roles(7) == "@@roles7")
    #expect(bench.roles(8) == "@@roles8")
    #expect(bench.roles(9) == "@@roles9")
  }

  @Test func `without unicode the table says the same in ASCII`() {
    var style = Style()
    style.glyphs = .ascii
    let bench = Bench(Workouts.push(), style: style)
    #expect(bench.text == """
        @@ascii
        """)
    #expect(bench.text.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test func `a rest that is over counts on in the warning colour`() {
    var bench = Bench(Workouts.push())
    bench.wait(120)
    #expect(bench.line(2) == "  Rest over · +0:42                                     ( −15   ) +15   R skip")
    #expect(bench.roles(2) == "@@over")
  }

  @Test func `a typed text stands over its cell with what Enter would do under it`() {
    var bench = Bench(Workouts.push())
    bench.type("x7")
    #expect(bench.line(9) == "@@typed9")
    #expect(bench.line(10) == "@@typed10")
    bench.type("@8.5")
    #expect(bench.line(10) == "@@typed10b")
    #expect(bench.app.draw().cursor != nil)
  }

  @Test func `text that can't be read says why under the cell`() {
    var bench = Bench(Workouts.push())
    bench.type("1.2.3")
    #expect(bench.line(10).contains("“1.2.3” is not a number."))
  }

  @Test func `nothing moves when a number grows`() {
    var bench = Bench(Workouts.push())
    let before = bench.line(10)
    bench.type("102.5")
    bench.press("Tab")
    #expect(bench.line(10) == before)
    #expect(bench.line(9) == "@@grown")
  }
}
