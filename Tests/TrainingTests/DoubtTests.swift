import Testing
import Training

@Suite struct DoubtTests {
  private func kg(_ number: Int) -> Weight { Weight(milli: number * 1_000, unit: .kg) }

  private func past(_ values: SetValues...) -> ExercisePast {
    let sets = values.enumerated().map {
      SetEntry(id: ID("p\($0.offset)"), values: $0.element, completion: .done(at: nil))
    }
    return ExercisePast(
      sessions: [
        Session(
          workout: ID("w"), workoutName: "Push", start: LocalMoment(moment: Moment(seconds: 0), offset: 0),
          sets: sets)
      ])
  }

  @Test func `ten times the weight is doubted, progress is not`() {
    let before = past(SetValues(weight: kg(100), reps: 5))
    let typed = SetValues(weight: kg(1_000), reps: 5)
    #expect(Doubt(typed, past: before)?.sentence(of: typed) == "1000 kg is far above your most here, 100 kg")
    #expect(Doubt(SetValues(weight: kg(130), reps: 5), past: before) == nil)
    #expect(Doubt(SetValues(weight: kg(200), reps: 1), past: before) == nil)
  }

  @Test func `light weights may double`() {
    #expect(Doubt(SetValues(weight: kg(10), reps: 12), past: past(SetValues(weight: kg(4), reps: 12))) == nil)
  }

  @Test func `pounds typed for kilograms of a heavy lift are no doubt, units are compared exactly`() {
    let before = past(SetValues(weight: kg(100), reps: 5))
    #expect(Doubt(SetValues(weight: Weight(milli: 225_000, unit: .lb), reps: 5), past: before) == nil)
  }

  @Test func `reps, time and distance have their own measure`() {
    #expect(Doubt(SetValues(reps: 120), past: past(SetValues(reps: 12)))?.field == .reps)
    #expect(Doubt(SetValues(reps: 36), past: past(SetValues(reps: 12))) == nil)
    #expect(Doubt(SetValues(duration: 5_400), past: past(SetValues(duration: 90)))?.field == .duration)
    #expect(Doubt(SetValues(duration: 300), past: past(SetValues(duration: 60))) == nil)
    let run = SetValues(distance: Distance(milli: 5_000, unit: .km))
    #expect(
      Doubt(SetValues(distance: Distance(milli: 50_000, unit: .km)), past: past(run))?.field == .distance)
    #expect(Doubt(SetValues(distance: Distance(milli: 10_000, unit: .km)), past: past(run)) == nil)
  }

  @Test func `a first time is doubted beyond what anybody lifts`() {
    for past in [nil, ExercisePast()] {
      let typed = SetValues(weight: kg(99_999), reps: 99_999)
      #expect(
        Doubt(typed, past: past)?.sentence(of: typed) == "99999 kg is above 500 kg, and nothing came before")
      #expect(Doubt(SetValues(weight: kg(500), reps: 500), past: past) == nil)
      #expect(Doubt(SetValues(weight: Weight(milli: 1_102_000, unit: .lb), reps: 1), past: past) == nil)
      #expect(Doubt(SetValues(weight: kg(501), reps: 1), past: past)?.field == .weight)
      #expect(Doubt(SetValues(reps: 501), past: past)?.field == .reps)
      #expect(Doubt(SetValues(duration: 86_401), past: past)?.field == .duration)
      #expect(Doubt(SetValues(distance: Distance(milli: 100_001, unit: .km)), past: past)?.field == .distance)
      #expect(Doubt(SetValues(duration: 86_400), past: past) == nil)
    }
  }

  @Test func `what waits for a confirmation tells nothing about a first time, a heavy past does`() {
    var before = past(SetValues(weight: kg(600), reps: 5))
    #expect(Doubt(SetValues(weight: kg(650), reps: 5), past: before) == nil)
    before.sessions[0].sets[0].isSuspicious = true
    #expect(Doubt(SetValues(weight: kg(650), reps: 5), past: before)?.isFirst == true)
  }
}
