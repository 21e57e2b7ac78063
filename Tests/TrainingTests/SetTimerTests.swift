import Testing

@testable import Training

@Suite struct SetTimerTests {
  private func at(_ seconds: Int) -> Moment { Moment(seconds: 1_000 + seconds) }

  private func timer(_ target: Int?, rounds: SetTimer.Rounds? = nil) -> SetTimer {
    SetTimer(
      set: ID("s1"), ready: 5, watch: Stopwatch().started(at: at(0)), target: target, rounds: rounds)
  }

  private func workout(_ timer: SetTimer?, sets: Int = 3) -> Workout {
    var workout = Workout(
      id: ID("w"), name: "Core", start: LocalMoment(moment: at(0), offset: 0),
      blocks: [
        Block(
          id: ID("b"), exercise: ID("plank"),
          sets: (1...sets).map { SetEntry(id: ID("s\($0)"), values: SetValues(duration: 40)) })
      ])
    workout.timer = timer
    return workout
  }

  @Test func `the get-ready comes first and does not count`() {
    let timer = timer(40)
    #expect(timer.readyLeft(at: at(2)) == 3)
    #expect(timer.elapsed(at: at(4)) == 0)
    #expect(timer.elapsed(at: at(15)) == 10)
    #expect(timer.remaining(at: at(15)) == 30)
    #expect(timer.remaining(at: at(50)) == -5)
  }

  @Test func `a clock set back counts nothing`() {
    #expect(timer(40).elapsed(at: at(-600)) == 0)
    #expect(timer(40).readyLeft(at: at(-600)) == 5)
  }

  @Test func `a paused time stands still and goes on from there`() {
    let paused = timer(nil).toggled(at: at(15))
    #expect(paused.elapsed(at: at(500)) == 10)
    #expect(paused.moment(of: 20) == nil)
    let resumed = paused.toggled(at: at(500))
    #expect(resumed.elapsed(at: at(507)) == 17)
    #expect(resumed.moment(of: 20) == at(510))
  }

  @Test func `it rings once at the start and once at the target, and never late`() {
    let timer = timer(40)
    let rung = (1...60).filter { timer.rings(lastLook: at($0 - 1), now: at($0)) }
    #expect(rung == [5, 45])
    #expect(!timer.rings(lastLook: at(10), now: at(90)))
  }

  @Test func `stretches ring every time and say where they are`() {
    let timer = timer(60, rounds: SetTimer.Rounds(mode: .every, following: 2))
    let rung = (1...200).filter { timer.rings(lastLook: at($0 - 1), now: at($0)) }
    #expect(rung == [5, 65, 125, 185])
    #expect(timer.stretch(at: at(70))?.number == 2)
    #expect(timer.stretch(at: at(70))?.left == 55)
    #expect(timer.stretch(at: at(190)) == nil)
  }

  @Test func `rounds that are over are done at their own seconds, however late one looks`() {
    let rounds = SetTimer.Rounds(mode: .work, off: 20, following: 2)
    let late = workout(timer(40, rounds: rounds)).advanced(to: at(500)) { _, _ in 90 }
    #expect(late.blocks[0].sets.map(\.completedAt) == [at(45), at(105), at(165)])
    #expect(late.blocks[0].sets.map(\.restTaken) == [nil, 20, 20])
    #expect(late.timer == nil)
    #expect(late.rest?.rest == Rest(startedAt: at(165), duration: 90))
    let stepped = (1...500).reduce(workout(timer(40, rounds: rounds))) { workout, second in
      workout.advanced(to: at(second)) { _, _ in 90 }
    }
    #expect(stepped == late)
  }

  @Test func `a set within stretches rests to the end of its own`() {
    let rounds = SetTimer.Rounds(mode: .every, following: 9)
    let every = workout(timer(60, rounds: rounds))
    #expect(every.restToNextStretch(after: ID("s1"), at: at(35)) == 30)
    #expect(workout(nil).restToNextStretch(after: ID("s1"), at: at(35)) == nil)
    let done = every.completing(ID("s1"), with: SetValues(reps: 10), at: at(35), rest: 30)
    #expect(done.timer == every.timer)
    let all = ["s2", "s3"].reduce(done) {
      $0.completing(ID($1), with: SetValues(reps: 9), at: at(90), rest: 0)
    }
    #expect(all.timer == nil)
  }

  @Test func `the rest before a timed set ends where the set began`() {
    var workout = workout(timer(nil)).completing(ID("s3"), with: SetValues(duration: 9), at: at(1), rest: 0)
    workout.timer = SetTimer(set: ID("s1"), ready: 5, watch: Stopwatch().started(at: at(60)))
    let done = workout.completing(ID("s1"), with: SetValues(duration: 45), at: at(110), rest: 0)
    #expect(done.set(ID("s1"))?.restTaken == 64)
    #expect(done.timer == nil)
  }

  @Test(arguments: [
    ("40s on 20s off x 8", RoundPlan(mode: .work, on: 40, off: 20, count: 8)),
    ("40s on 20s off × 8", RoundPlan(mode: .work, on: 40, off: 20, count: 8)),
    ("1:30 on x4", RoundPlan(mode: .work, on: 90, off: 0, count: 4)),
    ("40 on 20 off x 8", RoundPlan(mode: .work, on: 40, off: 20, count: 8)),
    ("emom 10", RoundPlan(mode: .every, on: 60, off: 0, count: 10)),
    ("every 90s x 6", RoundPlan(mode: .every, on: 90, off: 0, count: 6)),
  ])
  func `rounds are typed as they are said`(text: String, plan: RoundPlan) throws {
    #expect(try RoundPlan.read(text) == plan)
  }

  @Test(arguments: ["40s", "100x5", "12/10/8", ""])
  func `other entries are no rounds`(text: String) throws {
    #expect(try RoundPlan.read(text) == nil)
  }

  @Test(arguments: [
    ("40s on 20s off", "Something is missing after “40 s on 20 s off”."),
    ("emom", "Something is missing after “emom”."), ("emom 200", "One entry fills 1 to 99 sets."),
    ("40s on 20s off x 8 9", "“9” makes no sense there."),
  ])
  func `rounds that say too little or too much are refused with the reason`(text: String, sentence: String) {
    do throws(Reason) {
      let plan = try RoundPlan.read(text)
      Issue.record("\(text) was read as \(String(describing: plan))")
    } catch {
      #expect(error.sentence == sentence)
    }
  }
}
