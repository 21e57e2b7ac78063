import Testing

@testable import Training

@Suite struct TurnsTests {
  /// A superset of members told by their sets: `W 1 D`.
  private func superset(_ members: [String]) -> Workout {
    let blocks = members.enumerated().map { index, kinds in
      Block(
        id: ID("b\(index)"), exercise: ID("e\(index)"), superset: 1,
        sets: kinds.enumerated().map { number, kind in
          SetEntry(
            id: ID("\(index)\(number)"), type: kind == "W" ? .warmup : kind == "D" ? .drop : .work)
        })
    }
    return Workout(
      id: ID("w"), name: "Push", start: LocalMoment(moment: Moment(seconds: 0), offset: 0), blocks: blocks)
  }

  /// The order as letters and the markers of the sets: `AW A1 B1`.
  private func order(_ members: String...) -> String {
    let workout = superset(members)
    return workout.order.map { "AB".map(String.init)[$0.block] + workout.blocks[$0.block].markers[$0.set] }
      .joined(separator: " ")
  }

  @Test func `rounds of a superset count working sets`() {
    #expect(order("11", "11") == "A1 B1 A2 B2")
    #expect(order("W11", "11") == "AW A1 B1 A2 B2")
    #expect(order("11", "WW11") == "BW BW A1 B1 A2 B2")
    #expect(order("W11", "W1") == "AW BW A1 B1 A2")
    #expect(order("1D1", "11") == "A1 AD B1 A2 B2")
    #expect(order("1W1", "11W") == "A1 B1 AW A2 B2 BW")
    #expect(order("WW", "1", "") == "AW AW B1")
    #expect(order("D", "1") == "AD B1")
  }

  @Test func `a warm-up rests as one, and the rest between exercises comes within a round`() {
    let workout = superset(["W11", "11"])
    var preferences = Preferences()
    preferences.restBetween = 15
    preferences.restRound = 90
    let rests = workout.order.map { place in
      workout.restRule(after: workout.blocks[place.block].sets[place.set].id, exercise: nil, preferences)
        .seconds
    }
    #expect(rests == [preferences.restWarmup, 15, 90, 15, 90])
  }
}

@Suite struct ShownValuesTests {
  private func set(_ id: String, _ kilograms: Int) -> SetEntry {
    SetEntry(
      id: ID(id), values: SetValues(weight: Weight(milli: kilograms * 1_000, unit: .kg), reps: 5),
      completion: .done(at: nil))
  }

  @Test func `an exercise that stands twice goes on in its past where the first one ends`() {
    let start = LocalMoment(moment: Moment(seconds: 0), offset: 0)
    let bench = ID<Exercise>("bench")
    let past = ExercisePast(
      sessions: [
        Session(workout: ID("p"), workoutName: "Push", start: start, sets: [set("1", 100), set("2", 70)])
      ])
    let workout = Workout(
      id: ID("w"), name: "Push", start: start,
      blocks: ["a", "b"].map { Block(id: ID($0), exercise: bench, sets: [SetEntry(id: ID("s" + $0))]) })
    let shown = [0, 1].map {
      workout.shownValues(of: $0, past: past, kind: .weightReps, prefill: .ghost)[0].weight?.milli
    }
    #expect(shown == [100_000, 70_000])
  }
}

@Suite struct RestRevivalTests {
  private let first = ID<SetEntry>("s1")
  private let second = ID<SetEntry>("s2")
  private let third = ID<SetEntry>("s3")

  private func at(_ seconds: Int) -> Moment { Moment(seconds: seconds) }

  private func revived(_ workout: Workout, since done: Set<ID<SetEntry>>, at seconds: Int) -> RunningRest? {
    workout.revivedRest(sinceDone: done, exercises: [:], Preferences(), at: at(seconds))
  }

  @Test func `the clock of a set that is opened again goes on, unless its round is over or it is long ago`() {
    let block = Block(id: ID("b"), exercise: ID("plank"), sets: [first, second].map { SetEntry(id: $0) })
    let open = Workout(
      id: ID("w"), name: "Core", start: LocalMoment(moment: at(0), offset: 0), blocks: [block])
    let hold = open.timing(first, ready: 5, target: 60, at: at(100)).timer
    guard let hold else { return #expect(Bool(false)) }
    let stopped = StoppedTimer(hold, at: at(145))
    #expect(open.revived(stopped, at: at(150)) == hold)
    // A hold goes on past its target, a round by the clock does not.
    #expect(open.revived(stopped, at: at(200)) == hold)
    var round = hold
    round.rounds = SetTimer.Rounds(mode: .work, off: 20, following: 0)
    #expect(open.revived(StoppedTimer(round, at: at(145)), at: at(150)) == round)
    #expect(open.revived(StoppedTimer(round, at: at(165)), at: at(170)) == nil)
    #expect(open.revived(stopped, at: at(206)) == nil)
    #expect(open.revived(stopped, at: at(140)) == nil)
    let done = open.completing(first, with: SetValues(duration: 40), at: at(145), rest: 0)
    #expect(done.revived(stopped, at: at(150)) == nil)
    #expect(open.timing(second, ready: 5, target: nil, at: at(148)).revived(stopped, at: at(150)) == nil)
  }

  @Test func `undo and redo within rounds by the clock keep to the rounds`() {
    let values = SetValues(weight: Weight(milli: 100_000, unit: .kg), reps: 5)
    let block = Block(
      id: ID("b"), exercise: ID("bench"), sets: [first, second, third].map { SetEntry(id: $0) })
    let started = Workout(
      id: ID("w"), name: "Push", start: LocalMoment(moment: at(0), offset: 0), blocks: [block])
    let running = started.completing(first, with: values, at: at(100), rest: 120)
      .timing(second, ready: 5, target: 8, rounds: SetTimer.Rounds(mode: .every, following: 1), at: at(101))
    let done = running.completing(second, with: values, at: at(107), rest: 7)
    // Undone, the round's clock stands there, not the rest of a set before it.
    #expect(revived(running, since: done.doneSets, at: 108) == nil)
    #expect(running.timer?.stretch(at: at(108))?.number == 1)
    // Done again, the rest lasts to the end of its round.
    var redone = done
    redone.rest = nil
    #expect(
      revived(redone, since: running.doneSets, at: 109)
        == RunningRest(set: second, rest: Rest(startedAt: at(107), duration: 7)))
    #expect(revived(redone, since: running.doneSets, at: 120) == nil)
    // Without a clock the usual rest goes on.
    #expect(revived(redone.untimed(), since: running.doneSets, at: 120)?.rest.duration == 120)
  }
}
