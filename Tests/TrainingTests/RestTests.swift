import Testing
import Training

private func at(_ seconds: Int) -> Moment { Moment(seconds: 1_000 + seconds) }
private let twoMinutes = Rest(startedAt: at(0), duration: 120)

@Test func `a rest counts down and past its end`() {
  #expect(twoMinutes.remaining(at: at(42)) == 78)
  #expect(twoMinutes.remaining(at: at(120)) == 0)
  #expect(twoMinutes.overrun(at: at(162)) == 42)
  #expect(twoMinutes.overrun(at: at(60)) == 0)
  #expect(twoMinutes.fraction(at: at(30)) == 0.25)
  #expect(twoMinutes.fraction(at: at(500)) == 1)
  #expect(Rest(startedAt: at(0), duration: 0).isOver(at: at(0)))
}

@Test func `a clock set back does not lengthen the rest`() {
  #expect(twoMinutes.remaining(at: at(-3_600)) == 120)
}

@Test func `leaving and coming back changes nothing`() {
  var rest = twoMinutes
  for _ in 0..<8 {
    rest = Rest(
      startedAt: rest.startedAt, duration: rest.duration, pausedAt: rest.pausedAt, banked: rest.banked)
  }
  #expect(rest == twoMinutes)
  #expect(rest.deadline == at(120))
}

@Test func `a paused rest stands still`() {
  let paused = twoMinutes.paused(at: at(30)).paused(at: at(50))
  #expect(paused.remaining(at: at(90)) == 90)
  #expect(paused.deadline == nil)
  let resumed = paused.resumed(at: at(90)).resumed(at: at(95))
  #expect(resumed.remaining(at: at(100)) == 80)
  #expect(resumed.deadline == at(180))
}

@Test func `fifteen seconds more or less stop at over`() {
  #expect(twoMinutes.adjusted(by: 15, at: at(10)).remaining(at: at(10)) == 125)
  #expect(twoMinutes.adjusted(by: -15, at: at(10)).remaining(at: at(10)) == 95)
  #expect(twoMinutes.adjusted(by: -15, at: at(110)).remaining(at: at(110)) == 0)
  #expect(twoMinutes.adjusted(by: -15, at: at(150)).overrun(at: at(150)) == 30)
  #expect(twoMinutes.adjusted(by: 15, at: at(150)).overrun(at: at(150)) == 15)
}

@Test func `the alarm rings once and not when it is late`() {
  #expect(!twoMinutes.rings(lastLook: at(118), now: at(119)))
  #expect(twoMinutes.rings(lastLook: at(119), now: at(120)))
  #expect(!twoMinutes.rings(lastLook: at(120), now: at(121)))
  #expect(twoMinutes.rings(lastLook: at(60), now: at(125)))
  #expect(!twoMinutes.rings(lastLook: at(60), now: at(126)))
  #expect(!twoMinutes.paused(at: at(30)).rings(lastLook: at(119), now: at(120)))
}

@Test func `a stopwatch adds its stretches`() {
  let first = Stopwatch().started(at: at(0)).stopped(at: at(60))
  let second = first.started(at: at(90)).started(at: at(95))
  #expect(second.elapsed(at: at(120)) == 90)
  #expect(second.reanchored(at: at(100)).elapsed(at: at(120)) == 90)
  #expect(first.reanchored(at: at(100)).elapsed(at: at(120)) == 60)
  #expect(Stopwatch(banked: 30).started(at: at(0)).elapsed(at: at(15)) == 45)
  #expect(second.elapsed(at: at(0)) == 60)
}
