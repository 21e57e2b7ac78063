import Testing
import Training

@Test func `a run of weeks stands while this one is open and grows when it is met`() {
  let open = WeekStreak(daysPerWeek: [3, 3, 3, 3, 0])
  #expect(open.goal == 3 && open.weeks == 4 && open.state == .inProgress && open.remaining == 3)
  let met = WeekStreak(daysPerWeek: [3, 3, 3, 3, 3])
  #expect(met.weeks == 5 && met.state == .secured && met.remaining == 0)
  let broken = WeekStreak(daysPerWeek: [5, 5, 0, 0])
  #expect(broken.weeks == 0 && broken.state == .none)
  #expect(WeekStreak(daysPerWeek: []).goal == 1)
  #expect(WeekStreak(daysPerWeek: [3, 4, 4, 3, 0]).goal == 3)
  #expect(WeekStreak(daysPerWeek: [2, 2, 0], goal: 4).weeks == 0)
}

@Test func `more in the running week never breaks a streak`() {
  for days in 0...7 {
    #expect(WeekStreak(daysPerWeek: [3, 3, 3, days]).weeks >= 3)
    #expect(WeekStreak(daysPerWeek: [3, 3, 3, days]).goal == 3)
  }
}

@Test func `weeks are counted from the days trained, two sessions a day being one`() {
  let today = Day(iso: "2026-07-08") ?? Day(number: 0)
  let days = [-1, -1, -8, -9, -15, -16].map { today + $0 }
  let streak = WeekStreak(days: days, today: today, goal: 2)
  #expect(streak.weeks == 2 && streak.state == .inProgress && streak.remaining == 1)
  #expect(WeekStreak(days: [], today: today).state == .none)
  #expect(WeekStreak(days: [today + 30], today: today).weeks == 0)
}

@Test func `a run of days ends today or yesterday`() {
  let today = Day(number: 20_000)
  func streak(_ ago: [Int]) -> [Int] {
    let streak = DayStreak(days: ago.map { today + -$0 }, today: today)
    return [streak.current, streak.longest]
  }
  #expect(streak([3, 2, 1]) == [3, 3])
  #expect(streak([4, 3, 2]) == [0, 3])
  #expect(streak([10, 9, 8, 1, 0, 1]) == [2, 3])
  #expect(streak([]) == [0, 0])
}

@Test func `helping muscles count half and warm-ups not at all`() {
  var week = WeeklySets()
  week.add(sets: 3, primary: ["chest"], secondary: ["triceps", "front delts", "chest"])
  #expect(week.text("chest") == "3")
  #expect(week.text("triceps") == "1.5")
  #expect(week.text("quads") == "0")
  #expect(SetType.allCases.filter(\.counts) == [.work, .drop, .failure])
  #expect(SetType.allCases.map(\.marker) == [nil, "W", "D", "F"])
}

@Test func `a week is below, within or above its band, ends included`() {
  let band = VolumeBand()
  #expect(
    [18, 20, 40, 41].map { band.place(halves: $0).rawValue } == ["below", "within", "within", "above"])
}

@Test func `a total is scored against the body weight`() throws {
  func points(_ score: StrengthScore, _ total: Double, _ bodyweight: Double, _ sex: StrengthScore.Sex)
    throws -> Double
  {
    try #require(score.points(total: Load(kg(total)), bodyweight: kg(bodyweight), sex: sex))
  }
  #expect(abs(try points(.dots, 500, 100, .male) - 307.758) < 0.01)
  #expect(abs(try points(.dots, 300, 60, .female) - 332.564) < 0.01)
  #expect(abs(try points(.wilks2020, 300, 60, .female) - 395.71) < 0.01)
  #expect(try points(.wilks2020, 500, 250, .male) == points(.wilks2020, 500, 200.95, .male))
  #expect(try points(.dots, 500, 210, .male) == points(.dots, 500, 300, .male))
  #expect(StrengthScore.dots.points(total: Load(kg(500)), bodyweight: kg(0), sex: .male) == nil)
  #expect(StrengthScore.ipfGL.points(total: Load(kg(100)), bodyweight: kg(34), sex: .male) == nil)
  let equipped = StrengthScore.ipfGL.points(
    total: Load(kg(1_035)), bodyweight: kg(92.04), sex: .male, equipment: .equipped)
  #expect(abs((equipped ?? 0) - 112.85) < 0.01)
}
