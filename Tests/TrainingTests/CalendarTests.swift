import Testing
import Training

private func day(_ iso: String) -> Day { Day(iso: iso) ?? Day(number: .min) }

@Test(arguments: [
  ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-27", 20_784),
  ("1900-03-01", -25_508),
  ("0000-01-01", -719_528), ("9999-12-31", 2_932_896),
])
func `a date and its number`(iso: String, number: Int) {
  #expect(day(iso).number == number)
  #expect(Day(number: number).iso == iso)
}

@Test func `every day of four centuries comes back from its date`() {
  for number in stride(from: -25_567, to: 120_000, by: 1) {
    let civil = Day(number: number).civil
    if Day(year: civil.year, month: civil.month, day: civil.day)?.number != number {
      Issue.record("day \(number)")
    }
  }
}

@Test(arguments: [
  "2025-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "26-04-01", "2026-4-1", "2026-04-01T", "٢٠٢٦-04-01",
])
func `a date that does not exist is none`(text: String) {
  #expect(Day(iso: text) == nil)
}

@Test func `a day is written for people`() {
  #expect(day("2026-11-27").text == "Fri 27 Nov 2026")
  #expect(day("2026-03-12").shortText == "12 Mar")
  #expect(day("2026-09-13").weekday == .sunday)
  #expect(day("1970-01-01").weekday == .thursday)
  #expect(day("1969-12-28").weekday == .sunday)
}

@Test(arguments: [
  ("2026-04-29", "2026-W18"), ("2027-01-01", "2026-W53"), ("2026-01-01", "2026-W01"),
  ("2024-12-30", "2025-W01"), ("2021-01-03", "2020-W53"),
])
func `a day lies in its ISO week`(iso: String, week: String) {
  #expect(day(iso).isoWeekText == week)
}

@Test func `a week starts on the chosen day`() {
  #expect(day("2026-09-13").startOfWeek().iso == "2026-09-07")
  #expect(day("2026-09-13").startOfWeek(firstWeekday: .sunday).iso == "2026-09-13")
  #expect(day("2026-09-12").startOfWeek(firstWeekday: .sunday).iso == "2026-09-06")
  #expect(day("2026-09-07").startOfWeek(firstWeekday: .saturday).iso == "2026-09-05")
}

@Test func `a workout belongs to the local day of its start`() {
  // 2026-05-17 19:25 UTC is the 18th, 00:55, in India, and the 17th, 15:25, in New York.
  let moment = Moment(seconds: day("2026-05-17").number * 86_400 + 19 * 3_600 + 25 * 60)
  #expect(LocalMoment(moment: moment, offset: 19_800).day.iso == "2026-05-18")
  #expect(LocalMoment(moment: moment, offset: 19_800).secondOfDay == 55 * 60)
  #expect(LocalMoment(moment: moment, offset: -14_400).day.iso == "2026-05-17")
  let lateStart = Moment(seconds: day("2026-12-31").number * 86_400 + 23 * 3_600 + 30 * 60)
  #expect((lateStart + 45 * 60) - lateStart == 2_700)
}

@Test func `days as lived make the streak, whatever the zone`() {
  let monday = LocalMoment(
    moment: Moment(seconds: day("2026-09-08").number * 86_400 + 3_600), offset: -18_000)
  let tuesday = LocalMoment(
    moment: Moment(seconds: day("2026-09-09").number * 86_400 + 4 * 3_600), offset: -28_800)
  #expect([monday.day.iso, tuesday.day.iso] == ["2026-09-07", "2026-09-08"])
  #expect(DayStreak(days: [monday.day, tuesday.day], today: tuesday.day).current == 2)
}
