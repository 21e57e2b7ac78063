import Canvas
import Testing
import Training

@testable import Screens

@Suite struct RestTests {
  private var rest: (Bench) -> Rest? { { $0.live?.workout.rest?.rest } }

  @Test func `the adjusters change the rest by 15 seconds and skip it, from any tab`() {
    var bench = Bench(Workouts.push())
    bench.press(")")
    #expect(rest(bench)?.duration == 135)
    bench.press("g h", "(", "(")
    #expect(rest(bench)?.duration == 105)
    bench.press("R")
    #expect(rest(bench) == nil)
    #expect(
      bench.saved == [
        "Lengthened the rest by 15 s", "Shortened the rest by 15 s", "Shortened the rest by 15 s",
        "Skipped the rest",
      ])
    bench.press("R")
    #expect(rest(bench) == Rest(startedAt: bench.now.moment, duration: 120))
  }

  @Test func `a typed length starts a rest of that length`() {
    var bench = Bench(Workouts.push())
    bench.press("r")
    #expect(bench.text.contains("1:18 of 2:00"))
    #expect(bench.text.contains("2:00 after working sets, your default"))
    bench.type("1:37")
    bench.press("Enter")
    #expect(rest(bench) == Rest(startedAt: bench.now.moment, duration: 97))
    bench.press("r")
    bench.type("90")
    bench.press("Enter")
    #expect(rest(bench)?.duration == 90)
    bench.press("r")
    bench.type("1:99")
    bench.press("Enter")
    #expect(bench.line(23).contains("“1:99” is not a time"))
  }

  @Test func `a length can hold for the rest of the exercise`() {
    var bench = Bench(Workouts.push())
    bench.press("r", "Tab")
    bench.type("180")
    bench.press("Enter")
    #expect(bench.live?.workout.blocks[0].restWork == 180)
    #expect(rest(bench)?.duration == 180)
    bench.press("Space")
    #expect(rest(bench)?.duration == 180)
  }

  @Test func `the end of a rest rings once and names the next set`() {
    var bench = Bench(Workouts.push())
    bench.wait(78)
    let alarms = bench.effects.compactMap { effect -> String? in
      switch effect {
      case .ring: "ring"
      case .notify(let title, let body): "\(title): \(body)"
      default: nil
      }
    }
    #expect(alarms == ["ring", "Rest is over: Next: Bench Press 100×5"])
    bench.wait(1)
    #expect(bench.effects.count == 3)
  }

  @Test func `a rest that ended while the program was away stays silent`() {
    var bench = Bench(Workouts.push())
    bench.wait(300)
    #expect(bench.effects.isEmpty)
    #expect(bench.line(2).contains("Rest over · +3:42"))
  }

  @Test func `the title tells the rest and the next set`() {
    var bench = Bench(Workouts.push())
    #expect(bench.app.title == "1:18 · Bench Press 100×5")
    bench.wait(90)
    #expect(bench.app.title == "+0:12 · Bench Press 100×5")
    bench.press("R")
    #expect(bench.app.title == "Bench Press 100×5")
  }
}
