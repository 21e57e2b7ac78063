import Canvas
import Testing
import Training

@testable import Screens

@Suite struct SturdyTests {
  private static let keys: [Key] =
    CommandEntry.all.flatMap(\.keys).flatMap { Keymap.keys(named: $0) ?? [] }
    + "0123456789.,x@/ :".map { Key($0) } + [Key(.enter), Key(.tab), Key(.backspace)]

  private static func event(_ numbers: inout Numbers) -> Event {
    let size = Size(
      columns: .random(in: 0...130, using: &numbers), rows: .random(in: 0...45, using: &numbers))
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: return .resize(size)
    case 1:
      let point = Point(column: max(0, size.columns - 1), row: max(0, size.rows - 1))
      return .mouse(Mouse(.press, at: point))
    default: return .key(keys.randomElement(using: &numbers) ?? Key(.enter))
    }
  }

  @Test(arguments: 1...8)
  func `no size and no key stops the program`(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    var bench = Bench(Workouts.push())
    for _ in 0..<160 {
      bench.send(SturdyTests.event(&numbers))
      #expect(bench.app.draw().size == bench.app.scene.window)
    }
  }

  @Test func `a value half typed waits while the terminal is one cell`() {
    var bench = Bench(Workouts.push())
    bench.type("x7")
    bench.send(.resize(Size(columns: 1, rows: 1)))
    bench.press("Tab")
    #expect(bench.saved.isEmpty)
    bench.send(.resize(Size(columns: 80, rows: 24)))
    bench.press("Tab")
    #expect(bench.live?.workout.blocks[0].sets[2].values.reps == 7)
  }

  @Test func `Esc goes back and never leaves`() {
    var bench = Bench(Workouts.push())
    bench.press("Esc")
    #expect(bench.effects.isEmpty)
    #expect(bench.line(23).contains("q leaves"))
    bench.press("D", "Esc")
    #expect(bench.effects.isEmpty)
    bench.press("q")
    guard case .quit? = bench.effects.last else {
      Issue.record("q leaves the program")
      return
    }
  }

  @Test func `undo brings the cursor to what it changed`() {
    var bench = Bench(Workouts.push())
    bench.press("Space", "J", "K", "PgDn", "PgDn", "u", "u", "u")
    #expect(bench.live?.workout.set(ID("b2"))?.isCompleted == false)
    bench.press("Space")
    #expect(bench.live?.workout.set(ID("b2"))?.isCompleted == true)
    bench.press("X", "G", "u", "Space")
    #expect(bench.live?.workout.set(ID("b3"))?.isCompleted == true)
  }
}
