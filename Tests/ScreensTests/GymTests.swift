import Canvas
import Testing
import Training

@testable import Screens

@Suite struct GymTests {
  private func preferences(_ lines: [String: String]) -> Preferences {
    var preferences = Preferences()
    for (key, value) in lines { #expect(preferences.set(value, for: key) == nil) }
    return preferences
  }

  private let curl = Exercise(id: ID("curl"), name: "Curl (Dumbbell)", equipment: "dumbbell")

  @Test func `the plate line, the sheet and the steps follow the gym`() {
    let home = preferences(["gym.home.plates": "20x4 10x2", "gym.home.bar": "15", "gym": "home"])
    var bench = Bench(Workouts.one(Workouts.bench, previous: Workouts.values(75, 5)), preferences: home)
    #expect(bench.text.contains("75 = 15 + 2×(20 · 10)"))
    bench.press("+")
    #expect(bench.live?.workout.blocks[0].sets[0].values.weight == Workouts.kg(95))
    bench.press("i")
    #expect(bench.text.contains("bar 15 kg"))
    bench.press("Esc", "+")
    #expect(bench.live?.workout.blocks[0].sets[0].values.weight == Workouts.kg(115))
    bench.press("+")
    #expect(bench.line(23).contains("115 kg is the heaviest there is here."))
  }

  @Test func `a weight that cannot be loaded shows both neighbours`() {
    var bench = Bench(Workouts.one(Workouts.bench))
    bench.type("101x5")
    bench.press("Tab")
    #expect(bench.text.contains("101 → 100 / 102.5"))
    var narrow = Bench(Workouts.one(Workouts.bench), columns: 40, rows: 20)
    narrow.type("101x5")
    narrow.press("Tab")
    #expect(narrow.text.contains("101 → 100 / 102.5"))
  }

  @Test func `dumbbells step through those there are`() {
    let gym = preferences(["gym.dumbbells": "4-12/4 14 17.5"])
    var bench = Bench(Workouts.one(curl, previous: Workouts.values(12, 10)), preferences: gym)
    bench.press("+", "+")
    #expect(bench.live?.workout.blocks[0].sets[0].values.weight == Workouts.kg(17.5))
    bench.type("15")
    bench.press("Tab")
    #expect(bench.text.contains("15 → 14 / 17.5"))
    bench.press("i")
    #expect(bench.text.contains("4 kg · 8 kg · 12 kg · 14 kg · 17.5 kg"))
  }

  @Test func `warm-up sets follow the scheme and the plates`() {
    let own = preferences(["warmup.scheme": "bar x8, 50% x5", "gym.plates": "20x4 10x2"])
    var bench = Bench(Workouts.one(Workouts.bench, previous: Workouts.values(100, 5)), preferences: own)
    bench.press("W")
    let warmups = bench.live?.workout.blocks[0].sets.prefix(2).map(\.planned)
    #expect(warmups == [Workouts.values(20, 8), Workouts.values(40, 5)])
  }

  @Test func `the gym is chosen behind a colon`() {
    let two = preferences(["gym.home.plates": "20x4"])
    var bench = Bench(Workouts.push(), preferences: two)
    bench.press(":")
    bench.type("gym home")
    bench.press("Enter")
    let asked = bench.effects.compactMap { effect -> String? in
      if case .prefer(let key, let value) = effect { "\(key) = \(value)" } else { nil }
    }
    #expect(asked == ["gym = home"])
    bench.press(":")
    bench.type("gym")
    bench.press("Enter")
    #expect(bench.text.contains("usual") && bench.text.contains("home"))
  }
}

@Suite struct RestChoiceTests {
  @Test func `a failed set rests longer and the sheet says why`() {
    var preferences = Preferences()
    preferences.restFailed = 300
    var bench = Bench(Workouts.push(), preferences: preferences)
    bench.press("f", "Space")
    #expect(bench.live?.workout.rest?.rest.duration == 300)
    bench.press("r")
    #expect(bench.text.contains("5:00 after a failed set, your setting"))
  }

  @Test func `the rest taken is shown with its set`() {
    var bench = Bench(Workouts.push())
    bench.wait(60)
    bench.press("Space", "Up")
    #expect(bench.text.contains("rested 1:42"))
    bench.press("r")
    #expect(bench.text.contains("Rested 1:42 before"))
  }

  @Test func `by earlier rests the sheet and the header tell when the workout is over`() {
    var content = Workouts.push()
    #expect(!Bench(content).text.contains("done by"))
    for index in content.past[Workouts.bench.id]?.sessions[0].sets.indices ?? 0..<0 {
      content.past[Workouts.bench.id]?.sessions[0].sets[index].restTaken = 150
    }
    var bench = Bench(content)
    #expect(bench.line(1).contains("done by 19:53"))
    bench.press("r")
    #expect(bench.text.contains("Next  Bench Press 100×5"))
    #expect(bench.text.contains("done by 19:53"))
  }
}

@Suite struct DoubtTests {
  @Test func `an unlikely weight is kept and waits for Space`() {
    var bench = Bench(Workouts.push())
    bench.type("1000x5")
    bench.press("Enter")
    let set = { (bench: Bench) in bench.live?.workout.blocks[0].sets[2] }
    #expect(set(bench)?.isCompleted == true)
    #expect(set(bench)?.isSuspicious == true)
    #expect(bench.text.contains("1000 kg is far above your most here, 97.5 kg."))
    bench.press("Space")
    #expect(set(bench)?.isSuspicious == false)
    #expect(set(bench)?.isCompleted == true)
    #expect(bench.saved.last == "Confirmed set 2 of Bench Press (Barbell)")
    bench.press("Space")
    #expect(set(bench)?.isCompleted == false)
  }

  @Test func `corrected it is doubted no more`() {
    var bench = Bench(Workouts.push())
    bench.type("1000x5")
    bench.press("Enter")
    bench.type("100x5")
    bench.press("Tab")
    #expect(bench.live?.workout.blocks[0].sets[2].isSuspicious == false)
  }
}

@Suite struct YearBestTests {
  @Test func `the best of the year has a flag of its own`() {
    var content = Workouts.push()
    content.yearBests = [ID("b1"): content.badges[ID("b1")] ?? []]
    content.badges = [:]
    let bench = Bench(content)
    #expect(bench.text.contains("YR 1RM 117"))
    #expect(bench.text.contains("BEST OF THE YEAR · EST. 1RM 117") || bench.text.contains("Best of the year"))
  }
}
