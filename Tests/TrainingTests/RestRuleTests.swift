import Testing

@testable import Training

@Suite struct RestRuleTests {
  private let bench = Exercise(id: ID("bench"), name: "Bench")

  private func workout(_ sets: [SetEntry], edit: (inout Block) -> Void = { _ in }) -> Workout {
    var block = Block(id: ID("b"), exercise: ID("bench"), sets: sets)
    edit(&block)
    return Workout(
      id: ID("w"), name: "Push", start: LocalMoment(moment: Moment(seconds: 0), offset: 0), blocks: [block])
  }

  private func set(_ id: String, _ type: SetType = .work, planned: Int? = nil) -> SetEntry {
    SetEntry(id: ID(id), type: type, planned: SetValues(reps: planned))
  }

  private func preferences(_ edit: (inout Preferences) -> Void = { _ in }) -> Preferences {
    var preferences = Preferences()
    edit(&preferences)
    return preferences
  }

  @Test func `the nearest length counts: workout, exercise, default, warm-ups apart`() {
    let plain = workout([set("w", .warmup), set("s")])
    var own = bench
    #expect(plain.restLength(after: ID("s"), exercise: own, preferences()) == 120)
    #expect(plain.restLength(after: ID("w"), exercise: own, preferences()) == 60)
    own.restWork = 180
    own.restWarmup = 45
    #expect(plain.restLength(after: ID("s"), exercise: own, preferences()) == 180)
    #expect(plain.restLength(after: ID("w"), exercise: own, preferences()) == 45)
    let here = workout([set("w", .warmup), set("s")]) { $0.restWork = 240 }
    #expect(
      here.restRule(after: ID("s"), exercise: own, preferences()) == RestRule(seconds: 240, source: .workout))
    #expect(here.restLength(after: ID("w"), exercise: own, preferences()) == 45)
    own.restWork = 0
    #expect(plain.restLength(after: ID("s"), exercise: own, preferences()) == 0)
  }

  @Test func `there is none before a drop set, and none at all when rests do not start by themselves`() {
    let drop = workout([set("s"), set("d", .drop)])
    #expect(drop.restRule(after: ID("s"), exercise: bench, preferences()).source == .beforeDrop)
    #expect(drop.restLength(after: ID("d"), exercise: bench, preferences()) == 120)
    #expect(drop.restLength(after: ID("d"), exercise: bench, preferences { $0.startsRest = false }) == 0)
  }

  @Test func `a failed set rests longer where that is wanted, and says so`() {
    let longer = preferences { $0.restFailed = 300 }
    let sets = workout([set("s", planned: 5), set("f", .failure)])
    let missed = SetValues(reps: 4)
    #expect(sets.restLength(after: ID("s"), with: missed, exercise: bench, preferences()) == 120)
    #expect(
      sets.restRule(after: ID("s"), with: missed, exercise: bench, longer)
        == RestRule(seconds: 300, source: .failed))
    #expect(sets.restLength(after: ID("s"), with: SetValues(reps: 5), exercise: bench, longer) == 120)
    #expect(sets.restLength(after: ID("f"), exercise: bench, longer) == 300)
    var slow = bench
    slow.restWork = 360
    #expect(sets.restLength(after: ID("f"), exercise: slow, longer) == 360)
    slow.restWork = 0
    #expect(sets.restLength(after: ID("f"), exercise: slow, longer) == 0)
  }

  @Test func `a superset rests between its exercises and after the round, each with its own length`() {
    var both = workout([set("a")]) { $0.superset = 1 }
    both.blocks.append(Block(id: ID("c"), exercise: ID("row"), superset: 1, sets: [set("b")]))
    #expect(both.restLength(after: ID("a"), exercise: bench, preferences()) == 0)
    #expect(both.restLength(after: ID("b"), exercise: nil, preferences()) == 120)
    let timed = preferences {
      $0.restBetween = 15
      $0.restRound = 90
    }
    #expect(both.restRule(after: ID("a"), exercise: bench, timed) == RestRule(seconds: 15, source: .between))
    #expect(both.restRule(after: ID("b"), exercise: nil, timed) == RestRule(seconds: 90, source: .round))
    var own = bench
    own.restWork = 200
    #expect(both.restLength(after: ID("b"), exercise: own, timed) == 200)
  }

  @Test func `the end is told by how long the sets took before`() {
    func session(_ rests: [Int?]) -> ExercisePast {
      let sets = rests.enumerated().map {
        SetEntry(id: ID("p\($0.offset)"), completion: .done(at: nil), restTaken: $0.element)
      }
      let start = LocalMoment(moment: Moment(seconds: -700_000), offset: 0)
      return ExercisePast(sessions: [Session(workout: ID("p"), workoutName: "Push", start: start, sets: sets)]
      )
    }
    var running = workout([set("s1"), set("s2"), set("s3")])
    let past = [bench.id: session([nil, 150, 170, 160])]
    #expect(Forecast(running, past: past, at: Moment(seconds: 10))?.left == 480)
    running = running.completing(ID("s1"), with: SetValues(reps: 5), at: Moment(seconds: 100), rest: 120)
    #expect(Forecast(running, past: past, at: Moment(seconds: 160))?.left == 260)
    #expect(Forecast(running, past: past, at: Moment(seconds: 900))?.left == 160)
    #expect(Forecast(running, past: [bench.id: session([150, 160])], at: Moment(seconds: 10)) == nil)
    #expect(Forecast(workout([]), past: past, at: Moment(seconds: 10)) == nil)
  }

  @Test func `a superset's own rests count before the settings, an exercise's before the round's`() {
    var both = workout([set("a1"), set("a2"), set("a3")]) { $0.superset = 1 }
    both.blocks.append(Block(id: ID("c"), exercise: ID("row"), superset: 1, sets: [set("b1"), set("b2")]))
    both = both.resting(SupersetRests(between: 20, round: 75), inSupersetOf: 1)
    let timed = preferences {
      $0.restBetween = 15
      $0.restRound = 90
    }
    #expect(both.restRule(after: ID("a1"), exercise: bench, timed) == RestRule(seconds: 20, source: .between))
    #expect(both.restRule(after: ID("b1"), exercise: nil, timed) == RestRule(seconds: 75, source: .round))
    var own = bench
    own.restWork = 200
    #expect(both.restLength(after: ID("b1"), exercise: own, timed) == 200)
    #expect(both.restRule(after: ID("a3"), exercise: bench, timed).source == .round)
    let late = both.completing(ID("b1"), with: SetValues(reps: 5), at: Moment(seconds: 9), rest: 0)
    #expect(late.restRule(after: ID("a1"), exercise: bench, timed).source == .round)
    both.blocks[1].superset = nil
    #expect(both.restLength(after: ID("b1"), exercise: nil, timed) == 120)
  }

  @Test(
    arguments: [
      ("15 / 2:00", 15, 120), ("15/120", 15, 120), ("15 2:00", 15, 120), (" / 90 s", nil, 90),
      ("0 /", 0, nil),
      ("off / 1:30", 0, 90), ("", nil, nil), (" / ", nil, nil),
    ] as [(String, Int?, Int?)])
  func `both rests of a superset are typed at once`(text: String, between: Int?, round: Int?) throws {
    let rests = try SupersetRests(text)
    #expect(rests == SupersetRests(between: between, round: round))
    #expect(try SupersetRests(rests.text) == rests)
  }

  @Test(arguments: ["90", "soon / 90", "1 / 2 / 3", "15 / 2:00:00", "-5 / 3"])
  func `other texts are no rests of a superset`(text: String) {
    #expect(throws: Reason.self) { try SupersetRests(text) }
  }

  @Test func `who joins a plan by hand may write the rests once`() {
    var plan = workout([set("a")]) { $0.superset = 1 }
    plan.blocks[0].supersetRests = SupersetRests(round: 90)
    plan.blocks.append(Block(id: ID("c"), exercise: ID("row"), superset: 1))
    plan.blocks.append(Block(id: ID("d"), exercise: ID("row"), superset: 2))
    #expect(plan.sharingSupersetRests.blocks.map(\.supersetRests.round) == [90, 90, nil])
  }
}
