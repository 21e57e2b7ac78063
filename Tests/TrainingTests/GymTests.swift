import Testing
import Training

@Suite struct GymTests {
  private func kg(_ number: Double) -> Weight { Weight(milli: Int(number * 1_000), unit: .kg) }
  private func lb(_ number: Int) -> Weight { Weight(milli: number * 1_000, unit: .lb) }

  private func exercise(_ name: String, _ equipment: String, increment: Int? = nil) -> Exercise {
    Exercise(id: ID(name), name: name, equipment: equipment, increment: increment)
  }

  private func preferences(_ lines: [(String, String)]) -> Preferences {
    var preferences = Preferences()
    for (key, value) in lines { #expect(preferences.set(value, for: key) == nil, "\(key) = \(value)") }
    return preferences
  }

  @Test func `a list holds counts, spans and units`() throws {
    let plates = try GymList.read("25x2 20x4, 1.25 45lbx2", unit: .kg)
    #expect(plates.map(\.weight) == [kg(25), kg(20), kg(1.25), lb(45)])
    #expect(plates.map(\.count) == [2, 4, 20, 2])
    #expect(try GymList.read("2-10/4 12.5", unit: .kg).map(\.weight) == [kg(2), kg(6), kg(10), kg(12.5)])
  }

  @Test(arguments: ["", "heavy", "20x", "20xfew", "10-2/2", "2-10/0", "-5", "1-9000/0.001"])
  func `a list that makes no sense is refused`(text: String) {
    #expect(throws: Reason.self) { try GymList.read(text, unit: .kg) }
  }

  @Test func `each gym has plates of its own, and the chosen one counts`() {
    var preferences = preferences([
      ("gym.home.plates", "20x2 10x2 5x2"), ("gym.home.bar", "15"), ("gym.home.collars", "5"),
      ("gym.plates", "25 20 15 10 5 2.5 1.25"), ("gym", "home"),
    ])
    let bench = exercise("Bench Press (Barbell)", "barbell")
    guard case .rack(let rack) = preferences.gymNow.loading(of: bench, unit: .kg) else {
      Issue.record("a barbell is loaded with plates")
      return
    }
    #expect(rack.plates(for: kg(80)).below.text() == "80 = 15 + 5 + 2×(20 · 10)")
    #expect(!rack.plates(for: kg(82.5)).isExact)
    preferences.gym = Gym.usual
    #expect(preferences.gymNow.loading(of: bench, unit: .kg).next(from: kg(80), up: true) == kg(82.5))
    #expect(preferences.gymNames == ["usual", "home"])
  }

  @Test func `the next weight is one that can be loaded`() {
    let home = preferences([("gym.home.plates", "20x2 10x2"), ("gym", "home")]).gymNow
    let bar = home.loading(of: exercise("Squat (Barbell)", "barbell"), unit: .kg)
    #expect(bar.next(from: nil, up: true) == kg(20))
    #expect(bar.next(from: kg(20), up: true) == kg(40))
    #expect(bar.next(from: kg(40), up: true) == kg(60))
    #expect(bar.next(from: kg(55), up: false) == kg(40))
    #expect(bar.next(from: kg(80), up: true) == kg(80))
    #expect(bar.next(from: kg(20), up: false) == kg(20))
  }

  @Test func `dumbbells and stacks are lists, an exercise's own before its equipment's`() {
    let gym = preferences([
      ("gym.dumbbells", "2-10/2 12.5 15"), ("gym.stack", "5-50/5"), ("gym.stack.leg press", "20-200/20"),
      ("gym.stack.cable", "3-30/3"),
    ]).gymNow
    let curl = gym.loading(of: exercise("Curl", "dumbbell"), unit: .kg)
    #expect(curl.next(from: kg(10), up: true) == kg(12.5))
    #expect(curl.next(from: kg(11), up: false) == kg(10))
    #expect(curl.neighbours(of: kg(11))?.below == kg(10))
    #expect(curl.neighbours(of: kg(11))?.above == kg(12.5))
    #expect(curl.neighbours(of: kg(12.5)) == nil)
    #expect(curl.decimals == 2)
    let press = gym.loading(of: exercise("Leg Press", "machine"), unit: .kg)
    #expect(press.next(from: kg(20), up: true) == kg(40))
    #expect(gym.loading(of: exercise("Fly", "machine"), unit: .kg).next(from: kg(20), up: true) == kg(25))
    #expect(gym.loading(of: exercise("Row", "cable"), unit: .kg).next(from: kg(3), up: true) == kg(6))
  }

  @Test func `another bar can be named for an equipment or an exercise`() {
    let gym = preferences([("gym.bar.ez bar", "10"), ("gym.bar.floor press", "15")]).gymNow
    #expect(gym.loading(of: exercise("Curl (EZ)", "ez bar"), unit: .kg).lightest == kg(10))
    #expect(gym.loading(of: exercise("Floor Press", "barbell"), unit: .kg).lightest == kg(15))
    #expect(gym.loading(of: exercise("Bench", "barbell"), unit: .kg).lightest == kg(20))
  }

  @Test func `without lines everything steps as its equipment usually does`() {
    let gym = Preferences().gymNow
    #expect(
      gym.loading(of: exercise("Bench", "barbell"), unit: .kg).next(from: kg(101), up: true) == kg(102.5))
    #expect(gym.loading(of: exercise("Bench", "barbell"), unit: .lb).next(from: lb(135), up: true) == lb(140))
    #expect(gym.loading(of: exercise("Curl", "dumbbell"), unit: .kg).next(from: kg(11), up: true) == kg(12))
    #expect(
      gym.loading(of: exercise("Row", "machine", increment: 7_000), unit: .kg).next(from: kg(7), up: true)
        == kg(14))
  }

  @Test(arguments: ["gym.home.plates", "gym.stack.leg press", "gym.home.bar.ez bar", "gym.collars"])
  func `a key of a gym is read and written alike`(key: String) {
    #expect(GymKey(key)?.text == key)
  }

  @Test(arguments: ["gym", "gym.home", "gym.my gym.plates", "gym.plates.bench", "rest.work"])
  func `other keys are none`(key: String) {
    #expect(GymKey(key) == nil)
  }

  @Test func `a wrong line changes nothing and says why`() {
    var preferences = Preferences()
    #expect(preferences.set("heavy", for: "gym.plates") == "“heavy” is not a number.")
    #expect(preferences.set("plates", for: "gym") == "“plates” is no name of a gym: write one word.")
    #expect(preferences == Preferences())
  }

  @Test func `warm-up sets are a scheme by name or rows of one's own`() throws {
    #expect(try WarmUpScheme.read("hevy") == WarmUpScheme.hevy)
    let own = try WarmUpScheme.read("bar x8, 50% x5; 75%x2")
    let rack = Loadable.plates(.usual(.kg))
    #expect(
      own.sets(for: kg(100), on: rack).map { "\($0.weight.number())x\($0.reps)" } == ["20x8", "50x5", "75x2"])
    let list = Loadable.list(FixedWeights([kg(10), kg(17.5), kg(25), kg(30)]))
    #expect(own.sets(for: kg(30), on: list).map { $0.weight.number() } == ["10", "17.5"])
    for text in ["", "bar", "50 x5", "120% x3", "40% x0", "x5"] {
      #expect(throws: Reason.self) { try WarmUpScheme.read(text) }
    }
  }
}
